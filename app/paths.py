"""Paths on this computer: the data folder and the names inside it.

Called by the runtime, the command line and the window. Knows file names only, not what is in the files.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from storage.database import os_errors
from storage.database.busy_files import replace_file
from storage.database.fsync import sync_folder, write_all
from storage.database.private_files import FILE, make_folder
from storage.errors import HomeMissing

FOR_OTHERS = 0o644
"""Mode of a file that a person asked for, to be handed on."""
APP_NAME = "Counterfoil"
APP_ID = "app.counterfoil.Counterfoil"
"""The program's identifier with every system, for ever: settings, permissions and menu entries are kept under it."""
ENVIRONMENT_NAME = "COUNTERFOIL_DATA"
STATE_ENVIRONMENT_NAME = "COUNTERFOIL_STATE"
SETTINGS_FILE = "settings.toml"
SHOP_FILE = "shop.json"
SECRETS_FILE = "secrets.json"
TOKENS_FILE = "tokens.json"
CLIENTS_FILE = "clients.json"
RECEIVER_FILE = "receiver.json"
RIGHTS_FILE = "rights.json"
LEFT_RUNNING_FILE = ".left-running"
"""The mark of a process that went on when its window closed (`app.processes.left_running`)."""
REPLICA_FILE = "replica.db"
LOGS_FOLDER = "logs"
ALONE_FOLDER = "no-cloud"
PRACTICE_FOLDER = "practice"


def data_folder(given: Path | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """The data folder: the one given, else `$COUNTERFOIL_DATA`, else the user's own."""
    if given is not None:
        return given.expanduser().absolute()
    if named := environment.get(ENVIRONMENT_NAME):
        return Path(named).expanduser().absolute()
    return user_folder()


def installed_program() -> str | None:
    """The executable of the installed program, which takes our arguments; None where a Python runs the sources.

    On Windows it is `Counterfoil.exe` or `counterfoil.com`, with the Python in a library beside it.
    """
    ours = getattr(sys, "frozen", False) or Path(sys.executable).stem.lower() == APP_NAME.lower()
    return sys.executable if ours else None


def start_self() -> list[str]:
    """What starts this program once more; arguments follow. The folder to start it in is `sources_folder`."""
    installed = installed_program()
    return [sys.executable, "-m", "app"] if installed is None else [installed]


def sources_folder() -> Path | None:
    """Where `-m` finds our sources, and nothing of the folder that this process was started in; None once installed."""
    return Path(__file__).parents[1] if installed_program() is None else None


def shipped_beside(module_file: str) -> Path:
    """The folder of the files that are shipped beside a module, given its `__file__`.

    On Windows the modules are in one archive, from which no file can be opened; such files lie in `code` beside it.
    """
    folder = Path(module_file).parent
    archive = next((each for each in folder.parents if each.suffix == ".zip"), None)
    return folder if archive is None else archive.with_name("code") / folder.relative_to(archive)


def user_folder() -> Path:
    """The per-user folder of the operating system. Raises HomeMissing for an account without a home, as some services are."""
    import platformdirs

    try:
        return Path(platformdirs.user_data_path(APP_NAME, appauthor=False))
    except RuntimeError as error:
        raise HomeMissing from error


def state_folder(environment: Mapping[str, str] = os.environ) -> Path | None:
    """What this user's installations keep outside their data folders: `$COUNTERFOIL_STATE`, else beside the user's own.

    Never inside a data folder, so that restoring one does not restore it, too. None for a user who has no home.
    """
    if named := environment.get(STATE_ENVIRONMENT_NAME):
        return Path(named).expanduser().absolute()
    import platformdirs

    try:
        return Path(platformdirs.user_state_path(f"{APP_NAME} state", appauthor=False))
    except RuntimeError:
        return None


def demo_folder(given: Path | None = None) -> Path:
    """Where `demo` keeps its shop: the folder given, else one beside the user's, so never a real shop's."""
    return given.expanduser().absolute() if given is not None else user_folder().with_name(f"{APP_NAME} demo")


def prepare(folder: Path) -> Path:
    """Create `folder` and check that files can be created in it; raises StorageError (FolderNotWritable, DiskFull)."""
    try:
        make_folder(folder)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise os_errors.translate(folder / "file", error) from error
    return folder


def cloud_folder(folder: Path, base_url: str, cloud_id: int) -> Path:
    """The folder of one cloud's replica and everything beside it.

    The name carries the cloud's id and its host, so that switching clouds never mixes two shops (F102). The
    port is left out: a practice cloud on this computer comes back on another one.
    """
    host = (urlsplit(base_url).hostname or "").casefold()
    digest = hashlib.blake2b(host.encode(), digest_size=4).hexdigest()
    return folder / f"cloud-{cloud_id}-{digest}"


def alone_folder(folder: Path) -> Path:
    """The folder of the replica kept while no cloud is connected."""
    return folder / ALONE_FOLDER


def tokens_file(folder: Path) -> Path:
    """The file of the `/v2` server's tokens."""
    return folder / TOKENS_FILE


def clients_file(folder: Path) -> Path:
    """The file of the clients that the `/v2` server has seen."""
    return folder / CLIENTS_FILE


def write_whole(path: Path, content: bytes, *, mode: int = FILE) -> None:
    """Replace `path` by `content` so that a power cut leaves the old file or the new one, never a part.

    Only its owner may read it, unless another `mode` is given. Raises StorageError: FolderNotWritable, FolderGone, DiskFull.
    """
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            try:
                write_all(handle, content)
                os.fsync(handle)
            finally:
                os.close(handle)
            Path(name).chmod(mode)
            replace_file(Path(name), path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        sync_folder(path.parent)
    except OSError as error:
        raise os_errors.translate(path, error) from error


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be read out of the way, so that what it holds can be looked at; returns where it is.

    Raises StorageError.
    """
    number = 1
    while (target := path.with_name(f"{path.name}.damaged{f'-{number}' * (number > 1)}")).exists():
        number += 1
    try:
        replace_file(path, target)
    except OSError as error:
        raise os_errors.translate(path, error) from error
    return target

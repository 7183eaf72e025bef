"""Permissions in the window of this computer: view-only mode, and a manager's PIN for operations that are hard to undo.

Checked by the window and by `AuthorizedCommands`. They protect against accidents, not against whoever may write to the
data folder, nor the command line and the programs of the shop, which use tokens. The PIN is stored as a salted scrypt
hash beside the settings; deleting `rights.json` resets it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import threading
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Literal

from app.errors import BadPin, PinNeeded, PinRefused, RightsDamaged, ViewOnly
from app.json_files import read_json
from app.paths import RIGHTS_FILE, prepare, write_whole
from app.settings.settings import Settings
from storage.clock import Clock, SystemClock

Operation = Literal["settings", "delete", "anonymise", "bulk", "import", "restore", "sign_out"]
OPERATIONS: Mapping[Operation, str | None] = {
    "settings": None,
    "delete": "rights.pin_delete",
    "anonymise": "rights.pin_anonymise",
    "bulk": "rights.pin_bulk",
    "import": "rights.pin_import",
    "restore": "rights.pin_restore",
    "sign_out": "rights.pin_sign_out",
}
"""Operations that need the PIN, and the setting that exempts them; None: changing settings is never exempt."""

SHORTEST, LONGEST = 4, 12
PIN_VALID_SECONDS = 300.0
"""How long a typed PIN is valid."""
STARTED_VALID_SECONDS = 3600.0
"""How long an operation that was started with a valid PIN may take: an import is previewed before it is applied."""
FREE_TRIES = 3
FIRST_WAIT_SECONDS = 5
LONGEST_WAIT_SECONDS = 600
"""Wrong PINs before the first wait; each further one doubles it."""
_COST = {"n": 2**15, "r": 8, "p": 1}
"""About 0.1 s and 32 MB for each try."""
_MEMORY = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class _State:
    """Content of the file. Times in wall milliseconds."""

    view_only: bool = False
    salt: str = ""
    hash: str = ""
    wrong: int = 0
    """Wrong PINs since the last right one; stored, so that a restart gives no new tries."""
    wait_until: int = 0


class Permissions:
    """The permissions of one data folder; thread-safe. In memory for `folder=None`.

    A damaged file gives no access: nothing may be changed until whoever may open the folder mends or removes it (`damaged`).
    """

    def __init__(
        self, folder: Path | None = None, settings: Settings | None = None, *, clock: Clock | None = None
    ) -> None:
        self._path = folder / RIGHTS_FILE if folder is not None else None
        self._settings = settings
        self._clock: Clock = clock or SystemClock()
        self._guard = threading.RLock()
        self._pin_typed = -PIN_VALID_SECONDS
        self._started: dict[Operation, float] = {}
        self.damaged: RightsDamaged | None = None
        """Why nothing may be changed, when the file cannot be read."""
        self._state = self._load()

    @property
    def view_only(self) -> bool:
        """Whether nothing may be changed now."""
        return self._state.view_only

    @property
    def has_pin(self) -> bool:
        """Whether a PIN is set."""
        return bool(self._state.hash)

    def needs_pin(self, operation: Operation) -> bool:
        """Whether the operation needs the PIN now."""
        if not self.has_pin or self._clock.monotonic() - self._pin_typed < PIN_VALID_SECONDS:
            return False
        setting = OPERATIONS[operation]
        return setting is None or self._settings is None or self._settings.flag(setting)

    def check(self, operation: Operation | None = None) -> None:
        """Raise ViewOnly, or PinNeeded for the operation; None is a plain change of a record."""
        if self.view_only:
            raise ViewOnly
        if operation is not None and self.needs_pin(operation):
            begun = self._started.get(operation)
            if begun is None or self._clock.monotonic() - begun >= STARTED_VALID_SECONDS:
                raise PinNeeded(operation=operation)

    def permit(self, operation: Operation) -> None:
        """Mark an allowed operation as started, so that it may end after the PIN has expired."""
        if not self.needs_pin(operation):
            self._started[operation] = self._clock.monotonic()

    def wait(self) -> int:
        """Seconds until the next try is accepted; 0 for now."""
        # A clock that was set back must not make the wait longer than its maximum.
        left = min(self._state.wait_until - self._clock.now(), LONGEST_WAIT_SECONDS * 1000)
        return max(0, -(-left // 1000))

    def grant(self, pin: str) -> None:
        """Allow all operations for a while. Slow on purpose; raises PinRefused, reason `wrong` or `wait` with `seconds`."""
        with self._guard:
            self._check_pin(pin)
            self._pin_typed = self._clock.monotonic()

    def lock(self) -> None:
        """Enter view-only mode, also after a restart; a PIN typed before is not valid any more."""
        with self._guard:
            if self.damaged is not None:
                return
            self._pin_typed = -PIN_VALID_SECONDS
            self._started.clear()
            self._store(replace(self._state, view_only=True))

    def unlock(self, pin: str = "") -> None:
        """Leave view-only mode; raises PinRefused for a wrong PIN where one is set, RightsDamaged for a damaged file."""
        with self._guard:
            self._read_again()
            if self.has_pin:
                self.grant(pin)
            self._store(replace(self._state, view_only=False))

    def set_pin(self, pin: str, *, old: str = "") -> None:
        """Set or change the PIN. Raises BadPin, PinRefused for a wrong old one, RightsDamaged."""
        if not (pin.isascii() and pin.isdecimal() and SHORTEST <= len(pin) <= LONGEST):
            raise BadPin(shortest=SHORTEST, longest=LONGEST)
        with self._guard:
            self._read_again()
            if self.has_pin:
                self._check_pin(old)
            salt = secrets.token_hex(16)
            self._store(replace(self._state, salt=salt, hash=_hash(pin, salt)))
            self._started.clear()
            self._pin_typed = self._clock.monotonic()

    def remove_pin(self, pin: str) -> None:
        """Remove the PIN; raises PinRefused."""
        with self._guard:
            self._check_pin(pin)
            self._store(replace(self._state, salt="", hash=""))

    def _check_pin(self, pin: str) -> None:
        if not self.has_pin:
            return
        if seconds := self.wait():
            raise PinRefused(reason="wait", seconds=seconds)
        kept = self._state
        if hmac.compare_digest(_hash(pin, kept.salt), kept.hash):
            if kept.wrong:
                self._store(replace(kept, wrong=0, wait_until=0))
            return
        wrong = kept.wrong + 1
        pause = 0
        if wrong >= FREE_TRIES:
            pause = min(FIRST_WAIT_SECONDS * 2 ** min(wrong - FREE_TRIES, 20), LONGEST_WAIT_SECONDS)
        self._store(replace(kept, wrong=wrong, wait_until=self._clock.now() + pause * 1000 if pause else 0))
        raise PinRefused(reason="wait" if pause else "wrong", seconds=pause)

    def _load(self) -> _State:
        self.damaged = None
        if self._path is None:
            return _State()
        try:
            return _read(read_json(self._path))
        except (FileNotFoundError, NotADirectoryError):
            return _State()
        except (OSError, ValueError, TypeError):
            self.damaged = RightsDamaged(file=str(self._path))
            return _State(view_only=True)

    def _read_again(self) -> None:
        """Look whether a damaged file was mended or removed meanwhile; raises RightsDamaged if it was not."""
        if self.damaged is not None:
            self._state = self._load()
        if self.damaged is not None:
            raise self.damaged

    def _store(self, kept: _State) -> None:
        if self.damaged is not None:
            raise self.damaged
        if self._path is not None:
            prepare(self._path.parent)
            write_whole(self._path, json.dumps(asdict(kept), indent=1).encode(), mode=0o600)
        self._state = kept


def _read(content: object) -> _State:
    """Raises TypeError or ValueError for anything this module did not write."""
    kept = _State(**content) if isinstance(content, dict) else None
    if kept is None or any(
        type(value) is not type(asdict(_State())[name]) for name, value in asdict(kept).items()
    ):
        raise TypeError
    bytes.fromhex(kept.salt)
    return kept


def _hash(pin: str, salt: str) -> str:
    digest = hashlib.scrypt(
        pin.encode("utf-8", "surrogatepass"), salt=bytes.fromhex(salt), maxmem=_MEMORY, dklen=32, **_COST
    )
    return digest.hex()

"""What builds are made of, as far as it is no installer yet: versions, trees, licences, icons, plists, manifests."""

from __future__ import annotations

import base64
import gzip
import io
import json
import os
import re
import shutil
import stat
import subprocess
import sys
import tomllib
import zipfile
from datetime import date
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from PIL import Image
from release import environment, frozen, icons, linux, manifest, project, runtime, tree
from release.project import ROOT, Stamp, Stop

from app.cli.main import COMMANDS
from app.updates.source import is_rehearsal, read_release
from app.version import VERSION


@pytest.mark.parametrize(
    "text", ["1.2", "1.2.3.4", "v1.2.3", "1.2.3-rc1", "01.2.3", "1.2.99999", "", "1.2.3\n"]
)
def test_a_version_that_one_system_would_not_understand_is_refused(text: str) -> None:
    with pytest.raises(Stop):
        project.checked_version(text)


def test_the_version_is_written_once() -> None:
    """The wheel, the builds and the program read the same line."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in said["project"] and said["project"]["dynamic"] == ["version"]
    assert said["tool"]["hatch"]["version"] == {"path": tree.VERSION_FILE}
    assert project.version() == VERSION


def test_a_tool_that_fails_says_its_last_words(tmp_path: Path) -> None:
    with pytest.raises(Stop, match="no such option"):
        project.run(["python3", "-c", "import sys; sys.exit('no such option')"])
    with pytest.raises(Stop, match="apt-get install nothing-like-it"):
        project.tool("no-such-tool-here", "nothing-like-it")
    assert project.tool("no-such-tool-here", "", elsewhere="python3") == project.tool("python3", "python3")


def test_the_program_is_stamped_and_carries_nothing_else(tmp_path: Path) -> None:
    tree.copy_program(tmp_path, Stamp("7.8.9", '{"key": "", "address": ""}\n'))
    assert 'VERSION = "7.8.9"' in (tmp_path / "app" / "version.py").read_text()
    assert (tmp_path / "app" / "release.json").exists()
    kinds = {each.suffix for each in tree.files(tmp_path)} - {""}
    assert kinds <= {".py", ".svg", ".qm", ".json", ".html", ".css", ".js", ".typed", ".csv"}
    assert len([*tmp_path.rglob("*.qm")]) == len(project.LANGUAGES)
    assert not [*tmp_path.rglob("*.ts")] and not [*tmp_path.rglob("__pycache__")]


def test_trees_of_the_same_content_are_the_same(tmp_path: Path) -> None:
    for name in ("one", "two"):
        folder = tmp_path / name
        (folder / "a").mkdir(parents=True)
        (folder / "a" / "module.py").write_text("x = 1\n")
        tree.compile_all(folder)
        tree.date_alike(folder)
    assert tree.digest(tmp_path / "one") == tree.digest(tmp_path / "two")
    (tmp_path / "two" / "a" / "module.py").write_text("x = 2\n")
    assert tree.digest(tmp_path / "one") != tree.digest(tmp_path / "two")


def test_a_source_that_does_not_compile_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text("x = (\n")
    with pytest.raises(Stop):
        tree.compile_all(tmp_path)


def test_the_icon_has_every_size(tmp_path: Path, qapp: object) -> None:
    del qapp  # what draws needs one, and there is only one in a process
    with Image.open(io.BytesIO(icons.png(64))) as picture:
        assert picture.size == (64, 64)
    icons.write_ico(tmp_path / "x.ico")
    with Image.open(tmp_path / "x.ico") as picture:
        assert picture.info["sizes"] == {(size, size) for size in icons.ICO_SIZES}
    icons.write_icns(tmp_path / "x.icns")
    with Image.open(tmp_path / "x.icns") as picture:
        assert max(picture.info["sizes"])[:2] == (512, 512)


def test_the_wizard_has_pictures_of_its_own(tmp_path: Path, qapp: object) -> None:
    del qapp
    icons.write_wizard(tmp_path / "side.bmp", tmp_path / "header.bmp")
    for name, size in (("side", icons.SIDE), ("header", icons.HEADER)):
        with Image.open(tmp_path / f"{name}.bmp") as picture:
            assert (picture.format, picture.mode, picture.size) == ("BMP", "RGB", size)
            assert len(picture.getcolors(size[0] * size[1])) > 20, "something is drawn on it"


def test_nothing_of_the_builders_environment_is_frozen() -> None:
    gone = frozen.excluded()
    assert {"pytest", "mypy", "hypothesis", "PIL", "PyInstaller"} <= set(gone)
    assert not {"httpx", "pydantic", "PySide6", "keyring", "app", "ui"} & set(gone)
    assert not frozen.wanted("PySide6/Qt/lib/libQt6Quick.so.6")
    assert not frozen.wanted("PySide6/Qt/translations/qtbase_fr.qm")
    assert frozen.wanted("PySide6/Qt/translations/qtbase_cs.qm")
    assert frozen.wanted("PySide6/Qt/plugins/platforms/libqxcb.so")
    assert frozen.wanted("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so")
    assert not frozen.wanted("PySide6/Qt/lib/libQt6WaylandClient.so.6")
    # what installing wrote names the folder of the build
    assert not frozen.wanted("keyring-25.7.0.dist-info/RECORD")
    assert frozen.wanted("keyring-25.7.0.dist-info/entry_points.txt")


def test_what_is_under_the_lgpl_lies_beside_the_program_as_files() -> None:
    assert frozen.as_files() == {"stdnum": "py"}


def test_every_data_file_is_frozen_in_its_folder(tmp_path: Path) -> None:
    tree.copy_program(tmp_path, Stamp("7.8.9", "{}"))
    (tmp_path / "app" / "connector.json").write_text("{}")
    shipped = {Path(folder) / Path(source).name for source, folder in frozen.data(tmp_path)}
    assert shipped == {each.relative_to(tmp_path) for each in tree.files(tmp_path) if each.suffix != ".py"}
    assert {Path("app/server/openapi") / f"docs.{suffix}" for suffix in ("html", "css", "js")} < shipped
    assert {Path("app/release.json"), Path("app/connector.json"), Path("ui/icons/LICENSE")} < shipped


def test_pythons_own_modules_are_frozen_in_one_order(tmp_path: Path) -> None:
    made = []
    for folder, names in (("one", "abc"), ("other", "cab")):
        (tmp_path / folder / "_internal").mkdir(parents=True)
        made.append(tmp_path / folder / "_internal" / "base_library.zip")
        with zipfile.ZipFile(made[-1], "w") as archive:
            for name in names:
                archive.writestr(f"{name}.pyc", name)
    before = [tree.digest(each) for each in made]
    frozen.settle(tmp_path)
    assert before[0] != before[1] and tree.digest(made[0]) == tree.digest(made[1])
    with zipfile.ZipFile(made[0]) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == {
            f"{name}.pyc": name.encode() for name in "abc"
        }


def test_every_module_is_frozen_even_those_imported_by_name() -> None:
    assert {"app.cli.main", "sync.engine", "storage.records.replica", "ui.window.main_window"} <= set(
        frozen.hidden(ROOT)
    )


def test_the_spec_and_the_disk_images_settings_are_python() -> None:
    for name in ("counterfoil.spec", "macos/disk_image.py"):
        compile((project.PACKAGING / name).read_text(), name, "exec")
    found: dict[str, object] = {"defines": {"app": "/x/Counterfoil.app"}}
    exec((project.PACKAGING / "macos" / "disk_image.py").read_text(), found)
    assert found["files"] == ["/x/Counterfoil.app"] and found["symlinks"] == {"Applications": "/Applications"}


@pytest.mark.skipif(not hasattr(os, "wait4"), reason="nothing is frozen here")
def test_a_frozen_program_that_starts_slowly_or_is_too_large_stops_the_build(tmp_path: Path) -> None:
    slow = tmp_path / "slow"
    slow.write_text(f"#!{sys.executable}\nimport time\nwhile time.process_time() < 1.5: pass\n")
    slow.chmod(0o755)
    with pytest.raises(Stop, match="times as long to start as its sources"):
        frozen.check_start(slow, ROOT)
    linux.within(10, 10, "x.deb")
    with pytest.raises(Stop, match=r"x.deb has 81.0 MB; 80 are allowed"):
        linux.within(81_000_000, linux.LARGEST, "x.deb")


LINKED = Stamp("7.8.9", None, "https://example.com/counterfoil", "https://example.com/help")


def test_the_package_is_described_for_software_centres_man_and_readers_of_changes(tmp_path: Path) -> None:
    linux._describe(tmp_path, LINKED)
    share = tmp_path / "usr" / "share"
    about = ET.fromstring((share / "metainfo" / f"{project.IDENTIFIER}.metainfo.xml").read_bytes())
    assert about.findtext("launchable") == f"{project.IDENTIFIER}.desktop"
    assert about.find("releases/release").attrib["version"] == "7.8.9"
    links = {each.attrib["type"]: each.text for each in about.findall("url")}
    assert links == {"homepage": LINKED.homepage, "help": LINKED.support}
    manual = gzip.decompress((share / "man" / "man1" / "counterfoil.1.gz").read_bytes()).decode()
    for command in COMMANDS:
        name = command.name.replace("-", "\\-")
        assert f".B {name}\n" in manual, name
    assert manual.startswith(".TH COUNTERFOIL 1") and "{" not in manual
    documents = share / "doc" / "counterfoil"
    assert gzip.decompress((documents / "CHANGELOG.md.gz").read_bytes()).startswith(b"# Changelog")
    said = (documents / "copyright").read_text(encoding="utf-8")
    assert "\nCopyright: 2026 Counterfoil authors\n" in said and "\n .\n THE SOFTWARE IS PROVIDED" in said
    before = tree.digest(tmp_path)
    linux._describe(tmp_path, LINKED)
    assert tree.digest(tmp_path) == before


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not installed")
def test_the_description_is_one_that_software_centres_take(tmp_path: Path) -> None:
    linux._describe(tmp_path, LINKED)
    file = tmp_path / "usr" / "share" / "metainfo" / f"{project.IDENTIFIER}.metainfo.xml"
    words = ["appstreamcli", "validate", "--no-net", file]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_runtime_that_is_not_the_one_expected_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "python.zip"
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("python312.dll", b"")
    with pytest.raises(Stop, match="SHA-256"):
        runtime.unpack(runtime.Source(other, "00"), tmp_path / "a")
    with pytest.raises(Stop, match="no embeddable Python"):
        runtime.unpack(runtime.Source(other, tree.digest(other)), tmp_path / "b")
    with pytest.raises(Stop):
        runtime.unpack(runtime.Source(tmp_path / "none.zip", "00"), tmp_path / "c")


def test_a_runtime_whose_libraries_are_old_is_for_no_release(tmp_path: Path) -> None:
    (tmp_path / "libcrypto-3.dll").write_bytes(b"MZ\0OpenSSL 3.0.15 3 Sep 2024\0")
    (tmp_path / "sqlite3.dll").write_bytes(
        b"MZ\0" + b"2024-04-15 13:34:05 " + b"8653b758870e6ef0" * 4 + b"\0"
    )
    runtime.check_age(tmp_path, date(2025, 4, 15))
    with pytest.raises(Stop, match=r"SQLite of 2024-04-15: older than a year.*--runtime"):
        runtime.check_age(tmp_path, date(2025, 4, 16))
    with pytest.raises(Stop, match="OpenSSL of 2024-09-03, SQLite of 2024-04-15"):
        runtime.check_age(tmp_path, date(2026, 1, 1))
    (tmp_path / "sqlite3.dll").write_bytes(b"MZ")
    with pytest.raises(Stop, match="SQLite of this runtime do not say"):
        runtime.check_age(tmp_path, date(2025, 1, 1))


def test_a_release_freezes_the_python_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frozen, "SHIPPED", (3, 99))
    with pytest.raises(Stop, match=r"A release has Python 3\.99.*Run the build with python3\.99"):
        frozen.freeze(Stamp("7.8.9", "{}"), tmp_path / "work")


def test_byte_code_is_compiled_by_the_python_that_is_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = subprocess.run([tree.compiler(), "--version"], capture_output=True, text=True, check=True).stdout
    assert said.startswith("Python {}.{}.".format(*project.SHIPPED))
    monkeypatch.setattr(tree, "SHIPPED", (3, 99))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    with pytest.raises(Stop, match=r"Python 3\.99 is shipped, and compiles what is shipped"):
        tree.compiler.__wrapped__()


def test_one_place_says_which_python_is_shipped() -> None:
    wanted = "{}.{}".format(*project.SHIPPED)
    pin = json.loads(runtime.PIN.read_text(encoding="utf-8"))
    assert pin["python"].startswith(f"{wanted}.") and f"src{wanted}/" in pin["member"]
    for name in ("RELEASE.md", "build.py"):
        text = (project.PACKAGING / name).read_text(encoding="utf-8")
        assert f"Python {wanted}" in text and "Python 3.11" not in text, name
    launcher = (project.PACKAGING / "windows" / "launcher.c").read_text(encoding="utf-8")
    assert not re.search(r'L"[^"]*python3\d', launcher)


PHRASE = "many words, seldom typed"


def test_a_key_is_its_owners_alone_and_never_replaced(tmp_path: Path) -> None:
    public = manifest.make_key(tmp_path / "key.pem", PHRASE)
    assert stat.S_IMODE((tmp_path / "key.pem").stat().st_mode) == 0o600
    with pytest.raises(Stop):
        manifest.make_key(tmp_path / "key.pem", PHRASE)
    file = tmp_path / "release.json"
    file.write_text(manifest.identity(public, "https://example.com/counterfoil/"))
    release = read_release(file)
    assert release is not None and release.address == "https://example.com/counterfoil"


@pytest.mark.parametrize("system", ["windows", "linux", "macos"])
def test_a_release_is_not_built_without_all_that_it_must_have(system: str, tmp_path: Path) -> None:
    import build

    public = base64.b64encode(bytes(32)).decode()
    given = ["--update-root", public, "--update-address", "https://example.com/x"]
    given += ["--homepage", "https://example.com", "--support", "https://example.com/help"]
    signing = {
        "windows": ["--runtime", "python.zip", "--runtime-sha256", "00", "--sign", "sign {file}"],
        "linux": [],
        "macos": ["--identity", "ID", "--notary-profile", "shop"],
    }[system]

    def refused(*words: str) -> str:
        with pytest.raises(Stop) as stop:
            build.check_release(build.parser().parse_args([system, "--release", *words]), "0.1.0")
        return str(stop.value)

    assert "--update-root, --update-address, --homepage, --support" in refused(*signing)
    if signing:
        assert signing[0] in refused(*given) or "--sign" in refused(*given)
    assert "--quick" in refused(*given, *signing, "--quick")
    whole = build.parser().parse_args([system, "--release", *given, *signing])
    with pytest.raises(Stop, match=r"no dated section for 99\.0\.0"):
        build.check_release(whole, "99.0.0")
    with pytest.raises(Stop):
        build.build(build.parser().parse_args([system, "--release"]))


@pytest.mark.parametrize(
    "link", ["http://example.com", "https://", "https://exa mple.com", 'https://x.de/"a']
)
def test_a_link_that_is_none_of_the_web_is_refused(link: str) -> None:
    project.check_link(None)
    project.check_link("https://example.com/help%20me")
    with pytest.raises(Stop, match="is no https"):
        project.check_link(link)


def test_a_rehearsal_carries_the_mark_of_one(tmp_path: Path) -> None:
    tree.copy_program(tmp_path, Stamp("7.8.9"))
    assert is_rehearsal(tmp_path / "app" / "release.json")


@pytest.mark.parametrize(
    ("key", "address"), [("AAAA", "https://x"), ("", "https://x"), ("no base64", "https://x")]
)
def test_an_identity_of_nonsense_is_refused(key: str, address: str) -> None:
    with pytest.raises(Stop):
        manifest.identity(key, address)


def test_updates_over_plain_http_are_refused() -> None:
    public = base64.b64encode(Ed25519PrivateKey.generate().public_key().public_bytes_raw()).decode()
    with pytest.raises(Stop):
        manifest.identity(public, "http://example.com")


def test_what_is_frozen_is_the_python_that_is_shipped_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import build

    asked = {
        release: build.parser().parse_args(["linux", *(["--release"] if release else [])])
        for release in (False, True)
    }
    monkeypatch.setattr(environment, "shipped", lambda: tmp_path / "python3.13")
    assert build.freezing_python(asked[False]) == tmp_path / "python3.13"
    assert build.freezing_python(build.parser().parse_args(["windows"])) == Path(sys.executable)

    def lacking() -> Path:
        raise Stop("Python 3.13 is shipped")

    # a rehearsal says which Python it has in its place, a release is not built
    monkeypatch.setattr(environment, "shipped", lacking)
    assert build.freezing_python(asked[False]) == Path(sys.executable)
    assert f"freezes Python {sys.version.split()[0]}, a release does not" in capsys.readouterr().err
    with pytest.raises(Stop, match="is shipped"):
        build.freezing_python(asked[True])
    assert environment.FOLDER == build.FROZEN_FROM

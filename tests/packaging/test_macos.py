"""The bundle and the disk image for macOS, as far as a machine that is no Mac can see: every input, and every command
in its order, with recorders in place of Apple's tools.
"""

from __future__ import annotations

import io
import json
import os
import plistlib
import struct
import sys
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from release import frozen, icons, mach_o, macos, project, targets, tree
from release.project import LANGUAGES, NAME, PACKAGING, Stamp, Stop

from app.updates.manifest import ENDINGS
from tests.packaging.needs import INDEX_IS_AWAY, REQUIRED

ICNS = {
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Kinds of picture in an .icns that hold PNG, and their pixels."""
RECORDER = """#!{python}
import json, os, sys
with open(os.environ["RECORD"], "a") as record:
    record.write(json.dumps([os.path.basename(sys.argv[0]), *sys.argv[1:]]) + "\\n")
answers = {{"submit": {{"id": "7", "status": os.environ["APPLE"]}}, "log": {{"issues": [{{"path": "a.so", "message": "not signed"}}]}}}}
print(json.dumps(answers.get(sys.argv[2])))
"""
IMAGE_MAKER = """
import json, os, sys
settings, names, found = sys.argv[2], [], {"defines": dict([sys.argv[4].split("=", 1)])}
exec(open(settings).read(), found)
assert sys.argv[1] == "-s" and sys.argv[3] == "-D" and os.path.isdir(found["files"][0])
assert os.path.exists(found["icon"]), found["icon"]
open(sys.argv[6], "wb").write(b"image")
with open(os.environ["RECORD"], "a") as record:
    record.write(json.dumps(["dmgbuild", *sys.argv[1:]]) + "\\n")
"""


def test_the_plist_says_all_that_the_system_asks_for() -> None:
    info = plistlib.loads(plistlib.dumps(macos.info("1.2.3", "arm64")))
    assert info["CFBundleShortVersionString"] == info["CFBundleVersion"] == "1.2.3"
    assert info["LSMinimumSystemVersion"] == targets.OLDEST_MACOS == "15.0" and info[
        "CFBundleLocalizations"
    ] == [*LANGUAGES]
    assert info["LSArchitecturePriority"] == ["arm64"] and info["LSRequiresNativeExecution"] is True
    assert info["NSHighResolutionCapable"] is True and info["NSLocalNetworkUsageDescription"]
    # whatever reaches the network beyond this shop does so over TLS
    assert info["NSAppTransportSecurity"] == {"NSAllowsLocalNetworking": True}


def test_the_icon_is_a_whole_icns(tmp_path: Path, qapp: object) -> None:
    del qapp
    icons.write_icns(tmp_path / "counterfoil.icns")
    content = (tmp_path / "counterfoil.icns").read_bytes()
    magic, length = struct.unpack_from(">4sI", content)
    assert (magic, length) == (b"icns", len(content))
    found, at = {}, 8
    while at < len(content):
        kind, size = struct.unpack_from(">4sI", content, at)
        if kind in ICNS:
            with Image.open(io.BytesIO(content[at + 8 : at + size])) as picture:
                assert picture.format == "PNG" and picture.size == (ICNS[kind], ICNS[kind])
                found[kind] = picture.size[0]
        at += size
    assert at == len(content) and found.keys() >= {b"ic07", b"ic08", b"ic09", b"ic10"}


def test_the_spec_makes_a_signed_bundle_for_this_macs_processor(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made: dict[str, dict[str, Any]] = {}

    class Found:
        binaries = [("PySide6/Qt/lib/QtCore", "", ""), ("PySide6/Qt/lib/QtQuick", "", "")]
        datas = [("PySide6/Qt/translations/qtbase_cs.qm", "", ""), ("ui/icons/sun.svg", "", "")]
        pure = scripts = ()

    def step(name: str) -> Any:
        def run(*inputs: object, **options: Any) -> Any:
            made[name] = {"inputs": inputs, **options}
            return Found()

        return run

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("COUNTERFOIL_CODE", str(project.ROOT))
    monkeypatch.setenv("COUNTERFOIL_VERSION", "1.2.3")
    monkeypatch.setenv("COUNTERFOIL_ICON", "counterfoil.icns")
    monkeypatch.setenv("COUNTERFOIL_IDENTITY", "Developer ID Application: Shop")
    monkeypatch.setenv("COUNTERFOIL_MACHINE", "arm64")
    names = {each: step(each) for each in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    spec = PACKAGING / "counterfoil.spec"
    exec(compile(spec.read_text(), str(spec), "exec"), {**names, "SPECPATH": str(PACKAGING)})
    assert made["EXE"]["target_arch"] == "arm64" and made["EXE"]["console"] is False
    assert made["EXE"]["codesign_identity"] == "Developer ID Application: Shop"
    assert "entitlements_file" not in made["EXE"]
    assert made["BUNDLE"]["info_plist"] == macos.info("1.2.3", "arm64")
    assert made["BUNDLE"]["bundle_identifier"] == project.IDENTIFIER
    shipped = [each[0] for each in made["COLLECT"]["inputs"][1]]
    assert shipped == ["PySide6/Qt/lib/QtCore"], "what the program does not use is left out"


@pytest.fixture
def mac(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine that passes for a Mac: Apple's tools write down what they were asked. The answer is what they wrote."""
    tools, record = tmp_path / "tools", tmp_path / "record"
    tools.mkdir()
    for name in ("codesign", "ditto", "xcrun", "spctl", "hdiutil"):
        (tools / name).write_text(RECORDER.format(python=sys.executable))
        (tools / name).chmod(0o755)
    (tmp_path / "modules" / "dmgbuild").mkdir(parents=True)
    (tmp_path / "modules" / "dmgbuild" / "__main__.py").write_text(IMAGE_MAKER)
    monkeypatch.setenv("PATH", f"{tools}:{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "modules"))
    monkeypatch.setenv("RECORD", str(record))
    monkeypatch.setenv("APPLE", "Accepted")
    monkeypatch.setattr(macos.platform, "system", lambda: "Darwin")
    monkeypatch.setattr(macos.platform, "machine", lambda: "arm64")
    monkeypatch.setattr(macos, "BUILD", tmp_path / "build")
    monkeypatch.setattr(macos, "DIST", tmp_path / "dist")

    def freeze(stamp: Stamp, work: Path, *, environment: dict[str, str]) -> Path:
        assert Path(environment["COUNTERFOIL_ICON"]).read_bytes()[:4] == b"icns"
        resources = work / "dist" / f"{NAME}.app" / "Contents" / "Resources"
        resources.mkdir(parents=True)
        (resources.parent / "MacOS").mkdir()
        (resources.parent / "MacOS" / "counterfoil").write_bytes(mach_o_file("arm64"))
        (resources / "counterfoil.icns").write_bytes(Path(environment["COUNTERFOIL_ICON"]).read_bytes())
        return work / "dist"

    monkeypatch.setattr(frozen, "freeze", freeze)  # PyInstaller makes bundles on a Mac only
    return record


def asked(record: Path) -> list[list[str]]:
    return [json.loads(line) for line in record.read_text().splitlines()]


def test_signed_and_notarised_to_the_last_command(mac: Path, qapp: object, tmp_path: Path) -> None:
    del qapp
    image = macos.build(Stamp("1.2.3"), identity="ID", notary_profile="counterfoil")
    assert image == tmp_path / "dist" / "Counterfoil-1.2.3-arm64.dmg" and image.exists()
    words = asked(mac)
    assert [each[:2] for each in words] == [
        ["codesign", "--force"],
        ["codesign", "--verify"],
        ["ditto", "-c"],
        ["xcrun", "notarytool"],
        ["xcrun", "stapler"],
        ["dmgbuild", "-s"],
        ["codesign", "--timestamp"],
        ["xcrun", "notarytool"],
        ["xcrun", "stapler"],
        ["spctl", "-a"],
    ]
    sign, verify, pack, submit, staple, make, sign_image, submit_image, staple_image, last = words
    assert sign[-3:-1] == ["--sign", "ID"] and {"runtime", "--timestamp"} <= {*sign}
    assert sign[-1] == verify[-1] == pack[-2] == staple[-1] and sign[-1].endswith("Counterfoil.app")
    assert "--strict" in verify and not any("entitlements" in word for word in sign)
    assert {make[-1], sign_image[-1], staple_image[-1], last[-1]} == {str(image)}
    how = ["--keychain-profile", "counterfoil", "--wait", "--output-format", "json"]
    assert submit[2:] == ["submit", pack[-1], *how] and submit_image[2:] == ["submit", str(image), *how]
    resources = Path(sign[-1]) / "Contents" / "Resources"
    assert "PySide6" in (resources / "LICENCES.txt").read_text()
    assert json.loads((resources / "parts.json").read_text())["bomFormat"] == "CycloneDX"


def test_what_apple_finds_invalid_stops_the_build_with_its_reasons(
    mac: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though notarytool itself ends with 0."""
    del qapp
    monkeypatch.setenv("APPLE", "Invalid")
    with pytest.raises(Stop, match=r"Apple says of Counterfoil\.zip: Invalid\. a\.so: not signed"):
        macos.build(Stamp("1.2.3"), identity="ID", notary_profile="counterfoil")
    assert asked(mac)[-1] == ["xcrun", "notarytool", "log", "7", "--keychain-profile", "counterfoil"]


def test_without_an_identity_the_whole_bundle_is_signed_ad_hoc_after_its_last_file(
    mac: Path, qapp: object
) -> None:
    """What is put into a bundle after its seal breaks it, and Apple's processors then start nothing of it."""
    del qapp
    assert macos.build(Stamp("1.2.3"), identity=None, notary_profile=None).exists()
    sign, verify, _ = words = asked(mac)
    assert [each[0] for each in words] == ["codesign", "codesign", "dmgbuild"]
    assert sign[-3:-1] == ["--sign", "-"] and "--timestamp" not in sign and "runtime" not in sign
    assert verify[:2] == ["codesign", "--verify"] and "--strict" in verify
    bundle = Path(sign[-1])
    assert sign[0] == "codesign" and {"LICENCES.txt", "parts.json"} <= {
        each.name for each in (bundle / "Contents" / "Resources").iterdir()
    }
    with pytest.raises(Stop, match="--identity"):
        macos.build(Stamp("1.2.3"), identity=None, notary_profile="counterfoil")


def test_nothing_is_put_into_the_bundle_after_it_was_signed(
    mac: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qapp
    seen: list[str] = []

    def noting(command: Any, **options: Any) -> str:
        if command[1:2] in (["--force"], ["-m"]):
            bundle = next(each for each in (command[-1], command[-3]) if ".app" in str(each))
            seen.append(tree.digest(Path(str(bundle).removeprefix("app="))))
        return project.run(command, **options)

    monkeypatch.setattr(macos, "run", noting)
    macos.build(Stamp("1.2.3"), identity=None, notary_profile=None)
    assert len(seen) == 2 and seen[0] == seen[1]


def test_a_mac_whose_processor_is_not_claimed_is_told_so(mac: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(macos.platform, "machine", lambda: "x86_64")
    with pytest.raises(Stop, match="no build for x86_64"):
        macos.build(Stamp("1.0.0"), identity=None, notary_profile=None)


def mach_o_file(machine: str, oldest: tuple[int, int] = (11, 0), *, old_style: bool = False) -> bytes:
    """The head of a library, with the one load command that matters."""
    processor = next(number for number, name in mach_o.PROCESSORS.items() if name == machine)
    version = oldest[0] << 16 | oldest[1] << 8
    command = (
        struct.pack("<4I", 0x24, 16, version, version)
        if old_style
        else struct.pack("<6I", 0x32, 24, 1, version, version, 0)
    )
    other = struct.pack("<4I", 0x1B, 16, 0, 0)
    return struct.pack("<8I", 0xFEEDFACF, processor, 0, 6, 2, len(other + command), 0, 0) + other + command


def fat_file(*thin: bytes) -> bytes:
    """Several of them in one file."""
    head = 8 + 20 * len(thin)
    places = [head + sum(map(len, thin[:each])) for each in range(len(thin))]
    entries = b"".join(
        struct.pack(">5I", struct.unpack_from("<I", part, 4)[0], 0, place, len(part), 0)
        for part, place in zip(thin, places, strict=True)
    )
    return struct.pack(">4sI", b"\xca\xfe\xba\xbe", len(thin)) + entries + b"".join(thin)


def test_processors_and_systems_are_read_from_the_files(tmp_path: Path) -> None:
    file = tmp_path / "library.dylib"
    for content, expected in (
        (mach_o_file("arm64"), {"arm64": (11, 0)}),
        (mach_o_file("x86_64", (10, 13), old_style=True), {"x86_64": (10, 13)}),
        (
            fat_file(mach_o_file("x86_64"), mach_o_file("arm64", (13, 3))),
            {"x86_64": (11, 0), "arm64": (13, 3)},
        ),
        (b"\xca\xfe\xba\xbe\x00\x00\x00\x34a Java class", {}),
        (b"MZ", {}),
        (b"", {}),
    ):
        file.write_bytes(content)
        assert mach_o.slices(file) == expected
    file.write_bytes(mach_o_file("arm64")[:40])
    with pytest.raises(Stop, match="damaged"):
        mach_o.slices(file)


def test_a_library_that_would_not_run_there_stops_the_build(tmp_path: Path) -> None:
    thin, new = tmp_path / "thin.so", tmp_path / "new.dylib"
    thin.write_bytes(mach_o_file("x86_64"))
    new.write_bytes(mach_o_file("arm64", (14, 0)))
    (tmp_path / "text").write_text("text")
    with pytest.raises(Stop, match=r"thin\.so is for x86_64, not for arm64"):
        mach_o.check([thin], machine="arm64", oldest="13.0")
    with pytest.raises(Stop, match=r"new\.dylib needs macOS 14\.0; the bundle says 13\.0"):
        mach_o.check([new], machine="arm64", oldest="13.0")
    assert mach_o.check([new, tmp_path / "text"], machine="arm64", oldest="14.0") == 1


def wheels(platform: str, folder: Path, *, dry: bool = True, **options: Any) -> str:
    """Why the lock has no wheels for a platform; empty when it has. They are in `lib` there unless it was a dry run."""
    try:
        targets.install(platform, folder / "lib", dry=dry, **options)
    except Stop as stop:
        if any(word in str(stop) for word in INDEX_IS_AWAY) and not REQUIRED:
            pytest.skip("the index of packages does not answer")
        return str(stop)
    return ""


@pytest.mark.parametrize("system", sorted(targets.TARGETS))
def test_every_library_of_the_lock_has_a_wheel_for_what_is_claimed(system: str, tmp_path: Path) -> None:
    assert wheels(targets.TARGETS[system], tmp_path) == ""


def test_what_is_not_claimed_has_a_reason(tmp_path: Path) -> None:
    """As soon as these have wheels, Intel Macs and an older macOS can be claimed."""
    assert "cryptography" in wheels("x86_64-apple-darwin", tmp_path)
    assert "pyside6" in wheels("aarch64-apple-darwin", tmp_path, macos="12.0").lower()
    assert "macos-x86_64" in ENDINGS and "macos-x86_64" not in targets.TARGETS


def test_the_libraries_of_the_lock_need_the_macos_that_is_claimed_and_no_older_one(tmp_path: Path) -> None:
    """By the headers of what the bundle carries: the names of wheels say less."""
    if said := wheels(targets.TARGETS["macos-arm64"], tmp_path, dry=False):
        raise AssertionError(said)
    carried = [
        each
        for each in tree.files(tmp_path / "lib")
        if each.suffix in ("", ".so", ".dylib")
        and frozen.wanted(each.relative_to(tmp_path / "lib").as_posix())
    ]
    assert mach_o.check(carried, machine="arm64", oldest=targets.OLDEST_MACOS) > 20
    with pytest.raises(Stop, match=r"needs macOS 15\.0"):
        mach_o.check(carried, machine="arm64", oldest="14.9")
    with pytest.raises(Stop, match="not for x86_64"):
        mach_o.check(carried, machine="x86_64", oldest=targets.OLDEST_MACOS)


def test_elsewhere_than_on_a_mac_the_mac_build_says_so() -> None:
    with pytest.raises(Stop, match="Mac"):
        macos.build(Stamp("1.0.0"), identity=None, notary_profile=None)

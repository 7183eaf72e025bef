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
from release import frozen, icons, macos, project
from release.project import LANGUAGES, NAME, PACKAGING, Stamp, Stop

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
    info = plistlib.loads(plistlib.dumps(macos.info("1.2.3")))
    assert info["CFBundleShortVersionString"] == info["CFBundleVersion"] == "1.2.3"
    assert info["LSMinimumSystemVersion"] == "13.0" and info["CFBundleLocalizations"] == [*LANGUAGES]
    assert info["NSHighResolutionCapable"] is True and info["NSLocalNetworkUsageDescription"]
    # whatever reaches the network beyond this shop does so over TLS
    assert info["NSAppTransportSecurity"] == {"NSAllowsLocalNetworking": True}


def test_the_program_is_entitled_to_no_more_than_it_needs() -> None:
    entitled = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert entitled == {
        "com.apple.security.cs.disable-library-validation": True,
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
    }


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


def test_the_spec_makes_a_universal_signed_bundle_on_a_mac(
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
    names = {each: step(each) for each in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    spec = PACKAGING / "counterfoil.spec"
    exec(compile(spec.read_text(), str(spec), "exec"), {**names, "SPECPATH": str(PACKAGING)})
    assert made["EXE"]["target_arch"] == "universal2" and made["EXE"]["console"] is False
    assert made["EXE"]["codesign_identity"] == "Developer ID Application: Shop"
    assert Path(made["EXE"]["entitlements_file"]).exists()
    assert made["BUNDLE"]["info_plist"] == macos.info("1.2.3")
    assert made["BUNDLE"]["bundle_identifier"] == project.IDENTIFIER
    shipped = [each[0] for each in made["COLLECT"]["inputs"][1]]
    assert shipped == ["PySide6/Qt/lib/QtCore"], "what the program does not use is left out"


@pytest.fixture
def mac(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine that passes for a Mac: Apple's tools write down what they were asked. The answer is what they wrote."""
    tools, record = tmp_path / "tools", tmp_path / "record"
    tools.mkdir()
    for name in ("codesign", "xcrun", "spctl", "hdiutil"):
        (tools / name).write_text(RECORDER.format(python=sys.executable))
        (tools / name).chmod(0o755)
    (tmp_path / "modules" / "dmgbuild").mkdir(parents=True)
    (tmp_path / "modules" / "dmgbuild" / "__main__.py").write_text(IMAGE_MAKER)
    monkeypatch.setenv("PATH", f"{tools}:{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "modules"))
    monkeypatch.setenv("RECORD", str(record))
    monkeypatch.setattr(macos.platform, "system", lambda: "Darwin")
    monkeypatch.setattr(macos, "BUILD", tmp_path / "build")
    monkeypatch.setattr(macos, "DIST", tmp_path / "dist")

    def freeze(stamp: Stamp, work: Path, *, environment: dict[str, str]) -> Path:
        assert Path(environment["COUNTERFOIL_ICON"]).read_bytes()[:4] == b"icns"
        resources = work / "dist" / f"{NAME}.app" / "Contents" / "Resources"
        resources.mkdir(parents=True)
        (resources / "counterfoil.icns").write_bytes(Path(environment["COUNTERFOIL_ICON"]).read_bytes())
        return work / "dist"

    monkeypatch.setattr(frozen, "freeze", freeze)  # PyInstaller makes bundles on a Mac only
    return record


def asked(record: Path) -> list[list[str]]:
    return [json.loads(line) for line in record.read_text().splitlines()]


def test_signed_and_notarised_to_the_last_command(mac: Path, qapp: object, tmp_path: Path) -> None:
    del qapp
    image = macos.build(Stamp("1.2.3"), identity="ID", notary_profile="counterfoil")
    assert image == tmp_path / "dist" / "Counterfoil-1.2.3.dmg" and image.exists()
    words = asked(mac)
    assert [each[:2] for each in words] == [
        ["codesign", "--force"],
        ["codesign", "--verify"],
        ["dmgbuild", "-s"],
        ["codesign", "--timestamp"],
        ["xcrun", "notarytool"],
        ["xcrun", "stapler"],
        ["spctl", "-a"],
    ]
    sign, verify, make, sign_image, submit, staple, last = words
    assert sign[-3:-1] == ["--sign", "ID"] and {"runtime", "--timestamp"} <= {*sign}
    assert sign[-1] == verify[-1] and sign[-1].endswith("Counterfoil.app") and "--strict" in verify
    assert {make[-1], sign_image[-1], staple[-1], last[-1]} == {str(image)}
    assert submit[2:] == ["submit", str(image), "--keychain-profile", "counterfoil", "--wait"]
    resources = Path(sign[-1]) / "Contents" / "Resources"
    assert "PySide6" in (resources / "LICENCES.txt").read_text()
    assert json.loads((resources / "parts.json").read_text())["bomFormat"] == "CycloneDX"


def test_without_an_identity_nothing_is_signed(mac: Path, qapp: object) -> None:
    del qapp
    assert macos.build(Stamp("1.2.3"), identity=None, notary_profile=None).exists()
    assert [each[0] for each in asked(mac)] == ["dmgbuild"]
    with pytest.raises(Stop, match="--identity"):
        macos.build(Stamp("1.2.3"), identity=None, notary_profile="counterfoil")


def test_elsewhere_than_on_a_mac_the_mac_build_says_so() -> None:
    with pytest.raises(Stop, match="Mac"):
        macos.build(Stamp("1.0.0"), identity=None, notary_profile=None)

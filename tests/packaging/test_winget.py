"""The manifests for winget: what it reads of them is what was meant."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
import yaml
from release import winget
from release.project import PACKAGING, Stop

ADDRESS = "https://example.com/counterfoil/Counterfoil-1.2.3-setup.exe"


@pytest.fixture
def setup(tmp_path: Path) -> Path:
    file = tmp_path / "Counterfoil-1.2.3-setup.exe"
    file.write_bytes(b"MZ")
    return file


def test_three_files_say_what_winget_asks_for(setup: Path, tmp_path: Path) -> None:
    made = winget.write(setup, tmp_path, version="1.2.3", address=ADDRESS)
    said = {each.name: yaml.safe_load(each.read_text("utf-8")) for each in made.parent.iterdir()}
    assert set(said) == {
        f"Counterfoil.Counterfoil{each}.yaml" for each in ("", ".installer", ".locale.en-US")
    }
    for content in said.values():
        assert (content["PackageIdentifier"], content["PackageVersion"]) == (
            "Counterfoil.Counterfoil",
            "1.2.3",
        )
        assert content["ManifestVersion"] == winget.SCHEMA
    assert {content["ManifestType"] for content in said.values()} == {"version", "installer", "defaultLocale"}
    installer = said["Counterfoil.Counterfoil.installer.yaml"]
    assert installer["Installers"] == [
        {
            "Architecture": "x64",
            "InstallerUrl": ADDRESS,
            "InstallerSha256": hashlib.sha256(b"MZ").hexdigest().upper(),
        }
    ]
    assert installer["Scope"] == "user" and installer["MinimumOSVersion"] == "10.0.17763.0"
    locale = said["Counterfoil.Counterfoil.locale.en-US.yaml"]
    assert locale["ShortDescription"] == winget.SUMMARY and "'" in winget.SUMMARY


def test_the_exit_codes_and_the_oldest_windows_are_those_of_the_installer(
    setup: Path, tmp_path: Path
) -> None:
    script = (PACKAGING / "windows" / "installer.nsi").read_text("utf-8")
    made = winget.write(setup, tmp_path, version="1.2.3", address=ADDRESS)
    codes = {
        each["InstallerReturnCode"] for each in yaml.safe_load(made.read_text("utf-8"))["ExpectedReturnCodes"]
    }
    assert all(f"SetErrorLevel {code}\n" in script for code in codes)
    build = winget.OLDEST_WINDOWS.split(".")[2]
    assert f"${{AtLeastBuild}} {build}" in script


@pytest.mark.parametrize(
    ("version", "address"),
    [("1.2.4", ADDRESS), ("1.2.3", ADDRESS.replace("https", "http")), ("1.2.3", "https://example.com/other.exe"), ("1.2.3", "https://ex\nample.com/Counterfoil-1.2.3-setup.exe")],
)  # fmt: skip
def test_what_does_not_fit_is_refused(setup: Path, tmp_path: Path, version: str, address: str) -> None:
    with pytest.raises(Stop):
        winget.write(setup, tmp_path, version=version, address=address)
    assert not (tmp_path / "winget").exists()

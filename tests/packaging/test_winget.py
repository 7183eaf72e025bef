"""The manifests for winget: what it reads of them is what was meant."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest
import yaml
from release import msi, winget
from release.project import PACKAGING, Stamp, Stop

ADDRESS = "https://example.com/counterfoil"
LINKED = Stamp("1.2.3", None, "https://example.com", "https://example.com/help")


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    made = [tmp_path / "Counterfoil-1.2.3-setup.exe", tmp_path / "Counterfoil-1.2.3.msi"]
    for each in made:
        each.write_bytes(each.suffix.encode())
    return made


def read(made: Path) -> dict[str, dict[str, Any]]:
    return {each.name: yaml.safe_load(each.read_text("utf-8")) for each in made.parent.iterdir()}


def test_three_files_say_what_winget_asks_for(files: list[Path], tmp_path: Path) -> None:
    said = read(winget.write(files, tmp_path, LINKED, address=ADDRESS))
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
    assert said["Counterfoil.Counterfoil.installer.yaml"]["MinimumOSVersion"] == "10.0.17763.0"
    locale = said["Counterfoil.Counterfoil.locale.en-US.yaml"]
    assert locale["ShortDescription"] == winget.SUMMARY and "'" in winget.SUMMARY
    assert (locale["PackageUrl"], locale["PublisherSupportUrl"]) == (LINKED.homepage, LINKED.support)


def test_setup_is_for_an_account_and_the_msi_for_a_computer(files: list[Path], tmp_path: Path) -> None:
    said = read(winget.write(files, tmp_path, LINKED, address=ADDRESS))
    setup, package = said["Counterfoil.Counterfoil.installer.yaml"]["Installers"]
    for each, file in ((setup, files[0]), (package, files[1])):
        assert each["Architecture"] == "x64" and each["InstallerUrl"] == f"{ADDRESS}/{file.name}"
        assert each["InstallerSha256"] == hashlib.sha256(file.read_bytes()).hexdigest().upper()
    assert (setup["InstallerType"], setup["Scope"]) == ("nullsoft", "user")
    assert (package["InstallerType"], package["Scope"]) == ("wix", "machine")
    assert package["ProductCode"] == f"{{{msi.product_code('1.2.3')}}}"


def test_the_exit_codes_and_the_oldest_windows_are_those_of_the_installer(
    files: list[Path], tmp_path: Path
) -> None:
    script = (PACKAGING / "windows" / "installer.nsi").read_text("utf-8")
    said = read(winget.write(files[:1], tmp_path, LINKED, address=ADDRESS))
    [setup] = said["Counterfoil.Counterfoil.installer.yaml"]["Installers"]
    codes = {each["InstallerReturnCode"] for each in setup["ExpectedReturnCodes"]}
    assert codes == set(winget.EXIT_CODES)
    assert all(f"SetErrorLevel {code}\n" in script for code in codes)
    build = winget.OLDEST_WINDOWS.split(".")[2]
    assert f"${{AtLeastBuild}} {build}" in script and int(build) == msi.OLDEST_BUILD


@pytest.mark.parametrize(
    ("version", "address"),
    [
        ("1.2.4", ADDRESS),
        ("1.2.3", ADDRESS.replace("https", "http")),
        ("1.2.3", "https://ex\nample.com"),
        ("1.2.3", "https://example.com/it's"),
    ],
)
def test_what_does_not_fit_is_refused(files: list[Path], tmp_path: Path, version: str, address: str) -> None:
    with pytest.raises(Stop):
        winget.write(files, tmp_path, Stamp(version), address=address)
    assert not (tmp_path / "winget").exists()

"""The MSI for administrators: read back, installed for all users without a word, upgraded, and removed, in Wine."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from release import msi, tree
from release.project import BUILD, Stamp, Stop

from tests.packaging.builds import HOMEPAGE, SUPPORT, build
from tests.packaging.needs import FOR_MSI, FOR_WINDOWS, needs
from tests.packaging.setups import NEW, OLD, installed_version
from tests.packaging.wine_prefix import Prefix

pytestmark = pytest.mark.timeout(900)

PLACE = "C:\\Program Files\\Counterfoil"
COMMAND = f"{PLACE}\\counterfoil.com"
UNINSTALL = "HKLM\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall"
RUN = "HKLM\\Software\\Microsoft\\Windows\\CurrentVersion\\Run"


@pytest.fixture(scope="session")
def packages(setups: dict[str, Path]) -> dict[str, Path]:
    """Both versions' packages, made of what their Setup.exe were made of."""
    return {version: build("msi", version) for version in setups}


def table(package: Path, name: str) -> list[list[str]]:
    """The rows of a table of a package, without its three lines of titles."""
    words = ["msiinfo", "export", package, name]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    return [line.split("\t") for line in said.splitlines()[3:]]


def shortcuts(prefix: Prefix) -> tuple[list[Path], list[Path]]:
    """In the menu and on the desktop; Wine puts those of all users beside the one user's."""
    menu = "Microsoft/Windows/Start Menu/Programs/Counterfoil.lnk"
    menus = (prefix.drive / "ProgramData" / menu, prefix.profile / "AppData" / "Roaming" / menu)
    desktops = (each / "Desktop/Counterfoil.lnk" for each in (prefix.profile, prefix.drive / "users/Public"))
    return [each for each in menus if each.exists()], [each for each in desktops if each.exists()]


@needs((*FOR_WINDOWS, *FOR_MSI))
def test_the_package_is_for_all_users_of_64_bit_windows_and_follows_older_ones(
    packages: dict[str, Path],
) -> None:
    old, new = (dict(table(packages[each], "Property")) for each in (OLD, NEW))
    assert (new["ALLUSERS"], new["ProductVersion"]) == ("1", NEW)
    assert (new["ARPURLINFOABOUT"], new["ARPURLUPDATEINFO"], new["ARPHELPLINK"]) == (
        HOMEPAGE,
        HOMEPAGE,
        SUPPORT,
    )
    assert new["UpgradeCode"] == old["UpgradeCode"] and new["ProductCode"] != old["ProductCode"]
    assert new["ProductCode"] == f"{{{msi.product_code(NEW)}}}"
    older = [row for row in table(packages[NEW], "Upgrade") if row[6] == "WIX_UPGRADE_DETECTED"]
    assert [row[2] for row in older] == [NEW]
    conditions = " ".join(row[0] for row in table(packages[NEW], "LaunchCondition"))
    assert "VersionNT64" in conditions and str(msi.OLDEST_BUILD) in conditions
    shipped = [*tree.files(BUILD / "windows" / NEW / "payload")]
    assert len(table(packages[NEW], "File")) == len(shipped) > 300


def test_a_summary_written_in_another_way_stops_the_build() -> None:
    with pytest.raises(Stop, match="in another way"):
        msi.settled(b"nothing of the kind", "1.2.3")


def test_each_file_is_a_component_with_a_name_that_stays(tmp_path: Path) -> None:
    for each in ("a.exe", "in side/b & c.dll"):
        (tmp_path / each).parent.mkdir(exist_ok=True)
        (tmp_path / each).touch()
    first, second = (msi.document(tmp_path, Stamp(version)) for version in ("1.2.3", "1.2.4"))
    assert "b &amp; c.dll" in first and first.count("<File ") == 2
    named = [
        {line for line in each.splitlines() if line.startswith("<Component ")} for each in (first, second)
    ]
    assert named[0] == named[1] and len(named[0]) == 5
    assert "ARPHELPLINK" not in first


@needs((*FOR_WINDOWS, *FOR_MSI))
def test_it_installs_silently_is_upgraded_and_removed(
    packages: dict[str, Path], setups: dict[str, Path], prefix: Prefix
) -> None:
    place = prefix.path(PLACE)

    def listed(version: str) -> bool:
        said = prefix.run("reg", "query", f"{UNINSTALL}\\{{{msi.product_code(version)}}}").said
        return version in said and HOMEPAGE in said

    assert prefix.run("msiexec", "/i", str(packages[OLD]), "/qn", "ADDLOCAL=ALL").code == 0
    assert listed(OLD)
    assert f"{PLACE}\\Counterfoil.exe" in prefix.run("reg", "query", RUN).said
    assert [len(each) for each in shortcuts(prefix)] == [1, 1]
    checked = prefix.run(COMMAND, "--data", "C:\\shop", "check", "--json")
    failed = [name for name, each in checked.json["checks"].items() if each["needed"] and not each["ok"]]
    assert checked.code == 0 and failed == [], checked.said
    configure = ("config", "set", "sync.every_seconds", "90")
    assert prefix.run(COMMAND, "--data", "C:\\shop", *configure).code == 0
    # it looks for no newer versions: whoever installed it brings them
    update = prefix.run(COMMAND, "--data", "C:\\shop", "update", "--json")
    assert update.code == 1 and "for all users" in update.said, update.said

    assert prefix.run("msiexec", "/i", str(packages[NEW]), "/qn").code == 0
    assert listed(NEW) and not listed(OLD)
    assert json.loads((place / "parts.json").read_text("utf-8"))["metadata"]["component"]["version"] == NEW
    # Setup.exe puts no second program beside it
    assert prefix.run(str(setups[NEW]), "/S").code == 8 and installed_version(prefix) == ""
    # an older one is not put over a newer one
    assert prefix.run("msiexec", "/i", str(packages[OLD]), "/qn").code != 0
    assert listed(NEW)

    assert prefix.run("msiexec", "/x", str(packages[NEW]), "/qn").code == 0
    assert not place.exists() and not listed(NEW)
    assert shortcuts(prefix) == ([], [])
    assert (prefix.path("C:\\shop") / "settings.toml").exists(), "data stays"

"""The three files by which winget finds a released Setup.exe: what it is, where it lies, what it hashes to."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from release import tree
from release.project import NAME, Stop, fresh

IDENTITY = f"{NAME}.{NAME}"
SCHEMA = "1.10.0"
OLDEST_WINDOWS = "10.0.17763.0"
"""As `windows/installer.nsi` asks."""
SUMMARY = "The back office of a shop's counter PC that does not stop when the internet does"


def write(setup: Path, folder: Path, *, version: str, address: str) -> Path:
    """Put the manifests of `setup`, which lies at `address` on the web, into a folder of their own; raises Stop."""
    if not setup.is_file() or setup.name != f"{NAME}-{version}-setup.exe":
        raise Stop(f"{setup} is no {NAME}-{version}-setup.exe.")
    if (
        not address.startswith("https://")
        or not address.endswith(f"/{setup.name}")
        or any(c in address for c in " '\"\n")
    ):
        raise Stop(f"--url is the https:// address of {setup.name}.")
    target = fresh(folder / "winget" / version)
    head = {"PackageIdentifier": IDENTITY, "PackageVersion": version}
    installer = {
        **head,
        "InstallerType": "nullsoft",
        "Scope": "user",
        "MinimumOSVersion": OLDEST_WINDOWS,
        "InstallModes": ["interactive", "silent"],
        "UpgradeBehavior": "install",
        "ExpectedReturnCodes": [
            {"InstallerReturnCode": 1, "ReturnResponse": "cancelledByUser"},
            {"InstallerReturnCode": 3, "ReturnResponse": "downgrade"},
            {"InstallerReturnCode": 4, "ReturnResponse": "packageInUse"},
            {"InstallerReturnCode": 5, "ReturnResponse": "diskFull"},
            {"InstallerReturnCode": 7, "ReturnResponse": "systemNotSupported"},
        ],
        "Installers": [
            {"Architecture": "x64", "InstallerUrl": address, "InstallerSha256": tree.digest(setup).upper()}
        ],
    }
    locale = {
        **head,
        "PackageLocale": "en-US",
        "Publisher": NAME,
        "PackageName": NAME,
        "License": "MIT",
        "ShortDescription": SUMMARY,
    }
    for name, kind, content in (
        ("", "version", {**head, "DefaultLocale": "en-US"}),
        (".installer", "installer", installer),
        (".locale.en-US", "defaultLocale", locale),
    ):
        said = {**content, "ManifestType": kind, "ManifestVersion": SCHEMA}
        (target / f"{IDENTITY}{name}.yaml").write_text("\n".join(_lines(said)) + "\n", encoding="utf-8")
    return target / f"{IDENTITY}.installer.yaml"


def _lines(content: Mapping[str, object], indent: str = "") -> list[str]:
    """YAML of texts, numbers, lists and mappings; every text in quotes, so that none is taken for something else."""
    lines: list[str] = []
    for key, value in content.items():
        if isinstance(value, list):
            lines.append(f"{indent}{key}:")
            for each in value:
                inner = (
                    _lines(each, f"{indent}  ") if isinstance(each, dict) else [f"{indent}  {_scalar(each)}"]
                )
                lines += [f"{indent}- {inner[0].strip()}", *inner[1:]]
        else:
            lines.append(f"{indent}{key}: {_scalar(value)}")
    return lines


def _scalar(value: object) -> str:
    return str(value) if isinstance(value, int) else "'" + str(value).replace("'", "''") + "'"

"""The three files by which winget finds a released Setup.exe and MSI: what they are, where they lie, what they hash to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from release import msi, tree
from release.project import NAME, Stamp, Stop, check_link, fresh

IDENTITY = f"{NAME}.{NAME}"
SCHEMA = "1.10.0"
OLDEST_WINDOWS = "10.0.17763.0"
"""As `windows/installer.nsi` asks."""
EXIT_CODES = {
    1: "cancelledByUser",
    3: "downgrade",
    4: "packageInUse",
    5: "diskFull",
    7: "systemNotSupported",
}
"""Those of `windows/installer.nsi`, in winget's words."""
SUMMARY = "The back office of a shop's counter PC that does not stop when the internet does"


def write(files: Sequence[Path], folder: Path, stamp: Stamp, *, address: str) -> Path:
    """Put the manifests of `files`, which lie in the folder `address` of the web, into a folder of their own; raises Stop."""
    version = stamp.version
    known = {f"{NAME}-{version}-setup.exe", f"{NAME}-{version}.msi"}
    for each in files:
        if not each.is_file() or each.name not in known:
            raise Stop(f"{each} is none of {' and '.join(sorted(known))}.")
    for link in (address, stamp.homepage, stamp.support):
        check_link(link)
    target = fresh(folder / "winget" / version)
    head = {"PackageIdentifier": IDENTITY, "PackageVersion": version}
    installer = {
        **head,
        "MinimumOSVersion": OLDEST_WINDOWS,
        "InstallModes": ["interactive", "silent"],
        "UpgradeBehavior": "install",
        "Installers": [_installer(each, address.rstrip("/"), version) for each in sorted(files)],
    }
    locale = {
        **head,
        "PackageLocale": "en-US",
        "Publisher": NAME,
        **({"PublisherUrl": stamp.homepage} if stamp.homepage else {}),
        **({"PublisherSupportUrl": stamp.support} if stamp.support else {}),
        "PackageName": NAME,
        **({"PackageUrl": stamp.homepage} if stamp.homepage else {}),
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


def _installer(file: Path, address: str, version: str) -> dict[str, object]:
    """One of a program's installers: of the account that runs it, or, for administrators, of the computer."""
    where = {
        "Architecture": "x64",
        "InstallerUrl": f"{address}/{file.name}",
        "InstallerSha256": tree.digest(file).upper(),
    }
    if file.suffix == ".msi":
        code = f"{{{msi.product_code(version)}}}"
        return {**where, "InstallerType": "wix", "Scope": "machine", "ProductCode": code}
    codes = [
        {"InstallerReturnCode": code, "ReturnResponse": response} for code, response in EXIT_CODES.items()
    ]
    return {**where, "InstallerType": "nullsoft", "Scope": "user", "ExpectedReturnCodes": codes}


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

"""Counterfoil for the administrators of many Windows computers: an MSI for all users of one, made by wixl on Debian.

    msiexec /i Counterfoil-1.2.3.msi /qn [INSTALLDIR=folder] [ADDLOCAL=Program,Desktop,Autostart]        msiexec /x ... /qn

It has the files of Setup.exe; a newer one takes the place of an older one, never the other way round. Its program looks
for no newer versions itself: whoever manages the computers hands them out.
"""

from __future__ import annotations

import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5
from xml.sax.saxutils import quoteattr

from release import tree
from release.project import BUILD, DIST, EPOCH, NAME, Stamp, Stop, fresh, run, tool

UPGRADE_CODE = "D1C0A5C4-6E0D-5B0C-9E55-0C1E5D2F7A31"
"""The same for ever: by it Windows knows a newer version from another program."""
MANAGED = '{"managed": true}\n'
"""`app/release.json` of a program that an administrator updates."""
NEWER = "A newer version of Counterfoil is installed here. Nothing was changed."
TOO_OLD = "Counterfoil needs 64-bit Windows 10 version 1809 or newer. Nothing was changed."
OLDEST_BUILD = 17763
RUN_KEY = r"Software\Microsoft\Windows\CurrentVersion\Run"
SUMMARY = 64
"""Bytes after the number in which a package's two dates lie."""
SECONDS_FROM_1601 = 11_644_473_600
"""Windows counts from then, in tenths of a microsecond."""
ICON, PAYLOAD = "counterfoil.ico", "payload"
KEY = rf"Software\{NAME}"


def product_code(version: str) -> str:
    """What Windows calls this version's package."""
    return _id("product", version)


def build(payload: Path, icon: Path, stamp: Stamp) -> Path:
    """Make `dist/Counterfoil-VERSION.msi` of the folder that Setup.exe was made of; raises Stop."""
    work = fresh(BUILD / "windows" / stamp.version / "msi")
    shutil.copytree(payload, work / PAYLOAD)
    shutil.copyfile(icon, work / ICON)
    (work / PAYLOAD / "program" / "code" / tree.RELEASE_FILE).write_text(MANAGED, encoding="utf-8")
    tree.date_alike(work)
    source = work / "counterfoil.wxs"
    source.write_text(document(work / PAYLOAD, stamp), encoding="utf-8")
    DIST.mkdir(exist_ok=True)
    made = DIST / f"{NAME}-{stamp.version}.msi"
    made.unlink(missing_ok=True)
    run([tool("wixl", "wixl"), "-a", "x64", "-o", made, source.name], cwd=work)
    made.write_bytes(settled(made.read_bytes(), stamp.version))
    return made


def settled(content: bytes, version: str) -> bytes:
    """A package with the date and the number of its own that each build of this version has; raises Stop.

    wixl writes the time of the day and a number drawn by lot into the package's summary.
    """
    number = re.search(rb"\x1e\0\0\0\x27\0\0\0(\{[0-9A-F-]{36}\})\0", content)
    if number is None:
        raise Stop("wixl writes the summary of a package in another way now.")
    end = number.end() + SUMMARY
    head, rest, tail = content[: number.start(1)], content[number.end(1) : end], content[end:]
    day = b"\x40\0\0\0" + struct.pack("<Q", (EPOCH + SECONDS_FROM_1601) * 10_000_000)
    rest, dates = re.subn(rb"\x40\0\0\0.{8}", lambda _: day, rest, flags=re.DOTALL)
    if dates != 2:
        raise Stop("wixl writes the dates of a package in another way now.")
    return head + f"{{{_id('package', version)}}}".encode() + rest + tail


def document(payload: Path, stamp: Stamp) -> str:
    """What wixl makes the package of, in the folder above `payload`."""
    return "\n".join(_lines(payload, stamp)) + "\n"


def _lines(payload: Path, stamp: Stamp) -> Iterator[str]:
    version = stamp.version
    yield '<?xml version="1.0" encoding="utf-8"?>'
    yield '<Wix xmlns="http://schemas.microsoft.com/wix/2006/wi">'
    yield (
        f'<Product Id="{product_code(version)}" Name="{NAME}" Language="1033" Codepage="1252" Version="{version}"'
        f' Manufacturer="{NAME}" UpgradeCode="{UPGRADE_CODE}">'
    )
    yield (
        f'<Package Id="{_id("package", version)}" InstallerVersion="500" Compressed="yes" InstallScope="perMachine"'
        f' Description="{NAME} {version}" Comments="For all users of this computer"/>'
    )
    yield f'<MajorUpgrade DowngradeErrorMessage="{NEWER}"/>'
    yield '<Media Id="1" Cabinet="program.cab" EmbedCab="yes"/>'
    yield '<Property Id="WINDOWSBUILD">'
    yield (
        '<RegistrySearch Id="WindowsBuild" Root="HKLM" Key="SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion"'
        ' Name="CurrentBuildNumber" Type="raw" Win64="yes"/>'
    )
    yield "</Property>"
    yield f'<Condition Message="{TOO_OLD}">Installed OR (VersionNT64 AND WINDOWSBUILD &gt;= {OLDEST_BUILD})</Condition>'
    yield f'<Icon Id="{ICON}" SourceFile="{ICON}"/>'
    for name, value in _about(stamp).items():
        yield f'<Property Id="{name}" Value={quoteattr(value)}/>'
    yield '<Directory Id="TARGETDIR" Name="SourceDir">'
    yield f'<Directory Id="ProgramFiles64Folder"><Directory Id="INSTALLDIR" Name="{NAME}">'
    components: list[str] = []
    yield from _folder(payload, payload, components)
    yield "</Directory></Directory>"
    yield '<Directory Id="ProgramMenuFolder">'
    yield from _shortcut("Menu", "ProgramMenuFolder")
    yield "</Directory>"
    yield '<Directory Id="DesktopFolder">'
    yield from _shortcut("Desktop", "DesktopFolder")
    yield "</Directory>"
    yield _component("Autostart")
    yield _value(RUN_KEY, NAME, '"[INSTALLDIR]Counterfoil.exe" --tray')
    yield "</Component>"
    yield "</Directory>"
    yield f'<Feature Id="Program" Title="{NAME}" Level="1">'
    yield from (f'<ComponentRef Id="{each}"/>' for each in (*components, "Menu"))
    yield "</Feature>"
    for wish in ("Desktop", "Autostart"):  # of a higher level than is installed unasked
        yield f'<Feature Id="{wish}" Title="{wish}" Level="2"><ComponentRef Id="{wish}"/></Feature>'
    yield "</Product></Wix>"


def _about(stamp: Stamp) -> dict[str, str]:
    """What "Apps & features" shows."""
    about = {"ARPPRODUCTICON": ICON, "ARPNOMODIFY": "1"}
    if stamp.homepage is not None:
        about |= {"ARPURLINFOABOUT": stamp.homepage, "ARPURLUPDATEINFO": stamp.homepage}
    if stamp.support is not None:
        about["ARPHELPLINK"] = stamp.support
    return about


def _folder(folder: Path, top: Path, components: list[str]) -> Iterator[str]:
    """Folders in folders, each file a component of its own, as Windows wants it."""
    for each in sorted(folder.iterdir()):
        place = each.relative_to(top).as_posix()
        if each.is_dir():
            yield f'<Directory Id="{_name("d", place)}" Name={quoteattr(each.name)}>'
            yield from _folder(each, top, components)
            yield "</Directory>"
        else:
            components.append(_name("c", place))
            yield _component(components[-1])
            yield f'<File Id="{_name("f", place)}" Name={quoteattr(each.name)} Source={quoteattr(f"{PAYLOAD}/{place}")} KeyPath="yes"/>'
            yield "</Component>"


def _shortcut(name: str, folder: str) -> Iterator[str]:
    yield _component(name)
    yield (
        f'<Shortcut Id="{name}Shortcut" Directory="{folder}" Name="{NAME}" Target="[INSTALLDIR]Counterfoil.exe"'
        f' WorkingDirectory="INSTALLDIR"/>'
    )
    yield _value(KEY, f"{name}Shortcut", "1")
    yield "</Component>"


def _component(name: str) -> str:
    return f'<Component Id="{name}" Guid="{_id("component", name)}" Win64="yes">'


def _value(key: str, name: str, value: str) -> str:
    return (
        f'<RegistryValue Root="HKLM" Key={quoteattr(key)} Name="{name}" Type="string" Value={quoteattr(value)}'
        f' KeyPath="yes"/>'
    )


def _name(kind: str, place: str) -> str:
    return kind + uuid5(NAMESPACE_URL, f"{NAME}/{place}").hex


def _id(kind: str, text: str) -> str:
    return str(uuid5(NAMESPACE_URL, f"{NAME} {kind} {text}")).upper()

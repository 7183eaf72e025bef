"""Counterfoil for macOS: a bundle for both processors and a disk image. Built on a Mac; what is not of a Mac is pure."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

from release import components, frozen, icons, licences, parts, tree
from release.project import BUILD, DIST, LANGUAGES, NAME, PACKAGING, Stamp, Stop, run, tool

SOURCES = PACKAGING / "macos"
OLDEST = "13.0"
"""The oldest macOS that the pinned Qt runs on."""
Command = list[str | Path]


def info(version: str) -> dict[str, object]:
    """What `Info.plist` says beyond what PyInstaller writes by itself."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleDevelopmentRegion": "en",
        "LSApplicationCategoryType": "public.app-category.business",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": "MIT licence",
        # other programs in the shop speak to the local server in plain HTTP
        "NSAppTransportSecurity": {"NSAllowsLocalNetworking": True},
        "NSLocalNetworkUsageDescription": "Lets the other programs in the shop use Counterfoil's local server.",
    }


def sign_bundle(bundle: Path, identity: str) -> list[Command]:
    """Sign the bundle as a whole (PyInstaller signed what is inside), and look at the result."""
    return [
        [
            "codesign", "--force", "--options", "runtime", "--timestamp",
            "--entitlements", SOURCES / "entitlements.plist", "--sign", identity, bundle,
        ],
        ["codesign", "--verify", "--deep", "--strict", "--verbose=2", bundle],
    ]  # fmt: skip


def make_image(bundle: Path, image: Path) -> list[Command]:
    """The disk image around the bundle."""
    settings = SOURCES / "disk_image.py"
    return [[sys.executable, "-m", "dmgbuild", "-s", settings, "-D", f"app={bundle}", NAME, image]]


def notarise(image: Path, identity: str, profile: str) -> list[Command]:
    """Sign the image, let Apple look at it, and put the answer into it."""
    return [
        ["codesign", "--timestamp", "--sign", identity, image],
        ["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"],
        ["xcrun", "stapler", "staple", image],
        ["spctl", "-a", "-t", "open", "--context", "context:primary-signature", "-vv", image],
    ]


def build(stamp: Stamp, *, identity: str | None, notary_profile: str | None) -> Path:
    """Make `dist/Counterfoil-VERSION.dmg`; raises Stop, elsewhere than on a Mac at once."""
    if platform.system() != "Darwin":
        raise Stop("A bundle for macOS is built on a Mac; RELEASE.md says how.")
    if notary_profile is not None and identity is None:
        raise Stop("Only what is signed can be notarised: --notary-profile needs --identity.")
    tool("codesign", "Xcode's command line tools")
    work = BUILD / "macos"
    work.mkdir(parents=True, exist_ok=True)
    icon = work / "counterfoil.icns"
    icons.write_icns(icon)
    made = frozen.freeze(
        stamp,
        work / "frozen",
        environment={"COUNTERFOIL_ICON": str(icon), "COUNTERFOIL_IDENTITY": identity or ""},
    )
    bundle = made / f"{NAME}.app"
    resources = bundle / "Contents" / "Resources"
    shipped = licences.environment()
    beside = components.frozen([*tree.files(bundle)], shipped)
    (resources / "LICENCES.txt").write_text(
        licences.document(shipped, runtime=licences.python(), beside=beside), encoding="utf-8"
    )
    (resources / "parts.json").write_text(
        parts.document((*beside, *shipped), version=stamp.version), encoding="utf-8"
    )
    DIST.mkdir(exist_ok=True)
    image = DIST / f"{NAME}-{stamp.version}.dmg"
    image.unlink(missing_ok=True)
    commands = sign_bundle(bundle, identity or "-") if identity else []
    commands += make_image(bundle, image)
    if identity is not None and notary_profile is not None:
        commands += notarise(image, identity, notary_profile)
    for each in commands:
        run(each)
    return image

"""Counterfoil for macOS: a bundle for one processor and a disk image. Built on a Mac; what is not of a Mac is pure."""

from __future__ import annotations

import json
import platform
import sys
from pathlib import Path
from typing import Any

from release import components, frozen, icons, licences, mach_o, parts, tree
from release.project import BUILD, DIST, LANGUAGES, NAME, PACKAGING, Stamp, Stop, run, tool
from release.targets import OLDEST_MACOS, TARGETS

Command = list[str | Path]


def info(version: str, machine: str) -> dict[str, object]:
    """What `Info.plist` says beyond what PyInstaller writes by itself; the bundle runs on `machine` only."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleDevelopmentRegion": "en",
        "LSApplicationCategoryType": "public.app-category.business",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "LSArchitecturePriority": [machine],
        "LSRequiresNativeExecution": True,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": "MIT licence",
        # other programs in the shop speak to the local server in plain HTTP
        "NSAppTransportSecurity": {"NSAllowsLocalNetworking": True},
        "NSLocalNetworkUsageDescription": "Lets the other programs in the shop use Counterfoil's local server.",
    }


def sign_bundle(bundle: Path, identity: str | None) -> list[Command]:
    """Sign the bundle as a whole, when nothing is put into it any more, and look at the result.

    PyInstaller signed what is inside, with the same identity, so that the hardened runtime loads it without any entitlement.
    Without an identity the signature is ad hoc: Apple's processors start nothing whose seal is broken.
    """
    how: Command = ["--options", "runtime", "--timestamp"] if identity is not None else []
    return [
        ["codesign", "--force", *how, "--sign", identity or "-", bundle],
        ["codesign", "--verify", "--deep", "--strict", "--verbose=2", bundle],
    ]


def make_image(bundle: Path, image: Path) -> Command:
    """Makes the disk image around the bundle."""
    settings = PACKAGING / "macos" / "disk_image.py"
    return [sys.executable, "-m", "dmgbuild", "-s", settings, "-D", f"app={bundle}", NAME, image]


def notarise(file: Path, profile: str) -> None:
    """Let Apple look at an archive or an image; raises Stop with Apple's reasons unless it is accepted.

    notarytool ends with 0 for what Apple found invalid, too.
    """
    key: Command = ["--keychain-profile", profile]
    said = _json(run(["xcrun", "notarytool", "submit", file, *key, "--wait", "--output-format", "json"]))
    if said.get("status") == "Accepted":
        return
    log = _json(run(["xcrun", "notarytool", "log", str(said.get("id", "")), *key]))
    found = [f"{each.get('path')}: {each.get('message')}" for each in log.get("issues") or ()]
    reasons = " / ".join(found[:6]) or str(log.get("statusSummary", "no reason given"))
    raise Stop(f"Apple says of {file.name}: {said.get('status', 'nothing')}. {reasons}")


def _json(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        raise Stop(f"notarytool did not answer in JSON: {text.strip()[:200]}") from None
    return found if isinstance(found, dict) else {}


def staple_bundle(bundle: Path, profile: str) -> None:
    """Put Apple's answer into the bundle, before the image is made: who copies it from there may be without a network."""
    packed = bundle.with_suffix(".zip")
    run(["ditto", "-c", "-k", "--keepParent", bundle, packed])
    notarise(packed, profile)
    run(["xcrun", "stapler", "staple", bundle])


def staple_image(image: Path, identity: str, profile: str) -> None:
    """Sign the image, put Apple's answer into it, and ask whether a Mac would open it."""
    run(["codesign", "--timestamp", "--sign", identity, image])
    notarise(image, profile)
    run(["xcrun", "stapler", "staple", image])
    run(["spctl", "-a", "-t", "open", "--context", "context:primary-signature", "-vv", image])


def build(stamp: Stamp, *, identity: str | None, notary_profile: str | None) -> Path:
    """Make `dist/Counterfoil-VERSION-MACHINE.dmg` for this Mac's processor; raises Stop, elsewhere than on a Mac at once."""
    if platform.system() != "Darwin":
        raise Stop("A bundle for macOS is built on a Mac; RELEASE.md says how.")
    machine = platform.machine()
    if f"macos-{machine}" not in TARGETS:
        raise Stop(f"There is no build for {machine}: the lock has a library without a wheel for it.")
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
        environment={
            "COUNTERFOIL_ICON": str(icon),
            "COUNTERFOIL_IDENTITY": identity or "",
            "COUNTERFOIL_MACHINE": machine,
        },
    )
    bundle = made / f"{NAME}.app"
    if not mach_o.check(tree.files(bundle), machine=machine, oldest=OLDEST_MACOS):
        raise Stop(f"{bundle} has no program in it.")
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
    image = DIST / f"{NAME}-{stamp.version}-{machine}.dmg"
    image.unlink(missing_ok=True)
    for each in sign_bundle(bundle, identity):
        run(each)
    if notary_profile is not None:
        staple_bundle(bundle, notary_profile)
    run(make_image(bundle, image))
    if identity is not None and notary_profile is not None:
        staple_image(image, identity, notary_profile)
    return image

"""The parts list (SBOM) in CycloneDX 1.6: what is shipped, in which version, under which licence, with which hash."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from uuid import NAMESPACE_URL, uuid5

from release.licences import Part
from release.project import EPOCH, NAME

if TYPE_CHECKING:
    from cyclonedx.model.component import Component


def document(shipped: Sequence[Part], *, version: str) -> str:
    """The list as JSON; the same parts give the same bytes."""
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component, ComponentType
    from cyclonedx.model.license import DisjunctiveLicense
    from cyclonedx.output.json import JsonV1Dot6

    program = Component(
        name=NAME, version=version, type=ComponentType.APPLICATION, bom_ref=NAME,
        licenses=[DisjunctiveLicense(id="MIT")],
    )  # fmt: skip
    bom = Bom()
    bom.metadata.component = program
    bom.metadata.timestamp = datetime.fromtimestamp(EPOCH, UTC)
    components = [_component(each, "") for each in shipped]
    bom.components.update(components)
    bom.register_dependency(program, components)
    text = "|".join(f"{each.name} {each.version} {each.sha256}" for each in shipped)
    bom.serial_number = uuid5(NAMESPACE_URL, f"{NAME} {version} {text}")
    return JsonV1Dot6(bom).output_as_string(indent=2)


def _component(part: Part, within: str) -> Component:
    from cyclonedx.model import HashAlgorithm, HashType
    from cyclonedx.model.component import Component, ComponentType
    from cyclonedx.model.license import LicenseExpression
    from packageurl import PackageURL

    reference = f"{within}{part.name} {part.version}".strip()
    return Component(
        name=part.name,
        version=part.version or None,
        type=ComponentType.LIBRARY,
        bom_ref=reference,
        purl=PackageURL.from_string(part.purl) if part.purl else None,
        licenses=[LicenseExpression(part.licence)],
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=part.sha256)] if part.sha256 else (),
        description=part.note or None,
        components=[_component(each, f"{reference} / ") for each in part.inside],
    )

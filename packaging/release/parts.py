"""The parts list (SBOM) in CycloneDX 1.6: what is shipped, in which version, under which licence."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import NAMESPACE_URL, uuid5

from release.licences import Part
from release.project import EPOCH, NAME


def document(shipped: Sequence[Part], *, version: str, runtime: str) -> str:
    """The list as JSON; the same parts give the same bytes."""
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component, ComponentType
    from cyclonedx.model.license import DisjunctiveLicense
    from cyclonedx.output.json import JsonV1Dot6
    from packageurl import PackageURL

    program = Component(name=NAME, version=version, type=ComponentType.APPLICATION, bom_ref=NAME)
    bom = Bom()
    bom.metadata.component = program
    bom.metadata.timestamp = datetime.fromtimestamp(EPOCH, UTC)
    components = [Component(name=runtime, type=ComponentType.PLATFORM, bom_ref="runtime")] if runtime else []
    for each in shipped:
        address = PackageURL("pypi", name=each.name.lower(), version=each.version)
        components.append(
            Component(
                name=each.name,
                version=each.version,
                type=ComponentType.LIBRARY,
                purl=address,
                bom_ref=str(address),
                licenses=[DisjunctiveLicense(name=each.licence)],
            )
        )
    bom.components.update(components)
    bom.register_dependency(program, components)
    text = "|".join(f"{each.name} {each.version}" for each in shipped)
    bom.serial_number = uuid5(NAMESPACE_URL, f"{NAME} {version} {runtime} {text}")
    return JsonV1Dot6(bom).output_as_string(indent=2)

"""A whole list of the cloud, page after page, where one page would not prove that something is missing (N4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from storage.schema.fields import Entity
from sync.client.api import CloudClient


def whole_list(cloud: CloudClient, entity: Entity, *, filter: str = "") -> list[Mapping[str, Any]]:
    """Every row that matches. Raises the errors of `sync.errors`."""
    page = cloud.list(entity.name, filter=filter)
    rows: list[Mapping[str, Any]] = [*page.records]
    while page.next_page is not None:
        page = cloud.list(entity.name, filter=filter, page=page.next_page)
        rows += page.records
    return rows

"""The rule of recipes: a product is no ingredient of itself, by whatever path through the recipes of its ingredients.

Called by `record_editor` inside its transaction. What comes from the cloud is stored as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from storage.errors import InvalidRecord, Problem
from storage.records.transaction import Transaction
from storage.schema.fields import Entity

PARENT, INGREDIENT = "_parentProductId", "_productId"


def check_recipe(tx: Transaction, entity: Entity, line: Mapping[str, Any], *, own_id: int) -> None:
    """Refuse a line of a recipe by which a product would contain itself: InvalidRecord with `own_ingredient`.

    `line` as it is to be stored under `own_id`; records of entities that are no ingredients pass.
    """
    if PARENT not in entity.by_name or INGREDIENT not in entity.by_name:
        return
    product = line.get(PARENT)
    reached: set[Any] = set()
    ahead = {line.get(INGREDIENT)} - {None}
    while ahead:
        if product in ahead:
            raise InvalidRecord([Problem(INGREDIENT, "own_ingredient")])
        reached |= ahead
        ahead = {
            each[INGREDIENT]
            for parent in ahead
            for each in tx.many(entity.name, tx.ids_with(entity.name, {PARENT: parent})).values()
            if each["id"] != own_id
        } - reached - {None}  # fmt: skip

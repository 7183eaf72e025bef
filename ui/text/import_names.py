"""Names by which an import recognises columns and choices: those of the window, in each of its languages."""

from __future__ import annotations

from app.transfer.columns import importable
from storage.schema.fields import Entity
from storage.text.folding import fold
from ui.text import texts


def field_labels(entity: Entity) -> dict[str, str]:
    """Label -> field, the chosen language first; fields that can be imported before those that cannot."""
    found: dict[str, str] = {}
    for field in (*importable(entity), *entity.fields):
        for label in (texts.field(entity.name, field.name), *texts.field_everywhere(entity.name, field.name)):
            found.setdefault(label, field.name)
    return found


def choice_labels(entity: Entity) -> dict[str, list[str]]:
    """Folded label -> the values that it may mean."""
    found: dict[str, list[str]] = {}
    for value in dict.fromkeys(each for field in entity.fields for each in field.choices):
        for label in (texts.choice(value), *texts.choice_everywhere(value)):
            meant = found.setdefault(fold(label).strip(), [])
            if value not in meant:
                meant.append(value)
    return found

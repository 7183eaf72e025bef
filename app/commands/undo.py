"""Undo: the reverse of every event of a step, and a deleted record restored.

Called by `commands` inside its scope.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import Any

from app import prices
from app.commands.batch_progress import report_batch
from app.commands.purchase_price import is_purchase_price, reverse_purchase_price
from app.commands.record_editor import Edit, RecordEditor
from app.commands.scope import CommandScope
from storage.errors import InvalidRecord, Refused, UnknownRecord
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.records.history import Event, EventKind, Step
from storage.schema.fields import Merge, Record
from storage.schema.validation import Op
from sync.events import RecordsChanged


def reverse_step(
    scope: CommandScope,
    step: Step,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancel: threading.Event | None = None,
) -> RecordsChanged:
    """Reverse the events of a step, newest first, and mark it undone; returns the event of the first entity touched.

    `progress` gets the number done and the total. Raises Cancelled.
    """
    events = list(reversed(scope.tx.history.events_of(step.id)))
    for index, event in enumerate(events):
        report_batch(index, len(events), progress=progress, cancel=cancel)
        if is_purchase_price(event):
            reverse_purchase_price(scope, step, event)
        else:
            _reverse_event(scope, event)
    scope.tx.history.mark_undone(step.id)
    ids: dict[str, dict[int, None]] = {}
    for event in events:
        ids.setdefault(event.entity, {})[event.id] = None
    published = [scope.changed(entity, tuple(touched), "undo") for entity, touched in ids.items()]
    return published[0] if published else scope.changed("", (), "undo")


def restore_record(scope: CommandScope, entity: str, record_id: int) -> None:
    """Withdraw an unsent deletion, or create a deleted record anew; a record that is not deleted stays as it is.

    Raises UnknownRecord, and Refused for one that was anonymised.
    """
    if _is_anonymized(scope, entity, record_id):
        raise Refused(reason="anonymized", entity=entity, id=record_id)
    editor = scope.editor(entity, verbatim=True)
    waiting = scope.tx.change(entity, record_id)
    if waiting is not None and _withdrawable(waiting):
        editor.withdraw(waiting)
        return
    record = scope.tx.get(entity, record_id)
    if record is None:
        raise UnknownRecord(entity=entity, id=record_id)
    if not record.get("deleted"):
        return
    body = {**record, "deleted": False}
    body.pop("versionDate", None)
    editor.apply(Edit(op=Op.REPLACE, body=body, id=record_id), guard=False)


def _is_anonymized(scope: CommandScope, entity: str, record_id: int) -> bool:
    """Whether it was, or waits to be sent: where a restored cloud has the record again, its values are not here (F53, F101)."""
    waiting = scope.tx.change(entity, record_id)
    waits = waiting is not None and waiting.anonymize and bool(scope.tx.declared(entity).personal)
    return waits or scope.tx.is_anonymized(entity, record_id)


def _reverse_event(scope: CommandScope, event: Event) -> None:
    if _is_anonymized(scope, event.entity, event.id):
        return  # nothing of it comes back (F53)
    editor = scope.editor(event.entity, verbatim=True)
    current = scope.tx.get(event.entity, event.id)
    match event.kind:
        case EventKind.CREATED:
            if current is not None and not current.get("deleted"):
                editor.apply(Edit(op=None, id=event.id), guard=False)
        case EventKind.DISCARDED if scope.tx.is_unsent(event.entity, event.id):
            restore_record(scope, event.entity, event.id)
        case EventKind.DISCARDED if current is None:
            values = {name: new for name, (_, new) in event.fields.items() if name != "id"}
            editor.apply(Edit(op=Op.REPLACE, body={**values, "id": event.id}, id=event.id), guard=False)
        case EventKind.DELETED if current is not None or _is_withdrawable(scope, event):
            restore_record(scope, event.entity, event.id)
        case EventKind.RESOLVED if event.fields.get("deleted") == (False, True):
            restore_record(scope, event.entity, event.id)
        case EventKind.RESTORED if current is not None:
            editor.apply(Edit(op=None, id=event.id), guard=False)
        case EventKind.EDITED | EventKind.RESOLVED | EventKind.DISCARDED if current is not None:
            _restore_values(event, current, editor)


def _restore_values(event: Event, current: Record, editor: RecordEditor) -> None:
    """Set fields back to their old values, except those that somebody has changed since."""
    values = {name: old for name, (old, new) in event.fields.items() if current.get(name) == new}
    if not values or current.get("deleted"):
        return
    # A counter is set back by the difference, so that what the tills added meanwhile stays (F62).
    fields = editor.entity.by_name
    values |= _following_price(editor, event, values, current)
    counters = [name for name in values if name in fields and fields[name].merge is Merge.COUNTER]
    add = {name: values.pop(name) - event.fields[name][1] for name in counters if values[name] is not None}
    edit = Edit(op=Op.PATCH, body=values, id=event.id, add=add, former=True)
    try:
        editor.apply(edit, guard=False)
    except InvalidRecord as error:
        raise Refused(
            reason="undo_breaks_rule", entity=event.entity, id=event.id, problems=error.problems
        ) from error


def _following_price(
    editor: RecordEditor, event: Event, values: Mapping[str, Any], current: Record
) -> Mapping[str, Any]:
    """The price that follows where not all prices of the event come back, because somebody changed the rest since.

    Prices that contradicted each other come back as they were when the step had mended them. A decision about two
    versions is a history line for each field, so that none of them is the whole.
    """
    if editor.authoritative or not prices.has_linked_prices(editor.entity):
        return {}
    restored = {**current, **values}
    whole = event.kind is EventKind.EDITED and all(
        name in values for name in prices.LINKED if name in event.fields
    )
    if not any(name in values for name in prices.LINKED) or (whole and prices.in_step(current)):
        return {}
    return {} if prices.in_step(restored) else prices.follow(restored, (prices.WITH_VAT,))


def _is_withdrawable(scope: CommandScope, event: Event) -> bool:
    waiting = scope.tx.change(event.entity, event.id)
    return waiting is not None and _withdrawable(waiting)


def _withdrawable(waiting: WaitingChange) -> bool:
    """Whether a deletion was never sent, so that it can be taken back without the cloud.

    What was sent before it may be all that `sent` tells: then that waits again, as it did, with every later edit (F52).
    """
    if waiting.kind is not ChangeKind.DELETE:
        return False
    return bool(waiting.sent) or (waiting.never_sent and waiting.base is not None)

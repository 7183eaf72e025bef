"""Registration of webhooks in the cloud for our receiver: present while it has a public address, else removed.

Made by the runtime beside the schedule; acts after each run, on what that run read. Registering and removing are
ordinary pending changes of the `webhooks` entity, so that they survive a crash and are sent like any other. Ours are
recognised by the receiver's secret in their address; no other is touched. Everything works without webhooks.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.commands.commands import Commands
from storage.errors import ShopError
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.outbox.questions import Claim, End
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Record
from sync.events import Bus, Decision, Event, RunFinished
from sync.pull.streams import warehouse_ids

log = logging.getLogger(__name__)

ENTITY = "webhooks"
ORIGIN = "receiver"
KEY = "upstream"
"""Meta key: which registrations the cloud refused, and which it once had."""
KINDS = ("PRODUCT", "CUSTOMER", "POINTSLOG")
"""Kinds that trigger a pull and belong to the whole cloud; STOCKLOG is registered for each warehouse."""


@dataclass(frozen=True, slots=True)
class Registration:
    """The identity of a webhook of ours."""

    url: str
    kind: str
    warehouse: int | None = None

    @property
    def values(self) -> dict[str, Any]:
        """As a record."""
        return {
            "url": self.url, "payloadEntity": self.kind, "payloadVersion": "V1", "method": "POST",
            "_warehouseId": self.warehouse,
        }  # fmt: skip


def wanted_registrations(address: str, secret: str, warehouse_ids: Iterable[int]) -> set[Registration]:
    """The registrations for a receiver at this public address; none without one, or with one that is no address."""
    from sync.client.addresses import base_address

    if not address:
        return set()
    try:
        base = f"{base_address(address)}/{secret}"
    except ShopError as error:
        log.warning("receiver.public_url: %s", error)
        return set()
    return {Registration(f"{base}/{kind}", kind) for kind in KINDS} | {
        Registration(f"{base}/STOCKLOG", "STOCKLOG", each) for each in warehouse_ids
    }


def registration(record: Mapping[str, Any]) -> Registration:
    """The registration that a webhook record stands for."""
    return Registration(str(record.get("url")), str(record.get("payloadEntity")), record.get("_warehouseId"))


class CloudWebhookRegistrar:
    """Keeps the cloud's webhooks for our receiver up to date. `address`: its public address now, empty for none."""

    def __init__(
        self,
        replica: Replica,
        commands: Commands,
        bus: Bus,
        *,
        secret: str,
        address: Callable[[], str],
    ) -> None:
        self._replica = replica
        self._commands = commands
        self._bus = bus
        self._secret = secret
        self._address = address
        self._unsubscribe: Callable[[], None] = lambda: None

    def start(self) -> None:
        """Reconcile after each run from now on."""
        self._unsubscribe = self._bus.subscribe(self._on_event)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, RunFinished) and event.outcome.outcome != "cancelled":
            try:
                self.reconcile()
            except ShopError as error:
                log.warning("webhooks: %s", error)

    def withdraw(self) -> list[int]:
        """Stop, and delete all of ours in the cloud, since nobody will receive them; returns their ids."""
        self._unsubscribe()
        gone = [each["id"] for each in self._ours()]
        self._remove(gone)
        return gone

    def restore_unsent(self, ids: Iterable[int]) -> None:
        """Restore webhooks whose deletion was never tried: the next sign-in needs them. Tried deletions stay pending."""
        deletions = (each for each in self._changes() if each.kind is ChangeKind.DELETE)
        waiting = {each.id for each in deletions if not each.attempts and each.sent is None}
        if left := [each for each in ids if each in waiting]:
            self._hide_from_undo(self._commands.restore(ENTITY, left, origin=ORIGIN).step)

    def reconcile(self) -> None:
        """Create missing registrations and delete superfluous ones, once the cloud's list was read."""
        sync_state = self._replica.sync_state
        if not sync_state.cursors.get(ENTITY).complete:
            return
        self._record_refused()
        address = self._address()
        kept = sync_state.meta.get(KEY) or {}
        # A refused registration is tried again only under another address.
        refused = set(kept.get("refused", ()))
        if refused and kept.get("address") != address:
            refused = set()
            with self._replica.write() as tx:
                tx.sync_state.refusals.forget(ENTITY)
        wanted = {
            each
            for each in wanted_registrations(address, self._secret, warehouse_ids(self._replica))
            if each.kind not in refused
        }
        here = {each["id"]: registration(each) for each in self._ours()}
        gone = [number for number, each in here.items() if each not in wanted]
        missing = sorted(wanted - set(here.values()), key=lambda each: (each.kind, each.warehouse or 0))
        if not gone and not missing:
            return
        before = set(kept.get("registered", ()))
        self._register(missing)
        self._remove(gone)
        lost = sorted({each.kind for each in missing if each.url in before})
        if lost:
            self._bus.publish(Decision("webhooks_lost", ENTITY, {"kinds": lost}))
        self._store_state(address, refused, sorted({each.url for each in wanted}))

    def _ours(self) -> list[Record]:
        """Webhooks with the receiver's secret in their address, those about to be registered too."""
        mark = f"/{self._secret}/"
        found = self._replica.page(ENTITY, Query(), limit=10_000, total=False).records
        return [each for each in found if mark in str(each.get("url"))]

    def _record_refused(self) -> None:
        """Discard registrations that the cloud refused instead of asking a person; remembered and published once."""
        held = [each for each in self._changes() if each.question.cloud is Claim.REFUSAL]
        if not held:
            return
        kept = self._replica.sync_state.meta.get(KEY) or {}
        kinds = {str(each.intent.set.get("payloadEntity")) for each in held if each.kind is ChangeKind.CREATE}
        if any(End.VERB in each.question.ends for each in held):
            kinds |= {*KINDS, "STOCKLOG"}
        for each in held:
            self._hide_from_undo(self._commands.keep(ENTITY, each.id, "cloud", origin=ORIGIN).step)
        self._store_state(self._address(), {*kept.get("refused", ()), *kinds}, kept.get("registered", []))
        self._bus.publish(Decision("webhooks_refused", ENTITY, {"kinds": sorted(kinds)}))

    def _changes(self) -> list[WaitingChange]:
        return [each for each in self._replica.changes(ENTITY) if each.origin == ORIGIN]

    def _register(self, missing: Sequence[Registration]) -> None:
        for each in missing:
            self._hide_from_undo(self._commands.save(ENTITY, each.values, origin=ORIGIN).step)
        if missing:
            kinds = sorted({each.kind for each in missing})
            self._bus.publish(Decision("webhooks_registered", ENTITY, {"kinds": kinds}))

    def _remove(self, gone: Sequence[int]) -> None:
        if gone:
            self._hide_from_undo(self._commands.delete(ENTITY, gone, origin=ORIGIN).step)
            self._bus.publish(Decision("webhooks_removed", ENTITY, {"count": len(gone)}))

    def _store_state(self, address: str, refused: Iterable[str], registered: Sequence[str]) -> None:
        value = {"address": address, "refused": sorted(refused), "registered": [*registered]}
        with self._replica.write() as tx:
            tx.sync_state.meta.put(KEY, value)

    def _hide_from_undo(self, step: int | None) -> None:
        """Take a step out of undo, which is for what people did."""
        if step is not None:
            with self._replica.write() as tx:
                tx.history.mark_undone(step)

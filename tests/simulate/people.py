"""Actions of a person at a till, and of a program that uses the till's own /v2 server."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.commands.resolve import Choice, Side, Value
from storage.outbox.changes import ChangeKind
from storage.outbox.questions import HoldReason
from storage.schema.fields import Merge, Record
from sync.client.transport import Request
from tests.simulate import row_snapshot, values
from tests.simulate.fake_cloud import Key
from tests.simulate.row_snapshot import is_live
from tests.simulate.trace import LawViolation

if TYPE_CHECKING:
    from app.queries.queries import Conflict
    from tests.simulate.world import Till

HOOKS = "webhooks"
MOST_AT_ONCE = 12
"""Records that a person edits in one go."""


class TillUser:
    """A person at a till, for one step."""

    def __init__(self, till: Till, rng: random.Random, *, insists: bool = True) -> None:
        """`insists`: on their own value, for the cloud that stores another one each time."""
        self.till = till
        self.rng = rng
        self.insists = insists

    def _records(self, *, dead: bool = False, hooks: bool = False) -> list[tuple[Key, Record]]:
        rows = self.till.rows()
        found = ((key, row_snapshot.record(rows, key)) for key in sorted(rows, key=lambda key: key[1]))
        return [
            (key, each)
            for key, each in found
            if each is not None and is_live(each) is not dead and (hooks or key[0] != HOOKS)
        ]

    def refs(self, entity: str) -> list[int]:
        """Ids of live records."""
        return [key[1] for key, _ in self._records() if key[0] == entity]

    def edit(self) -> None:
        """Change some fields of a record."""
        if found := self._records():
            self._edit(*values.pick(self.rng, found))

    def _edit(self, key: Key, record: Record) -> None:
        entity, record_id = key
        changes = values.edit_values(self.rng, entity, record, self.refs, self.till.world.fields)
        what = f"edit {entity} {record_id} {json.dumps(changes, sort_keys=True, ensure_ascii=False)}"
        self.till.act(what, lambda: self.till.commands.save(entity, changes, id=record_id) and "")

    def points(self) -> None:
        """Add or subtract points of a customer."""
        if found := self.refs("customers"):
            self.give(values.pick(self.rng, found), float(self.rng.choice((1, 5, 10, -3))))

    def give(self, customer: int, amount: float) -> None:
        """Add points to a customer."""
        commands = self.till.commands
        self.till.act(
            f"points {customer} {amount}",
            lambda: commands.save("customers", {}, id=customer, add={"points": amount}) and "",
        )

    def bulk_edit(self) -> None:
        """Edit many records of one entity, one after the other."""
        found = [each for each in self._records() if each[0][0] in values.FIELDS]
        if found:
            entity = self.rng.choice(found)[0][0]
            some = [each for each in found if each[0][0] == entity]
            for key, record in self.rng.sample(some, k=min(len(some), self.rng.randint(3, MOST_AT_ONCE))):
                self._edit(key, record)

    def create(self) -> None:
        """Create a record."""
        entity = self.rng.choice(self.till.world.script.entities)
        made = values.new_values(self.rng, entity, self.refs)
        if made is not None:
            what = f"create {entity} {json.dumps(made, sort_keys=True, ensure_ascii=False)}"
            self.till.act(what, lambda: self.till.commands.save(entity, made).ids[0])

    def delete(self, *, anonymize: bool = False) -> None:
        """Delete a record."""
        found = [key for key, _ in self._records(hooks=True) if key[0] == "customers" or not anonymize]
        if found:
            entity, record_id = values.pick(self.rng, found)
            what = f"{'anonymize' if anonymize else 'delete'} {entity} {record_id}"
            self.till.act(
                what, lambda: self.till.commands.delete(entity, [record_id], anonymize=anonymize) and ""
            )

    def restore(self) -> None:
        """Bring a deleted record back."""
        if found := self._records(dead=True):
            entity, record_id = values.pick(self.rng, found)[0]
            # Restored by a former id, it is the record under its present one, whose deletion may be in conflict (F74).
            present = (entity, self.till.replica.current_id(entity, record_id))
            self.till.act(
                f"restore {entity} {record_id}",
                lambda: self.till.commands.restore(entity, [record_id]) and "",
                given_up=[each for each in self._deletions_in_conflict() if each == present],
            )

    def undo(self) -> None:
        """Undo the newest step."""
        step = self.till.queries.undoable()
        what = f"undo {step.code} {json.dumps(dict(step.params), sort_keys=True)}" if step else "undo"
        self.till.act(what, lambda: self.till.commands.undo() and "", given_up=self._deletions_in_conflict())

    def _deletions_in_conflict(self) -> list[Key]:
        """They hide nothing yet, so taking one back changes no row."""
        return [
            key
            for key, change in self.till.changes().items()
            if change.held is not None and change.held.reason is HoldReason.EDITED_IN_CLOUD
        ]

    def retry(self) -> None:
        """Let the next run try everything again."""
        self.till.act("retry", lambda: self.till.commands.retry())

    # deciding

    def decide(self, *, all_of_them: bool = False) -> int:
        """Resolve one conflict, or all of them; returns how many."""
        settled = (all_of_them or self.rng.random() < 0.5) and self._decide_rollback()
        open_questions = self.till.queries.needs_you()
        self.till.world.stats.questions += len(open_questions) if all_of_them else min(1, len(open_questions))
        chosen = open_questions if all_of_them else open_questions[:1]
        if chosen and not all_of_them:
            chosen = [self.rng.choice(open_questions)]
        for each in chosen:
            self._answer(each)
        return len(chosen) + settled

    def _decide_rollback(self) -> bool:
        """Decide about the records that a restored cloud has lost; whether that was to decide."""
        sync_state = self.till.replica.sync_state
        found = sync_state.regressions.all()
        rollback = sync_state.rollback.get()
        if not sync_state.regressions.counts() or (rollback is not None and rollback.pending):
            return False
        side: Side = self.rng.choice(("local", "cloud"))
        oracle = self.till.world.oracle
        for each in found:
            oracle.rollback_decided(self.till, (each.entity, each.id), each.theirs, side)
        self.till.act(
            f"settle rollback {side}",
            lambda: self.till.commands.resolve_rollback(side),
            given_up=[(each.entity, each.id) for each in found],
        )
        oracle.points.lost()
        return True

    def _answer(self, question: Conflict) -> None:
        key = (question.entity, question.id)
        cloud = {name: each.cloud for name, each in question.fields.items()}
        self.till.world.oracle.shown_to_user(self.till, key, cloud)
        change = self.till.changes().get(key)
        if change is not None and change.remote is not None:
            self.till.world.oracle.shown_to_user(
                self.till, key, {name: change.remote.get(name) for name in change.intent.fields}
            )
            self.till.world.oracle.deletion_decided(self.till, key, change.remote)
        what = f"decide {question.entity} {question.id} {question.reason.value}"
        match question.reason:
            case HoldReason.COUNTER_UNKNOWN:
                self._count(question, what)
            case HoldReason.OVERLAP if self.rng.random() < 0.7:
                picked = self._picked(question)
                shown = json.dumps(
                    {name: getattr(each, "value", each) for name, each in picked.items()}, sort_keys=True
                )
                self._resolve(question, picked, f"{what} {shown}")
            case HoldReason.REJECTED | HoldReason.RULE_BROKEN if (
                self.rng.random() < 0.8 and question.entity in values.FIELDS
            ):
                self._correct(question, what)
            case _:
                side = self.rng.choice(("local", "cloud"))
                if question.reason is HoldReason.VERB_REFUSED and not self.till.world.script.profile.lifts:
                    side = "cloud"
                if question.reason is HoldReason.REWRITTEN and not self.insists:
                    side = "cloud"
                if question.reason in (HoldReason.REJECTED, HoldReason.RULE_BROKEN):
                    side = "cloud"
                if question.reason is HoldReason.POSSIBLE_DUPLICATE:
                    side = self._same_record(question)
                self._keep(question, side, f"{what} {side}")

    def _same_record(self, question: Conflict) -> Side:
        """Whether possible duplicates are one record: a person knows whether somebody else made one of them (F138)."""
        world, entity = self.till.world, question.entity
        change = self.till.changes().get((entity, question.id))
        others = [each for problem in question.problems for each in problem["ids"]]
        if change is not None and change.kind is ChangeKind.CREATE:
            world.similar.update((self.till.number, entity, each) for each in others)
            world.deleted_similar.update(
                (self.till.number, entity, each)
                for each in others
                if (self.till.replica.get(entity, each) or {}).get("deleted", True)
            )
            keys = {
                each.key[1] for each in world.posted if each.till is self.till and question.id in each.sent
            }
            return "local" if keys.intersection(others) else "cloud"
        asked_before = [each for each in others if (self.till.number, entity, each) in world.similar]
        made = {each.key for each in world.posted if each.till is self.till}
        return "cloud" if any((entity, each) not in made for each in asked_before) else "local"

    def _picked(self, question: Conflict) -> dict[str, Choice]:
        draws = values.FIELDS.get(question.entity, {})
        picked: dict[str, Choice] = {}
        for name in sorted(question.fields):
            side = self.rng.choice(("local", "cloud", "cloud", "value", None))
            if side == "value" and name in draws:
                picked[name] = Value(draws[name](self.rng, {}))
            elif side is not None:
                picked[name] = "local" if side == "local" else "cloud"
        return picked or dict.fromkeys(question.fields, "cloud")

    def _correct(self, question: Conflict, what: str) -> None:
        """Replace each refused text by another one."""
        change = self.till.changes().get((question.entity, question.id))
        if change is None:
            return
        wrong = [name for name, value in sorted(change.intent.set.items()) if value in ("funny", "twin")]
        record = self.till.replica.known(question.entity, question.id)
        if not wrong or not is_live(record):
            self._keep(question, "cloud", f"{what} cloud")
            return
        fine = {name: f"mended {self.rng.randrange(10**6)}" for name in wrong}
        self.till.act(
            f"{what} {fine}", lambda: self.till.commands.save(question.entity, fine, id=question.id) and ""
        )

    def _count(self, question: Conflict, what: str) -> None:
        """Decide about points of unknown outcome as a person would by counting receipts; what else is held is given up."""
        oracle, commands = self.till.world.oracle, self.till.commands
        side = oracle.count(self.till, question.id)
        if others := sorted(set(question.fields) - {"points"}):
            picked: dict[str, Choice] = dict.fromkeys(others, "cloud")
            done = self._resolve(question, {"points": side, **picked}, f"{what} {side}")
        else:
            done = self.till.act(
                f"{what} {side}", lambda: commands.keep(question.entity, question.id, side) and ""
            )
        if not done and side == "local":
            # A restored cloud, or another till, has left fewer points than were taken here: they cannot be taken again.
            self._keep(question, "cloud", f"{what} cloud")
            oracle.points.lost()

    def _resolve(self, question: Conflict, picked: Mapping[str, Choice], what: str) -> bool:
        key = (question.entity, question.id)
        return self.till.act(what, lambda: self.till.commands.resolve(*key, picked) and "", given_up=[key])

    def _keep(self, question: Conflict, side: Any, what: str) -> None:
        key = (question.entity, question.id)
        given_up = [key] if side == "cloud" or question.reason is HoldReason.OVERLAP else []
        if side == "cloud":
            self.till.world.given_up.add((self.till.number, key))
        self.till.act(what, lambda: self.till.commands.keep(*key, side) and "", given_up=given_up)


class LanClient:
    """Another program in the shop that uses a till's own /v2 server."""

    def __init__(self, till: Till, rng: random.Random) -> None:
        self.till = till
        self.rng = rng
        self.base = f"/v2/clouds/{till.world.cloud.cloud_id}"

    def act(self) -> None:
        """One request that changes something."""
        user = TillUser(self.till, self.rng)
        entity = self.rng.choice([each for each in self.till.world.script.entities if each in values.FIELDS])
        ids = user.refs(entity)
        kind = self.rng.choice(("patch", "patch", "patch", "put", "new", "delete"))
        if kind == "new" or not ids:
            self._new(entity, user)
            return
        record_id = self.rng.choice(ids)
        answer, tag = self._ask("GET", f"{entity}/{record_id}")
        if answer is None:
            return
        if kind != "delete" and self.rng.random() < 0.2:
            self._stale(user, entity, record_id, tag)
            return
        match kind:
            case "delete":
                self._change("DELETE", f"{entity}/{record_id}", None, tag)
            case "patch":
                self._change("PATCH", f"{entity}/{record_id}", self._drawn(entity, answer, user), tag)
            case _:
                self._change(
                    "PUT", f"{entity}/{record_id}", {**answer, **self._drawn(entity, answer, user)}, tag
                )

    def _stale(self, user: TillUser, entity: str, record_id: int, tag: str | None) -> None:
        """Write with an ETag that is out of date: refused, and nothing is changed (F98)."""
        edit = values.edit_values(
            self.rng,
            entity,
            self.till.replica.known(entity, record_id),
            user.refs,
            self.till.world.fields,
        )
        commands = self.till.commands
        self.till.act(f"edit {entity} {record_id}", lambda: commands.save(entity, edit, id=record_id) and "")
        path = f"{entity}/{record_id}"
        now, fresh = self._ask("GET", path)
        if fresh == tag:
            return  # the edit was refused, or changed nothing
        before = self.till.rows()
        answer = self._send("PATCH", path, self._drawn(entity, now or {}, user), tag)
        self.till.world.trace.log("  ", self.till.name, "lan stale PATCH", path, answer.status)
        if answer.status != 412 or self.till.rows() != before:
            raise LawViolation(
                "LAN", self.till.name, path, "was written over with a stale tag:", answer.status
            )

    def _drawn(self, entity: str, record: Record, user: TillUser) -> dict[str, Any]:
        known = {name: value for name, value in record.items() if isinstance(value, list)}
        return values.edit_values(
            self.rng, entity, {**known, "flags": record.get("flags")}, user.refs, self.till.world.fields
        )

    def _new(self, entity: str, user: TillUser) -> None:
        made = values.new_values(self.rng, entity, user.refs)
        if made is not None:
            self._change("POST", entity, [self._whole(entity, made)], None)

    def _whole(self, entity: str, made: dict[str, Any]) -> dict[str, Any]:
        declared = self.till.replica.catalogue[entity]
        from storage.schema.validation import blank
        from storage.wire import encode

        record = {**blank(declared), **made, "_cloudId": self.till.world.cloud.cloud_id, "deleted": False}
        return {
            name: value
            for name, value in encode(declared, record, numbers="json").items()
            if name not in ("id", "versionDate", "created", "externalIds")
            and declared.by_name[name].merge is not Merge.SERVER
            or name in ("_cloudId", "deleted")
        }

    def _change(self, method: str, path: str, body: Any, tag: str | None) -> None:
        def work() -> str:
            answer = self._send(method, path, body, tag)
            if answer.status >= 500:
                raise LawViolation("LAN", self.till.name, method, path, answer.status, answer.body)
            return str(answer.status)

        self.till.act(
            f"lan {method} {path} {json.dumps(body, sort_keys=True, ensure_ascii=False)[:200]}", work
        )

    def _ask(self, method: str, path: str) -> tuple[Record | None, str | None]:
        answer = self._send(method, path, None, None)
        return (json.loads(answer.body) if answer.status == 200 else None), answer.headers.get("etag")

    def _send(self, method: str, path: str, body: Any, tag: str | None) -> Any:
        service = self.till.service
        signed = service.handle(
            Request("POST", "/v2/signin/token", (), {"Authorization": f"User {self.till.lan_secret}"},
                    json.dumps({"_cloudId": self.till.world.cloud.cloud_id}).encode())
        )  # fmt: skip
        token = json.loads(signed.body)["accessToken"]
        headers = {"Authorization": f"Bearer {token}", **({"If-Match": tag} if tag else {})}
        if method == "POST":
            headers["Idempotency-Key"] = f"key-{next(self.till.world.keys)}"
        data = b"" if body is None else json.dumps(body).encode()
        return service.handle(Request(method, f"{self.base}/{path}", (), headers, data))

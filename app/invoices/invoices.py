"""Invoices of suppliers: read, compared with the shop, and applied as one undo step.

Called by the window on worker threads, and by the command line. Reading and comparing change nothing; applying is one
transaction and one undo step, in which the invoice is noted as used, so that nothing is half applied after a crash (F106).
"""

from __future__ import annotations

import getpass
import random
import threading
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from app.change_set import ChangeLine
from app.changes import application
from app.changes.application import Applied, Later, Progress
from app.commands.commands import Commands
from app.commands.purchase_price import PRODUCTS, SUPPLIER, put_purchase_price
from app.commands.record_editor import Edit
from app.commands.scope import CommandScope
from app.invoices.amounts import Exchange, exchange_of, shown
from app.invoices.comparison import NOT_GOODS, Answers, ComparedInvoice, InvoiceChange, LineComparison
from app.invoices.invoice import Invoice, Note
from app.invoices.matching import keys_of
from app.invoices.parties import SUPPLIERS, FoundSupplier, find_supplier, is_for_another, new_supplier
from app.invoices.reading import read_invoices
from app.supplier_list.terms import Terms
from storage.errors import Refused
from storage.query.grammar import Query
from storage.records.replica import MAX_SAFE_ID, Replica
from storage.schema.validation import Op, blank, problems
from storage.tables.supplier_invoices import SupplierItem, UsedInvoice

STEP = "invoice"
_NOON = "T12:00"


class Invoices:
    """The suppliers' invoices of one replica."""

    def __init__(self, replica: Replica, commands: Commands) -> None:
        self._replica = replica
        self._commands = commands
        self._rng = random.SystemRandom()

    def read(self, path: Path, *, cancel: threading.Event | None = None) -> list[Invoice]:
        """The invoices in a file, most often one. Raises BadInvoice, BadFile, Cancelled."""
        return read_invoices(path, cancel=cancel)

    def terms(self, supplier: int) -> Terms:
        """How the prices of a supplier become ours; those of no supplier are the defaults. Raises UnreadableValue."""
        return Terms.read(self._replica.supplier_prices.terms(supplier))

    def currency(self) -> str:
        """The shop's currency: that of most products; "" where none has one."""
        found = self._replica.groups(PRODUCTS, Query(), "currency")
        return next((str(each).strip().upper() for each, _ in found if each is not None), "")

    def open(
        self, invoice: Invoice, answers: Answers | None = None, terms: Terms | None = None
    ) -> OpenInvoice:
        """The invoice beside the shop, to be compared and, with more answers, compared again.

        `terms`: the rule of the selling prices instead of the supplier's kept one.
        """
        return OpenInvoice(self, invoice, answers or Answers(), terms)

    def apply(
        self,
        found: ComparedInvoice,
        lines: Sequence[ChangeLine],
        terms: Terms,
        *,
        origin: str,
        add_supplier: bool = False,
        again: bool = False,
        later: Later | None = None,
        progress: Progress | None = None,
        cancel: threading.Event | None = None,
    ) -> Applied:
        """Do these lines as one step, each product once, note the invoice as used, and remember what a person answered.

        `terms` are kept for the next invoice or list; `later` as in `application.apply`, which says what else it raises.
        Raises Refused, reason `invoice_supplier` for a supplier that is not here without `add_supplier`, and `invoice_used`
        for an invoice that was used before without `again`; then nothing was changed.
        """
        if found.supplier.id is None and not add_supplier:
            raise Refused(reason="invoice_supplier", name=found.supplier.name)
        invoice, supplier = found.invoice, found.supplier_id
        at = _moment(invoice.date, self._replica.clock.now())

        def first(scope: CommandScope) -> None:
            nonlocal supplier
            supplier = scope.tx.current_id(SUPPLIERS, supplier)
            used = None if again else used_note(scope.tx.supplier_prices.invoices.used(supplier), invoice)
            if used is not None and used.code == "used_before":
                raise Refused(reason="invoice_used", **used.params)
            if scope.tx.get(SUPPLIERS, supplier) is None:
                self._add_supplier(scope, supplier, invoice)
            scope.tx.supplier_prices.put_terms(supplier, terms.as_json())
            count = len({each.key for each in lines})
            note = UsedInvoice(supplier=supplier, number=invoice.number, date=invoice.date, uuid=invoice.uuid,
                               at=scope.tx.now, who=_who(scope.tx.history.person), lines=count)  # fmt: skip
            scope.tx.supplier_prices.invoices.put_used(note, step=scope.step)
            _remember(scope, supplier, found)

        def also(scope: CommandScope, line: ChangeLine, product: int) -> bool:
            return put_purchase_price(scope, supplier, product, line.cost, at=at, invoice=invoice.number)

        about = {
            SUPPLIER: supplier,
            "name": found.supplier.name,
            "invoice": invoice.number,
            "date": invoice.date,
        }
        return application.apply(
            self._commands, found, lines,  origin=origin, about=about, later=later, first=first, also=also,
            progress=progress, cancel=cancel,
        )  # fmt: skip

    def _add_supplier(self, scope: CommandScope, supplier: int, invoice: Invoice) -> None:
        entity = scope.catalogue[SUPPLIERS]
        empty = blank(entity)
        body = {**empty, **new_supplier(invoice.supplier), "id": supplier}
        # A number that breaks a rule of ours is left out, not the supplier.
        refused = {each.field for each in problems(entity, {**body, "_cloudId": 1}, Op.REPLACE)}
        body |= {name: value for name, value in empty.items() if name in refused}
        scope.editor(SUPPLIERS).apply(Edit(op=Op.REPLACE, body=body, id=supplier), guard=False)
        scope.changed(SUPPLIERS, [supplier], "save")

    def new_supplier_id(self) -> int:
        """An id for a supplier that is made when its invoice is applied."""
        return self._rng.randrange(1, MAX_SAFE_ID)

    @property
    def replica(self) -> Replica:
        """The replica that invoices are compared with."""
        return self._replica


class OpenInvoice:
    """One invoice being compared: what it needs of the shop is read once for each supplier, so that an answer is quick."""

    def __init__(self, invoices: Invoices, invoice: Invoice, answers: Answers, terms: Terms | None) -> None:
        self._invoices = invoices
        self.invoice = invoice
        self._given = terms
        self._new_id = invoices.new_supplier_id()
        self._currency = invoices.currency()
        self._lines: LineComparison | None = None
        self._lines_of: tuple[int, Terms] | None = None
        self.terms = Terms()
        """By which the selling prices are made: the given ones, or those that are kept of the supplier."""
        self.compared = self.compare(answers)
        """The comparison by the last answers."""

    def compare(self, answers: Answers, terms: Terms | None = None) -> ComparedInvoice:
        """The invoice by these answers, and by these terms from now on. Nothing is changed."""
        self._given = terms or self._given
        replica, invoice = self._invoices.replica, self.invoice
        supplier = find_supplier(replica, invoice, answers.supplier)
        number = self._new_id if supplier.id is None else supplier.id
        self.terms = self._given or (Terms() if supplier.id is None else self._invoices.terms(supplier.id))
        if self._lines is None or self._lines_of != (number, self.terms):
            self._lines, self._lines_of = (
                LineComparison(replica, number, self.terms, invoice),
                (number, self.terms),
            )
        exchange = exchange_of(invoice, self._currency, answers.exchange)
        lines = self._lines.lines(exchange, answers)
        used = self._used(supplier)
        self.compared = ComparedInvoice(
            step=STEP,
            entity=PRODUCTS,
            lines=tuple(lines),
            invoice=invoice,
            supplier=supplier,
            supplier_id=number,
            answers=answers,
            told=tuple(self._told(supplier, exchange, lines, used)),
            used=used is not None and used.code == "used_before",
        )
        return self.compared

    def _used(self, supplier: FoundSupplier) -> Note | None:
        replica = self._invoices.replica
        stored, found = replica.supplier_prices.invoices, None
        if self.invoice.uuid and (used := stored.used_uuid(self.invoice.uuid)) is not None:
            found = _used_note("used_before", used)
        elif supplier.id is not None:
            found = used_note(stored.used(supplier.id), self.invoice)
        if found is not None and found.params["who"].isdecimal():
            employee = replica.get("employees", int(found.params["who"])) or {}
            return Note(found.code, {**found.params, "who": str(employee.get("name") or found.params["who"])})
        return found

    def _told(
        self, supplier: FoundSupplier, exchange: Exchange, lines: Sequence[InvoiceChange], used: Note | None
    ) -> list[Note]:
        """What is told of the whole invoice, the gravest first."""
        invoice, replica = self.invoice, self._invoices.replica
        found = [used] if used is not None else []
        if invoice.kind != "invoice":
            found.append(Note(invoice.kind, {"numbers": ", ".join(invoice.corrects) or "?"}))
        found += [*invoice.notes, *supplier.notes]
        if (other := is_for_another(replica, invoice)) is not None:
            found.append(other)
        if used is None and supplier.id is not None:
            newest = max(
                (each.date for each in replica.supplier_prices.invoices.used(supplier.id)), default=""
            )
            found += (
                [Note("older", {"date": newest})]
                if invoice.kind == "invoice" and invoice.date < newest
                else []
            )
        found += exchange.notes
        found += [Note("with_vat")] if invoice.with_vat else []
        if lines and all(any(each.code in ("service", "deposit") for each in line.told) for line in lines):
            found.append(Note("services_only"))
        return found + _charges(invoice)


def _charges(invoice: Invoice) -> list[Note]:
    return [
        Note("discount" if each.amount < 0 else "charge", {
            "amount": shown(abs(each.amount)), "currency": invoice.currency, "reason": each.reason or "?",
        })
        for each in invoice.charges
    ]  # fmt: skip


def used_note(used: Sequence[UsedInvoice], invoice: Invoice) -> Note | None:
    """The note that an invoice of a supplier was used before, or may have been: by its UUID, or its number and date."""
    for each in used:
        if invoice.uuid and each.uuid == invoice.uuid:
            return _used_note("used_before", each)
    for each in used:
        if each.number.casefold() != invoice.number.casefold() or each.date[:4] != invoice.date[:4]:
            continue  # numbers begin anew with the year
        other = bool(each.uuid and invoice.uuid) or each.date != invoice.date
        return _used_note("same_number" if other else "used_before", each)
    return None


def _used_note(code: str, used: UsedInvoice) -> Note:
    day = datetime.fromtimestamp(used.at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    return Note(code, {"date": day, "who": used.who, "lines": used.lines})


def _remember(scope: CommandScope, supplier: int, found: ComparedInvoice) -> None:
    """Keep what a person said about lines, for the next invoice of the supplier."""
    stored = scope.tx.supplier_prices.invoices
    for line in found.changes:
        place = line.source.line
        said, pieces = found.answers.products.get(place), found.answers.pieces.get(place)
        keys = keys_of(line.source)
        if not keys or (said is None and pieces is None):
            continue
        if said == NOT_GOODS:
            stored.put_item(supplier, keys[0], SupplierItem(None), step=scope.step)
        elif isinstance(said, int) or (pieces is not None and line.id is not None):
            product = said if isinstance(said, int) else line.id
            kept = SupplierItem(product, line.source.unit, pieces)
            stored.put_item(supplier, keys[0], kept, step=scope.step)


def _who(person: str | None) -> str:
    """The number of the employee who is here, whose name may be forgotten one day; else the account of this computer."""
    if person is not None:
        return person
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return ""


def _moment(date: str, now: int) -> int:
    """Noon of a date in wall milliseconds, but not after now; now for what is no date."""
    try:
        return min(int(datetime.fromisoformat(f"{date}{_NOON}").timestamp() * 1000), now)
    except (ValueError, OverflowError, OSError):
        return now

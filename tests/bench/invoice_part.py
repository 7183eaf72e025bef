"""`python -m tests.bench invoice`: an invoice compared with a long list of products: CPU, and the memory that it takes at the highest.

The reading is measured apart: it runs in a process of its own.
"""

from __future__ import annotations

import argparse
import gc
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from app.commands.commands import Commands
from app.invoices.invoice import Invoice
from app.invoices.invoices import Invoices
from app.invoices.reading import read_content
from storage.records.replica import Replica
from sync.events import Bus
from tests.app.invoices.samples import FORTY, Item, gtin, ubl
from tests.storage.support.replicas import open_replica, put, record

FARM = 41


def filled(folder: Path, products: int) -> Replica:
    """A shop in which every twentieth product is the supplier's."""
    replica = open_replica(folder)
    put(replica, "suppliers", record("suppliers", FARM, name="Farm", companyId=FORTY.company_id))
    put(replica, "categories", record("categories", 11, name="Food"))
    put(replica, "taxes", record("taxes", 21, name="21", value=21.0))
    rows = (
        record("products", 1000 + each, name=f"Product {each}", _categoryId=11, vat=1.21, priceWithVat=48.4,
               priceWithoutVat=40.0, ean=[gtin(each)], _supplierId=None if each % 20 else FARM, currency="CZK")
        for each in range(products)
    )  # fmt: skip
    put(replica, "products", *rows)
    return replica


def invoice_of(lines: int, products: int) -> bytes:
    """An invoice whose lines are spread over the products."""
    step = max(products // lines, 1)
    items = tuple(
        Item(f"Product {each}", gtin(each), f"K-{each}", price="41.5")
        for each in range(0, lines * step, step)
    )
    return ubl(replace(FORTY, items=items))


def compared(replica: Replica, invoice: Invoice) -> tuple[float, float]:
    """Seconds of CPU of the comparison, and megabytes at the highest."""
    invoices = Invoices(replica, Commands(replica, Bus()))
    begun = time.process_time()
    invoices.open(invoice)
    seconds = time.process_time() - begun
    gc.collect()
    tracemalloc.start()
    invoices.open(invoice)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return seconds, peak / 2**20


def main(words: Sequence[str]) -> int:
    """Print a row for each length of the invoice."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench invoice")
    parser.add_argument("--products", type=int, default=100_000)
    parser.add_argument("--lines", type=int, nargs="+", default=[1000, 5000])
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        replica = filled(Path(folder), asked.products)
        for lines in asked.lines:
            data = invoice_of(lines, asked.products)
            begun = time.process_time()
            [invoice] = read_content(data)
            read = time.process_time() - begun
            seconds, megabytes = compared(replica, invoice)
            print(
                f"{lines} lines, {asked.products} products: read {read:.2f} s, compared {seconds:.2f} s of CPU,"
                f" {megabytes:.0f} MB ({1024 * megabytes / lines:.1f} kB a line)",
                flush=True,
            )
        replica.close()
    return 0

"""The codes in a PDF of labels, read back from its pages as a scanner reads them from paper."""

from __future__ import annotations

import pypdfium2
import pytest
import zxingcpp

from app.cli import labels as labels_command
from app.labels.labels import Label, PerUnit
from app.labels.reduction import Reduction
from app.queries.allergens import Stated
from app.settings.paper_formats import LAYOUTS
from tests.ui.conftest import THEN
from ui.labels.painter import PrintJob, render_pdf
from ui.main import label_pdf, main

DOTS = 300
"""Per inch: an office printer."""
STATED = Stated((1, 3, 7), ("Sugar",))
CODES = ["8590000000017", "036000291452", "55123457", "ABC-1234"]


def codes_in(content: bytes) -> list[list[str]]:
    """The texts of all codes on each page."""
    document = pypdfium2.PdfDocument(content)
    found = []
    for page in document:
        found.append([each.text for each in zxingcpp.read_barcodes(_pixels(page))])
    document.close()
    return found


def _pixels(page) -> memoryview:
    drawn = page.render(scale=DOTS / 72, grayscale=True)
    return memoryview(bytes(drawn.buffer)).cast("B", shape=[drawn.height, drawn.stride])


@pytest.mark.parametrize("paper", LAYOUTS)
def test_every_code_on_every_paper_is_read_back_from_the_pdf(spoken, paper):
    labels = [
        Label("Espresso", 55.0, "CZK", PerUnit(110.0, "Kilogram"), code, Reduction(THEN, 60.0, THEN), STATED)
        for code in CODES
    ]
    pages = codes_in(render_pdf(PrintJob(layout=LAYOUTS[paper], labels=labels, allergens=True), "t"))
    assert len(pages) == (len(CODES) if LAYOUTS[paper].roll else 1)
    # An American code of twelve digits is one of thirteen that begins with a nought.
    assert {text.lstrip("0") for page in pages for text in page} == {code.lstrip("0") for code in CODES}


def test_the_command_line_draws_with_the_painter_of_the_window(spoken, capsys, monkeypatch):
    monkeypatch.setattr(labels_command, "PAINTERS", [])  # and what there was comes back for other tests
    with pytest.raises(SystemExit):
        main(["labels", "--help"])
    assert labels_command.PAINTERS == [label_pdf]
    assert codes_in(label_pdf([Label("Káva", 55.0, "CZK", None, CODES[0])], LAYOUTS["a4_24"], "cs")) == [
        [CODES[0]]
    ]

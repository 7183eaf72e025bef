"""Draws labels on a printer, into a PDF and for the preview, with one painter, so that they look the same.

Used by `LabelDialog` on the main thread and on the worker thread. Always black on white.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from app.errors import Cancelled
from app.labels.barcode_symbols import BarcodeModules, barcode_modules
from app.labels.labels import Label
from app.queries.allergens import Stated
from app.settings.paper_formats import Layout, pages, places
from storage.errors import ShopError
from ui.text import formats, texts
from ui.text.texts import translate

MM_PER_INCH = 25.4
PDF_DPI = 600
PREVIEW = 8.0
"""Pixels per millimetre of the preview; about those of a label printer."""
MAX_MODULE = 0.38
"""Largest width of a barcode's module in millimetres; shop scanners read 0.25 to 0.4 best."""
MIN_MODULE = 0.17
"""Below this width the bars are not drawn, only the digits."""
SMALL = 20.0
"""Millimetres below which a label has room for one line of each text."""
NOTHING_STATED = Stated()
NOTE = 1.8
"""Millimetres of the letters of notes below the price; smaller ones cannot be read on a shelf."""
NO_BREAK = "\u00a0"
_UNIT_NAME = r"(?:[^\W\d_]{1,3}|[%€$]|°C?)(?!\w)"
_AMOUNT = re.compile(rf"\d {_UNIT_NAME}(?: ?/ ?{_UNIT_NAME})?|\d / {_UNIT_NAME}")
BLACK = QColor(Qt.GlobalColor.black)


class NotPrinted(ShopError):
    """The printer accepted no job."""

    code = "not_printed"


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintJob:
    """Labels on a kind of paper, starting at a position of the first page."""

    layout: Layout
    labels: Sequence[Label]
    first: int = 0
    code: bool = True
    price: bool = True
    reduction: bool = True
    """With the lowest price before a reduction."""
    allergens: bool = False
    """With the allergens by name, those of the ingredients too."""

    @property
    def pages(self) -> int:
        """Number of pages."""
        return pages(self.layout, len(self.labels), self.first)

    def by_page(self) -> Iterator[list[tuple[int, Label]]]:
        """For each page its labels with their positions."""
        placed = zip(places(self.layout, len(self.labels), self.first), self.labels, strict=True)
        for _, group in groupby(placed, key=lambda item: item[0][0]):
            yield [(position, label) for (_, position), label in group]


def money_text(amount: float, currency: str) -> str:
    """A price in the language's format, with the sign of its currency, if it has one."""
    number = formats.number_text(amount, decimals=2)
    return f"{number}\u00a0{formats.CURRENCY_SIGNS.get(currency, currency)}" if currency else number


def unit_price_text(label: Label) -> str:
    """The price of a kilogram, litre, metre or piece: "110,00 Kč / kg"."""
    if label.per_unit is None:
        return ""
    unit = formats.UNIT_SIGNS.get(label.per_unit.unit) or translate("Labels", "pc")
    return f"{money_text(label.per_unit.price, label.currency)}\u00a0/\u00a0{unit}"


def reduction_text(label: Label, *, short: bool = False) -> str:
    """The lowest price of the 30 days before a reduction; `short` for small labels.

    That some of these days are not known is for the staff, not for the shelf.
    """
    found = label.reduction
    if found is None:
        return ""
    price = money_text(found.lowest, label.currency)
    if short:
        return translate("Labels", "30-day low: {price}", price=price)
    return translate("Labels", "Lowest price in the previous 30 days: {price}", price=price)


def allergen_text(label: Label, *, names: bool = True, gaps: bool = True) -> str:
    """What the product contains, by name or by number, and the ingredients of which that is not stated.

    Without `gaps` these are not named: only that there are some.
    """
    found = label.allergens
    told = ", ".join(texts.allergen(each) if names else str(each) for each in found.numbers)
    text = translate("Labels", "Allergens: {names}", names=told) if told else ""
    if found.not_stated:
        gap = translate("Labels", "not all stated")
        if gaps:
            gap = translate("Labels", "not stated: {names}", names=", ".join(found.not_stated))
        text = f"{text} ({gap})" if text else translate("Labels", "Allergens: {names}", names=gap)
    return text


# whole jobs


def page_layout(layout: Layout) -> QPageLayout:
    """The paper for Qt, without margins."""
    size = QSizeF(*layout.page)
    exact = QPageSize.SizeMatchPolicy.ExactMatch
    name = f"{layout.page[0]:g} x {layout.page[1]:g} mm"
    paper = (
        QPageSize(size, QPageSize.Unit.Millimeter, name, exact)
        if layout.roll
        else QPageSize(QPageSize.PageSizeId.A4)
    )
    return QPageLayout(paper, QPageLayout.Orientation.Portrait, QMarginsF(), QPageLayout.Unit.Millimeter)


def render_pdf(
    job: PrintJob,
    title: str,
    progress: Callable[[int, int], None] | None = None,
    cancel: threading.Event | None = None,
) -> bytes:
    """The job as the bytes of a PDF; raises Cancelled."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PDF_DPI)
    writer.setTitle(title)
    writer.setCreator("Counterfoil")
    writer.setPageLayout(page_layout(job.layout))
    paint_pages(job, writer, PDF_DPI / MM_PER_INCH, progress, cancel)
    return bytes(buffer.data().data())


def paint_pages(
    job: PrintJob,
    device: QPagedPaintDevice,
    per_mm: float,
    progress: Callable[[int, int], None] | None = None,
    cancel: threading.Event | None = None,
) -> None:
    """Draw every page onto a prepared device; raises Cancelled, or NotPrinted if the device does not accept it."""
    painter = QPainter()
    if not painter.begin(device):
        raise NotPrinted
    try:
        for number, page in enumerate(job.by_page()):
            if cancel is not None and cancel.is_set():
                raise Cancelled
            if number and not device.newPage():
                raise NotPrinted
            paint_page(painter, per_mm, job, page)
            if progress is not None:
                progress(number + 1, job.pages)
    finally:
        painter.end()


def page_image(job: PrintJob, number: int = 0, per_mm: float = PREVIEW) -> QImage:
    """A page as an image, the first one as 0."""
    width, height = job.layout.page
    image = QImage(round(width * per_mm), round(height * per_mm), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    paint_page(painter, per_mm, job, next(islice(job.by_page(), number, None), []))
    painter.end()
    return image


def paint_page(painter: QPainter, per_mm: float, job: PrintJob, page: Sequence[tuple[int, Label]]) -> None:
    """Draw the labels of one page at their positions."""
    for position, label in page:
        x, y = job.layout.corner(position)
        inset_x, inset_y = job.layout.inside
        area = QRectF(
            (x + inset_x) * per_mm,
            (y + inset_y) * per_mm,
            (job.layout.label[0] - 2 * inset_x) * per_mm,
            (job.layout.label[1] - 2 * inset_y) * per_mm,
        )
        _LabelPainter(painter, per_mm).label(area, label, job)


# one label


class _LabelPainter:
    """Draws one label; sizes are in millimetres, areas in device pixels."""

    def __init__(self, painter: QPainter, per_mm: float) -> None:
        self._painter = painter
        self._per_mm = per_mm

    def label(self, area: QRectF, label: Label, job: PrintJob) -> None:
        """Name above, price below it, the code at the foot; what there is not leaves its room to the rest."""
        drawn = barcode_modules(label.code) if job.code and label.code else None
        priced = job.price and label.price is not None
        height = area.height() / self._per_mm
        rest = QRectF(area)
        reduced = priced and job.reduction and label.reduction is not None
        noted = reduced or (job.allergens and label.allergens != NOTHING_STATED)
        small = height < SMALL
        if job.code and label.code:
            foot = height * (0.5 if not priced else 0.28 if small and noted else 0.36)
            rest.setBottom(area.bottom() - foot * self._per_mm)
            self._code(
                QRectF(area.left(), rest.bottom(), area.width(), foot * self._per_mm), label.code, drawn
            )
        letters = min(max(height * 0.125, 2.3), 4.0)
        lines = 1 if small or noted else 2
        used = self._name(rest, label.name, letters, lines if priced else lines + 1)
        if priced:
            rest.setTop(rest.top() + used)
        if job.allergens:
            several = (True, True), (False, True), (False, False)
            forms = [allergen_text(label, names=names, gaps=gaps) for names, gaps in several]
            rest.setBottom(rest.bottom() - self._note(rest, forms, 1 if small and priced else 2))
        if reduced:
            forms = [reduction_text(label), reduction_text(label, short=True)]
            rest.setBottom(rest.bottom() - self._note(rest, forms, 1 if small else 2))
        if priced:
            self._price(rest, label)

    def _note(self, area: QRectF, forms: Sequence[str], lines: int) -> float:
        """The first of these texts that fits so many lines, in small letters at the foot of the area; answers its height.

        They get shorter because a note is never cut: half a list of allergens would say that there are no more. What fits
        in no form gets the lines that it needs.
        """
        font = self._font(NOTE)
        metrics = self._metrics(font)
        wrapped = [wrap_text(text, lines, area.width(), metrics) for text in forms]
        shown = next(
            (each for each in wrapped if not any(line.endswith("…") for line in each)),
            wrap_text(forms[-1], 2 * lines, area.width(), metrics),
        )
        self._painter.setFont(font)
        self._painter.setPen(BLACK)
        top = area.bottom() - metrics.height() * len(shown)
        for number, line in enumerate(shown):
            self._painter.drawText(
                QPointF(area.left(), top + metrics.ascent() + number * metrics.height()), line
            )
        return metrics.height() * len(shown)

    def _name(self, area: QRectF, name: str, letters: float, lines: int) -> float:
        """Up to `lines` lines, the last one cut with an ellipsis; answers the height that they take."""
        font = self._font(letters, bold=True)
        metrics = self._metrics(font)
        self._painter.setFont(font)
        self._painter.setPen(BLACK)
        height = metrics.height()
        shown = wrap_text(name, lines, area.width(), metrics)
        for number, line in enumerate(shown):
            self._painter.drawText(
                QPointF(area.left(), area.top() + metrics.ascent() + number * height), line
            )
        return height * len(shown)

    def _price(self, area: QRectF, label: Label) -> None:
        assert label.price is not None
        text, beside = money_text(label.price, label.currency), unit_price_text(label)
        height = area.height() / self._per_mm
        letters = min(max(height * 0.3, 2.1), 2.8)
        small = self._font(letters)
        taken = self._metrics(small).horizontalAdvance(beside) + 1.5 * self._per_mm if beside else 0.0
        size = self._fitting(text, min(height * 0.82, 11.0), area.width() - taken)
        if beside and size < letters * 1.6:
            # Side by side the price would be the smaller of the two: one below the other.
            foot = self._metrics(small).height()
            low = QRectF(area.left(), area.bottom() - foot, area.width(), foot)
            area = area.adjusted(0, 0, 0, -foot)
            size = self._fitting(text, area.height() / self._per_mm * 0.82, area.width())
            self._line(low, beside, small)
            beside = ""
        base = self._line(area, text, self._font(size, bold=True))
        if beside:
            self._painter.setFont(small)
            self._painter.drawText(QPointF(area.left(), base), beside)

    def _fitting(self, text: str, size: float, room: float) -> float:
        """The size, or the smaller one with which bold `text` fits the room."""
        width = self._metrics(self._font(size, bold=True)).horizontalAdvance(text)
        return size * max(room, 1.0) / width if width > room else size

    def _line(self, area: QRectF, text: str, font: QFont) -> float:
        """One line at the right edge; answers where its letters stand."""
        metrics = self._metrics(font)
        base = area.top() + (area.height() + metrics.capHeight()) / 2
        self._painter.setFont(font)
        self._painter.setPen(BLACK)
        self._painter.drawText(QPointF(area.right() - metrics.horizontalAdvance(text), base), text)
        return base

    def _code(self, area: QRectF, text: str, drawn: BarcodeModules | None) -> None:
        font = self._font(min(max(area.height() / self._per_mm * 0.24, 1.7), 2.6))
        metrics = self._metrics(font)
        modules = len(drawn.modules) + 2 * drawn.quiet if drawn is not None else 1
        width = min(area.width() / modules, MAX_MODULE * self._per_mm)
        if drawn is not None and width >= MIN_MODULE * self._per_mm:
            # Whole dots: bars of uneven width are what scanners stumble over.
            step = float(int(width)) if width >= 1 else width
            left = round(area.left() + (area.width() - step * len(drawn.modules)) / 2)
            top, height = round(area.top()), round(area.height() - metrics.height())
            at = 0
            for dark, group in groupby(drawn.modules):
                run = len(list(group))
                if dark == "1":
                    self._painter.fillRect(QRectF(left + at * step, top, run * step, height), BLACK)
                at += run
        self._painter.setFont(font)
        self._painter.setPen(BLACK)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, area.width())
        start = area.left() + (area.width() - metrics.horizontalAdvance(shown)) / 2
        self._painter.drawText(QPointF(start, area.bottom() - metrics.descent()), shown)

    def _font(self, letters: float, *, bold: bool = False) -> QFont:
        font = QFont()
        font.setPixelSize(max(round(letters * self._per_mm), 1))
        font.setBold(bold)
        return font

    def _metrics(self, font: QFont) -> QFontMetricsF:
        return QFontMetricsF(font, self._painter.device())


def wrap_text(text: str, lines: int, width: float, metrics: QFontMetricsF) -> list[str]:
    """Words on at most `lines` lines; what does not fit the last one ends in an ellipsis.

    An amount and its unit are one word: "250 g", "10 %", "5 Kč / kg".
    """
    found: list[str] = []
    glued = _AMOUNT.sub(lambda amount: NO_BREAK.join(amount[0].split()), text)
    words = [word for word in glued.split(" ") if word]
    while words and len(found) < lines - 1:
        taken = 1
        while taken < len(words) and metrics.horizontalAdvance(" ".join(words[: taken + 1])) <= width:
            taken += 1
        found.append(metrics.elidedText(" ".join(words[:taken]), Qt.TextElideMode.ElideRight, width))
        words = words[taken:]
    if words:
        found.append(metrics.elidedText(" ".join(words), Qt.TextElideMode.ElideRight, width))
    return found

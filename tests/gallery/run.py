"""`GalleryRun`: takes a picture of every screen in every language, palette and size, and collects the findings.

Used by `__main__`, and by tests/ui/test_gallery.py with a few screens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from tests.gallery import contrast_checks, layout_checks, translation_checks
from tests.gallery.fixture import CloudState, GalleryFixture, open_fixture
from tests.gallery.screens import SCREENS, Screen
from ui.text import language

FindingKey = tuple[str, str, str]


@dataclass(slots=True)
class GalleryResult:
    """Number of pictures, and for each finding the pictures that show it."""

    pictures: int = 0
    findings: dict[FindingKey, list[str]] = field(default_factory=dict)

    def add(self, kind: str, where: str, what: str, picture: str) -> None:
        """Record that a picture shows a finding."""
        self.findings.setdefault((kind, where, what), []).append(picture)


class GalleryRun:
    """One run of the gallery."""

    def __init__(
        self, folder: Path, out: Path, *, only: Sequence[str], languages: Sequence[str], colours: Sequence[str],
        sizes: Sequence[tuple[int, ...]], compiled: Path = language.FOLDER,
    ) -> None:  # fmt: skip
        self._folder = folder
        self._out = out
        self._languages = languages
        self._colours = colours
        self._sizes = sizes
        self._compiled = compiled
        self._screens = [screen for screen in SCREENS if not only or screen.name.startswith(tuple(only))]
        self._texts: dict[str, dict[str, set[str]]] = {}
        self._result = GalleryResult()

    def run(self) -> GalleryResult:
        """Take all pictures."""
        app = QApplication.instance() or QApplication(["gallery"])
        assert isinstance(app, QApplication)
        self._out.mkdir(parents=True, exist_ok=True)
        with open_fixture(app, self._folder / "shop", languages=self._compiled) as fixture:
            data = translation_checks.shop_words(fixture.runtime.replica, fixture.context.catalogue)
            for cloud_state in CloudState:
                screens = [screen for screen in self._screens if screen.cloud_state is cloud_state]
                if screens:
                    fixture.advance_to(cloud_state)
                    self._picture_all(fixture, screens)
        self._find_untranslated(data)
        return self._result

    def _picture_all(self, fixture: GalleryFixture, screens: Sequence[Screen]) -> None:
        for colours in self._colours:
            for code in self._languages:
                chosen = [screen for screen in screens if colours != "contrast" or screen.contrast]
                for screen in chosen:
                    for size in self._sizes:
                        self._picture_one(fixture, screen, colours, code, size)

    def _picture_one(
        self, fixture: GalleryFixture, screen: Screen, colours: str, code: str, size: tuple[int, ...]
    ) -> None:
        fixture.restyle(colours, code)
        # After restyling: larger text of the previous picture may have kept the window from shrinking.
        fixture.resize(*size)
        fixture.window.sidebar.choose("customers")
        shown = screen.show(fixture)
        fixture.settle()
        top = shown if shown is not None else fixture.window
        name = f"{screen.name}.{colours}.{code}.{size[0]}"
        image, at = take_picture(fixture.window, top)
        image.save(str(self._out / f"{name}.png"))
        self._result.pictures += 1
        for finding in (
            *layout_checks.layout_faults(top),
            *contrast_checks.low_contrast_texts(image, top, at),
        ):
            self._result.add(finding.kind, finding.where, finding.what, name)
        for widget, text in translation_checks.number_faults(top, code):
            self._result.add("number", layout_checks.widget_path(widget), repr(text), name)
        self._texts.setdefault(screen.name, {}).setdefault(code, set()).update(
            translation_checks.visible_texts(top)
        )

    def _find_untranslated(self, data: frozenset[str]) -> None:
        for screen, texts in self._texts.items():
            for code in texts:
                if code != "en" and "en" in texts:
                    for text in translation_checks.untranslated(texts["en"], texts[code], data):
                        self._result.add("english", code, repr(text), screen)


def take_picture(window: QWidget, top: QWidget) -> tuple[QImage, QPoint]:
    """The window with the dialog over it, if there is one; and the position of `top` in the picture."""
    behind = window.grab().toImage()
    if top is window:
        return behind, QPoint(0, 0)
    over = top.grab().toImage()
    size = behind.size().expandedTo(over.size())
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(behind.devicePixelRatio())
    image.fill(Qt.GlobalColor.gray)
    painter = QPainter(image)
    painter.drawImage(0, 0, behind)
    painter.fillRect(image.rect(), QColor(0, 0, 0, 90))
    margin = (size - over.size()) / (2 * behind.devicePixelRatio())
    at = QPoint(margin.width(), margin.height())
    painter.drawImage(at, over)
    painter.end()
    return image, at

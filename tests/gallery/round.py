"""Takes one stage through weather, dress, screens and sizes, pictures each, and gathers what is wrong.

Called by `__main__` and by the small test, which gives few of each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from tests.gallery import contrast, look, words
from tests.gallery.screens import SCREENS, Screen
from tests.gallery.stage import Stage, Weather, opened
from ui.text import language

Key = tuple[str, str, str]


@dataclass(slots=True)
class Taken:
    """How many pictures, and each finding with the pictures that show it."""

    pictures: int = 0
    findings: dict[Key, list[str]] = field(default_factory=dict)

    def add(self, kind: str, where: str, what: str, picture: str) -> None:
        """One more picture shows it."""
        self.findings.setdefault((kind, where, what), []).append(picture)


class Round:
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
        self._screens = [each for each in SCREENS if not only or each.name.startswith(tuple(only))]
        self._said: dict[str, dict[str, set[str]]] = {}
        self._taken = Taken()

    def run(self) -> Taken:
        """All pictures."""
        app = QApplication.instance() or QApplication(["gallery"])
        assert isinstance(app, QApplication)
        self._out.mkdir(parents=True, exist_ok=True)
        with opened(app, self._folder / "shop", languages=self._compiled) as stage:
            data = words.own_words(stage.runtime.replica, stage.context.catalogue)
            for weather in Weather:
                screens = [each for each in self._screens if each.weather is weather]
                if screens:
                    stage.bring(weather)
                    self._in_every_dress(stage, screens)
        self._compare(data)
        return self._taken

    def _in_every_dress(self, stage: Stage, screens: Sequence[Screen]) -> None:
        for colours in self._colours:
            for code in self._languages:
                chosen = [each for each in screens if colours != "contrast" or each.contrast]
                for screen in chosen:
                    for size in self._sizes:
                        self._picture(stage, screen, colours, code, size)

    def _picture(self, stage: Stage, screen: Screen, colours: str, code: str, size: tuple[int, ...]) -> None:
        stage.dress(colours, code)
        # After the dress: larger letters of the picture before may have kept the window from shrinking.
        stage.resize(*size)
        stage.window.sidebar.choose("customers")
        shown = screen.show(stage)
        stage.settle()
        top = shown if shown is not None else stage.window
        name = f"{screen.name}.{colours}.{code}.{size[0]}"
        image, at = picture(stage.window, top)
        image.save(str(self._out / f"{name}.png"))
        self._taken.pictures += 1
        for each in (*look.faults(top), *contrast.weak(image, top, at)):
            self._taken.add(each.kind, each.where, each.what, name)
        self._said.setdefault(screen.name, {}).setdefault(code, set()).update(words.seen(top))

    def _compare(self, data: frozenset[str]) -> None:
        for screen, said in self._said.items():
            for code in said:
                if code != "en" and "en" in said:
                    for text in words.untranslated(said["en"], said[code], data):
                        self._taken.add("english", code, repr(text), screen)


def picture(window: QWidget, top: QWidget) -> tuple[QImage, QPoint]:
    """The window, with the dialog over it if there is one; and where on the picture `top` begins."""
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
    room = (size - over.size()) / (2 * behind.devicePixelRatio())
    at = QPoint(room.width(), room.height())
    painter.drawImage(at, over)
    painter.end()
    return image, at

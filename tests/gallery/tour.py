"""`python -m tests.gallery.tour packaging/pictures/tour.gif`: the animated picture of the README, made by the program itself.

A customer is found and edited by keys in the real window, on the practice shop, while its cloud is away.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image, ImageDraw, ImageFont
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.gallery.__main__ import prepare
from tests.gallery.fixture import GalleryFixture, open_fixture

SIZE = 1040, 600
"""Of the window, in pixels; a line of what happens is under it."""
COLOURS = 128
TYPING, READING = 140, 2900
"""Milliseconds that a typed character and a finished step stay."""
SLOWER_THAN_A_SCANNER = 150
LATE = 2000
"""Milliseconds after which the list has read what a run changed."""
FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
CTRL = Qt.KeyboardModifier.ControlModifier


class Film:
    """Frames and how long each is shown."""

    def __init__(self, fixture: GalleryFixture) -> None:
        self.fixture = fixture
        self.frames: list[Image.Image] = []
        self.milliseconds: list[int] = []

    def shoot(self, said: str, milliseconds: int = READING) -> None:
        """Take the window as it is now."""
        self.fixture.settle()
        image = self.fixture.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        frame = Image.new("RGB", (SIZE[0], SIZE[1] + 40), "#1f2933")
        bits = bytes(image.constBits())
        frame.paste(Image.frombytes("RGB", SIZE, bits, "raw", "RGB", image.bytesPerLine()))
        ImageDraw.Draw(frame).text((16, SIZE[1] + 10), said, "white", ImageFont.truetype(FONT, 17))
        self.frames.append(frame)
        self.milliseconds.append(milliseconds)

    def type(self, field: QLineEdit, text: str, said: str) -> None:
        """Type, a frame for each character."""
        for character in text:
            QTest.keyClicks(field, character)
            self.shoot(said, TYPING)

    def save(self, path: Path) -> None:
        """Write the GIF, in the colours of its most colourful frame, so that what stands still stays the same."""
        palette = max(self.frames, key=lambda each: len(each.getcolors(1 << 24) or ())).quantize(COLOURS)
        few = [each.quantize(palette=palette, dither=Image.Dither.NONE) for each in self.frames]
        few[0].save(
            path, save_all=True, append_images=few[1:], duration=self.milliseconds, loop=0, optimize=False
        )


def play(fixture: GalleryFixture) -> Film:
    """The story: found, edited without the internet, saved, sent."""
    window, film = fixture.window, Film(fixture)
    film.shoot("Every list of the shop is on this computer, and answers at once.")
    window.page.focus_search()
    film.type(window.page.search, "novak", "Type to search …")
    QTest.qWait(SLOWER_THAN_A_SCANNER)
    QTest.keyClick(window.page.search, Qt.Key.Key_Return)
    fixture.settle_until(lambda: window.panel.form is not None)
    film.shoot("… Enter opens the first match.")
    fixture.cloud.stop()
    fixture.runtime.run()
    film.shoot("The internet goes away. The status says so; nobody has to wait.")
    window.panel.focus_form("phone")
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    field.selectAll()
    film.type(field, "+420 601 234 567", "The phone number is edited all the same.")
    QTest.keyClick(field, Qt.Key.Key_S, CTRL)
    film.shoot("Ctrl+S: saved means saved on this disk. One change waits to be sent.", READING + 500)
    fixture.cloud.start()
    fixture.runtime.run()
    QTest.qWait(LATE)
    film.shoot("The internet is back: the change is sent, and only now it says so.", READING + 1200)
    return film


def main(out: Path) -> None:
    """Play the story in English and write the picture."""
    with TemporaryDirectory() as folder:
        prepare(Path(folder), "1366x768")
        app = QApplication(["tour"])
        with open_fixture(app, Path(folder) / "shop") as fixture:
            fixture.restyle("light", "en")
            fixture.resize(*SIZE)
            film = play(fixture)
    film.save(out)
    print(
        f"{out}: {len(film.frames)} frames, {sum(film.milliseconds) / 1000} s, {out.stat().st_size / 1e6:.2f} MB"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))

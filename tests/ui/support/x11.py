"""Keys, clicks and pictures on a real X display, as a person's keyboard, mouse and eyes: XTest through ctypes.

The program under test knows nothing of it. Needs Xvfb, libX11 and libXtst; `missing()` says which is not there.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import shutil
import time
from pathlib import Path

from PySide6.QtGui import QImage

ALL_PLANES = 0xFFFFFFFF
ZPIXMAP = 2
BETWEEN_KEYS = 0.012
"""Seconds; a fast typist's are ten times as long, a scanner's half."""
SHIFTED = '~!@#$%^&*()_+{}|:"<>?'
NAMED = {"-": "minus", ".": "period", ":": "colon", "/": "slash", "_": "underscore", " ": "space", "@": "at"}


class _Image(ctypes.Structure):
    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
        ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int), ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int), ("bits_per_pixel", ctypes.c_int),
    ]  # fmt: skip


class _Attributes(ctypes.Structure):
    """XWindowAttributes is larger than this in no system."""

    _fields_ = [
        ("x", ctypes.c_int), ("y", ctypes.c_int), ("width", ctypes.c_int), ("height", ctypes.c_int),
        ("border_width", ctypes.c_int), ("depth", ctypes.c_int), ("visual", ctypes.c_void_p),
        ("root", ctypes.c_ulong), ("class", ctypes.c_int), ("bit_gravity", ctypes.c_int),
        ("win_gravity", ctypes.c_int), ("backing_store", ctypes.c_int), ("backing_planes", ctypes.c_ulong),
        ("backing_pixel", ctypes.c_ulong), ("save_under", ctypes.c_int), ("colormap", ctypes.c_ulong),
        ("map_installed", ctypes.c_int), ("map_state", ctypes.c_int), ("rest", ctypes.c_char * 256),
    ]  # fmt: skip


def missing() -> str:
    """What this machine has not, or nothing."""
    if shutil.which("Xvfb") is None:
        return "Xvfb"
    return next((name for name in ("X11", "Xtst") if ctypes.util.find_library(name) is None), "")


_ON_ERROR = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_ON_LOST = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_ON_EXIT = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
_refused: list[str] = []
"""What the display refused since the last look, such as a window that closed between two questions about it."""


@_ON_ERROR
def _note_refusal(_display: int, _event: int) -> int:
    _refused.append("refused")
    return 0


@_ON_LOST
def _note_loss(_display: int) -> int:
    _refused.append("lost")
    return 0


@_ON_EXIT
def _stay(_display: int, _user: int) -> None:
    """Instead of `exit(1)`."""


class Hands:
    """A keyboard, a mouse, and eyes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._x = ctypes.CDLL(ctypes.util.find_library("X11"))
        self._test = ctypes.CDLL(ctypes.util.find_library("Xtst"))
        for function in ("XOpenDisplay", "XDefaultRootWindow", "XGetImage"):
            getattr(self._x, function).restype = ctypes.c_void_p
        self._x.XStringToKeysym.restype = ctypes.c_ulong
        # By itself Xlib ends the whole process at the first refusal, here a worker of the tests.
        self._x.XSetErrorHandler(_note_refusal)
        self._x.XSetIOErrorHandler(_note_loss)
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(name.encode()))
        assert self._display, "no display"
        if hasattr(self._x, "XSetIOErrorExitHandler"):  # since libX11 1.7
            self._x.XSetIOErrorExitHandler(self._display, _stay, None)
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))

    def close(self) -> None:
        """Let go."""
        self._x.XCloseDisplay(self._display)

    # hands

    def press(self, keys: str) -> None:
        """A key with those held down: `ctrl+shift+c`, `Return`, `F5`."""
        *held, key = keys.split("+") if keys != "+" else ["plus"]
        names = {"ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L"}
        codes = [self._code(names[each]) for each in held] + [self._code(key)]
        for code in codes:
            self._key(code, down=True)
        for code in reversed(codes):
            self._key(code, down=False)
        self._rest()

    def type(self, text: str) -> None:
        """Letters, digits and signs of the American layout."""
        for letter in text:
            key = NAMED.get(letter, letter)
            self.press(f"shift+{key}" if letter.isupper() or letter in SHIFTED else key)

    def scan(self, digits: str) -> None:
        """What a scanner types, with its Enter: the display makes the pauses itself, however busy the machine is.

        Without pauses a digit that comes twice is one that is held down.
        """
        for key in (*digits, "Return"):
            for down in (1, 0):
                self._test.XTestFakeKeyEvent(self._display, self._code(key), down, ctypes.c_ulong(4))
        self._rest()

    def click(self, x: int, y: int) -> None:
        """The first button, there."""
        self.point(x, y)
        for down in (1, 0):
            self._test.XTestFakeButtonEvent(self._display, 1, down, ctypes.c_ulong(0))
            self._rest()

    def point(self, x: int, y: int) -> None:
        """Move the mouse; without a window manager its window has the keyboard."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._rest()

    def _code(self, name: str) -> int:
        symbol = self._x.XStringToKeysym(name.encode())
        assert symbol, name
        return int(self._x.XKeysymToKeycode(self._display, ctypes.c_ulong(symbol)))

    def _key(self, code: int, *, down: bool) -> None:
        self._test.XTestFakeKeyEvent(self._display, code, int(down), ctypes.c_ulong(0))
        self._x.XFlush(self._display)

    def _rest(self) -> None:
        self._x.XSync(self._display, 0)
        time.sleep(BETWEEN_KEYS)

    # eyes

    def give_keyboard(self, title: str) -> bool:
        """What a window manager does: the keys go to the window of that name; whether there is one."""
        for window in reversed(self._windows()):
            if title in self._title(window):
                _refused.clear()
                self._x.XSetInputFocus(self._display, ctypes.c_ulong(window), 2, ctypes.c_ulong(0))
                self._rest()
                return not _refused
        return False

    def titles(self) -> list[str]:
        """Names of the windows that are shown."""
        return [title for window in self._windows() if (title := self._title(window))]

    def _windows(self) -> list[int]:
        root, parent = ctypes.c_ulong(), ctypes.c_ulong()
        children, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        self._x.XQueryTree(
            self._display, self._root, ctypes.byref(root), ctypes.byref(parent), ctypes.byref(children),
            ctypes.byref(count),
        )  # fmt: skip
        found = [children[at] for at in range(count.value)]
        if found:
            self._x.XFree(children)
        return found

    def _title(self, window: int) -> str:
        atom = ctypes.c_ulong(self._x.XInternAtom(self._display, b"_NET_WM_NAME", 0))
        kind, form = ctypes.c_ulong(), ctypes.c_int()
        count, left, data = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_void_p()
        self._x.XGetWindowProperty(
            self._display, ctypes.c_ulong(window), atom, ctypes.c_long(0), ctypes.c_long(1024), 0,
            ctypes.c_ulong(0), ctypes.byref(kind), ctypes.byref(form), ctypes.byref(count), ctypes.byref(left),
            ctypes.byref(data),
        )  # fmt: skip
        if not data:
            return ""
        text = ctypes.string_at(data, count.value).decode("utf-8", "replace")
        self._x.XFree(data)
        return text if self._shown(window) else ""

    def area(self, title: str) -> tuple[int, int, int, int]:
        """Left, top, width and height of the window of that name, without a frame."""
        window = next(each for each in reversed(self._windows()) if title in self._title(each))
        found = self._attributes(window)
        return found.x, found.y, found.width, found.height

    def _shown(self, window: int) -> bool:
        return bool(self._attributes(window).map_state == 2)

    def _attributes(self, window: int) -> _Attributes:
        attributes = _Attributes()
        self._x.XGetWindowAttributes(self._display, ctypes.c_ulong(window), ctypes.byref(attributes))
        return attributes

    def picture(self, width: int, height: int) -> QImage:
        """The screen."""
        self._x.XSync(self._display, 0)
        found = self._x.XGetImage(
            self._display, self._root, 0, 0, width, height, ctypes.c_ulong(ALL_PLANES), ZPIXMAP
        )
        image = ctypes.cast(found, ctypes.POINTER(_Image)).contents
        pixels = ctypes.string_at(image.data, image.bytes_per_line * height)
        made = QImage(pixels, width, height, image.bytes_per_line, QImage.Format.Format_RGB32).copy()
        self._x.XFree(ctypes.c_void_p(image.data))
        self._x.XFree(ctypes.c_void_p(found))
        return made

    def save(self, file: Path, width: int, height: int) -> QImage:
        """The screen, also as a file."""
        made = self.picture(width, height)
        made.save(str(file))
        return made

"""What is registered to start at sign-in is read from the system, whoever changed it."""

from __future__ import annotations

import plistlib
from pathlib import Path

import pytest

from app import autostart
from app.autostart import DesktopEntry, LaunchAgent, Registered, RunKey

COMMAND = ["/opt/my shop/counterfoil", "--data", "/home/eva/100 %/$data", "--tray"]


class MemoryRegistry:
    """The values that a registry would hold."""

    def __init__(self) -> None:
        self.values: dict[tuple[str, str], str | bytes] = {}

    def get(self, key: str, name: str) -> str | bytes | None:
        return self.values.get((key, name))

    def set(self, key: str, name: str, value: str) -> None:
        self.values[key, name] = value

    def delete(self, key: str, name: str) -> None:
        self.values.pop((key, name), None)


@pytest.fixture(params=["linux", "macos", "windows"])
def registration(request, tmp_path):
    made = {
        "linux": lambda: DesktopEntry(tmp_path / "none yet" / "autostart"),
        "macos": lambda: LaunchAgent(tmp_path / "LaunchAgents"),
        "windows": lambda: RunKey(MemoryRegistry()),
    }
    return made[request.param]()


def test_it_is_registered_and_taken_away(registration):
    assert registration.read(COMMAND) is Registered.NO
    registration.write(None)
    registration.write(COMMAND)
    assert registration.read(COMMAND) is Registered.YES
    assert registration.read(["/elsewhere/counterfoil", "--tray"]) is Registered.OTHER
    registration.write(None)
    assert registration.read(COMMAND) is Registered.NO


def switch_off(registration):
    """As the system's own settings do."""
    if isinstance(registration, DesktopEntry):
        with registration.file.open("a") as file:
            file.write("X-GNOME-Autostart-enabled=false\n")
    elif isinstance(registration, LaunchAgent):
        found = plistlib.loads(registration.file.read_bytes())
        registration.file.write_bytes(plistlib.dumps({**found, "Disabled": True}))
    else:
        registration._registry.values[RunKey.APPROVED, "Counterfoil"] = b"\x03" + bytes(11)


def test_what_another_program_changed_is_seen_and_mended(registration):
    registration.write(COMMAND)
    switch_off(registration)
    assert registration.read(COMMAND) is Registered.SWITCHED_OFF
    registration.write(COMMAND)
    assert registration.read(COMMAND) is Registered.YES


def test_the_installer_of_windows_registers_the_same(monkeypatch, tmp_path):
    text = (Path(__file__).parents[2] / "packaging" / "windows" / "installer.nsi").read_text("utf-8")
    (line,) = [each for each in text.splitlines() if "WriteRegStr HKCU" in each and "RUN_KEY" in each]
    exe = "C:\\Users\\Eva\\Counterfoil\\Counterfoil.exe"
    registry = MemoryRegistry()
    registry.set(RunKey.RUN, "Counterfoil", line.split("'")[1].replace("$INSTDIR", exe.rpartition("\\")[0]))
    assert RunKey(registry).read([exe, "--tray"]) is Registered.YES


def test_a_desktop_entry_says_its_command_as_the_format_wants(tmp_path):
    entry = DesktopEntry(tmp_path)
    entry.write(COMMAND)
    assert (
        'Exec="/opt/my shop/counterfoil" --data "/home/eva/100 %%/\\\\$data" --tray\n'
        in entry.file.read_text()
    )


@pytest.mark.parametrize("content", [b"", b"\xff\xfe no text", b"<plist>", b"[Desktop Entry]\nExec\n"])
def test_a_damaged_registration_is_another_one(registration, content):
    if isinstance(registration, RunKey):
        return
    registration.write(COMMAND)
    registration.file.write_bytes(content)
    assert registration.read(COMMAND) is Registered.OTHER


def test_the_command_names_other_data_only(tmp_path, monkeypatch):
    monkeypatch.setattr(autostart, "user_folder", lambda: tmp_path)
    assert autostart.command(tmp_path)[-1] == "--tray" and "--data" not in autostart.command(tmp_path)
    assert autostart.command(tmp_path / "x")[-3:] == ["--data", str(tmp_path / "x"), "--tray"]

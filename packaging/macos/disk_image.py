"""Settings of dmgbuild: the window that opens with the disk image. Run by dmgbuild, which reads these names."""

from pathlib import Path

application = defines["app"]  # type: ignore[name-defined]  # noqa: F821 - dmgbuild puts it here
name = Path(application).name

format = "ULFO"
filesystem = "HFS+"
files = [application]
symlinks = {"Applications": "/Applications"}
icon = str(Path(application) / "Contents" / "Resources" / "counterfoil.icns")
icon_size = 112
text_size = 13
window_rect = ((200, 200), (560, 340))
icon_locations = {name: (150, 160), "Applications": (410, 160)}
show_status_bar = False
show_toolbar = False

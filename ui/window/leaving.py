"""Questions before a folder leaves its cloud: which cloud to connect to, and what becomes of unsent changes.

Called by the application.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.runtime import Runtime
from ui.window.main_window import MainWindow
from ui.window.unsent_dialog import UnsentDialog


def ask_for_cloud(folder: Path, runtime: Runtime, window: MainWindow) -> dict[str, Any] | None:
    """Ask which cloud to connect to, as arguments of `connect`; None where the person thinks better of it."""
    from ui.setup.wizard import ConnectDialog

    dialog = ConnectDialog(folder, runtime.shop, runtime.queries.sync_status().waiting, window)
    accepted = dialog.exec()
    values = dialog.values()
    dialog.deleteLater()
    return values if accepted and _may_leave(runtime, window, values) else None


def _may_leave(runtime: Runtime, window: MainWindow, values: dict[str, Any]) -> bool:
    """Ask about unsent changes if `values` name another cloud; whether to go on."""
    from sync.client.addresses import base_address

    shop = runtime.shop
    if shop is None or not runtime.queries.sync_status().waiting:
        return True
    if (shop.base_url, shop.cloud_id) == (base_address(values["address"]), values["cloud_id"]):
        return True
    dialog = UnsentDialog(window.context, "other_cloud", window)
    dialog.finished.connect(dialog.deleteLater)
    return bool(dialog.exec())


def ask_whether_to_sign_out(window: MainWindow, accepted: Callable[[], object]) -> None:
    """Ask, and call `accepted` where the answer is yes."""
    dialog = UnsentDialog(window.context, "sign_out", window)
    dialog.accepted.connect(accepted)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()

"""The window of the installed program and its other process, in Wine: started, killed, started again, ended with it."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from app.practice.cloud import PracticeCloud
from tests.packaging.needs import FOR_WINDOWS, needs
from tests.packaging.setups import OLD, open_windows, painted, wait_for
from tests.packaging.wine_prefix import Prefix

pytestmark = [needs(FOR_WINDOWS), pytest.mark.timeout(900)]

FOLDER = "C:\\Zweimal\\Counterfoil"
COMMAND = f"{FOLDER}\\counterfoil.com"


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[PracticeCloud]:
    made = PracticeCloud(tmp_path / "cloud")
    made.start()
    yield made
    made.close()


def test_F134_the_engine_of_an_installed_window_is_a_process_that_is_started_again(
    setups: dict[str, Path], prefix: Prefix, cloud: PracticeCloud
) -> None:
    data = prefix.profile / "AppData" / "Local" / "Counterfoil"
    assert prefix.run(str(setups[OLD]), "/S", f"/D={FOLDER}").code == 0
    prefix.environment["COUNTERFOIL_REFRESH_TOKEN"] = cloud.refresh_token
    words = ("connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id))
    connected = prefix.run(COMMAND, *words)
    assert connected.code == 0, connected.said
    del prefix.environment["COUNTERFOIL_REFRESH_TOKEN"]
    assert prefix.run(COMMAND, "sync").code == 0
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    for name, value in (("server.enabled", "true"), ("server.port", str(port)), ("sync.enabled", "false")):
        assert prefix.run(COMMAND, "config", "set", name, value).code == 0

    def processes() -> list[str]:
        try:
            said = (data / "logs" / "counterfoil.log").read_text("utf-8", errors="replace")
        except OSError:
            return []
        return re.findall(r"the engine's process is (\d+)", said)

    def serves() -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/openapi.json", trust_env=False).status_code == 200
        except httpx.HTTPError:
            return False

    with prefix.start(f"{FOLDER}\\Counterfoil.exe") as window:
        try:
            wait_for(lambda: painted(prefix), 240.0)
            wait_for(processes, 120.0)
            assert len(open_windows(prefix)) == 2
            wait_for(serves, 60.0)
            first = processes()[0]
            assert prefix.run("taskkill", "/F", "/PID", first).code == 0
            wait_for(lambda: len(processes()) == 2, 120.0)
            assert processes()[1] != first and window.poll() is None
            # the new one serves as the first did
            wait_for(serves, 60.0)
            assert prefix.run(COMMAND, "close", "--seconds", "60").code == 0
            wait_for(lambda: not open_windows(prefix), 10.0)
        finally:
            prefix.run("taskkill", "/F", "/IM", "Counterfoil.exe")
        window.communicate(timeout=30)
    assert prefix.run(f"{FOLDER}\\Uninstall.exe", "/S", "/PURGE", "/DISCARD", f"_?={FOLDER}").code == 0

"""A data folder that 1.0.0 left opens unchanged: settings, shop, views, permissions, tokens, drafts and database (F89)."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.errors import PinRefused
from app.paths import TOKENS_FILE
from app.practice.cloud import CLOUD_ID
from app.runtime import Runtime
from app.server.auth.tokens import Tokens
from app.settings.draft_files import DraftFiles
from app.settings.permissions import Permissions
from app.settings.saved_views import SavedViews, View
from app.settings.settings import Settings
from app.settings.shop_file import SecretsKind, Shop, read_shop, replica_path
from storage.clock import SystemClock
from storage.outbox.changes import ChangeState
from tests.storage.support import freeze

FROZEN = Path(__file__).parent / "frozen" / "1.0.0"
SCHEMA = 11


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder as 1.0.0 left it, its database made again from SQL."""
    folder = shutil.copytree(FROZEN, tmp_path / "data")
    database = replica_path(folder, read_shop(folder))
    kept = freeze.FROZEN / str(SCHEMA)
    freeze.restore((kept / freeze.DATABASE).read_text("utf-8"), database)
    shutil.copyfile(kept / freeze.JOURNAL, database.with_suffix(".journal"))
    shutil.move(folder / "drafts", database.parent / "drafts")
    return folder


@pytest.fixture
def runtime(folder: Path) -> Iterator[Runtime]:
    """Today's program on it."""
    opened = Runtime(folder, keep_log=False)
    yield opened
    opened.stop()


def test_F89_the_settings_of_an_old_folder_are_in_force_and_the_file_is_not_rewritten(
    folder: Path, runtime: Runtime
) -> None:
    settings = runtime.settings
    assert settings.number("sync.every_seconds") == 90
    assert settings.number("appearance.text_size") == 110
    assert settings.number("stock.low") == 8
    assert settings.text("scanner.prefixes") == "20, 21"
    for name in ("settings.toml", "shop.json", "views.json", "rights.json", "tokens.json"):
        assert (folder / name).read_bytes() == (FROZEN / name).read_bytes(), name


def test_F89_a_setting_changed_in_an_old_file_keeps_the_unknown_ones(folder: Path) -> None:
    Settings.load(folder).set({"stock.low": 3})
    text = (folder / "settings.toml").read_text("utf-8")
    assert 'someday.unknown = "kept"' in text
    assert Settings.load(folder).number("stock.low") == 3
    assert Settings.load(folder).number("sync.every_seconds") == 90


def test_F89_the_shop_and_the_views_of_an_old_folder_are_read(folder: Path) -> None:
    assert read_shop(folder) == Shop(
        base_url="http://127.0.0.1:9", cloud_id=CLOUD_ID, secrets=SecretsKind.FILE
    )
    views = SavedViews.load(folder)
    assert views.last("customers") == View(columns=("lastName", "city"), sort="-lastName")
    assert views.saved("customers") == [View(name="Praha", filter="city|eq|Praha", sort="lastName")]


def test_F89_the_pin_of_an_old_folder_still_counts(folder: Path) -> None:
    permissions = Permissions(folder, Settings.load(folder))
    assert permissions.has_pin
    with pytest.raises(PinRefused):
        permissions.grant("1357")
    permissions.grant("2468")


def test_F89_refresh_tokens_of_an_old_folder_are_accepted(folder: Path) -> None:
    tokens = Tokens(folder / TOKENS_FILE, clock=SystemClock())
    found = [
        tokens.by_secret(f"cf_{text}") for text in ("a-secret-of-the-test", "another-secret-of-the-test")
    ]
    assert [(token.name, token.read_only) for token in found if token] == [("till", False), ("reader", True)]


def test_F89_the_drafts_of_an_old_folder_are_offered(folder: Path) -> None:
    first, second = DraftFiles(replica_path(folder, read_shop(folder))).load()
    assert (first.entity, first.id, first.typed) == ("customers", 1001, {"note": "psáno o půlnoci"})
    assert first.base["lastName"] == "Zákazník 1001"
    assert (second.entity, second.id, second.typed) == ("tags", "new-1790000000001", {"name": "nový štítek"})


def test_F89_the_pending_edits_of_an_old_folder_are_shown(runtime: Runtime) -> None:
    replica = runtime.replica
    changes = {change.id: change for change in replica.changes()}
    assert changes[freeze.EDITED].state is ChangeState.WAITING
    assert changes[freeze.OVERLAP].held is not None
    assert replica.known("customers", freeze.EDITED)["note"] == "upraveno"
    assert len(changes) > 15

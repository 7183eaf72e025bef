"""Files of a data folder with 50,000 brackets inside one another: each has its named outcome, none a crash."""

from __future__ import annotations

import base64

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from app.account.browser_sign_in import read_application
from app.cli.main import main
from app.errors import SecretsUnavailable, SettingsDamaged, ShopFileDamaged, UpdateRefused
from app.paths import RIGHTS_FILE, SETTINGS_FILE, SHOP_FILE
from app.settings.draft_files import DraftFiles
from app.settings.permissions import Permissions
from app.settings.saved_views import VIEWS_FILE, SavedViews
from app.settings.secrets import FileSecrets
from app.settings.settings import Settings
from app.settings.shop_file import read_shop
from app.updates.manifest import read_manifest
from app.updates.signatures import CONTEXT, TRUST_CONTEXT
from app.updates.source import read_release
from app.updates.trust import read_trust

DEEP = "[" * 50_000
DEEP_OBJECT = '{"a":' * 50_000


@pytest.mark.parametrize(
    "text",
    [f"a = {DEEP}", f"a = {DEEP}{']' * 50_000}", "a = " + "{a=" * 50_000, ".".join("a" * 50_000) + " = 1", "[" + ".".join("a" * 50_000) + "]\nb = 1"],
    ids=["open", "closed", "tables", "key", "head"],
)  # fmt: skip
def test_deep_settings_are_damaged_settings(tmp_path, text):
    (tmp_path / SETTINGS_FILE).write_text(text)
    problem = Settings.load(tmp_path).problem
    assert isinstance(problem, SettingsDamaged)
    assert problem.params["file"] == str(tmp_path / SETTINGS_FILE)


@pytest.mark.parametrize("text", [DEEP, DEEP_OBJECT, DEEP + "]" * 50_000])
def test_deep_rights_and_a_deep_shop_file_give_no_access_and_no_crash(tmp_path, text):
    for name in (RIGHTS_FILE, SHOP_FILE):
        (tmp_path / name).write_text(text)
    permissions = Permissions(tmp_path)
    assert permissions.view_only and permissions.damaged is not None
    with pytest.raises(ShopFileDamaged):
        read_shop(tmp_path)


def test_the_other_files_are_damaged_as_they_are_otherwise(tmp_path):
    for name in ("secrets.json", VIEWS_FILE, "release.json"):
        (tmp_path / name).write_text(DEEP)
        (tmp_path / name).chmod(0o600)
    with pytest.raises(SecretsUnavailable):
        FileSecrets(tmp_path / "secrets.json").read("refresh-token")
    assert SavedViews.load(tmp_path).saved("tags") == []
    assert (tmp_path / f"{VIEWS_FILE}.damaged").exists()
    assert read_release(tmp_path / "release.json") is None
    assert read_application(tmp_path / "release.json") is None
    (tmp_path / "drafts").mkdir()
    (tmp_path / "drafts" / "tags-new.json").write_text(DEEP)
    assert DraftFiles(tmp_path / "drafts").load() == []


def test_a_deep_manifest_is_refused_even_if_it_is_signed():
    key = Ed25519PrivateKey.generate()
    content = DEEP.encode()
    signed = base64.b64encode(key.sign(CONTEXT + content))
    with pytest.raises(UpdateRefused) as caught:
        read_manifest(content, signed, [key.public_key().public_bytes_raw()])
    assert caught.value.params["reason"] == "manifest"
    signed = base64.b64encode(key.sign(TRUST_CONTEXT + content))
    with pytest.raises(UpdateRefused) as caught:
        read_trust(content, signed, key.public_key().public_bytes_raw())
    assert caught.value.params["reason"] == "manifest"


def test_the_command_line_says_which_file_to_mend(tmp_path, capsys):
    (tmp_path / SETTINGS_FILE).write_text(f"a = {DEEP}")
    assert main(["--data", str(tmp_path), "config", "get"]) == 0
    said = capsys.readouterr().err
    assert SETTINGS_FILE in said and "Traceback" not in said

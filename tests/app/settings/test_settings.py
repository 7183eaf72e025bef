"""Settings: ranges, unknown keys and comments kept, files written whole."""

from __future__ import annotations

import tempfile
import tomllib
from functools import partial
from pathlib import Path

import pytest
import tomlkit
from hypothesis import given
from hypothesis import strategies as st

from app.errors import BadSetting, SettingsDamaged, UnknownSetting
from app.settings.definitions import GROUPS
from app.settings.settings import SETTINGS, Settings, _overlap
from storage.errors import FolderNotWritable


def test_no_file_means_the_defaults_and_reading_creates_nothing(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path)
    assert {name: settings.get(name) for name in SETTINGS} == {
        name: declared.default for name, declared in SETTINGS.items()
    }
    assert list(tmp_path.iterdir()) == []


def test_a_changed_setting_is_loaded_again(tmp_path: Path) -> None:
    Settings.load(tmp_path).set({"sync.every_seconds": 120, "server.lan": True, "server.numbers": "json"})
    again = Settings.load(tmp_path)
    assert (again.number("sync.every_seconds"), again.flag("server.lan"), again.text("server.numbers")) == (
        120,
        True,
        "json",
    )
    again.reset(["sync.every_seconds"])
    assert Settings.load(tmp_path).number("sync.every_seconds") == 60


def test_F134_what_another_process_set_survives_a_change_and_is_seen_when_read_again(tmp_path: Path) -> None:
    ours, theirs = Settings.load(tmp_path), Settings.load(tmp_path)
    ours.set({"sync.every_seconds": 120})
    theirs.set({"server.lan": True})
    assert theirs.number("sync.every_seconds") == 120 and not ours.flag("server.lan")
    ours.refresh()
    assert ours.flag("server.lan")
    ours.path.unlink()
    ours.refresh()
    ours.reset(["sync.every_seconds"])
    assert Settings.load(tmp_path).flag("server.lan")


def test_every_default_is_in_its_own_range_and_has_a_doc() -> None:
    for declared in SETTINGS.values():
        assert declared.accept(declared.default) == declared.default
        assert declared.doc.endswith(".")


@pytest.mark.parametrize(
    ("key", "text", "allowed"),
    [
        ("sync.every_seconds", "9", "10..86400"),
        ("sync.every_seconds", "soon", "10..86400"),
        ("server.port", "65536", "0..65535"),
        ("server.numbers", "roman", "string | json"),
        ("server.lan", "maybe", "true | false"),
        ("server.tls_key", "x" * 1001, "text of at most 1000 characters"),
        ("server.host", "x" * 201, "an IP address or a host name"),
        ("server.host", "192.168.1", "an IP address or a host name"),
        ("server.host", "my till", "an IP address or a host name"),
        (
            "receiver.public_url",
            "shop.example.com",
            "nothing, or an address that begins with https:// or http://",
        ),
        ("receiver.public_url", "https://", "nothing, or an address that begins with https:// or http://"),
        ("receiver.public_url", "https://[", "nothing, or an address that begins with https:// or http://"),
    ],
)
def test_a_value_out_of_range_is_refused_with_key_and_range(key: str, text: str, allowed: str) -> None:
    with pytest.raises(BadSetting) as refused:
        SETTINGS[key].parse(text)
    assert refused.value.params["key"] == key
    assert refused.value.params["allowed"] == allowed


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::", "till-1.shop.local", "localhost"])
def test_addresses_and_names_of_computers_can_be_listened_on(host: str) -> None:
    assert SETTINGS["server.host"].parse(host) == host
    assert SETTINGS["receiver.public_url"].parse("") == ""
    assert SETTINGS["receiver.public_url"].parse("https://shop.example.com:8443/in") != ""


def test_every_setting_belongs_to_a_group() -> None:
    assert {each.group for each in SETTINGS.values()} == set(GROUPS)


def test_one_bad_value_of_several_stores_none(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path)
    with pytest.raises(BadSetting):
        settings.set({"sync.every_seconds": 30, "server.port": -1})
    assert settings.number("sync.every_seconds") == 60
    assert list(tmp_path.iterdir()) == []


def test_a_bad_value_in_the_file_is_named_and_can_be_corrected(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("[sync]\nevery_seconds = true\n")
    loaded = Settings.load(tmp_path)
    assert isinstance(loaded.problem, BadSetting)
    assert loaded.problem.params["file"] == str(file) and loaded.problem.params["key"] == "sync.every_seconds"
    assert loaded.number("sync.every_seconds") == 60
    loaded.set({"sync.every_seconds": 90})
    assert loaded.problem is None and Settings.load(tmp_path).problem is None
    assert Settings.load(tmp_path).number("sync.every_seconds") == 90


def test_unknown_keys_are_kept(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(
        'later.thing = [1, {a = "b"}]\n[sync]\nevery_seconds = 45\nmood = 1979-05-27T07:32:00Z\n"odd key" = 1.5\n'
    )
    settings = Settings.load(tmp_path)
    settings.set({"sync.enabled": False})
    kept = tomllib.loads((tmp_path / "settings.toml").read_text("utf-8"))
    assert kept["later"]["thing"] == [1, {"a": "b"}]
    assert kept["sync"]["odd key"] == 1.5
    assert kept["sync"]["mood"].year == 1979
    assert (kept["sync"]["every_seconds"], kept["sync"]["enabled"]) == (45, False)


@pytest.mark.parametrize("content", [b"sync = [", b"\x00" * 300, b"\xff\xfe", b'a = "b'])
def test_a_file_that_is_not_toml_gives_the_defaults_and_is_kept(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(content)
    loaded = Settings.load(tmp_path)
    assert isinstance(loaded.problem, SettingsDamaged) and loaded.problem.params["file"] == str(file)
    assert {name: loaded.get(name) for name in SETTINGS} == {
        name: each.default for name, each in SETTINGS.items()
    }
    assert file.read_bytes() == content, "reading changes nothing"
    loaded.set({"sync.every_seconds": 90})
    assert loaded.problem.params["kept"] == str(tmp_path / "settings.toml.damaged")
    assert (tmp_path / "settings.toml.damaged").read_bytes() == content
    again = Settings.load(tmp_path)
    assert again.problem is None and again.number("sync.every_seconds") == 90
    loaded.set({"sync.every_seconds": 100})
    assert len(list(tmp_path.iterdir())) == 2, "what was written since is set aside by nobody"


def test_an_unknown_key_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownSetting):
        Settings.load(tmp_path).get("sync.every_second")


def test_a_folder_that_cannot_be_written_is_said_and_the_old_value_stands(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    settings = Settings.load(tmp_path / "file")
    with pytest.raises(FolderNotWritable):
        settings.set({"sync.every_seconds": 30})
    assert settings.number("sync.every_seconds") == 60


WRITTEN_BY_HAND = """\
# The till by the door.
server.port = 8500   # the printer has 8420

[sync]
# Twice a minute is enough.
every_seconds = 30
mood = "calm"  # a key of some later version

[later]
"odd key" = [1, {a = "b"}]
"""


def test_comments_order_and_unknown_keys_survive_a_change(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(WRITTEN_BY_HAND, "utf-8")
    settings = Settings.load(tmp_path)
    settings.set({"server.port": 8600, "sync.enabled": False, "stock.low": 3})
    text = file.read_text("utf-8")
    for line in WRITTEN_BY_HAND.replace("server.port = 8500", "server.port = 8600").splitlines():
        assert line in text.splitlines()
    assert text.index("[sync]") < text.index("every_seconds") < text.index("mood") < text.index("[later]")
    settings.reset(["sync.enabled", "stock.low"])
    settings.set({"server.port": 8500})
    assert [line for line in file.read_text("utf-8").splitlines() if line] == [
        line for line in WRITTEN_BY_HAND.splitlines() if line
    ]


def test_a_file_of_0_1_0_opens_unchanged_and_is_written_as_it_was(tmp_path: Path) -> None:
    old = 'labels.code = false\nserver.host = "0.0.0.0"\nserver.lan = true\nsync.every_seconds = 120\n'
    file = tmp_path / "settings.toml"
    file.write_text(old, "utf-8")
    settings = Settings.load(tmp_path)
    assert file.read_text("utf-8") == old
    assert (settings.flag("labels.code"), settings.flag("server.lan")) == (False, True)
    assert (settings.text("server.host"), settings.number("sync.every_seconds")) == ("0.0.0.0", 120)
    settings.set({"server.lan": False})
    assert file.read_text("utf-8") == old.replace("server.lan = true", "server.lan = false")
    settings.reset(["server.lan"])
    assert file.read_text("utf-8") == old.replace("server.lan = true\n", "")


@pytest.mark.parametrize(
    "text", ["sync = 5\n", "[sync.every_seconds]\nx = 1\n", "sync.every_seconds.x = 1\n[sync.other]\ny = 2\n"]
)
def test_a_value_in_the_place_of_a_table_gives_way_to_the_setting(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.toml").write_text(text)
    Settings.load(tmp_path).set({"sync.every_seconds": 90})
    assert Settings.load(tmp_path).number("sync.every_seconds") == 90


_LEAVES = st.one_of(
    st.text(st.characters(codec="utf-8")), st.booleans(), st.integers(-(2**63), 2**63 - 1), st.floats()
)
_NAMES = st.one_of(
    st.sampled_from(["sync", "server", "every_seconds", "port"]), st.text("ab-.\"' é\n", min_size=1)
)
_TABLES: st.SearchStrategy[dict[str, object]] = st.recursive(
    st.dictionaries(_NAMES, st.one_of(_LEAVES, st.lists(_LEAVES)), max_size=4),
    lambda inner: st.dictionaries(_NAMES, st.one_of(_LEAVES, inner), max_size=4),
    max_leaves=8,
)


@given(_TABLES)
def test_every_other_value_of_any_file_survives_a_change(table: dict[str, object]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "settings.toml"
        file.write_text(tomlkit.dumps(table), encoding="utf-8", newline="")
        settings = Settings.load(Path(folder))
        before = settings._stored
        settings.set({"sync.every_seconds": 90, "server.port": 1})
        again = Settings.load(Path(folder))
        assert (again.number("sync.every_seconds"), again.number("server.port")) == (90, 1)
        changed = (("sync", "every_seconds"), ("server", "port"))
        others = {
            keys: value for keys, value in before.items() if not any(map(partial(_overlap, keys), changed))
        }
        settings.reset(["sync.every_seconds", "server.port"])
        assert repr(sorted(Settings.load(Path(folder))._stored.items())) == repr(sorted(others.items()))

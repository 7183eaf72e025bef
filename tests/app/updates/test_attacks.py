"""The attacks on updates that The Update Framework lists, by their names there, and what happens at each.

Somebody has the folder on the web, or the line to it, or a stolen key. The page of attacks tells the same in
words.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from app.errors import UpdateRefused, UpdateUnavailable
from app.updates import service
from app.updates.downloader import Updates
from app.updates.manifest import SHARES, has_its_turn, read_manifest
from app.updates.signatures import TRUST_CONTEXT, key_text
from app.updates.source import Release
from tests.app.updates.release_place import (
    EARLIER,
    KEY,
    LATER,
    NOW,
    ROOT_KEY,
    SETUP,
    Place,
    public,
    serving_place,
    signed,
)
from tests.fakes.clock import ManualClock
from tests.fakes.wild_server import Handler, serving

THIEF = Ed25519PrivateKey.generate()
NEXT_KEY = Ed25519PrivateKey.generate()
NEXT_ROOT = Ed25519PrivateKey.generate()
DAY = 86_400_000
Computer = Callable[..., Updates]


def drips_its_head(handler: Handler) -> None:
    """The head of an answer that never ends, a byte at a time."""
    handler.wfile.write(b"HTTP/1.1 200 OK\r\nX-Long: ")
    while not handler.server.released.wait(0.01):
        handler.wfile.write(b"a")


def refused(updates: Updates) -> str:
    with pytest.raises(UpdateRefused) as found:
        updates.check()
    return str(found.value.params["reason"])


def version(updates: Updates) -> str | None:
    found = updates.check()
    return None if found is None else found[0]


def test_arbitrary_installation(place: Place, updates: Updates) -> None:
    """Whatever lies in the folder, nothing is installed that none of our keys has signed."""
    place.publish("1.3.0", 7, key=THIEF)
    assert refused(updates) == "signature"
    place.trust(keys=[THIEF], roots=[THIEF])
    assert refused(updates) == "signature"
    # a release key does not sign keys, and the root key no releases
    place.trust(keys=[THIEF], roots=[KEY])
    assert refused(updates) == "signature"
    place.trust()
    place.publish("1.3.0", 7, key=ROOT_KEY)
    assert refused(updates) == "signature"
    # nor does a signature of the one document pass for one of the other
    place.publish("1.3.0", 7)
    place.files["manifest.json.sig"] = signed(place.files["manifest.json"], [KEY], TRUST_CONTEXT)
    assert refused(updates) == "signature"
    assert updates.ready() is None


def test_endless_data(place: Place, updates: Updates, tmp_path: Path) -> None:
    """Documents and installers that do not end are broken off; nothing of them stays on the disk."""
    place.publish("1.3.0", 7)
    for name in ("trust.json", "trust.json.sig", "manifest.json", "manifest.json.sig"):
        before = place.files[name]
        place.files[name] = before + b" " * 300_000
        with pytest.raises(UpdateUnavailable):
            updates.check()
        place.files[name] = before
    found = updates.check()
    assert found is not None
    place.ranges = False
    place.files["Setup-1.3.0.exe"] = SETUP + b"x" * 1_000_000
    with pytest.raises(UpdateRefused):
        updates.fetch(*found)
    sizes = sum(each.stat().st_size for each in (tmp_path / "updates").iterdir())
    assert sizes < 10_000


def test_extraneous_dependencies(place: Place, updates: Updates) -> None:
    """A manifest names one file for each system; whatever else it names is not fetched."""
    place.publish("1.3.0", 7, manifest={"needs": ["extra.exe"], "also": {"name": "extra.exe"}})
    place.files["extra.exe"] = b"MZ"
    found = updates.check()
    assert found is not None
    updates.fetch(*found)
    assert {name for name, _ in place.asked} == {
        "trust.json",
        "trust.json.sig",
        "manifest.json",
        "manifest.json.sig",
        "Setup-1.3.0.exe",
    }


def test_fast_forward(place: Place, updates: Updates) -> None:
    """A stolen key that signs the highest number stops nobody: with the key its numbers go."""
    place.publish("1.2.9", 1 << 53)
    assert version(updates) is None
    place.publish("1.3.0", 8)
    assert refused(updates) == "older"
    place.trust(2, keys=[NEXT_KEY])
    place.publish("1.3.0", 8, key=NEXT_KEY)
    assert version(updates) == "1.3.0"


def test_fast_forward_of_the_keys_ends_with_a_build_of_another_root(
    place: Place, computer: Computer, tmp_path: Path
) -> None:
    place.publish("1.2.9", 7)
    place.trust(1 << 53)
    assert version(computer(tmp_path)) is None
    place.trust(2, roots=[NEXT_ROOT])
    place.publish("1.3.0", 1)
    assert version(computer(tmp_path, root=public(NEXT_ROOT))) == "1.3.0"


def test_indefinite_freeze(place: Place, updates: Updates, clock: ManualClock) -> None:
    """Who shows the same manifest for ever is noticed when it has expired, and the silence is told."""
    place.publish("1.2.9", 7)
    assert version(updates) is None and updates.quiet_since() is None
    clock.sleep(40 * 86_400)
    assert updates.quiet_since() == NOW  # nobody has looked, or nothing came
    assert version(updates) is None and updates.quiet_since() is None
    clock.sleep(200 * 86_400)
    assert refused(updates) == "expired"
    assert updates.quiet_since() == NOW + 40 * DAY


@pytest.mark.parametrize("which", ["trust", "manifest"])
def test_an_expired_document_brings_no_newer_version(place: Place, updates: Updates, which: str) -> None:
    place.trust(expires=EARLIER if which == "trust" else LATER)
    place.publish("1.3.0", 7, manifest={"expires": EARLIER if which == "manifest" else LATER})
    assert refused(updates) == "expired"


def test_malicious_mirrors_preventing_updates(
    place: Place, computer: Computer, tmp_path: Path, clock: ManualClock
) -> None:
    """An address that refuses, or answers with anything else, leaves the others; if all do so, the silence is told."""
    with serving_place() as mirror:
        mirror.trust(addresses=[mirror.url])
        mirror.publish("1.2.9", 7)
        updates = computer(tmp_path, address=mirror.url)
        assert version(updates) is None
        place.trust(2, addresses=[place.url])
        place.publish("1.3.0", 8)
        mirror.files.clear()
        mirror.trust(2, addresses=[place.url])
        mirror.publish("1.2.9", 7)
        assert version(updates) is None  # learnt where to look from now on
        assert version(updates) == "1.3.0"
        place.publish("1.4.0", 9, key=THIEF)
        mirror.publish("1.3.5", 9)
        assert version(updates) == "1.3.5"
        mirror.files.clear()
        place.files.clear()
        with pytest.raises(UpdateUnavailable):
            updates.check()
        clock.sleep(31 * 86_400)
        assert updates.quiet_since() == NOW


def test_mix_and_match(place: Place, updates: Updates) -> None:
    """A file of another release under this one's name, or keys of another time beside this manifest, are refused."""
    place.trust(1)
    place.publish("1.3.0", 7)
    old_keys = {name: place.files[name] for name in ("trust.json", "trust.json.sig")}
    old_signature = place.files["manifest.json.sig"]
    place.trust(2, keys=[KEY, NEXT_KEY])
    place.publish("1.4.0", 8, content=SETUP[::-1])
    found = updates.check()
    assert found is not None
    place.files["Setup-1.4.0.exe"] = SETUP
    with pytest.raises(UpdateRefused) as wrong:
        updates.fetch(*found)
    assert wrong.value.params["reason"] == "content"
    place.files["manifest.json.sig"] = old_signature
    assert refused(updates) == "signature"
    place.publish("1.4.0", 8)
    place.files.update(old_keys)
    assert refused(updates) == "older"


def test_rollback(place: Place, updates: Updates) -> None:
    """Neither an older version, nor an older manifest, nor an older list of keys."""
    place.publish("1.2.8", 7)
    assert version(updates) is None
    place.publish("1.4.0", 8)
    old = dict(place.files)
    place.publish("1.5.0", 9)
    assert version(updates) == "1.5.0"
    place.files = old
    assert refused(updates) == "older"
    place.trust(5)
    place.publish("1.5.0", 9)
    assert version(updates) == "1.5.0"
    place.trust(4)
    assert refused(updates) == "older"


def test_rollback_through_a_restored_data_folder_asks_for_signatures_all_the_same(
    place: Place, updates: Updates, tmp_path: Path
) -> None:
    place.publish("1.5.0", 9)
    assert version(updates) == "1.5.0"
    (tmp_path / "updates" / "seen.json").unlink()
    place.publish("1.2.9", 3)
    assert version(updates) is None, "no program goes back to an older version"
    place.publish("1.6.0", 4, key=THIEF)
    assert refused(updates) == "signature"


def test_slow_retrieval(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that goes on answering for ever, byte by byte, is broken off; the thread is free for other work."""
    with serving(drips_its_head) as server:
        monkeypatch.setattr(service, "LONGEST_SECONDS", 0.2)
        monkeypatch.setattr(service, "read_release", lambda: Release(public(ROOT_KEY), server.url))
        with service.updates_of(tmp_path) as updates, pytest.raises(UpdateUnavailable):
            updates.check()


def test_vulnerability_to_key_compromises(place: Place, updates: Updates) -> None:
    """A stolen release key ends with the next list of keys; a stolen root key with the next root."""
    place.publish("1.3.0", 7)
    assert version(updates) == "1.3.0"
    place.trust(2, keys=[NEXT_KEY])
    place.publish("6.6.6", 8, key=KEY)
    assert refused(updates) == "signature"
    place.publish("1.4.0", 1, key=NEXT_KEY)
    assert version(updates) == "1.4.0"

    # the next root signs beside the present one, and alone from then on
    place.trust(3, keys=[NEXT_KEY], roots=[ROOT_KEY], root=key_text(public(NEXT_ROOT)))
    assert refused(updates) == "signature"  # nobody has shown that there is such a key
    place.trust(3, keys=[NEXT_KEY], roots=[ROOT_KEY, NEXT_ROOT], root=key_text(public(NEXT_ROOT)))
    assert version(updates) == "1.4.0"
    place.trust(4, keys=[THIEF], roots=[ROOT_KEY])
    assert refused(updates) == "signature"
    place.trust(4, keys=[KEY], roots=[NEXT_ROOT])
    place.publish("1.5.0", 1)
    assert version(updates) == "1.5.0"


def test_wrong_software_installation(place: Place, computer: Computer, tmp_path: Path) -> None:
    """What is signed for another system, or is no release of this program, is not taken for this one's."""
    place.publish("1.3.0", 7)
    for system in ("linux", "macos-arm64", "macos-x86_64"):
        assert version(computer(tmp_path / system, system=system)) is None
    place.publish("1.3.0", 7, name="other.deb")
    assert refused(computer(tmp_path)) == "manifest"


@pytest.mark.parametrize(
    "other",
    [
        {"keys": []}, {"keys": ["AAAA"]}, {"keys": 5}, {"serial": 0}, {"serial": "x"}, {"expires": "x"}, {"root": "AAAA"},
        {"addresses": ["http://example.com"]}, {"addresses": ["javascript:x"]}, {"addresses": 5},
    ],
)  # fmt: skip
def test_a_list_of_keys_of_nonsense_is_refused_though_signed(
    place: Place, updates: Updates, other: dict[str, object]
) -> None:
    place.publish("1.3.0", 7)
    said = json.dumps({**json.loads(place.files["trust.json"]), **other}).encode()
    place.files["trust.json"] = said
    place.files["trust.json.sig"] = signed(said, [ROOT_KEY], TRUST_CONTEXT)
    assert refused(updates) == "manifest"


# staged roll-out and withdrawn versions


def test_a_share_takes_a_version_by_itself_and_who_asks_takes_it_at_once(
    place: Place, updates: Updates
) -> None:
    place.publish("1.3.0", 7, manifest={"share": 0})
    assert updates.check() is None
    asked = updates.check(by_person=True)
    assert asked is not None and asked[0] == "1.3.0"
    place.publish("1.3.0", 8, manifest={"share": 100})
    assert version(updates) == "1.3.0"


def test_a_share_is_that_share_and_only_grows() -> None:
    def turns(share: float, name: str) -> set[int]:
        content = json.dumps(
            {"serial": 1, "version": name, "expires": LATER, "files": {}, "share": share}
        ).encode()
        manifest = read_manifest(content, signed(content, [KEY]), [public(KEY)])
        return {lot for lot in range(0, SHARES, 5) if has_its_turn(manifest, lot)}

    tenth, half, other = turns(10, "1.3.0"), turns(50, "1.3.0"), turns(10, "1.4.0")
    assert 150 < len(tenth) < 250 and 900 < len(half) < 1100
    assert tenth < half and tenth != other
    assert not turns(0, "1.3.0") and len(turns(100, "1.3.0")) == SHARES // 5


def test_a_withdrawn_version_is_deleted_and_not_installed(
    place: Place, updates: Updates, tmp_path: Path
) -> None:
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None and updates.fetch(*found) is not None
    place.publish("1.3.0", 8, manifest={"withdrawn": ["1.3.0"]})
    assert updates.check() is None
    assert updates.ready() is None and updates.install(lambda path: pytest.fail(str(path))) is None
    assert not (tmp_path / "updates" / "Setup-1.3.0.exe").exists()
    place.publish("1.3.1", 9, manifest={"withdrawn": ["1.3.0"]})
    assert version(updates) == "1.3.1"


def test_who_runs_a_withdrawn_version_is_told(place: Place, computer: Computer, tmp_path: Path) -> None:
    updates = computer(tmp_path, running="1.3.0")
    place.publish("1.2.9", 7, manifest={"withdrawn": ["1.3.0"]})
    assert not updates.is_withdrawn()
    assert version(updates) is None and updates.is_withdrawn()
    assert not computer(tmp_path, running="1.3.1").is_withdrawn()

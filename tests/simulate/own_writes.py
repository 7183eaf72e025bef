"""Which values in the cloud were written by a till itself, even if it never got the answer."""

from __future__ import annotations

from storage.schema.entities import CATALOGUE
from storage.schema.fields import Record
from tests.simulate.durability import canonical_text
from tests.simulate.fake_cloud import Key
from tests.simulate.row_snapshot import differing


class OwnWrites:
    """By till and record: the values that its requests wrote to the cloud."""

    def __init__(self) -> None:
        self._sent: dict[tuple[int, Key], dict[str, str]] = {}

    def cloud_written(self, till: int, key: Key, old: Record | None, new: Record | None) -> set[str]:
        """Fields of `old` that this till had written itself; remembers what its request wrote now.

        Its people know what they sent: nobody else's value goes when they delete the record, or edit it anew while
        the answer that would have shown the cloud's own form of it is on its way.
        """
        sent = self._sent.setdefault((till, key), {})
        own = {
            name
            for name, value in sent.items()
            if value == canonical_text(key[0], name, (old or {}).get(name))
        }
        if new is not None:
            changed = differing(key[0], old, new) if old is not None else list(new)
            known = CATALOGUE[key[0]].by_name
            sent.update(
                {name: canonical_text(key[0], name, new.get(name)) for name in changed if name in known}
            )
        return own

    def wrote(self, till: int, key: Key, name: str) -> bool:
        """Whether a request of this till has ever changed this field in the cloud."""
        return name in self._sent.get((till, key), {})

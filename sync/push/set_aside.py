"""Lists at which alone the cloud fails, or the connection breaks: this run sends nothing more of them, and all the rest (N6, F122).

Called by `run`, and by the engine.
"""

from __future__ import annotations

from storage.schema.fields import Entity
from sync.errors import ListRefused, SyncError
from sync.push.failure import Fate, fate, is_broken, is_read
from sync.push.session import PushSession


def keep_aside(session: PushSession, entity: Entity, error: SyncError) -> bool:
    """Keep an entity aside after `MAX_FAULTS`, or when the connection broke at it and not at the one before it.

    False where the failure concerns more than this entity.
    """
    if is_broken(error):
        if session.broken_at == session.cloud.answers:
            return False
        session.broken_at = session.cloud.answers
        session.set_aside[entity.name] = error
        return True
    if fate(error) is not Fate.FAULT or set(session.faults) != {entity.name}:
        return False
    session.faults.clear()
    session.set_aside[entity.name] = error
    return True


def of_one_list(session: PushSession, error: SyncError) -> SyncError:
    """The failure as that of a list, where the connection broke while it was read and answered afterwards (F122)."""
    entity = next((name for name, each in session.set_aside.items() if each is error), None)
    read = is_broken(error) and is_read(error)
    if entity is None or not read or session.cloud.answers == session.broken_at:
        return error
    return ListRefused(status=error.params["reason"], entity=entity)

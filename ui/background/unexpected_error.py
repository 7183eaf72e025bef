"""What an exception that no caller expected is shown as: the disk's own fault by its cause, everything else as a fault of ours.

Called by the worker bridge and the crash handler. A full disk or a drive that was taken out is met wherever a file is touched.
"""

from __future__ import annotations

from storage.database.os_errors import of_disk
from storage.errors import BugError, ShopError


def unexpected_error(raised: BaseException, **params: object) -> ShopError:
    """The error to show; `params` are those of a BugError. Without the exception's text, which may quote a customer."""
    if isinstance(raised, ShopError):
        return raised
    found = of_disk(raised) if isinstance(raised, OSError) else None
    return found if found is not None else BugError(kind=type(raised).__name__, **params)

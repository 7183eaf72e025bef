"""English for why changes wait, what runs came to and what they decided by themselves; the source texts of the translations.

Called by `texts` alone. Placeholders in braces are the code's parameters.
"""

from __future__ import annotations

WAIT_REASON = {
    "unsent": "Not sent yet",
    "sending": "Being sent, the answer is awaited",
    "waits_for": "Another new record has to be sent first",
    "parent_needs_fixing": "Another record has to be put right first",
    "sign_in": "Somebody has to sign in",
    "paused": "Sending is paused",
}
"""By the reason of a waiting change, where it is neither a question nor a failure with words of its own."""

WAIT_ACTION = {
    "wait": "Goes by itself",
    "retry": "Try now",
    "decide": "Decide",
    "edit": "Correct the record",
    "sign_in": "Sign in",
}

DECISION = {
    "merged": "Both changes were put together",
    "held": "Put aside for a decision",
    "discarded": "A change was given up and kept in history",
    "cloud_deleted": "Deleted, because the cloud no longer has it",
    "mended": "A record here that did not fit its own history was put right",
    "cloud_restored": "The cloud went back to an older state; nothing was removed here",
    "postponed": "Some lists were not looked at, to keep to the allowed number of requests",
    "mass_deletion": "Stopped, because very much would have been deleted",
    "count_differs": "The cloud counts another number of records than there are here",
    "slowed": "The cloud asked for a pause of {seconds} seconds",
    "breaker_opened": "The cloud failed again and again and was left alone for {seconds} seconds",
    "webhooks_trusted": "The cloud announces changes, so it is asked more rarely",
    "webhooks_doubted": "A change came unannounced, so the cloud is asked more often again",
    "webhooks_registered": "Webhooks were registered in the cloud",
    "webhooks_removed": "Webhooks were removed from the cloud",
    "webhooks_lost": "Webhooks were gone from the cloud and are registered again",
    "webhooks_refused": "The cloud does not take some webhooks; all works without them",
}
"""What a run decided by itself."""

OUTCOME = {
    "in_step": "In step",
    "needs_you": "Something was put aside for a decision",
    "waiting": "Something still waits",
    "offline": "The cloud was out of reach",
    "sign_in": "The cloud did not let us sign in",
    "error": "It did not work",
    "cancelled": "Stopped",
}
"""What a run came to."""

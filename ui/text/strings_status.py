"""English source texts of states and events: a record's state and history, pending changes, runs, holds, undo steps.

Read by `texts` alone. Placeholders in braces are parameters of the code.
"""

from __future__ import annotations

STATE = {
    "in_step": "In step",
    "waiting": "Waiting",
    "sending": "Sending",
    "needs_you": "Needs you",
    "draft": "Not saved",
    "deleted": "Deleted",
    "new": "New",
}
"""State of a record -> its name in a list and on its badge."""

STATE_SENTENCE = {
    "in_step": "The same as in the cloud.",
    "waiting": "Saved on this computer, waits to be sent.",
    "sending": "Being sent now.",
    "needs_you": "Waits for your decision.",
    "draft": "You have not saved this yet.",
    "deleted": "Deleted.",
    "new": "Not saved yet.",
    "read_only": "Can be changed only in the cloud.",
}
"""State of a record -> a sentence about it."""

HEADLINE = {
    "in_step": "Everything is sent",
    "waiting": "Changes are waiting to be sent",
    "needs_you": "Something needs your decision",
    "stale": "No news from the cloud for some time",
    "offline": "Offline - working with the local copy",
    "slowed": "The cloud asks for a pause",
    "less_often": "Looking less often",
    "paused": "Paused",
    "never": "Not synchronised yet",
    "sign_in": "Sign in again to send changes",
    "error": "Synchronising does not work",
    "running": "Synchronising...",
}
"""Headline of the sync status -> the sentence in the status bar."""

PHASE = {
    "check": "Signing in",
    "pull": "Downloading",
    "push": "Sending",
    "reconcile": "Comparing",
    "confirm": "Finishing",
}
"""Phase of a run -> what it is doing."""

OUTCOME = {
    "in_step": "In step",
    "needs_you": "Something was put aside for a decision",
    "waiting": "Something still waits",
    "offline": "The cloud was out of reach",
    "sign_in": "The cloud did not let us sign in",
    "error": "It did not work",
    "cancelled": "Stopped",
    "still_open": "Done; a decision is still open",
}
"""Outcome of a run -> its text in the history of runs."""

DECISION = {
    "merged": "Both changes were put together",
    "held": "Put aside for a decision",
    "discarded": "A change was given up and kept in history",
    "cloud_deleted": "Deleted, because the cloud no longer has it",
    "mended": "A record here that did not fit its own history was put right",
    "cloud_restored": "The cloud went back to an older state; nothing was removed here",
    "cloud_clock_ahead": "Records in the cloud are dated later than the cloud's own clock says",
    "own_clock_behind": "Records in the cloud are dated later than this computer's clock says; the cloud does not tell the time",
    "cloud_clock_set_back": "The cloud's clock was set back; the last day and the whole list are read again",
    "postponed": "Some lists were not looked at, to keep to the allowed number of requests",
    "mass_deletion": "Stopped, because very much would have been deleted",
    "count_differs": "The cloud counts another number of records than there are here",
    "slowed": "The cloud asked for a pause of {seconds} seconds",
    "sharing": "Other computers use this cloud too; from now on this one takes {share} of the {budget} requests",
    "breaker_opened": "The cloud failed again and again and was left alone for {seconds} seconds",
    "webhooks_trusted": "The cloud announces changes, so it is asked more rarely",
    "webhooks_doubted": "A change came unannounced, so the cloud is asked more often again",
    "webhooks_registered": "Webhooks were registered in the cloud",
    "webhooks_removed": "Webhooks were removed from the cloud",
    "webhooks_lost": "Webhooks were gone from the cloud and are registered again",
    "webhooks_refused": "The cloud does not take some webhooks; all works without them",
}
"""Decision of a run (`sync.events.DecisionCode`) -> what it did without asking."""

WAIT_REASON = {
    "unsent": "Not sent yet",
    "sending": "Being sent, the answer is awaited",
    "waits_for": "Another new record has to be sent first",
    "parent_needs_fixing": "Another record has to be put right first",
    "sign_in": "Somebody has to sign in",
    "paused": "Sending is paused",
}
"""Reason of a pending change -> why it waits; conflicts and errors have their texts in HELD and ERROR."""

WAIT_ACTION = {
    "wait": "Goes by itself",
    "retry": "Try now",
    "decide": "Decide",
    "edit": "Correct the record",
    "sign_in": "Sign in",
}
"""What the user can do for a pending change -> text of the button."""

HELD = {
    "overlap": "Changed here and in the cloud",
    "deleted_there": "Changed here, deleted in the cloud",
    "edited_there": "Deleted here, changed in the cloud",
    "rejected": "The cloud refused it",
    "rule_broken": "The two versions together break a rule",
    "verb_refused": "The cloud does not allow this change",
    "counter_unknown": "It is not known whether the points were added",
    "copied": "The data was copied, and the original may have sent this",
    "possible_duplicate": "It may be in the cloud twice",
    "rewritten": "The cloud stores another value",
}
"""Reason of a hold (`HoldReason`) -> why the change needs a decision."""

HELD_ADVICE = {
    "overlap": "Choose what is right for each field.",
    "deleted_there": "Should the record live on?",
    "edited_there": "Should it be deleted all the same?",
    "rejected": "Type what the cloud can take.",
    "rule_broken": "Type values that fit together.",
    "verb_refused": "Try again later, or leave it as in the cloud.",
    "counter_unknown": "Look at the customer's points at the till, then choose.",
    "copied": "Look in the cloud or at the other computer, then choose.",
    "possible_duplicate": "Is it one record or several?",
    "rewritten": "Choose the cloud's value, or type another one.",
}
"""Reason of a hold -> what the user can do."""

ORIGIN = {
    "window": "this window",
    "cloud": "the cloud",
    "lan": "another program",
    "server": "another program",
    "cli": "command line",
    "import": "import",
    "connect": "connecting",
}
"""Origin of a change -> who made it."""

EVENT = {
    "created": "Created",
    "edited": "Changed",
    "deleted": "Deleted",
    "restored": "Restored",
    "cloud": "Changed in the cloud",
    "cloud_deleted": "Deleted in the cloud",
    "merged": "Two versions put together",
    "held": "Two versions, to be decided",
    "resolved": "Decided",
    "discarded": "Given up; the value is kept here",
    "sent": "Sent to the cloud",
    "mended": "Copy put right",
}
"""`storage.records.history.EventKind` -> an entry of the record's history."""

STEP = {
    "create": "Undo: new ({what})",
    "edit": "Undo: change ({what})",
    "save": "Undo: change ({what})",
    "delete": "Undo: deletion ({what})",
    "restore": "Undo: restoring ({what})",
    "put_back": "Undo: earlier value ({what})",
    "resolve": "Undo: decision ({what})",
    "import": "Undo: import ({what})",
    "bulk": "Undo: change of several ({what})",
    "paste": "Undo: pasted column ({what})",
    "supplier_list": "Undo: price list of {name} ({what})",
    "undo": "Undo",
}
"""Step of the undo history -> text of the undo command."""

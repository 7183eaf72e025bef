"""English source texts of states and events: a record's state and history, pending changes, runs, holds, undo steps.

Printed by `app.cli`, translated by `ui.text.texts`. Placeholders in braces are parameters of the code.
"""

from __future__ import annotations

STATE = {
    "in_step": "Up to date",
    "waiting": "Waiting",
    "sending": "Sending",
    "needs_you": "Needs you",
    "draft": "Not saved",
    "deleted": "Deleted",
    "new": "New",
}
"""State of a record -> its name in a list and on its badge."""

STATE_SENTENCE = {
    "in_step": "Same as in the cloud.",
    "waiting": "Saved here, waiting to be sent.",
    "sending": "Sending now.",
    "needs_you": "Needs your decision.",
    "draft": "You have not saved this yet.",
    "deleted": "Deleted.",
    "new": "Not saved yet.",
    "read_only": "You can change this only in the cloud.",
}
"""State of a record -> a sentence about it."""

HEADLINE = {
    "in_step": "Everything is synced",
    "waiting": "Changes are waiting to be sent",
    "needs_you": "Something needs your decision",
    "stale": "The cloud has not answered for some time",
    "offline": "Offline – working with the local copy",
    "slowed": "The cloud limits requests",
    "less_often": "Checking less often",
    "paused": "Paused",
    "never": "Not synced yet",
    "sign_in": "Sign in to send changes",
    "error": "Sync failed",
    "running": "Syncing…",
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
    "in_step": "Up to date",
    "needs_you": "Needs a decision",
    "waiting": "Some changes are still waiting",
    "offline": "Cloud not reached",
    "sign_in": "Sign-in failed",
    "error": "Failed",
    "cancelled": "Stopped",
    "still_open": "Done, a decision is still open",
}
"""Outcome of a run -> its text in the history of runs."""

DECISION = {
    "merged": "Both changes were merged",
    "held": "Needs a decision",
    "discarded": "A change was discarded and kept in the history",
    "cloud_deleted": "Deleted because it is no longer in the cloud",
    "mended": "A local record that did not match its history was corrected",
    "cloud_restored": "The cloud went back to an older state; nothing was deleted here",
    "cloud_clock_ahead": "Records in the cloud have a later date than the cloud's clock",
    "own_clock_behind": "Records in the cloud are dated ahead of this computer's clock; the cloud does not tell its time",
    "cloud_clock_set_back": "The cloud's clock was set back; the last day and the whole list are downloaded again",
    "postponed": "Some lists were skipped to stay within the request limit",
    "mass_deletion": "Stopped because a large part of the records would have been deleted",
    "count_differs": "The cloud has a different number of records",
    "slowed": "The cloud limited requests; sync paused for %n second(s)",
    "sharing": "Other computers use this cloud too, so this one now uses {share} of {budget} requests",
    "breaker_opened": "The cloud failed repeatedly; sync paused for %n second(s)",
    "webhooks_trusted": "The cloud sends webhooks for changes, so it is checked less often",
    "webhooks_doubted": "A change arrived without a webhook, so the cloud is checked more often again",
    "webhooks_registered": "Webhooks were registered in the cloud",
    "webhooks_removed": "Webhooks were removed from the cloud",
    "webhooks_lost": "Webhooks were missing in the cloud and were registered again",
    "webhooks_refused": "The cloud does not accept some webhooks; sync works without them",
}
"""Decision of a run (`sync.events.DecisionCode`) -> what it did without asking."""

WAIT_REASON = {
    "unsent": "Not sent yet",
    "sending": "Sending…",
    "waits_for": "Another new record must be sent first",
    "parent_needs_fixing": "Another record must be corrected first",
    "sign_in": "Sign in to send",
    "paused": "Sending is paused",
}
"""Reason of a pending change -> why it waits; conflicts and errors have their texts in HELD and ERROR."""

WAIT_ACTION = {
    "wait": "Sent automatically",
    "retry": "Try again",
    "decide": "Decide",
    "edit": "Correct the record",
    "sign_in": "Sign in",
}
"""What the user can do for a pending change -> text of the button."""

HELD = {
    "overlap": "Changed here and in the cloud",
    "deleted_there": "Changed here, deleted in the cloud",
    "edited_there": "Deleted here, changed in the cloud",
    "rejected": "The cloud rejected it",
    "rule_broken": "The two versions together break a rule",
    "verb_refused": "The cloud does not allow this change",
    "counter_unknown": "The points may or may not have been added",
    "copied": "Another computer may already have sent this",
    "possible_duplicate": "Possible duplicate in the cloud",
    "rewritten": "The cloud saved a different value",
}
"""Code of a question (`QUESTIONS`) -> why the change needs a decision."""

HELD_ADVICE = {
    "overlap": "Choose the right value for each field.",
    "deleted_there": "Keep the record?",
    "edited_there": "Delete it anyway?",
    "rejected": "Enter a value that the cloud accepts.",
    "rule_broken": "Enter values that fit together.",
    "verb_refused": "Try again later, or choose “Keep the cloud's”.",
    "counter_unknown": "Check the customer's points at the till, then choose.",
    "copied": "Send it from here, or leave it to the other computer?",
    "possible_duplicate": "Is it one record or several?",
    "rewritten": "Choose the cloud's value, or enter another one.",
}
"""Code of a question -> what the user can do."""

ORIGIN = {
    "window": "this window",
    "cloud": "the cloud",
    "lan": "another program",
    "server": "another program",
    "cli": "command line",
    "import": "import",
    "connect": "connecting",
    "plan": "planned prices",
    "sync": "sync",
}
"""Origin of a change -> who made it."""

EVENT = {
    "created": "Created",
    "edited": "Changed",
    "deleted": "Deleted",
    "restored": "Restored",
    "cloud": "Changed in the cloud",
    "cloud_deleted": "Deleted in the cloud",
    "cloud_deleted_kept": "Deleted in the cloud; the change is kept here",
    "cloud_restored": "Restored in the cloud",
    "merged": "Two versions merged",
    "held": "Two versions, needs a decision",
    "resolved": "Decided",
    "discarded": "Discarded; the value is kept here",
    "sent": "Sent to the cloud",
    "mended": "Copy corrected",
}
"""`app.queries.timeline.told_as` -> an entry of the record's history."""

STEP = {
    "create": "new record, {what}",
    "edit": "change, {what}",
    "save": "change, {what}",
    "delete": "deletion, {what}",
    "anonymize": "anonymisation, {what}",
    "restore": "restore, {what}",
    "put_back": "earlier value, {what}",
    "resolve": "decision, {what}",
    "import": "import, {what}",
    "bulk": "bulk change, {what}",
    "paste": "pasted column, {what}",
    "supplier_list": "price list of {name}, {what}",
    "merge": "merge, {what}",
    "invoice": "invoice {invoice} of {name}, {what}",
    "plan": "plan {name}, {what}",
    "plan_end": "end of the plan {name}, {what}",
}
"""Step of the undo history -> its name, behind "Undo:" and "Undone:"."""

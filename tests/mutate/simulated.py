"""The engines that an independent cloud found wanting, each made again from today's source (F109-F124, F129, F137, F138).

The simulation alone must find them: each is judged by the days of a few seeds. What a seed draws changes with the
drawing itself; `python -m tests.mutate --find N` looks for other seeds then.
"""

from __future__ import annotations

from tests.mutate.named import NamedMutant

SIMULATED_MUTANTS: tuple[NamedMutant, ...] = (
    NamedMutant(
        "F109: a text that cannot be decoded is no damage",
        {
            "storage/database/connection.py": (
                (r"return str\(error\)\.startswith\(\"Could not decode\"\)", "return False"),
            )
        },
        seeds=(12, 28),
    ),
    NamedMutant(
        "F110: a replacement leaves out the members that only the cloud knows",
        {
            "sync/change/records.py": (
                (
                    r"for name, value in row\.items\(\) if name not in entity\.by_name\}",
                    "for name, value in ()}",
                ),
            )
        },
        seeds=(17, 40),
    ),
    NamedMutant(
        "F111: every date is believed, however far ahead",
        {
            "sync/pull/cloud_clock.py": (
                (r" if each <= at\)", ")"),
                (r"if cursor\.watermark is None or .*:", "if True:"),
            )
        },
        seeds=(38, 101),
    ),
    NamedMutant(
        "F112: a list that is refused stops the run",
        {"sync/pull_phase.py": ((r"if error\.whole_cloud:", "if True:"),)},
        seeds=(9, 101),
    ),
    NamedMutant(
        "F114: tombstones are taken over, however many",
        {
            "sync/pull/apply_page.py": (
                (r"regressed = held_deletions\(.*\)", "regressed: list[RegressedRecord] = []"),
            )
        },
        seeds=(55, 86),
    ),
    NamedMutant(
        "F115: a copy that the cloud had replaced is believed, if it is little older",
        {"sync/merge/version_dates.py": ((r"or (bool\(_replaced\()", r"or False and \1"),)},
        seeds=(203,),
    ),
    NamedMutant(
        "F116: a sum equal to ours is taken for ours",
        {
            "sync/change/observe.py": (
                (
                    r"(?m)^    if lost := lost_differences\(entity, change, remote\):",
                    (
                        "    if change.sent is not None:\n"
                        "        sums = change.sent.set\n"
                        "        found = {\n"
                        "            name: each\n"
                        "            for name, each in change.sent.add.items()\n"
                        "            if same(entity, name, remote.get(name), sums.get(name))\n"
                        "        }\n"
                        "        change = change.but(\n"
                        "            wish=Keep(change.intent.minus(Intent(add=found))),\n"
                        "            sent=replace(change.sent, add={}),\n"
                        "        ) if found else change\n"
                        r"\g<0>"
                    ),
                ),
            )
        },
        seeds=(33,),
    ),
    NamedMutant(
        "F117: a range ends at a millisecond, not before the next",
        {"sync/pull/streams.py": ((r"\|lt\|\{upper \+ 1\}", "|lteq|{upper}"),)},
        seeds=(271, 523),
    ),
    NamedMutant(
        "F118: 404 to an array is an error of its records",
        {
            "sync/push/writers/page_put.py": (
                (r"case Fate\.REFUSED \| Fate\.NOT_OFFERED:", "case Fate.REFUSED:"),
            )
        },
        seeds=(643, 864),
    ),
    NamedMutant(
        "F119: whatever the cloud makes of a value is its form of it",
        {
            "sync/merge/server_rewrites.py": (
                (r"rewritten = set\(changed_values\(.*\)\)", "rewritten: set[str] = set()"),
            )
        },
        seeds=(0,),
    ),
    NamedMutant(
        "F121: a tag that stayed is trusted",
        {
            "sync/push/profile.py": ((r"entity\.name, capability, False", "entity.name, capability, True"),),
            "sync/merge/tag_contents.py": ((r"stayed = before is not None .*", "stayed = False"),),
        },
        seeds=(89, 102, 163),
    ),
    NamedMutant(
        "F122: a connection that breaks at one list is taken for gone",
        {
            "sync/push/failure.py": (
                (r"return isinstance\(error, Offline\) and error\.sent.*", "return False"),
            )
        },
        seeds=(18, 42),
    ),
    NamedMutant(
        "F123: a computer that shares the allowance uses all of it",
        {"sync/limits/shared_allowance.py": ((r"allowance // max\(1, self\.computers\(\)\)", "allowance"),)},
        seeds=(4, 23),
    ),
    NamedMutant(
        "F124: lists that wait for the budget are left out in silence",
        {"sync/not_looked.py": ((r"in polling\.postponed\(streams\):", "in ():"),)},
        seeds=(4, 7),
    ),
    NamedMutant(
        "F129: a refused read is taken for the refusal of the write before it",
        {
            "sync/push/settle.py": ((r"if after is not None and is_read\(after\) and ", "if False and "),),
            "sync/push/failure.py": (
                (r"isinstance\(error, \(Rejected, Forbidden\)\)", "isinstance(error, Rejected)"),
            ),
        },
        seeds=(1921, 2109),
    ),
    NamedMutant(
        "F137: however many records fail, they come before the others of their list",
        {
            "sync/push/order.py": (
                (r"return change\.attempts > 1 and change\.error in FAULTS", "return False"),
            )
        },
        seeds=(91308,),
    ),
    NamedMutant(
        "F138: what is new since a lost creation is no reason to ask",
        {
            "sync/push/lost.py": (
                (r"if found:\n                ask_about", "if False:\n                ask_about"),
            )
        },
        seeds=(95179, 96032),
    ),
    NamedMutant(
        "F43, F115: what is dated after a late commit disproves its loss",
        {"sync/verify/cloud_rollback.py": ((r"return version \+ OVERLAP if .*", "return version"),)},
        seeds=(91005,),
    ),
)
"""One for each of F109 to F124 but F113 and F120, for F129, F137, F138 and a late commit; every one must be killed."""

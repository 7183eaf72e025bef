"""Steps in which several sides act one after the other, as chance alone would bring them together too seldom."""

from __future__ import annotations

import random

from sync.client.transport import Request
from tests.simulate.bodies import number, parsed, records_of, target
from tests.simulate.other_clients import OtherClients
from tests.simulate.people import TillUser
from tests.simulate.world import Till, World


def equal_points(world: World, rng: random.Random) -> None:
    """Two tills give a customer equally many points, and the request or the answer of one is lost (F116)."""
    tills = rng.sample(world.tills, k=2)
    users = [TillUser(till, rng) for till in tills]
    known = set(users[0].refs("customers")).intersection(users[1].refs("customers"))
    if not known:
        return
    customer, amount = rng.choice(sorted(known)), float(rng.choice((5, 10)))
    for user in users:
        user.give(customer, amount)
    tills[0].transport.next_write = rng.choice(("unsent_unknown", "unsent_unknown", "lost"))
    for till in tills:
        till.sync()
        world.oracle.check_till(till)
    tills[0].transport.next_write = None


def crossing(world: World, till: Till, rng: random.Random) -> None:
    """A person edits many records; somebody in the cloud edits one of them after the till has read it (F14, F121)."""
    others = OtherClients(world, rng)
    TillUser(till, rng).bulk_edit()
    left = 1

    def on_request(request: Request) -> None:
        nonlocal left
        entity, record_id = target(request)
        if left and request.method == "PUT" and record_id is None and "If-Match" in request.headers:
            left -= 1
            named = [number(each.get("id")) for each in records_of(parsed(request.body))]
            if (chosen := rng.choice(named)) is not None:
                others.edit((entity, chosen))

    till.transport.on_request = on_request
    till.sync()


def rewound(world: World, rng: random.Random) -> None:
    """The cloud is set back by a moment, in which tills and others had written to it (F115)."""
    others = OtherClients(world, rng)
    for till in world.tills:
        till.sync()
        world.oracle.check_till(till)
    world.cloud.back_up()
    for _ in range(rng.randint(1, 4)):
        till = rng.choice(world.tills)
        user = TillUser(till, rng)
        rng.choice((user.edit, user.edit, user.create, others.edit, others.create, others.delete))()
        till.sync()
        world.oracle.check_till(till)
    world.clock.sleep(rng.choice((0, 20, 120, 3600)))
    others.restore_backup()

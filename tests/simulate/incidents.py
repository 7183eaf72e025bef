"""Steps in which several sides act one after the other, as chance alone would bring them together too seldom."""

from __future__ import annotations

import random

from tests.simulate.other_clients import OtherClients
from tests.simulate.people import TillUser
from tests.simulate.world import World


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

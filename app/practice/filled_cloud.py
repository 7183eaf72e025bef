"""Opens a practice cloud filled with the invented shop.

Called by `demo`, the command `cloud` and tests.
"""

from __future__ import annotations

from pathlib import Path

from app.practice.cloud import CLOUD_ID, PracticeCloud
from app.practice.shop.shop import build_shop


def open_cloud(
    folder: Path, *, cloud_id: int = CLOUD_ID, port: int = 0, empty: bool = False
) -> PracticeCloud:
    """The practice cloud of `folder`, filled if it has no products, unless `empty`."""
    cloud = PracticeCloud(folder, cloud_id=cloud_id, port=port)
    if cloud.empty and not empty:
        try:
            fill(cloud)
        except BaseException:
            cloud.close()
            raise
    return cloud


def fill(cloud: PracticeCloud) -> None:
    """Store the shop in one transaction."""
    shop = build_shop(cloud_id=cloud.cloud_id, now=cloud.replica.clock.now())
    stock = shop.pop("stock")
    with cloud.replica.write() as tx:
        for entity, records in shop.items():
            tx.put_many(entity, records)
        tx.put_stock(stock)

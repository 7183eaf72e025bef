"""Every case of the interface over loopback HTTP, against the `/v2` server and the practice cloud."""

from __future__ import annotations

import itertools
import re
import tomllib

import pytest

from tests.contract.cases import HERE, Case, load, play
from tests.contract.conftest import CLOUD_ID, YESTERDAY, Target

CASES = load()
_settled = itertools.count(500_000)


def settled(target: Target) -> dict[str, str]:
    """One customer and one supplier that both sides know, as after a pull: case variables with their ids."""
    record_id = next(_settled)
    stamps = {"id": record_id, "_cloudId": CLOUD_ID, "deleted": False, "versionDate": YESTERDAY}
    texts = dict.fromkeys(("addressLine1", "city", "companyId", "email", "phone", "vatId", "zip"), "")
    names = {"firstName": "Eva", "lastName": "Malá", "companyName": "", "barcode": "", "headerPrint": ""}
    with target.replica.write() as tx:
        tx.put("suppliers", {**stamps, **texts, "name": "Mlýn", "display": True})
        tx.put(
            "customers", {**stamps, **texts, **names, "display": True, "points": 3.0, "tags": [], "flags": 0}
        )
    return {"settled_customer": str(record_id), "settled_supplier": str(record_id)}


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case, target: Target) -> None:
    known = {
        "cloud": str(CLOUD_ID),
        "base": f"/v2/clouds/{CLOUD_ID}",
        "refresh": target.refresh_token,
        **settled(target),
    }
    play(case, target.client, known)


ROWS = tomllib.loads((HERE / "rows.toml").read_text("utf-8"))["rows"]


def plain(row: str) -> str:
    """A row without the names of its path's ids, which the tables vary."""
    return re.sub(r":(?!cloudId|entity\b)\w+", ":id", row)


@pytest.mark.parametrize("row", ROWS)
def test_every_row_has_a_case(row: str) -> None:
    covered = {plain(each) for case in CASES for each in case.rows}
    assert plain(row) in covered

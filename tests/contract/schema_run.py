"""Runs schemathesis with all checks against a practice cloud of its own: `python -m tests.contract.schema_run`.

`--examples N` asks for about N drawn ones over all operations; the examples of the description and the edges of its
schemas come on top. Prints what schemathesis prints, then one line of figures, and exits with its code. Loopback only:
webhooks are registered and not called.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.practice.cloud import PracticeCloud
from app.practice.filled_cloud import fill
from app.server.request_context import Behaviour
from storage.query.grammar import Query
from storage.wire import Numbers
from sync.client.transport import Request

ROOT = Path(__file__).resolve().parents[2]
HOOKS = "tests.contract.schema_hooks"
TOKEN_SECONDS = 24 * 3600

REJECTIONS = (400, 401, 403, 404, 405, 406, 409, 412, 413, 414, 415, 422, 428, 429, 431)
"""Error statuses of the interface and of schemathesis."""
ACCEPTANCES = ("2xx", "3xx", 401, 403, 404, 409, 412, 428, 429)
"""Statuses of a well-formed request: also those of a missing or outdated If-Match, which no schema can exclude."""


@dataclass(frozen=True)
class Outcome:
    """The result of a run."""

    code: int
    generated: int
    passed: int
    seconds: float
    output: str


def configuration(cloud: PracticeCloud, access_token: str) -> str:
    """The configuration of schemathesis as TOML: token, cloud, and expected statuses."""
    return f"""
[auth.openapi]
accessToken = {{ bearer = "{access_token}" }}
refreshToken = {{ api_key = "User {cloud.refresh_token}" }}
[checks]
negative_data_rejection = {{ expected-statuses = {json.dumps(REJECTIONS)} }}
positive_data_acceptance = {{ expected-statuses = {json.dumps(ACCEPTANCES)} }}
missing_required_header = {{ expected-statuses = [400, 401, 403, 428] }}
[cache]
enabled = false
"""


def shop_of(cloud: PracticeCloud) -> dict[str, Any]:
    """The data of the shop that `schema_hooks` needs."""
    taxes = cloud.replica.page("taxes", Query(), limit=100).records
    warehouse = cloud.replica.page("warehouses", Query(), limit=1).records[0]["id"]
    ids = {}
    for entity in cloud.replica.catalogue:
        scope = {"_warehouseId": warehouse} if entity.view_of else {}
        found = cloud.replica.page(entity.name, Query(scope=scope), limit=20).records
        ids[entity.name] = [each["id"] for each in found if each["id"]]
    return {
        "cloud": cloud.cloud_id,
        "rates": [round(1 + each["value"] / 100, 6) for each in taxes],
        "warehouse": warehouse,
        "ids": ids,
    }


def sign_in(cloud: PracticeCloud) -> str:
    """An access token, without HTTP."""
    headers = {"authorization": f"User {cloud.refresh_token}"}
    body = json.dumps({"_cloudId": cloud.cloud_id}).encode()
    answer = cloud.service.handle(Request("POST", "/v2/signin/token", (), headers, body))
    token: str = json.loads(answer.body)["accessToken"]
    return token


def run(
    *,
    examples: int,
    seed: int | None = None,
    numbers: Numbers = "string",
    only: str = "",
    options: tuple[str, ...] = (),
) -> Outcome:
    """Run about `examples` generated examples and the fixed ones; `only` is a pattern of paths."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        behaviour = Behaviour(numbers=numbers, token_seconds=TOKEN_SECONDS)
        cloud = PracticeCloud(folder / "cloud", behaviour=behaviour)
        try:
            fill(cloud)
            cloud.start()
            if cloud.deliverer is not None:
                cloud.deliverer.stop()
            config = folder / "schemathesis.toml"
            config.write_text(configuration(cloud, sign_in(cloud)), encoding="utf-8")
            command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
            command += [f"{cloud.url}/openapi.json", "--checks", "all", "--no-color"]
            command += ["--max-examples", str(per_operation(cloud, examples, only))]
            command += [] if seed is None else ["--seed", str(seed)]
            # Bodies of the first generation are described loosely; `tests.app.server.openapi` checks that part.
            command += ["--include-path-regex", only] if only else ["--exclude-path-regex", "^/api/"]
            started = time.monotonic()
            done = subprocess.run(
                [*command, *options],
                cwd=ROOT,
                env={
                    **os.environ,
                    "SCHEMATHESIS_HOOKS": HOOKS,
                    "SCHEMA_RUN_SHOP": json.dumps(shop_of(cloud)),
                },
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                check=False,
            )
            seconds = time.monotonic() - started
        finally:
            cloud.close()
    found = re.search(r"(\d+) generated", done.stdout)
    passed = re.search(r"generated, (\d+) passed", done.stdout)
    return Outcome(
        code=done.returncode,
        generated=int(found[1]) if found else 0,
        passed=int(passed[1]) if passed else 0,
        seconds=seconds,
        output=done.stdout,
    )


def per_operation(cloud: PracticeCloud, examples: int, only: str) -> int:
    """Examples of one operation, so that all of them come to `examples`."""
    description = json.loads(cloud.service.handle(Request("GET", "/openapi.json")).body)
    operations = sum(
        len(item) - ("parameters" in item)
        for path, item in description["paths"].items()
        if re.search(only, path)
    )
    return max(1, -(-examples // operations))


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=2000)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--numbers", choices=("string", "json"), default="string")
    parser.add_argument("--only", default="", help="a pattern of paths")
    parser.add_argument("options", nargs="*", help="options for schemathesis, after --")
    asked = parser.parse_args()
    outcome = run(
        examples=asked.examples,
        seed=asked.seed,
        numbers=asked.numbers,
        only=asked.only,
        options=tuple(asked.options),
    )
    print(outcome.output)
    print(f"exit {outcome.code}, {outcome.generated} requests generated, {outcome.seconds:.0f} s")
    return outcome.code


if __name__ == "__main__":
    sys.exit(main())

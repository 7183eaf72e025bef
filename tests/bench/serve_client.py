"""Another program of the shop: so many requests a second to a `/v2` server, neither more nor fewer.

`python -m tests.bench.serve_client PORT TOKEN CLOUD SECONDS RATE`. Of ten requests eight read a customer, one a page of
a hundred, one edits a customer. Prints that it is ready, and at the end one line of JSON: the rate it reached, and milliseconds of the answers.
"""

from __future__ import annotations

import json
import sys
import time

from tests.bench.measured import share
from tests.fakes.quick_client import Client


def main(port: str, token: str, cloud: str, seconds: str, rate: str) -> int:
    """Say that it is ready, wait for a line of standard input, and ask until time is up."""
    client = Client(int(port), {"Authorization": f"User {token}"})
    answer = client.send("POST", "/v2/signin/token", json.dumps({"_cloudId": int(cloud)}).encode())
    client.close()
    client = Client(int(port), {"Authorization": f"Bearer {answer.json['accessToken']}"})
    path = f"/v2/clouds/{cloud}/customers"
    ids = [each["id"] for each in client.send("GET", f"{path}?limit=100").json["data"]]
    times: list[float] = []
    print("ready", flush=True)
    sys.stdin.readline()
    began = time.perf_counter()
    number = 0
    while (now := time.perf_counter()) - began < float(seconds):
        if (early := began + number / float(rate) - now) > 0:
            time.sleep(early)
        before = time.perf_counter()
        _ask(client, path, ids, number)
        times.append(1000 * (time.perf_counter() - before))
        number += 1
    found = {
        "rate": number / (time.perf_counter() - began),
        "p50": share(times, 0.5),
        "p99": share(times, 0.99),
    }
    print(json.dumps(found))
    return 0


def _ask(client: Client, path: str, ids: list[int], number: int) -> None:
    one = f"{path}/{ids[number % len(ids)]}"
    match number % 10:
        case 0:
            client.send("GET", f"{path}?limit=100&sort=lastName")
        case 5:
            client.send("PATCH", one, json.dumps({"note": f"asked {number}"}).encode(), If_Match="*")
        case _:
            client.send("GET", one)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))

"""One job of Kinto's own Python client, run by the Python of an environment that has `kinto_http`; knows nothing of ours.

`kinto_client.py PORT FOLDER JOB`. What is downloaded is stored in SQLite as one would by hand: a row of JSON for each
record; the edits of each client differ from those of the one before. Prints one line of JSON.
"""

import json
import logging
import os
import resource
import sqlite3
import sys
import time

import kinto_http
import requests

logging.disable(logging.CRITICAL)


class Store:
    """The local side."""

    def __init__(self, folder):
        self.db = sqlite3.connect(f"{folder}/kinto.db", isolation_level=None)
        self.db.execute("PRAGMA journal_mode=WAL")
        self.db.execute("PRAGMA synchronous=FULL")
        self.db.execute("CREATE TABLE rows (id TEXT PRIMARY KEY, stamp INTEGER, body TEXT)")

    def put(self, rows):
        for at in range(0, len(rows), 100):
            self.db.execute("BEGIN")
            page = [(row["id"], row["last_modified"], json.dumps(row)) for row in rows[at : at + 100]]
            self.db.executemany("INSERT OR REPLACE INTO rows VALUES (?, ?, ?)", page)
            self.db.execute("COMMIT")

    def newest(self):
        return self.db.execute("SELECT max(stamp) FROM rows").fetchone()[0]

    def first(self, count):
        found = self.db.execute("SELECT body FROM rows ORDER BY id LIMIT ?", (count,))
        return [json.loads(body) for (body,) in found]


def patch(client, rows, field, word, stamps):
    """Edits in batches of 100, each under the stamp it was made on; answers how many were refused."""
    refused = 0
    for at in range(0, len(rows), 100):
        page = rows[at : at + 100]
        try:
            with client.batch() as batch:
                for row in page:
                    batch.patch_record(id=row["id"], data={field: word}, if_match=stamps[row["id"]])
        except kinto_http.KintoException:
            refused += len(page)
    return refused


def equal(client, store):
    """Whether both sides hold the same, after our own edits have come back."""
    if (newest := store.newest()) is not None:
        store.put(client.get_records(_since=f'"{newest}"'))
    there = {row["id"]: row for row in client.get_records()}
    return {row["id"]: row for row in store.first(10**7)} == there


def main(port, folder, job):
    wire = {"requests": 0, "bytes": 0}
    client = kinto_http.Client(
        server_url=f"http://127.0.0.1:{port}/v1",
        bucket="shop",
        collection="customers",
        auth=("bench", "bench"),
    )
    plain = requests.Session.send

    def send(session, request, **options):
        answer = plain(session, request, **options)
        wire["requests"] += 1
        wire["bytes"] += len(request.body or b"") + len(answer.content)
        return answer

    requests.Session.send = send
    store = Store(folder)
    if job != "download":
        store.put(client.get_records())
    remark = ""
    mine = store.first(1000)
    stamps = {row["id"]: row["last_modified"] for row in mine}
    if job == "changed":
        patch(
            client,
            store.first(int(store.db.execute("SELECT count(*) FROM rows").fetchone()[0]) // 100),
            "note",
            f"theirs {os.getpid()}",
            {row["id"]: row["last_modified"] for row in store.first(10**6)},
        )
    store.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if job == "conflicts":
        patch(client, mine, "note", f"theirs {os.getpid()}", stamps)
    wire.update(requests=0, bytes=0)
    began, used = time.perf_counter(), time.process_time()
    if job == "download":
        store.put(client.get_records())
    elif job in ("quiet", "changed"):
        store.put(client.get_records(_since=f'"{store.newest()}"'))
    else:
        refused = patch(client, mine, "city", f"ours {os.getpid()}", stamps)
        remark = f"{refused} refused, nothing merged" if refused else ""
    found = {
        "seconds": time.perf_counter() - began,
        "cpu": time.process_time() - used,
        "peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        **wire,
        "remark": remark,
    }
    print(json.dumps({**found, "equal": equal(client, store)}))


main(*sys.argv[1:])

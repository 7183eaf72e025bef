"""`cloud`: the practice cloud alone, for tills on this computer and for trying things out.

Called by `app.cli.main`. It stores records and token in a data folder (`--data` or `$COUNTERFOIL_DATA`), without one in
a temporary folder.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from contextlib import ExitStack
from pathlib import Path

from app.cli.connect import cloud_id
from app.cli.serve import port
from app.cli.text import messages

CLOUD_ID = 343951305
"""As in `app.practice.cloud`; repeated here because that module is slow to import."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `cloud`."""
    parser.add_argument("--port", metavar="P", type=port, default=0, help="port to listen on (default: any)")
    parser.add_argument(
        "--cloud-id", metavar="N", type=cloud_id, default=CLOUD_ID, help=f"its number (default: {CLOUD_ID})"
    )
    parser.add_argument("--empty", action="store_true", help="without the filled shop")


def run(args: argparse.Namespace) -> int:
    """Serve until a signal; an existing practice cloud of the folder is used again."""
    from app.cli.wait_for_stop import StopSignal, print_ready
    from app.folder_lock import INSTANCE, hold_locks
    from app.paths import ENVIRONMENT_NAME, PRACTICE_FOLDER, data_folder, prepare
    from app.practice.filled_cloud import open_cloud

    stop = StopSignal()
    with ExitStack() as stack:
        if args.data is None and not os.environ.get(ENVIRONMENT_NAME):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="counterfoil-cloud-")))
        else:
            folder = prepare(data_folder(args.data) / PRACTICE_FOLDER)
        stack.enter_context(hold_locks(folder, INSTANCE))
        cloud = open_cloud(folder, cloud_id=args.cloud_id, port=args.port, empty=args.empty)
        stack.callback(cloud.close)
        cloud.start()
        print_ready({"v2": cloud.url, "cloud_id": cloud.cloud_id, "refresh_token": cloud.refresh_token})
        stop.wait()
    return messages.OK

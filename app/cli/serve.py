"""`serve`: the `/v2` server, the receiver and the schedule, without a window.

Called by `app.cli.main`. The first line of standard output has the addresses; SIGTERM ends it with 0 and a line
on standard error for each client seen, with times and number of requests.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime

from app.cli.text import messages


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `serve`."""
    parser.add_argument(
        "--host", metavar="H", help="address of the /v2 server (default: setting server.host)"
    )
    parser.add_argument("--port", metavar="P", type=port, help="its port, 0 for any (default: server.port)")
    parser.add_argument(
        "--receiver-port",
        metavar="Q",
        type=port,
        help="port of the receiver (default: any with --port 0, else receiver.port)",
    )
    parser.add_argument("--for-window", metavar="VERSION", help=argparse.SUPPRESS)
    parser.add_argument("--no-sync", action="store_true", help="do not synchronise on a schedule")


def run(args: argparse.Namespace) -> int:
    """Serve until a signal or a request to close; for a window, until that ends."""
    if args.for_window is not None:
        from app.processes.engine_process import run_for_window

        return run_for_window(args.data, args.for_window)
    from app.cli.wait_for_stop import StopSignal, print_ready
    from app.errors import ShopFileMissing
    from app.runtime import Runtime
    from app.server.factory import Services, receiver_address, v2_address
    from app.settings.found_shops import find_shops
    from app.shutdown_request import ShutdownWatcher

    stop = StopSignal()
    with Runtime(args.data) as runtime:
        for notice in (runtime.settings.problem, runtime.repair_notice):
            if notice is not None:
                print(messages.sentence(notice), file=sys.stderr)
        for found in find_shops(args.data):
            missing = ShopFileMissing(folder=str(args.data), cloud_id=found.cloud_id, edits=found.edits)
            print(messages.sentence(missing), file=sys.stderr)
        services = Services(
            sync=not args.no_sync and runtime.settings.flag("sync.enabled"),
            v2=v2_address(runtime.settings, host=args.host, port=args.port),
            # Who lets the system choose a port wants no fixed one beside it, which a second program would find taken.
            receiver=receiver_address(
                runtime.settings,
                port=0 if args.port == 0 and args.receiver_port is None else args.receiver_port,
            ),
        )
        runtime.start(services)
        assert runtime.servers.v2 is not None
        ready = {"v2": runtime.servers.v2.lan_url, "receiver": runtime.servers.receiver_lan_url}
        print_ready(
            ready
            | (
                {"fingerprint": runtime.servers.fingerprint}
                if runtime.servers.fingerprint is not None
                else {}
            )
        )
        print(f"The interface is described at {ready['v2']}/docs.", flush=True)
        watch = ShutdownWatcher(args.data, stop.set)
        stop.wait()
        watch.stop()
        for client in runtime.servers.clients.list() if runtime.servers.clients is not None else ():
            print(
                f"{client.name} from {client.address}: {client.count} requests,"
                f" {_at(client.first)} to {_at(client.last)}",
                file=sys.stderr,
            )
    return messages.OK


def _at(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(" ", "minutes")


def port(text: str) -> int:
    """A port from a command line; argparse reports a ValueError."""
    number = int(text)
    if not 0 <= number < 65536:
        raise argparse.ArgumentTypeError("must be from 0 to 65535")
    return number

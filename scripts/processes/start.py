"""Run the product on this machine until Ctrl-C."""

import argparse
import os
import signal
import sys
import threading
import time
from pathlib import Path
from types import FrameType

from scripts.processes.data_dir_lock import DirectoryLock
from scripts.processes.demo import fill_demo
from scripts.processes.product import Product
from scripts.services.ports import is_taken, wait_until
from scripts.setup.client import BUILD_STAMP

# While developing, both sides reload what changes; the rest runs as it does in production.
RELOADING = {
    "web": "flask --app wsgi run --reload --no-debugger --port ${PORT}",
    "client": "npm run --silent dev",
}
CLIENT_PORT = 8081
STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_writing = threading.Lock()


def show(name: str, line: str) -> None:
    """Print one line of a process with its name before it."""
    with _writing:
        print(f"{name:>7} | {line}", flush=True)


def say(text: str = "") -> None:
    """Print a line of our own."""
    with _writing:
        print(text, flush=True)


class StopRequested(BaseException):
    """Somebody asked us to stop; as with KeyboardInterrupt nothing on the way may catch it."""


def _request_stop(number: int, frame: FrameType | None) -> None:
    _ignore_signals()
    raise StopRequested


def _ignore_signals() -> None:
    for number in STOPS:
        signal.signal(number, signal.SIG_IGN)


def _watch(product: Product, lock: DirectoryLock) -> None:
    named: list[int] = []
    while True:
        if named != product.pids():
            named = product.pids()
            lock.name([os.getpid(), *named])
        product.check()
        time.sleep(0.3)


def _run(product: Product, lock: DirectoryLock, arguments: argparse.Namespace) -> None:
    started = time.monotonic()
    address = product.environ.get("PUBLIC_URL") or f"http://localhost:{product.port}"
    if arguments.dev:
        address = f"http://localhost:{CLIENT_PORT}"
        product.lines.update(RELOADING)
        product.environ.update(PUBLIC_URL=address, API_URL=product.url)
    product.start()
    if arguments.dev:
        # What is built while developing must not pass for the build that is shipped.
        BUILD_STAMP.unlink(missing_ok=True)
        product.launch("client", PORT=str(CLIENT_PORT))
        wait_until(lambda: is_taken(CLIENT_PORT), 120, "the client's server")
    say()
    if arguments.demo:
        say(fill_demo(product))
        say()
    say(f"Lumbung answers on {address} (started in {time.monotonic() - started:.1f} s)")
    if not product.environ.get("MAIL_SERVER"):
        say("No mail server is set: each mail is printed here with its link,")
        say(f"and kept in {product.data_dir / 'mail'}.")
    say("Ctrl-C stops everything.")
    say()
    _watch(product, lock)


def _port() -> int:
    text = os.environ.get("PORT", "8080")
    if not text.isdecimal() or not 0 < int(text) < 65536:
        sys.exit(f"PORT is {text!r}: it must be a number from 1 to 65535.")
    return int(text)


def main() -> None:
    """Run until asked to stop; exit code 1 when a process ended by itself."""
    parser = argparse.ArgumentParser(prog="scripts/start", description=__doc__)
    parser.add_argument("--demo", action="store_true", help="fill a demo account first")
    parser.add_argument("--dev", action="store_true", help="reload both sides when they change")
    arguments = parser.parse_args()
    data_dir = Path(os.environ.get("DATA_DIR") or "var").resolve()
    product = Product(data_dir, _port(), output=show)
    # What a person at the terminal looks for are links and errors, not a line for each call.
    product.environ.setdefault("LOG_LEVEL", "WARNING")
    for number in STOPS:
        signal.signal(number, _request_stop)
    problem = ""
    try:
        _run(product, DirectoryLock(data_dir), arguments)
    except StopRequested:
        say("\nStopping…")
    except (RuntimeError, TimeoutError) as error:
        problem = str(error)
    finally:
        _ignore_signals()
        product.stop()
    if problem:
        sys.exit(f"\n{problem}")


if __name__ == "__main__":
    main()

"""Run the product for tests: `python -m scripts.processes.serve PORT DIRECTORY`."""

import os
import signal
import sys
import time
from pathlib import Path
from types import FrameType
from typing import IO

from scripts.processes.process import Output
from scripts.processes.product import Product


def _shown_in(log: IO[str]) -> Output:
    """Print each line, and keep it in a file, where it is searched for secrets."""

    def show(name: str, line: str) -> None:
        print(f"{name} | {line}", flush=True)
        log.write(f"{name} | {line}\n")
        log.flush()

    return show


def _stop(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)


def main() -> None:
    """Run on this port and data directory until SIGTERM or SIGINT."""
    signal.signal(signal.SIGTERM, _stop)
    signal.signal(signal.SIGINT, _stop)
    port, directory = int(sys.argv[1]), Path(sys.argv[2])
    environ = {"PUBLIC_URL": os.environ.get("PUBLIC_URL", f"http://localhost:{port}")}
    directory.mkdir(parents=True, exist_ok=True)
    with (
        (directory / "product.log").open("a", encoding="utf-8") as log,
        Product(directory, port, environ, _shown_in(log)) as product,
    ):
        while True:
            product.check()
            time.sleep(0.5)


if __name__ == "__main__":
    main()

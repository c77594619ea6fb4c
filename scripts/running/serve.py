"""Run the product for a test or a measurement: `python -m scripts.running.serve PORT DIRECTORY`."""

import os
import signal
import sys
import time
from pathlib import Path
from types import FrameType

from scripts.running.product import Product


def _show(name: str, line: str) -> None:
    print(f"{name} | {line}", flush=True)


def _stop(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)


def main() -> None:
    """Run on this port and data directory until SIGTERM or SIGINT."""
    signal.signal(signal.SIGTERM, _stop)
    signal.signal(signal.SIGINT, _stop)
    port, directory = int(sys.argv[1]), Path(sys.argv[2])
    environ = {"PUBLIC_URL": os.environ.get("PUBLIC_URL", f"http://localhost:{port}")}
    with Product(directory, port, environ, _show) as product:
        while True:
            product.check()
            time.sleep(0.5)


if __name__ == "__main__":
    main()

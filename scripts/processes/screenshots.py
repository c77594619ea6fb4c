"""Take screenshots of every screen: two sizes, two themes, two languages, filled and empty."""

import os
import subprocess
import sys
from pathlib import Path

from scripts.processes.demo import fill_demo
from scripts.proving.isolated_product import run_product
from scripts.setup.browser import find_browser
from scripts.setup.stamps import ROOT


def main() -> None:
    """Write the pictures into the given directory."""
    if len(sys.argv) != 2:
        sys.exit("usage: scripts/screenshots DIRECTORY")
    target = Path(sys.argv[1]).resolve()
    target.mkdir(parents=True, exist_ok=True)
    with run_product() as running:
        pairs = [line.split() for line in fill_demo(running).splitlines()]
        # The first account is the demo user's, the second one the operator's.
        demo = {pair[0]: pair[1] for pair in reversed(pairs) if len(pair) == 2}
        environ = {
            **os.environ,
            "CHROMIUM_PATH": str(find_browser()),
            "E2E_URL": running.environ["PUBLIC_URL"],
            "E2E_DATA_DIR": str(running.data_dir),
            "DEMO_EMAIL": demo["email"],
            "DEMO_PASSWORD": demo["password"],
            "SCREENSHOTS": str(target),
        }
        command = ["npx", "playwright", "test", "-c", "tests/e2e/screenshots.config.ts"]
        code = subprocess.run(command, cwd=ROOT, env=environ, check=False).returncode
    sys.exit(code)


if __name__ == "__main__":
    main()

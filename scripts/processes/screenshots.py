"""Take screenshots of every screen: two sizes, two themes, two languages, filled and empty."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image

from scripts.processes.demo import fill_demo
from scripts.proving.isolated_product import run_product
from scripts.setup.browser import find_browser
from scripts.setup.stamps import ROOT

PUBLIC: Final = ROOT / "client" / "public"
QUALITY: Final = 72


def main() -> None:
    """Write the pictures into a directory, or those of the app manifest where it wants them."""
    if len(sys.argv) != 2:
        sys.exit("usage: scripts/screenshots DIRECTORY | --install")
    if sys.argv[1] == "--install":
        _take_install_pictures()
        return
    target = Path(sys.argv[1]).resolve()
    target.mkdir(parents=True, exist_ok=True)
    _take("screenshots.ts", target)


def _take_install_pictures() -> None:
    """Browsers show them before they install the product; as WebP they weigh a tenth."""
    with tempfile.TemporaryDirectory() as directory:
        _take("install-pictures.ts", Path(directory))
        for picture in sorted(Path(directory).glob("install-*.png")):
            with Image.open(picture) as image:
                small = PUBLIC / f"{picture.stem}.webp"
                image.convert("RGB").save(small, quality=QUALITY, method=6)


def _take(spec: str, target: Path) -> None:
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
        command = ["npx", "playwright", "test", spec, "-c", "tests/e2e/screenshots.config.ts"]
        code = subprocess.run(command, cwd=ROOT, env=environ, check=False).returncode
    if code != 0:
        sys.exit(code)


if __name__ == "__main__":
    main()

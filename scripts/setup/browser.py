"""The browser of this machine for the tests that need one."""

import os
import shutil
import sys
from pathlib import Path

from scripts.setup.debian_packages import can_install_debian, install_debian

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HEADLESS_SHELL = "chromium-headless-shell"
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def find_browser() -> Path:
    """Return CHROMIUM_PATH, or Chromium or Chrome of this machine; install it where we may."""
    found = _present()
    if found is None:
        install_debian("chromium")
        found = _present()
    if found is None:
        sys.exit("No Chromium was found: install it, or name it in CHROMIUM_PATH.")
    return found


def find_headless_shell() -> Path:
    """Return Chromium without a window, which costs a third less; else what find_browser gives.

    It knows no notifications, and only Debian packages it.
    """
    if os.environ.get("CHROMIUM_PATH"):
        return find_browser()
    if shutil.which(HEADLESS_SHELL) is None and can_install_debian():
        install_debian(HEADLESS_SHELL)
    found = shutil.which(HEADLESS_SHELL)
    return Path(found) if found else find_browser()


def _present() -> Path | None:
    named = os.environ.get("CHROMIUM_PATH")
    if named:
        return Path(named)
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return Path(path)
    return MAC if MAC.exists() else None

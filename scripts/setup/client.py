"""Install the Node packages and build the client when their sources changed."""

import os
import re
import shutil
import subprocess
import sys

from scripts.setup.stamps import ROOT, digest, files_under, is_current, write

OLDEST_NODE = (20, 19)
MODULES_STAMP = ROOT / "node_modules" / ".installed"
BUILD_STAMP = ROOT / "client" / "dist" / ".built"
SOURCES = ("client", "package.json", "package-lock.json")


def _node_version() -> str:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        sys.exit("Node.js 20.19 or newer is needed, with npm: see https://nodejs.org")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    parts = tuple(int(part) for part in re.findall(r"\d+", version)[:2])
    if parts < OLDEST_NODE:
        sys.exit(f"Node.js {version.strip()} is too old: 20.19 or newer is needed.")
    return version.strip()


def install_node() -> None:
    """Run `npm ci`; skipped when the lock file did not change since the last time."""
    value = digest([ROOT / "package-lock.json"], _node_version())
    if is_current(MODULES_STAMP, value):
        return
    print("Installing Node packages", flush=True)
    command = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(command, cwd=ROOT, check=False, env=_environment()).returncode:
        sys.exit("The Node packages could not be installed; see above.")
    write(MODULES_STAMP, value)


def build_client() -> None:
    """Run `npm run build`; skipped when no source of the client changed since the last time."""
    value = digest(files_under(*SOURCES))
    if is_current(BUILD_STAMP, value):
        return
    print("Building the client", flush=True)
    if subprocess.run(["npm", "run", "--silent", "build"], cwd=ROOT, check=False).returncode:
        sys.exit("The client could not be built; see above.")
    write(BUILD_STAMP, value)


def _environment() -> dict[str, str]:
    """Never let a package fetch a browser: the tests use the one of the machine."""
    return {**os.environ, "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD": "1"}

"""Python programs that only measurements need, each installed into an environment of its own."""

import subprocess
import sys
from pathlib import Path

from scripts.setup.stamps import ROOT


def install_tool(name: str, version: str) -> Path:
    """Return the directory of the programs of a package; installs it the first time."""
    home = ROOT / "var" / f"{name}-{version}"
    if not (home / "bin" / name).exists():
        subprocess.run([sys.executable, "-m", "venv", home], check=True)
        pip = str(home / "bin" / "pip")
        subprocess.run([pip, "install", "--quiet", f"{name}=={version}"], check=True)
    return home / "bin"

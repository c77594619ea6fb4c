"""Install what neither PyPI nor npm carries, as root on Debian."""

import os
import shutil
import subprocess
import sys


def can_install_debian() -> bool:
    """Whether this is Debian and we are root."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install_debian(*packages: str) -> None:
    """Install Debian packages, or end with a sentence that says what to install by hand."""
    names = " ".join(packages)
    if not can_install_debian():
        sys.exit(
            f"Please install {names} with the package manager of this machine, then try again."
        )
    print(f"Installing {names} with apt-get", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    if _quietly(install, environment) and _quietly(["apt-get", "update", "-qq"], environment):
        sys.exit("The list of Debian packages could not be fetched.")
    if _quietly(install, environment):
        sys.exit(f"apt-get could not install {names}.")


def _quietly(command: list[str], environment: dict[str, str]) -> int:
    return subprocess.run(
        command, env=environment, stdout=subprocess.DEVNULL, check=False
    ).returncode

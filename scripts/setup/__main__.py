"""Install what a command needs: `python -m scripts.setup run|test|build`."""

import sys

from scripts.setup.client import build_client, install_node
from scripts.setup.python_packages import install_python

REQUIREMENTS = {
    "run": ("requirements.txt",),
    "test": ("requirements.txt", "tests/requirements.txt"),
}


def main() -> None:
    """Install for one purpose; `run` also builds the client, `build` does nothing else."""
    purpose = sys.argv[1] if len(sys.argv) > 1 else "run"
    if purpose in REQUIREMENTS:
        install_python(*REQUIREMENTS[purpose])
        install_node()
    if purpose in {"run", "build"}:
        build_client()


if __name__ == "__main__":
    main()

"""The demo account of a running product."""

import subprocess
import sys

from scripts.processes.product import FailedError, Product
from scripts.setup.stamps import ROOT


def fill_demo(product: Product) -> str:
    """Fill the demo account; returns what signs in to it, as lines of a word and its value."""
    done = subprocess.run(
        [sys.executable, "-m", "scripts.demo"],
        cwd=ROOT,
        env=product.environ,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise FailedError("The demo data could not be made.")
    # Log lines are JSON; they are not what somebody looks for here.
    return "\n".join(line for line in done.stdout.splitlines() if not line.startswith("{"))

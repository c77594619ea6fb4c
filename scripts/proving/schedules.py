"""A hundred thousand random schedules of instalments, against sums and closed formulas."""

import os
import subprocess
import sys
from pathlib import Path

from scripts.proving.report import Row, must
from scripts.setup.stamps import ROOT

CASES = 100_000
TESTS = "tests/server/debts/test_agree_on_a_schedule.py"


def prove_schedules(cases: int = CASES) -> list[Row]:
    """Run the test of random terms with so many of them."""
    words = [sys.executable, "-m", "pytest", TESTS, "-v", "-n", "0", "-k", "random"]
    environ = {**os.environ, "RANDOM_SCHEDULES": str(cases)}
    done = subprocess.run(
        [*words, "-p", "no:cacheprovider"],
        cwd=Path(ROOT),
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    last = (done.stdout.strip().splitlines() or [done.stderr[-120:]])[-1]
    what = f"{cases:,} random schedules add up and follow the closed formulas"
    # The name of the test says how many it had.
    have_run = f"[{cases}] PASSED" in done.stdout
    return [must(what, done.returncode == 0 and have_run, last.strip("= "))]

"""A stage that hangs has failed, and what it printed is kept."""

import os
import sys

import psutil

from scripts.checking.stage import Stage, run_stage
from scripts.services.ports import wait_until

# It starts a child that keeps the pipe open, and names it.
HANGS = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print("child", child.pid, flush=True)
time.sleep(600)
"""


def test_a_stage_that_hangs_is_ended_with_its_children() -> None:
    stage = Stage(name="hangs", command=(sys.executable, "-c", HANGS))
    result = run_stage(stage, os.environ, longest_seconds=2)
    assert not result.ok
    first, *_rest, last = result.output.strip().splitlines()
    assert last.startswith("Ended: it had run for ")
    child = int(first.removeprefix("child "))
    wait_until(lambda: not psutil.pid_exists(child), 10, "the end of the child")

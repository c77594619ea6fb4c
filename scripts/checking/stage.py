"""A stage of the checks: its command, its requirements, and how its tests are counted."""

import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field

import psutil

from scripts.setup.stamps import ROOT

COUNT = re.compile(r"(\d+) (passed|failed|errors?|skipped|xfailed|xpassed)\b")
# As the reporters of the client's tests and of the journeys name them.
SECOND_TRY = re.compile(r"^second try: (.+)$", re.MULTILINE)
# Several times what the longest stage takes beside other work.
LONGEST_SECONDS = 3300


@dataclass(frozen=True, kw_only=True)
class Stage:
    """A command line with its place in the order.

    `share` is how much of a core it keeps busy; a stage that mostly waits needs little of one.
    """

    name: str
    command: tuple[str, ...]
    after: tuple[str, ...] = ()
    share: float = 1
    counts: bool = False
    environ: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Result:
    """What a stage came to; a stage that counts no tests is one check."""

    name: str
    seconds: float
    cpu_seconds: float
    passed: int
    failed: int
    second_tries: tuple[str, ...]
    output: str

    @property
    def ok(self) -> bool:
        """Tell whether nothing failed."""
        return self.failed == 0


def run_stage(
    stage: Stage, environ: Mapping[str, str], longest_seconds: float = LONGEST_SECONDS
) -> Result:
    """Run a stage to its end, keeping what it prints; one that hangs is ended and has failed."""
    started = time.monotonic()
    with subprocess.Popen(
        stage.command,
        cwd=ROOT,
        env={**environ, **stage.environ},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        limit = threading.Timer(longest_seconds, _kill, (process.pid,))
        limit.start()
        output = process.stdout.read() if process.stdout else ""
        # Like wait(), and it tells what the stage and its children cost.
        _pid, status, usage = os.wait4(process.pid, 0)
        limit.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode == -signal.SIGKILL:
        output += f"\nEnded: it had run for {time.monotonic() - started:.0f} s.\n"
    passed, failed = _count(stage, process.returncode, output)
    return Result(
        name=stage.name,
        seconds=time.monotonic() - started,
        cpu_seconds=usage.ru_utime + usage.ru_stime,
        passed=passed,
        failed=failed,
        second_tries=tuple(SECOND_TRY.findall(output)) if stage.counts else (),
        output=output,
    )


def _kill(process_id: int) -> None:
    """End a process and its children: each of them can keep the pipe open."""
    process = psutil.Process(process_id)
    for each in (*process.children(recursive=True), process):
        with suppress(psutil.NoSuchProcess):
            each.kill()


def _count(stage: Stage, code: int, output: str) -> tuple[int, int]:
    """Return how many passed and failed; a skipped test counts as failed: it shows nothing."""
    if not stage.counts:
        return (0, 1) if code else (1, 0)
    found = {"passed": 0, "failed": 0}
    for number, word in COUNT.findall(_summary(output)):
        found["passed" if word == "passed" else "failed"] += int(number)
    if code or not found["passed"]:
        found["failed"] = max(found["failed"], 1)
    return found["passed"], found["failed"]


def _summary(output: str) -> str:
    """Return the last line that counts tests: of pytest, of vitest, or of our browser report."""
    lines = [
        line
        for line in output.splitlines()
        if COUNT.search(line)
        and not line.strip().startswith("Test Files")
        and not SECOND_TRY.match(line)
    ]
    return lines[-1] if lines else ""

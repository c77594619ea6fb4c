"""Run the stages in parallel on two cores and print a summary line."""

import argparse
import os
import sys
import time
from collections.abc import Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path

from scripts.checking.stage import Result, Stage, run_stage
from scripts.checking.stages import STATIC, WHOLE
from scripts.setup.browser import find_browser, find_headless_shell
from scripts.setup.stamps import ROOT

CORES = 2
# Every tool says at its end what failed.
LINES_OF_A_FAILURE = 150


def _environ(*, browser: bool) -> dict[str, str]:
    environ = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "CI": "true",
        "NO_COLOR": "1",
        "TZ": "UTC",
    }
    # A setting of this shell must not reach the product under test.
    for name in ("DATABASE_URL", "REDIS_URL", "MAIL_SERVER", "PUBLIC_URL", "PORT", "APP_ENV"):
        environ.pop(name, None)
    environ.pop("FORCE_COLOR", None)
    # What is compiled once serves all stages, and the processes that they start.
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # With more room for young objects ESLint spends a tenth less, most of it on its garbage.
    options = environ.get("NODE_OPTIONS", "")
    environ["NODE_OPTIONS"] = f"{options} --max-semi-space-size=64".strip()
    if browser:
        shell = find_headless_shell()
        environ["CHROMIUM_PATH"] = str(find_browser())
        environ["HEADLESS_SHELL_PATH"] = str(shell)
    return environ


def _report(result: Result) -> None:
    mark = "ok    " if result.ok else "FAILED"
    counts = f"{result.passed} passed, {result.failed} failed"
    times = f"{result.seconds:6.1f} s (CPU {result.cpu_seconds:5.1f} s)"
    print(f"{mark} {times}  {result.name}: {counts}", flush=True)
    for name in result.second_tries:
        print(f"       second try: {name}", flush=True)
    if not result.ok:
        output = "\n".join(result.output.rstrip().splitlines()[-LINES_OF_A_FAILURE:])
        print(f"\n--- {result.name} ---\n{output}\n---\n", flush=True)


def _ready(waiting: list[Stage], done: Mapping[str, Result], free: float) -> Stage | None:
    for stage in waiting:
        if stage.share <= free and all(name in done for name in stage.after):
            return stage
    return None


def run_all(stages: tuple[Stage, ...], environ: Mapping[str, str]) -> list[Result]:
    """Run every stage as soon as what it needs is done and a core has room; report each."""
    waiting, running = list(stages), dict[Future[Result], Stage]()
    done: dict[str, Result] = {}
    free: float = CORES
    with ThreadPoolExecutor(len(stages)) as pool:
        while waiting or running:
            while (stage := _ready(waiting, done, free)) is not None:
                waiting.remove(stage)
                free -= stage.share
                running[pool.submit(run_stage, stage, environ)] = stage
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                free += running.pop(future).share
                result = future.result()
                done[result.name] = result
                _report(result)
    return list(done.values())


def _chosen(everything: tuple[Stage, ...], only: str) -> tuple[Stage, ...]:
    if not only:
        return everything
    words = only.split(",")
    chosen = tuple(stage for stage in everything if any(word in stage.name for word in words))
    if not chosen:
        sys.exit(f"No stage is called {only}: {', '.join(stage.name for stage in everything)}")
    names = {stage.name for stage in chosen}
    needed = {name for stage in chosen for name in stage.after} - names
    return (*(stage for stage in everything if stage.name in needed), *chosen)


def main() -> None:
    """Run the chosen stages; exit code 1 when anything failed."""
    parser = argparse.ArgumentParser(prog="scripts/test", description=__doc__)
    parser.add_argument("which", choices=("static", "whole"))
    parser.add_argument("--only", default="", help="parts of stage names, with commas between")
    arguments = parser.parse_args()
    stages = _chosen(STATIC if arguments.which == "static" else WHOLE, arguments.only)
    started = time.monotonic()
    needs_browser = any(stage.name == "browser" for stage in stages)
    results = run_all(stages, _environ(browser=needs_browser))
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    second_tries = sum(len(result.second_tries) for result in results)
    print(f"\n{len(results)} stages in {time.monotonic() - started:.0f} s")
    print(f"{second_tries} second tries")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

"""The check names every test that passed only when it was tried again."""

import os
import sys

from scripts.checking.run import run_all
from scripts.checking.stage import Result, Stage


def run(output: str, *, counts: bool = True) -> Result:
    """The result of a stage that prints this."""
    command = (sys.executable, "-c", f"print({output!r})")
    (result,) = run_all((Stage(name="tests", command=command, counts=counts),), os.environ)
    return result


def test_a_passing_stage_names_what_needed_another_try(capsys) -> None:
    result = run("second try: goals.spec.ts › a goal is saved\n2 passed, 0 failed")
    assert result.ok
    assert result.second_tries == ("goals.spec.ts › a goal is saved",)
    assert "second try: goals.spec.ts › a goal is saved" in capsys.readouterr().out


def test_a_count_in_the_name_of_such_a_test_is_no_result() -> None:
    result = run("2 passed, 0 failed\nsecond try: after 3 failed calls it goes on")
    assert (result.passed, result.failed) == (2, 0)


def test_a_stage_without_tests_has_no_second_tries() -> None:
    assert run("second try: of nothing", counts=False).second_tries == ()

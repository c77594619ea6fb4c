"""Bodies have a deadline, a least rate and bounded room; the slowest gives way."""

import pytest

from server.core.gateway.body_collector import ArrivingBody, BodyCollector
from server.core.gateway.body_limits import (
    FILE_FORM,
    JSON_BODY,
    MEGABYTE,
    STATEMENT_FORM,
    BodyLimits,
    limits_for,
)

FORM = {"CONTENT_TYPE": "multipart/form-data; boundary=edge"}


class Bodies:
    """A collector whose time is told, and the bodies that gave way."""

    def __init__(self, most_bytes: int = 100, most_bodies: int = 10) -> None:
        self.now = 0.0
        self.gone: list[str] = []
        self.collector = BodyCollector(most_bytes, most_bodies, lambda: self.now)

    def begin(self, name: str, limits: BodyLimits = JSON_BODY) -> ArrivingBody:
        """A body that notes its name when it gives way."""
        return self.collector.add(limits, lambda: self.gone.append(name))

    def give(self, body: ArrivingBody, count: int) -> None:
        self.collector.receive(body, count, kept=True)


def test_only_files_of_somebody_with_a_token_may_be_long() -> None:
    assert limits_for({"CONTENT_TYPE": "application/json"}) is JSON_BODY
    assert limits_for({"CONTENT_TYPE": "application/json", "HTTP_AUTHORIZATION": "x"}) is JSON_BODY
    assert limits_for(FORM) is JSON_BODY
    signed_in = {**FORM, "HTTP_AUTHORIZATION": "Bearer x"}
    assert limits_for(signed_in) is FILE_FORM
    assert limits_for({**signed_in, "PATH_INFO": "/api/v1/imports"}) is STATEMENT_FORM
    assert limits_for({**FORM, "PATH_INFO": "/api/v1/imports"}) is JSON_BODY


@pytest.mark.parametrize(
    ("limits", "received", "elapsed", "is_late"),
    [
        (JSON_BODY, 0, 4.9, False),
        (JSON_BODY, 0, 5.1, True),
        (JSON_BODY, 3_000, 7.9, False),
        (JSON_BODY, 3_000, 8.1, True),
        (JSON_BODY, 60_000, 10.1, True),
        (FILE_FORM, 60_000, 10.1, False),
        (FILE_FORM, 32_000 * 160, 160.0, False),
        (FILE_FORM, 32_000 * 160, 181.0, True),
    ],
)
def test_a_body_is_late_below_the_rate_and_after_the_deadline(
    limits: BodyLimits, received: int, elapsed: float, is_late: bool
) -> None:
    assert limits.is_late(received, elapsed) is is_late


def test_late_bodies_are_given_up_and_the_others_stay() -> None:
    bodies = Bodies(MEGABYTE)
    bodies.begin("silent")
    quick = bodies.begin("quick")
    bodies.give(quick, 50_000)
    bodies.now = 6
    bodies.collector.dismiss_late()
    assert bodies.gone == ["silent"]
    assert bodies.collector.end(quick)
    bodies.now = 60
    bodies.collector.dismiss_late()
    assert bodies.gone == ["silent"]


def test_when_there_are_too_many_the_slowest_gives_way() -> None:
    bodies = Bodies(most_bodies=3)
    quick, slow = bodies.begin("quick"), bodies.begin("slow")
    bodies.give(quick, 20)
    bodies.give(slow, 10)
    bodies.now = 3
    bodies.begin("young")
    bodies.begin("younger")
    assert bodies.gone == ["slow"]


def test_when_their_bytes_are_too_many_the_slowest_gives_way() -> None:
    bodies = Bodies(most_bytes=100)
    slow, quick, silent = bodies.begin("slow"), bodies.begin("quick"), bodies.begin("silent")
    bodies.give(slow, 30)
    bodies.now = 3
    bodies.give(quick, 60)
    assert bodies.gone == []
    bodies.give(quick, 20)
    # The silent one holds nothing, so that its end would not help.
    assert bodies.gone == ["slow"]
    assert bodies.collector.end(silent)


def test_a_body_without_rivals_gives_way_itself() -> None:
    bodies = Bodies(most_bytes=100)
    alone = bodies.begin("alone")
    bodies.give(alone, 101)
    assert bodies.gone == ["alone"]
    assert not bodies.collector.end(alone)


def test_bytes_count_until_they_have_been_used() -> None:
    bodies = Bodies(most_bytes=100)
    used = bodies.begin("used")
    bodies.give(used, 80)
    assert bodies.collector.end(used)
    next_one = bodies.begin("next")
    bodies.give(next_one, 30)
    assert bodies.gone == ["next"]
    bodies.collector.free(used)
    bodies.collector.free(next_one)
    assert bodies.collector.held == 0


def test_bytes_of_a_body_that_was_given_up_count_no_more() -> None:
    bodies = Bodies()
    late = bodies.begin("late")
    bodies.now = 20
    bodies.collector.dismiss_late()
    bodies.give(late, 50)
    assert bodies.collector.held == 0


def test_bytes_that_are_dropped_take_no_room() -> None:
    bodies = Bodies(most_bytes=100)
    dropped = bodies.begin("dropped")
    bodies.collector.receive(dropped, 1_000, kept=False)
    assert bodies.gone == []
    assert bodies.collector.held == 0

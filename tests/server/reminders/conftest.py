"""Ayu at the moment that many dates of reminders are close to."""

from collections.abc import Iterator

import pytest
import time_machine

from tests.support.people import SignedIn


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    """Half a minute past seven in the morning of 1 June 2026 in Jakarta."""
    with time_machine.travel("2026-06-01T00:00:30Z", tick=False) as clock:
        yield clock


@pytest.fixture
def ayu_now(clock: time_machine.Traveller, ayu: SignedIn) -> SignedIn:
    """Ayu, whose clock stands at 07:00 in Jakarta."""
    ayu.refresh()
    return ayu

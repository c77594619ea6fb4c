"""A day in September 2026, on which the statements of August are there."""

from collections.abc import Iterator

import pytest
import time_machine


@pytest.fixture(autouse=True)
def noon() -> Iterator[time_machine.Traveller]:
    """Noon in Jakarta, until a test moves it."""
    with time_machine.travel("2026-09-03T05:00:00Z", tick=False) as traveller:
        yield traveller

"""Two years of the 31st are told at the moments of the written table, in every zone."""

import datetime as dt

import pytest
import time_machine
from flask import Flask

from tests.server.reminders.test_find_the_dates import ZONES, written
from tests.support.people import SignedIn
from tests.support.reminders import MONTHLY, dispatch_due, list_notified, live_in, moments, remind


@pytest.mark.parametrize("zone", ZONES)
def test_two_years_of_the_31st(app: Flask, ayu: SignedIn, zone: str) -> None:
    with time_machine.travel("2026-01-01T12:00:00Z", tick=False) as clock:
        ayu.refresh()
        live_in(ayu, zone)
        remind(ayu, day="2026-01-31", time="08:00", **MONTHLY)
        for day, at in written(zone):
            moment = dt.datetime.fromisoformat(at)
            clock.move_to(moment - dt.timedelta(seconds=1))
            assert dispatch_due(app) == 0, day
            clock.move_to(moment)
            assert dispatch_due(app) == 1, day
    assert [day for day, _cause in list_notified(app)] == [day for day, _at in written(zone)]
    assert moments(app) == [f"{at[:-6]}.000Z" for _day, at in written(zone)]

"""Prices that rose are told, with the recurring entry that still has the old one."""

from collections.abc import Iterator
from typing import Final

import pytest
import time_machine

from server.proposals.schemas import PriceRiseSchema
from tests.support.ledger import record
from tests.support.people import SignedIn
from tests.support.proposals import (
    answer_proposal,
    names,
    proposals,
    record_monthly,
    rises,
)
from tests.support.reminders import answer_date, edit, remind

ENTRY: Final = {
    "description": "Netflix",
    "category_id": "entertainment",
    "amount": 54_000,
    "frequency": "monthly",
}
ROSE: Final = ("Netflix", 54_000, 65_000)


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """Noon of Thursday, 18 June 2026, in Jakarta."""
    with time_machine.travel("2026-06-18T05:00:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


def test_a_new_price_of_what_is_recorded_beside_its_entry(ayu: SignedIn) -> None:
    made = remind(ayu, **ENTRY, day="2026-07-12")
    record_monthly(ayu, 54_000, 54_000, 54_000, 65_000)
    (one,) = proposals(ayu)["rises"]
    PriceRiseSchema().load(one)
    assert rises(ayu) == [ROSE]
    assert (one["since"], one["reminder_id"], one["reminder_version"]) == (
        *("2026-06-12", made["id"], made["version"]),
    )
    assert names(ayu) == []
    edit(ayu, made["id"], amount=65_000)
    assert rises(ayu) == []


def test_a_new_price_that_was_entered_when_it_was_confirmed(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    made = remind(ayu, **ENTRY, day="2026-06-18")
    answer_date(ayu, made["id"], "done", "2026-06-18", amount=65_000)
    assert rises(ayu) == [ROSE]
    answer_proposal(ayu, f"reminder:{made['id']}", "noted")
    assert rises(ayu) == []
    clock.move_to("2026-07-18T05:00:00Z")
    ayu.refresh()
    answer_date(ayu, made["id"], "done", "2026-07-18", amount=65_000)
    assert rises(ayu) == []
    clock.move_to("2026-08-18T05:00:00Z")
    ayu.refresh()
    answer_date(ayu, made["id"], "done", "2026-08-18", amount=69_000)
    clock.move_to("2026-09-18T05:00:00Z")
    ayu.refresh()
    answer_date(ayu, made["id"], "done", "2026-09-18", amount=69_000)
    assert rises(ayu) == [("Netflix", 54_000, 69_000)]


def test_amounts_that_differ_every_time_have_no_price(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    power = {**ENTRY, "description": "Listrik", "category_id": "utilities", "amount": 250_000}
    made = remind(ayu, **power, day="2026-06-18")
    for month, amount in ((6, 261_000), (7, 243_000), (8, 270_000)):
        clock.move_to(f"2026-{month:02}-18T05:00:00Z")
        ayu.refresh()
        answer_date(ayu, made["id"], "done", f"2026-{month:02}-18", amount=amount)
    assert rises(ayu) == []


@pytest.mark.parametrize("now", [54_000, 54_500, 50_000, 120_000])
def test_other_amounts_are_no_rise(ayu: SignedIn, now: int) -> None:
    made = remind(ayu, **ENTRY, day="2026-06-18")
    answer_date(ayu, made["id"], "done", "2026-06-18", amount=now)
    assert rises(ayu) == []


@pytest.mark.both_databases
def test_the_price_of_what_was_refused_is_told_once(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    record_monthly(ayu, 54_000, 54_000, 54_000)
    (one,) = proposals(ayu)["datas"]
    answer_proposal(ayu, one["id"], "refused")
    assert rises(ayu) == []
    for month in (7, 8, 9, 10):
        clock.move_to(f"2026-{month:02}-18T05:00:00Z")
        ayu.refresh()
        netflix = {"detail": "Netflix", "categoryName": "Entertainment", "amount": 65_000}
        record(ayu, **netflix, date=f"2026-{month:02}-12")
        assert (rises(ayu), names(ayu)) == ([ROSE], [])
    (rise,) = proposals(ayu)["rises"]
    assert (rise["since"], rise["reminder_id"]) == ("2026-07-12", None)
    answer_proposal(ayu, rise["id"], "noted")
    assert (rises(ayu), names(ayu)) == ([], [])


def test_a_proposal_says_what_it_cost_before(ayu: SignedIn) -> None:
    record_monthly(ayu, 54_000, 54_000, 54_000, 65_000)
    (one,) = proposals(ayu)["datas"]
    assert (one["amount"], one["amount_before"], rises(ayu)) == (65_000, 54_000, [])

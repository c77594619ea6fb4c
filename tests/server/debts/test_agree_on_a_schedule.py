"""Schedules add up, and follow the closed formulas of flat and effective interest."""

import datetime as dt
import os
import random
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction

import pytest

from server.debts.schedule import (
    ImpossibleTerms,
    Instalment,
    Interest,
    RatePeriod,
    Terms,
    annuity,
    due_day,
    flat_interest,
    make_schedule,
    round_half_up,
    total_cost,
)

CASES = int(os.environ.get("RANDOM_SCHEDULES", "2000"))
FIRST = dt.date(2026, 1, 31)


def random_terms(chance: random.Random) -> Terms:
    instalments = chance.choice((1, 2, 3, 6, 12, 24, 35, 48, 60, 120))
    principal = chance.randint(instalments * 20_000, 2_000_000_000)
    return Terms(
        principal=principal,
        instalments=instalments,
        first_due=FIRST,
        interest=chance.choice(list(Interest)),
        rate=chance.randint(0, 4_000),
        rate_period=chance.choice(list(RatePeriod)),
        fee=chance.choice((0, 0, chance.randint(1, 500_000))),
    )


def fees_of(terms: Terms) -> list[int]:
    """The fee in each instalment; the last one has the remainder."""
    fees = [terms.fee // terms.instalments] * (terms.instalments - 1)
    return [*fees, terms.fee - sum(fees)]


def flat_by_formula(terms: Terms) -> int:
    """Principal × rate × months, rounded to the rupiah."""
    if terms.interest is Interest.NONE:
        return 0
    periods = 100_000 * (12 if terms.rate_period is RatePeriod.YEAR else 1)
    exact = Decimal(terms.principal * terms.rate * terms.instalments) / periods
    return int(exact.to_integral_value(ROUND_HALF_UP))


def check_annuity(terms: Terms, rows: list[Instalment]) -> None:
    """Compare what is owed after each payment with P(1 + r)^k - A((1 + r)^k - 1) / r.

    The payment and its interest are rounded by half a rupiah each, which earns interest itself.
    """
    if not terms.rate:
        assert annuity(terms) == terms.principal // terms.instalments
        return
    rate = Decimal(terms.rate) / (100_000 * (12 if terms.rate_period is RatePeriod.YEAR else 1))
    each = terms.principal * rate / (1 - (1 + rate) ** -terms.instalments)
    assert abs(annuity(terms) - each) <= Decimal("0.5")
    owed, growth, interest = terms.principal, Decimal(1), 0
    for row, fee in zip(rows, fees_of(terms), strict=True):
        owed, growth = owed - row.principal, growth * (1 + rate)
        interest += row.cost - fee
        payments = (growth - 1) / rate
        assert abs(owed - (terms.principal * growth - each * payments)) <= payments
    assert owed == 0
    assert abs(interest - (each * terms.instalments - terms.principal)) <= payments
    assert {row.amount for row in rows[:-1]} <= {annuity(terms) + terms.fee // terms.instalments}


# Their number is part of the name, so that who runs more of them sees how many there were.
@pytest.mark.parametrize("cases", [CASES])
def test_random_terms_add_up_and_follow_the_closed_formulas(cases: int):
    chance = random.Random(26)
    with localcontext(prec=60):
        for _ in range(cases):
            terms = random_terms(chance)
            rows = make_schedule(terms)
            assert len(rows) == terms.instalments
            assert sum(row.principal for row in rows) == terms.principal
            assert sum(row.amount for row in rows) == terms.principal + total_cost(rows)
            assert all(row.principal > 0 and row.cost >= 0 for row in rows)
            assert len({row.amount for row in rows[:-1]}) <= 1
            if terms.interest is Interest.EFFECTIVE:
                check_annuity(terms, rows)
            else:
                assert total_cost(rows) == flat_by_formula(terms) + terms.fee


def test_flat_interest_is_principal_times_rate_times_months():
    terms = Terms(
        principal=12_000_000,
        instalments=12,
        first_due=FIRST,
        interest=Interest.FLAT,
        rate=1_500,
    )
    rows = make_schedule(terms)
    assert flat_interest(terms) == 2_160_000
    assert {(row.principal, row.cost) for row in rows} == {(1_000_000, 180_000)}


def test_effective_interest_is_the_annuity():
    terms = Terms(
        principal=100_000_000,
        instalments=120,
        first_due=FIRST,
        interest=Interest.EFFECTIVE,
        rate=12_000,
        rate_period=RatePeriod.YEAR,
    )
    rate = Decimal("0.01")
    closed = terms.principal * rate / (1 - (1 + rate) ** -120)
    rows = make_schedule(terms)
    assert annuity(terms) == rows[0].amount == int(closed.to_integral_value()) == 1_434_709
    assert rows[0].cost == 1_000_000
    # Rounding leaves less than a rupiah a month, which the last one makes up for.
    assert abs(rows[-1].amount - rows[0].amount) < 240


def test_the_last_one_has_the_remainder():
    terms = Terms(principal=10_000_000, instalments=3, first_due=FIRST)
    assert [row.amount for row in make_schedule(terms)] == [3_333_333, 3_333_333, 3_333_334]
    rounded = Terms(principal=10_000_000, instalments=3, first_due=FIRST, each=3_400_000)
    assert [row.amount for row in make_schedule(rounded)] == [3_400_000, 3_400_000, 3_200_000]


def test_small_remainders_never_leave_an_instalment_without_principal():
    terms = Terms(principal=6, instalments=4, first_due=FIRST, fee=2)
    assert [row.amount for row in make_schedule(terms)] == [2, 2, 2, 2]


@pytest.mark.parametrize("each", [1, 100_000, 9_999_999])
def test_an_amount_that_fits_no_schedule_is_refused(each):
    terms = Terms(
        principal=10_000_000,
        instalments=3,
        first_due=FIRST,
        interest=Interest.EFFECTIVE,
        rate=2_000,
        each=each,
    )
    with pytest.raises(ImpossibleTerms) as refused:
        make_schedule(terms)
    assert refused.value.field == "each"


def test_the_last_day_of_a_month_comes_back_after_february():
    days = [due_day(FIRST, months).isoformat() for months in range(4)]
    assert days == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]
    assert due_day(FIRST, 25) == dt.date(2028, 2, 29)


def test_halves_round_up():
    assert [round_half_up(Fraction(n, 2)) for n in (1, 2, 3, 5)] == [1, 1, 2, 3]

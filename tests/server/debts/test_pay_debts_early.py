"""Payments tick instalments, early payoff is exact, and two orders of payoff are compared."""

import datetime as dt
from fractions import Fraction

from server.debts.bill_split import split_bill
from server.debts.payoff_order import OpenDebt, PayoffOrder, plan_payoff
from server.debts.progress import InstalmentState, apply_payments, list_open, pay_off
from server.debts.schedule import Interest, Terms, make_schedule

FIRST = dt.date(2026, 9, 5)
FLAT = Terms(
    principal=12_000_000, instalments=12, first_due=FIRST, interest=Interest.FLAT, rate=1_500
)


def test_each_payment_ticks_the_next_instalment():
    rows = apply_payments(make_schedule(FLAT), 2_400_000)
    states = [row.state(dt.date(2026, 9, 20)) for row in rows[:4]]
    assert states[:2] == [InstalmentState.PAID] * 2
    assert states[2:] == [InstalmentState.PARTLY, InstalmentState.DUE]
    # Interest is paid with the first part of an instalment.
    assert (rows[2].principal, rows[2].cost, rows[3].amount) == (600_000, 0, 1_180_000)
    assert rows[2].state(dt.date(2026, 11, 6)) is InstalmentState.OVERDUE


def test_early_payoff_saves_the_interest_of_the_later_instalments():
    payoff = pay_off(apply_payments(make_schedule(FLAT), 3_000_000), FIRST)
    assert payoff is not None
    assert (payoff.principal, payoff.cost, payoff.amount) == (9_000_000, 180_000, 9_180_000)
    assert payoff.saves == 8 * 180_000
    assert pay_off(apply_payments(make_schedule(FLAT), 12_000_000), FIRST) is None


def test_early_payoff_charges_what_is_overdue_and_the_next_instalment():
    rows = apply_payments(make_schedule(FLAT), 1_000_000)
    # Those of October and November are overdue; that of December runs.
    payoff = pay_off(rows, dt.date(2026, 11, 6))
    assert payoff is not None
    assert (payoff.amount, payoff.saves) == (11_000_000 + 3 * 180_000, 8 * 180_000)
    # On its day an instalment is the next one.
    assert pay_off(rows, dt.date(2026, 11, 5)) == (11_000_000, 2 * 180_000, 9 * 180_000)
    assert pay_off(rows, dt.date(2030, 1, 1)) == (11_000_000, 11 * 180_000, 0)


def test_early_payoff_of_an_effective_loan_needs_what_is_still_owed():
    terms = Terms(
        principal=10_000_000,
        instalments=3,
        first_due=FIRST,
        interest=Interest.EFFECTIVE,
        rate=2_000,
    )
    rows = make_schedule(terms)
    assert [(row.principal, row.cost) for row in rows] == [
        (3_267_547, 200_000),
        (3_332_898, 134_649),
        (3_399_555, 67_991),
    ]
    payoff = pay_off(apply_payments(rows, rows[0].principal), FIRST)
    assert payoff is not None
    assert (payoff.amount, payoff.saves) == (6_732_453 + 134_649, 67_991)


def debt(id_: str, principal: int, months: int, rate: int, *, reduces: bool = True) -> OpenDebt:
    interest = Interest.EFFECTIVE if reduces else Interest.FLAT
    terms = Terms(
        principal=principal, instalments=months, first_due=FIRST, interest=interest, rate=rate
    )
    rows = list_open(apply_payments(make_schedule(terms), 0))
    return OpenDebt(id_, Fraction(rate, 100_000), reduces, rows)


def test_without_extra_money_nothing_is_saved_by_one_debt():
    one = debt("A", 10_000_000, 3, 2_000)
    plain = plan_payoff([one], None, 0)
    assert (plain.months, plain.cost) == (3, 402_640)
    assert plan_payoff([one], PayoffOrder.SMALLEST, 0)[:2] == plain[:2]


def test_the_orders_differ_in_who_comes_first_and_in_what_they_cost():
    small = debt("small", 2_000_000, 10, 500)
    dear = debt("dear", 8_000_000, 24, 3_000)
    plain = plan_payoff([small, dear], None, 0)
    snowball = plan_payoff([small, dear], PayoffOrder.SMALLEST, 500_000)
    avalanche = plan_payoff([small, dear], PayoffOrder.HIGHEST, 500_000)
    assert snowball.cleared[0][0] == "small"
    assert avalanche.cost < snowball.cost < plain.cost
    assert avalanche.months <= snowball.months < plain.months == 24


def test_an_early_end_of_a_flat_debt_saves_its_later_costs():
    flat = debt("flat", 12_000_000, 12, 1_500, reduces=False)
    plan = plan_payoff([flat], PayoffOrder.HIGHEST, 1_000_000)
    # 1,000,000 of the instalment and 1,000,000 on top: six months of cost instead of twelve.
    assert (plan.months, plan.cost) == (6, 6 * 180_000)


def test_a_bill_is_split_with_the_rest_for_oneself():
    assert split_bill(100_000, [1, 1], 1) == (33_334, [33_333, 33_333])
    assert split_bill(250_000, [2, 1], 1) == (62_500, [125_000, 62_500])
    assert split_bill(90_001, [1, 1], 0) == (1, [45_000, 45_000])

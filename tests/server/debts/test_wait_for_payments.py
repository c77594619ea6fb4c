"""Due instalments wait with recurring entries; confirming one pays the debt."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import time_machine
from flask import Flask

from server.reminders.schemas import NamedOccurrenceSchema
from tests.support.accounts import code_of
from tests.support.debts import debt_of, owe, pay_debt
from tests.support.ledger import balance
from tests.support.notifications import centre
from tests.support.people import SignedIn
from tests.support.reminders import (
    agenda,
    answer_many,
    dispatch_due,
    edit,
    go,
    split,
    try_to_answer,
)
from tests.support.wallets import answered

pytestmark = pytest.mark.usefixtures("right_balances")

FIRST: Final = "2026-09-05"
SECOND: Final = "2026-10-05"


@pytest.fixture
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """It is 2 September 2026, three days before the first instalment."""
    with time_machine.travel("2026-09-02T05:00:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


def waiting(person: SignedIn) -> list[tuple[str, int]]:
    return [(one["day"], one["amount"]) for one in agenda(person)["waiting"]]


def delete(person: SignedIn, row_id: str) -> None:
    assert person.delete(f"/transactions/{row_id}").status_code == 200


def restore(person: SignedIn, row_id: str) -> None:
    assert person.post(f"/transactions/{row_id}/restore").status_code == 200


def reminders(person: SignedIn) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = answered(person.get("/reminders"))["datas"]
    return found


def test_the_oldest_due_instalment_waits(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    loan = owe(ayu, interest="flat", rate=1_000, remind=True)
    assert waiting(ayu) == []
    go(clock, ayu, "2026-10-06T05:00:00Z")
    payload = agenda(ayu)
    (one,) = payload["waiting"]
    NamedOccurrenceSchema().load(one)
    assert (one["reminder_id"], one["description"]) == (loan["id"], "Instalment: Motor")
    assert (one["day"], one["amount"], one["entry"]) == (FIRST, 1_030_000, "transfer")
    assert (one["source"], one["late"], one["kind"]) == ("debt", True, "bill")
    # Its reminder only tells of it, and is not late beside it.
    assert payload["late"] == []
    answer_many(ayu, "done", (loan["id"], FIRST))
    assert waiting(ayu) == [(SECOND, 1_030_000)]


@pytest.mark.both_databases
def test_confirming_pays_and_taking_back_owes_again(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    loan = owe(ayu, interest="flat", rate=1_000, remind=True)["id"]
    go(clock, ayu, "2026-09-06T05:00:00Z")
    before = balance(ayu)
    done = answer_many(ayu, "done", (loan, FIRST))
    assert (done["changed"], done["balance"]) == (1, before - 1_030_000)
    assert done["datas"][0]["state"] == "done"
    paid = debt_of(ayu, loan)
    assert (paid["paid_instalments"], [one["date"] for one in paid["payments"]]) == (1, [FIRST])
    assert reminders(ayu)[0]["next"]["day"] == SECOND
    # Sent again by another device, nothing is paid twice.
    assert answer_many(ayu, "done", (loan, FIRST))["changed"] == 0
    opened = answer_many(ayu, "open", (loan, FIRST))
    assert (opened["balance"], debt_of(ayu, loan)["paid_instalments"]) == (before, 0)
    assert waiting(ayu) == [(FIRST, 1_030_000)]


def test_another_amount_is_paid_in_part(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    loan = owe(ayu)["id"]
    go(clock, ayu, "2026-09-06T05:00:00Z")
    body = {"action": "done", "dates": [{"reminder_id": loan, "day": FIRST, "amount": 400_000}]}
    answered(ayu.post("/reminders/answers", json=body))
    assert waiting(ayu) == [(FIRST, 600_000)]
    too_much = {"reminder_id": loan, "day": FIRST, "amount": 9_000_000}
    refused = ayu.post("/reminders/answers", json={"action": "done", "dates": [too_much]})
    assert (refused.status_code, waiting(ayu)) == (422, [(FIRST, 600_000)])


def test_what_counts_when_paid_is_an_expense(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    phone = owe(ayu, "HP", start="existing", counts="paid")["id"]
    go(clock, ayu, "2026-09-06T05:00:00Z")
    assert [one["entry"] for one in agenda(ayu)["waiting"]] == ["expenses"]
    assert answer_many(ayu, "done", (phone, FIRST))["balance"] == -1_000_000
    assert answer_many(ayu, "open", (phone, FIRST))["balance"] == 0
    assert waiting(ayu) == [(FIRST, 1_000_000)]


@pytest.mark.both_databases
def test_it_is_put_off_and_told_again_but_never_skipped(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    loan = owe(ayu)["id"]
    go(clock, ayu, "2026-09-06T05:00:00Z")
    body = {"action": "skip", "dates": [{"reminder_id": loan, "day": FIRST}]}
    assert ayu.post("/reminders/answers", json=body).status_code == 404
    answer_many(ayu, "snooze", (loan, FIRST), until="2026-09-07T01:00:00Z")
    assert (waiting(ayu), centre(ayu)["unread"]) == ([], 0)
    go(clock, ayu, "2026-09-07T01:00:00Z")
    assert (dispatch_due(app), dispatch_due(app)) == (1, 0)
    (told,) = centre(ayu)["datas"]
    assert (told["kind"], told["about"]["name"]) == ("debt_due", "Motor")
    assert waiting(ayu) == [(FIRST, 1_000_000)]
    answer_many(ayu, "done", (loan, FIRST))
    assert centre(ayu)["unread"] == 0


def test_money_lent_does_not_wait(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    owe(ayu, "Rina", direction="lent")
    go(clock, ayu, "2026-10-06T05:00:00Z")
    assert waiting(ayu) == []


def test_the_reminder_follows_a_payment_that_is_taken_back(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    loan = owe(ayu, remind=True)["id"]
    # Long before their days, too.
    last = pay_debt(ayu, loan, 3_000_000)["transaction_id"]
    assert reminders(ayu) == []
    delete(ayu, last)
    assert [one["next"]["day"] for one in reminders(ayu)] == [FIRST]
    restore(ayu, last)
    assert reminders(ayu) == []
    delete(ayu, last)
    first = pay_debt(ayu, loan, 1_000_000)["transaction_id"]
    assert reminders(ayu)[0]["next"]["day"] == SECOND
    delete(ayu, first)
    assert reminders(ayu)[0]["next"]["day"] == FIRST


@pytest.mark.parametrize("direction", ["owed", "lent"])
def test_its_reminder_is_done_by_a_payment_alone(
    ayu: SignedIn, clock: time_machine.Traveller, direction: str
) -> None:
    debt = owe(ayu, direction=direction, remind=True)["id"]
    go(clock, ayu, "2026-09-06T05:00:00Z")
    (reminder,) = reminders(ayu)
    assert (reminder["debt_id"], reminder["entry"]) == (debt, None)
    path, one = f"/reminders/{reminder['id']}", {"reminder_id": reminder["id"], "day": FIRST}
    for refused in (
        try_to_answer(ayu, reminder["id"], "done", FIRST),
        try_to_answer(ayu, reminder["id"], "done", FIRST, record=False),
        ayu.post(f"{path}/missed", json={"action": "done"}),
    ):
        assert (refused.status_code, code_of(refused)) == (422, "pay_the_debt")
    refused = ayu.post("/reminders/answers", json={"action": "done", "dates": [one]})
    assert refused.status_code == 422
    assert debt_of(ayu, debt)["paid"] == 0
    pay_debt(ayu, debt, 1_000_000)
    assert reminders(ayu)[0]["next"]["day"] == SECOND


def test_its_reminder_records_nothing_itself_and_changes_as_a_whole(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    owe(ayu, remind=True)
    (reminder,) = reminders(ayu)
    changed = edit(ayu, reminder["id"], amount=5, automatic=True, time="19:00")
    assert (changed["amount"], changed["automatic"], changed["time"]) == (None, False, "19:00")
    series, one = split(ayu, reminder["id"], SECOND, "one", time="20:00")
    assert (series, one["time"], len(reminders(ayu))) == (one, "20:00", 1)


def test_the_reminder_of_a_deleted_debt_is_one_of_its_own(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    debt = owe(ayu, remind=True)["id"]
    (reminder,) = reminders(ayu)
    answered(ayu.delete(f"/debts/{debt}"))
    (back,) = answered(ayu.post(f"/reminders/{reminder['id']}/restore"))["datas"]
    assert back["debt_id"] is None
    go(clock, ayu, "2026-09-06T05:00:00Z")
    assert try_to_answer(ayu, reminder["id"], "done", FIRST).status_code == 200


def test_other_terms_keep_the_reminder_with_the_debt(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    debt = owe(ayu, remind=True)["id"]
    headers = {"If-Match": "*"}
    answered(ayu.put(f"/debts/{debt}", json={"instalments": 6}, headers=headers))
    assert [one["debt_id"] for one in reminders(ayu)] == [debt]


def test_the_notification_leads_to_the_debt(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    debt = owe(ayu, remind=True)["id"]
    go(clock, ayu, "2026-09-05T05:00:00Z")
    assert dispatch_due(app) == 1
    (told,) = centre(ayu)["datas"]
    assert (told["kind"], told["about"]["debt_id"]) == ("reminder", debt)


def test_nobody_pays_the_debts_of_others(
    ayu: SignedIn, bayu: SignedIn, clock: time_machine.Traveller
) -> None:
    loan = owe(ayu)["id"]
    go(clock, ayu, "2026-09-06T05:00:00Z")
    bayu.refresh()
    for person, day in ((bayu, FIRST), (ayu, "2026-09-06"), (ayu, SECOND)):
        body = {"action": "done", "dates": [{"reminder_id": loan, "day": day}]}
        assert person.post("/reminders/answers", json=body).status_code == 404

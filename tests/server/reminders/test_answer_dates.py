"""Done, skip, snooze and open say what became of a date; an amount goes into the ledger."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Final

import pytest
import time_machine
from flask import Flask

from tests.support.accounts import change, code_of, errors_of, rows
from tests.support.ledger import balance, listed, row_count
from tests.support.mailbox import Mailbox
from tests.support.notifications import centre
from tests.support.people import API, SignedIn
from tests.support.reminders import (
    BILL,
    agenda,
    answer_date,
    dispatch_due,
    edit,
    remind,
    states,
    try_to_answer,
)
from tests.support.transfers import open_wallet, starting_wallet
from tests.support.wallets import change as change_wallet

FIRST: Final = "2026-06-01"
DEVICES: Final = 4
SETTLED: Final = "SELECT count(*) FROM notifications WHERE settled_at IS NOT NULL"


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """The morning of 1 June 2026 in Jakarta."""
    with time_machine.travel("2026-06-01T00:00:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


@pytest.fixture
def bill(app: Flask, ayu: SignedIn, clock: time_machine.Traveller) -> str:
    """A bill of Ayu's that was told at eight."""
    made = str(remind(ayu, **BILL)["id"])
    clock.move_to("2026-06-01T01:00:00Z")
    assert dispatch_due(app) == 1
    ayu.refresh()
    return made


def test_one_tap_records_the_expense(app: Flask, ayu: SignedIn, bill: str) -> None:
    done = answer_date(ayu, bill, "done", FIRST)
    row = done["transaction"]
    told = ("type", "category_id", "amount", "detail", "date", "booked_for")
    assert {name: row[name] for name in told} == {
        "type": "expenses",
        "category_id": "utilities",
        "amount": 250_000,
        "detail": "Listrik",
        "date": FIRST,
        "booked_for": {"kind": "reminder", "id": bill},
    }
    assert (done["message"], done["balance"]) == ("Done, and recorded.", -250_000)
    assert done["occurrence"] == {
        "reminder_id": bill,
        "day": FIRST,
        "due_at": "2026-06-01T01:00:00.000Z",
        "state": "done",
        "snoozed_until": None,
        "late": False,
        "amount": 250_000,
        "transaction_id": row["id"],
    }
    assert done["datas"][0]["next"]["day"] == "2026-07-01"
    assert agenda(ayu)["occurrences"] == [done["occurrence"]]
    assert rows(app, SETTLED) == [(1,)]
    assert centre(ayu)["unread"] == 0


def test_it_is_done_once(app: Flask, ayu: SignedIn, bill: str) -> None:
    headers = {"Idempotency-Key": "tap"}
    taps = [try_to_answer(ayu, bill, "done", FIRST, headers=headers) for _tap in range(2)]
    assert taps[0].get_json() == taps[1].get_json()
    for act, more in (("done", {}), ("skip", {}), ("snooze", {"until": "2026-06-01T02:00:00Z"})):
        refused = try_to_answer(ayu, bill, act, FIRST, **more)
        assert (refused.status_code, code_of(refused)) == (409, "already_done")
        assert refused.get_json()["payload"]["datas"][0]["id"] == bill
    assert row_count(app, "transactions") == 1


@pytest.mark.both_databases
def test_two_devices_do_it_once(app: Flask, ayu: SignedIn, bill: str) -> None:
    start = Barrier(DEVICES)

    def tap(_device: int) -> int:
        alone = SignedIn(ayu.person, app.test_client(), ayu.token)
        start.wait()
        return try_to_answer(alone, bill, "done", FIRST).status_code

    with ThreadPoolExecutor(DEVICES) as devices:
        answered = Counter(devices.map(tap, range(DEVICES)))
    assert answered == {200: 1, 409: DEVICES - 1}
    assert (balance(ayu), row_count(app, "transactions")) == (-250_000, 1)


def test_the_date_follows_its_transaction(app: Flask, ayu: SignedIn, bill: str) -> None:
    row = answer_date(ayu, bill, "done", FIRST)["transaction"]["id"]
    assert ayu.delete(f"/transactions/{row}").status_code == 200
    assert states(agenda(ayu)) == {FIRST: "open"}
    assert ayu.post(f"/transactions/{row}/restore").status_code == 200
    assert states(agenda(ayu)) == {FIRST: "done"}
    edit = {"type": "income", "category_id": "gifts", "amount": 300_000}
    assert ayu.put(f"/transactions/{row}", json=edit).status_code == 200
    assert agenda(ayu)["occurrences"][0]["amount"] == 300_000
    opened = answer_date(ayu, bill, "open", FIRST)
    assert (opened["message"], opened["balance"]) == ("The date has been reopened.", 0)
    assert (opened["occurrence"]["state"], listed(ayu)["datas"]) == ("open", [])
    assert rows(app, SETTLED) == [(0,)]
    assert ayu.post(f"/transactions/{row}/restore").status_code == 200
    assert (balance(ayu), states(agenda(ayu))) == (300_000, {FIRST: "done"})
    # A reminder that goes for good leaves what it booked.
    assert ayu.delete(f"/reminders/{bill}").status_code == 200
    assert listed(ayu)["datas"][0]["booked_for"] == {"kind": "reminder", "id": bill}


def test_another_amount_or_none_is_recorded(ayu: SignedIn, bill: str) -> None:
    done = answer_date(ayu, bill, "done", FIRST, amount=199_000)
    assert (done["balance"], done["occurrence"]["amount"]) == (-199_000, 199_000)
    without = answer_date(ayu, bill, "done", "2026-07-01", record=False)
    assert (without["message"], without["transaction"]) == ("Well done!", None)
    assert (without["balance"], without["occurrence"]["state"]) == (-199_000, "done")
    plain = remind(ayu, description="Servis", day=FIRST)["id"]
    refused = try_to_answer(ayu, plain, "done", FIRST, record=True)
    assert (refused.status_code, list(errors_of(refused))) == (422, ["amount"])
    assert answer_date(ayu, plain, "done", FIRST)["transaction"] is None
    assert answer_date(ayu, plain, "open", FIRST)["occurrence"]["state"] == "open"
    recorded = answer_date(ayu, plain, "done", FIRST, amount=50_000)["transaction"]
    assert (recorded["category_id"], recorded["amount"]) == ("miscellaneous-expense", 50_000)


def test_money_goes_where_the_reminder_says(ayu: SignedIn) -> None:
    for more, booked in (
        ({"kind": "saving"}, ("expenses", "saving")),
        ({"kind": "investment"}, ("expenses", "investment")),
        ({"kind": "bill", "category_id": "rent"}, ("expenses", "rent")),
        ({"category_id": "salary"}, ("income", "salary")),
    ):
        made = remind(ayu, description="x", day=FIRST, amount=1_000, **more)["id"]
        row = answer_date(ayu, made, "done", FIRST)["transaction"]
        assert (row["type"], row["category_id"]) == booked
    assert balance(ayu) == -2_000


def test_skipped_and_snoozed_dates(ayu: SignedIn, bill: str) -> None:
    assert answer_date(ayu, bill, "skip", FIRST)["message"] == "The date has been skipped."
    assert answer_date(ayu, bill, "skip", FIRST)["occurrence"]["state"] == "skipped"
    asleep = answer_date(ayu, bill, "snooze", FIRST, until="2026-06-02T08:00:00+07:00")
    assert (asleep["message"], asleep["occurrence"]["state"]) == (
        "We'll remind you again later.",
        "open",
    )
    assert asleep["occurrence"]["snoozed_until"] == "2026-06-02T01:00:00.000Z"
    awake = answer_date(ayu, bill, "open", FIRST)["occurrence"]
    assert (awake["snoozed_until"], awake["state"]) == (None, "open")


def test_it_sleeps_for_thirty_days_at_most(ayu: SignedIn, bill: str) -> None:
    at_once, too_late = "2026-06-01T01:00:00Z", "2026-07-01T01:00:01Z"
    for until in (None, "soon", at_once, too_late, "2026-06-02T08:00:00"):
        refused = try_to_answer(ayu, bill, "snooze", FIRST, until=until)
        assert (refused.status_code, list(errors_of(refused))) == (422, ["until"]), until


def test_only_dates_of_the_reminder_are_answered(ayu: SignedIn, bayu: SignedIn, bill: str) -> None:
    bayu.refresh()
    for day in ("2026-06-02", "2026-05-01"):
        assert try_to_answer(ayu, bill, "done", day).status_code == 404
    assert try_to_answer(bayu, bill, "done", FIRST).status_code == 404
    refused = try_to_answer(ayu, bill, "done", "2026-6-1", amount=-1, record="yes")
    assert set(errors_of(refused)) == {"day", "amount", "record"}


def done_link(mailbox: Mailbox, person: SignedIn) -> str:
    """The token behind the button of the newest mail."""
    return mailbox.last(person.email).link.split("doneToken=")[1]


def test_the_button_in_the_mail_records_it(
    app: Flask, ayu: SignedIn, bill: str, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    token = done_link(mailbox, ayu)
    visitor = app.test_client()
    path = f"{API}/reminders/done-by-mail"
    # Whoever looks at links first acts on nothing, and is told what it is about.
    about = {"description": "Listrik", "day": FIRST, "amount": 250_000}
    asked = {**about, "state": "open", "asks_amount": False}
    for _look in range(2):
        looked = visitor.get(f"{path}/{token}")
        assert looked.get_json()["payload"] == {**asked, "recorded": False}
        assert (looked.status_code, looked.headers["Cache-Control"]) == (200, "no-store")
    assert balance(ayu) == 0
    clock.move_to("2026-07-30T00:00:00Z")
    for _tap in range(2):
        answer = visitor.post(path, json={"token": token})
        payload = answer.get_json()["payload"]
        assert answer.status_code == 200
        assert payload.pop("message") == "Well done! We've noted it."
        assert payload == {**asked, "state": "done", "recorded": True}
        assert visitor.get(f"{path}/{token}").get_json()["payload"] == payload
        assert "Set-Cookie" not in answer.headers
    ayu.refresh()
    (row,) = listed(ayu)["datas"]
    assert (row["date"], row["amount"]) == ("2026-07-30", 250_000)
    assert states(agenda(ayu, FIRST, FIRST)) == {FIRST: "done"}
    clock.move_to("2026-07-31T01:00:01Z")
    expired = visitor.post(path, json={"token": token})
    assert (expired.status_code, code_of(expired)) == (400, "link_expired")


def test_the_button_records_in_the_default_wallet_once_its_own_is_archived(
    app: Flask, ayu: SignedIn, bill: str, mailbox: Mailbox
) -> None:
    bank = open_wallet(ayu, "BNI")
    assert edit(ayu, bill, wallet_id=bank)["wallet_id"] == bank
    change_wallet(ayu, bank, archived=True)
    body = {"token": done_link(mailbox, ayu)}
    answer = app.test_client().post(f"{API}/reminders/done-by-mail", json=body)
    payload = answer.get_json()["payload"]
    assert (answer.status_code, payload["state"], payload["recorded"]) == (200, "done", True)
    (row,) = listed(ayu)["datas"]
    assert (row["wallet_id"], row["amount"]) == (starting_wallet(ayu), 250_000)
    # The reminder itself still names the wallet, for the person to change.
    assert agenda(ayu)["datas"][0]["wallet_id"] == bank


def test_an_amount_that_is_asked_for_is_entered_on_lumbung(
    app: Flask, ayu: SignedIn, bill: str, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    token, path = done_link(mailbox, ayu), f"{API}/reminders/done-by-mail"
    edit(ayu, bill, amount_mode="asked")
    visitor = app.test_client()
    looked = visitor.get(f"{path}/{token}").get_json()["payload"]
    assert (looked["asks_amount"], looked["amount"], looked["state"]) == (True, None, "open")
    refused = visitor.post(path, json={"token": token})
    assert (refused.status_code, errors_of(refused)) == (422, {"amount": ["Enter an amount."]})
    assert states(agenda(ayu, FIRST, FIRST)) == {FIRST: "open"}
    clock.move_to("2026-07-01T01:00:00Z")
    assert dispatch_due(app) == 1
    ayu.refresh()
    newest = centre(ayu)["datas"][0]["about"]
    assert (newest["asks_amount"], newest["amount"]) == (True, None)
    letter = mailbox.last(ayu.email)
    assert "Enter the amount" in letter.text
    assert "doneToken" not in letter.text


def test_links_that_lead_nowhere(app: Flask, ayu: SignedIn, bill: str, mailbox: Mailbox) -> None:
    token = done_link(mailbox, ayu)
    path = f"{API}/reminders/done-by-mail"
    assert ayu.delete(f"/reminders/{bill}").status_code == 200
    for wrong in (token, token[:-1], "nonsense"):
        for refused in (
            app.test_client().post(path, json={"token": wrong}),
            app.test_client().get(f"{path}/{wrong}"),
        ):
            assert (refused.status_code, code_of(refused)) == (400, "link_invalid")
            assert "in your reminders" in refused.get_json()["payload"]["message"]
    assert ayu.post(f"/reminders/{bill}/restore").status_code == 200
    change(app, "UPDATE users SET status = 'suspended' WHERE username = 'ayu'")
    refused = app.test_client().post(path, json={"token": token})
    assert (refused.status_code, code_of(refused)) == (400, "link_invalid")
    assert row_count(app, "transactions") == 0

"""What a guest may do: everything but what needs an address or shows others something."""

import datetime as dt
import uuid
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.users.guest_limits import MOST_ENTRIES
from tests.support.accounts import code_of, rows
from tests.support.debts import owe
from tests.support.endpoint_access import CALLS
from tests.support.goals import add_goal, put
from tests.support.guests import KEEP_FIRST, guest, profile
from tests.support.imports import apply, august_day, bank_ledger, draft_of, post_file, write_file
from tests.support.ledger import LUNCH, balance, listed, record
from tests.support.mailbox import Mailbox
from tests.support.notifications import centre
from tests.support.people import SignedIn
from tests.support.pictures import picture, upload
from tests.support.privacy import data_in, take_export
from tests.support.reminders import DAILY, dispatch_due, remind
from tests.support.transfers import open_wallet, starting_wallet, transfer

REGISTERED = sorted(call for call, access in CALLS.items() if "registered" in access.split())
FULL = (403, "guest_full")
RENT = {
    "description": "Sewa",
    "day": "2026-09-01",
    "frequency": "daily",
    "category_id": "rent",
    "amount": 2_000_000,
    "automatic": True,
}


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, code_of(answer)


def fill(app: Flask, someone: SignedIn, left: int) -> None:
    """Let a guest have room for so many more entries."""
    entries = [
        (august_day(1 + number % 28), -1_000 - number, f"KOPI {number}")
        for number in range(MOST_ENTRIES - left)
    ]
    apply(someone, draft_of(someone, write_file(bank_ledger(entries)))["id"])
    assert rows(app, "SELECT count(*) FROM transactions") == [(MOST_ENTRIES - left,)]


@pytest.mark.parametrize("call", REGISTERED)
def test_a_guest_is_told_to_keep_the_account_first(app: Flask, call: str) -> None:
    method, path = call.split(" ")
    path = path.removeprefix("/api/v1").replace("<slug>", "blog1").replace("<id>", "0" * 26)
    answer = guest(app).call(method, path, json={})
    assert refusal(answer) == KEEP_FIRST
    assert answer.get_json()["payload"]["message"].startswith("Keep your account first")


def test_there_are_calls_that_guests_may_not_make() -> None:
    assert len(REGISTERED) > 10


@pytest.mark.both_databases
def test_a_guest_has_no_address_to_change(app: Flask) -> None:
    someone = guest(app)
    answer = someone.put("/users/profile", json={"email": "ayu@example.com"})
    assert refusal(answer) == KEEP_FIRST
    named = someone.put("/users/profile", json={"fullname": "Ayu", "age": "25-34"})
    assert named.status_code == 200
    assert profile(someone)["username"] == "Ayu"


def test_a_guest_plans_saves_owes_imports_and_takes_the_data_away(
    app: Flask, mailbox: Mailbox
) -> None:
    someone = guest(app)
    record(someone)
    bank = open_wallet(someone, "BCA")
    transfer(someone, starting_wallet(someone), bank, 20_000)
    goal = add_goal(someone)
    put(someone, goal["id"], 5_000)
    owe(someone)
    entries = [(august_day(3), -25_000, "WARUNG")]
    apply(someone, draft_of(someone, write_file(bank_ledger(entries)))["id"])
    assert upload(someone, picture()).status_code == 200
    exported = data_in(take_export(app, someone))
    everything = listed(someone, include="transfers")["datas"]
    assert len(exported["transactions"]["transactions"]) == len(everything)
    mailbox.deliver()
    assert mailbox.letters == []


def test_reminders_reach_a_guest_in_the_product_and_by_no_mail(
    app: Flask, mailbox: Mailbox
) -> None:
    with time_machine.travel("2026-06-01T00:00:00Z", tick=False) as clock:
        someone = guest(app, timezone="Asia/Jakarta")
        remind(someone, **DAILY)
        clock.move_to("2026-06-01T00:31:00Z")
        assert dispatch_due(app) == 1
        someone.refresh()
        assert someone.get("/notifications").get_json()["payload"]["unread"] == 1
    assert rows(app, "SELECT count(*) FROM outbox") == [(0,)]
    mailbox.deliver()
    assert mailbox.letters == []


def test_a_recurring_entry_beyond_the_limit_waits_and_holds_nobody_up(
    app: Flask, ayu: SignedIn
) -> None:
    with time_machine.travel("2026-09-01T00:00:00Z", tick=False) as clock:
        someone = guest(app, timezone="Asia/Jakarta")
        ayu.refresh()
        for person in (someone, ayu):
            remind(person, **RENT)
        fill(app, someone, 0)
        clock.move_to("2026-09-01T01:00:00Z")
        dispatch_due(app)
        ayu.refresh()
        someone.refresh()
        assert [one["amount"] for one in listed(ayu)["datas"]] == [2_000_000]
        told = [one["kind"] for one in centre(someone)["datas"]]
    assert told == ["reminder"]
    assert rows(app, "SELECT count(*) FROM transactions") == [(MOST_ENTRIES + 1,)]


def test_a_guest_records_500_entries_and_no_more(app: Flask) -> None:
    someone = guest(app)
    fill(app, someone, 1)
    last = record(someone)
    before = balance(someone)
    answer = someone.post("/transaction/add", json=LUNCH)
    assert refusal(answer) == FULL
    assert "500 entries" in answer.get_json()["payload"]["message"]
    assert balance(someone) == before
    assert rows(app, "SELECT count(*) FROM transactions") == [(MOST_ENTRIES,)]
    changed = someone.put(f"/transactions/{last['id']}", json={**LUNCH, "amount": 1_000})
    assert changed.status_code == 200, changed.text
    assert someone.delete(f"/transactions/{last['id']}").status_code == 200
    record(someone)
    # What was deleted does not come back beyond the limit.
    assert refusal(someone.post(f"/transactions/{last['id']}/restore")) == FULL
    assert rows(app, "SELECT count(*) FROM transactions") == [(MOST_ENTRIES,)]


def test_transfers_count_with_their_fees(app: Flask) -> None:
    someone = guest(app)
    bank = open_wallet(someone, "BCA")
    fill(app, someone, 1)
    wallets = {"wallet_id": starting_wallet(someone), "to_wallet_id": bank}
    body = {**wallets, "amount": 20_000, "fee": 2_500}
    answer = someone.post("/transfers", json=body, headers={"Idempotency-Key": str(uuid.uuid4())})
    assert refusal(answer) == FULL
    assert transfer(someone, wallets["wallet_id"], bank, 20_000)["amount"] == 20_000


def test_an_import_beyond_the_limit_is_refused_whole(app: Flask) -> None:
    someone = guest(app)
    fill(app, someone, 3)
    entries = [(august_day(1 + number), -70_000 - number, f"SOTO {number}") for number in range(4)]
    content = write_file(bank_ledger(entries, account="7654321098"))
    answer = post_file(someone, content)
    (draft,) = answer.get_json()["payload"]["datas"]
    assert refusal(someone.post(f"/imports/{draft['id']}/apply")) == FULL
    assert rows(app, "SELECT count(*) FROM transactions") == [(MOST_ENTRIES - 3,)]
    assert someone.get(f"/imports/{draft['id']}").get_json()["payload"]["datas"][0]["state"] == (
        "review"
    )


def test_a_long_import_is_refused_before_the_worker_has_it(app: Flask) -> None:
    someone = guest(app)
    start = dt.date(2020, 1, 1)
    entries = [
        (start + dt.timedelta(days=number), -1_000 - number, f"KOPI {number}")
        for number in range(2_100)
    ]
    draft = draft_of(someone, write_file(bank_ledger(entries)))
    assert refusal(someone.post(f"/imports/{draft['id']}/apply")) == FULL


def test_an_account_that_was_kept_has_no_limit(app: Flask, ayu: SignedIn) -> None:
    entries = [
        (august_day(1 + number % 28), -1_000 - number, f"KOPI {number}")
        for number in range(MOST_ENTRIES + 5)
    ]
    apply(ayu, draft_of(ayu, write_file(bank_ledger(entries)))["id"])
    record(ayu)

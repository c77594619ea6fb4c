"""An automatic entry is recorded on its day, once, and its owner is told."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import pytest
import time_machine
from flask import Flask

from server.core.database.due_work import process_due
from server.reminders import automatic_entries, queries
from server.reminders.automatic_entries import AUTOMATIC_WORK
from tests.support.accounts import errors_of, rows
from tests.support.ledger import balance
from tests.support.mailbox import Mailbox
from tests.support.notifications import centre
from tests.support.people import SignedIn
from tests.support.reminders import agenda, dispatch_due, edit, go, remind, split, states
from tests.support.transfers import open_wallet, starting_wallet
from tests.support.wallets import change as change_wallet

FIRST: Final = "2026-06-01"
RENT: Final = {
    "description": "Sewa",
    "day": FIRST,
    "frequency": "daily",
    "category_id": "rent",
    "amount": 2_000_000,
    "automatic": True,
}
ENTRIES: Final = "SELECT date, amount, type FROM transactions ORDER BY date, id"
MANY: Final = 400


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """Half past seven in the morning of 1 June 2026 in Jakarta."""
    with time_machine.travel("2026-06-01T00:30:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


def recorded(app: Flask) -> list[tuple[str, int]]:
    return [(str(row[0]), row[1]) for row in rows(app, ENTRIES)]


def test_it_is_recorded_on_its_day_and_told(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller, mailbox: Mailbox
) -> None:
    rent = remind(ayu, **RENT)
    assert rent["automatic"] is True
    assert dispatch_due(app) == 0
    go(clock, ayu, "2026-06-01T01:00:00Z")
    assert (dispatch_due(app), dispatch_due(app)) == (1, 0)
    assert (recorded(app), balance(ayu)) == ([(FIRST, 2_000_000)], -2_000_000)
    assert states(agenda(ayu, FIRST, FIRST)) == {FIRST: "done"}
    (told,) = centre(ayu)["datas"]
    assert (told["kind"], told["about"]["amount"]) == ("entry_recorded", 2_000_000)
    letter = mailbox.last(ayu.email)
    assert letter.subject == "Recorded: Sewa"
    assert "We recorded Rp2.000.000 for Monday, June 1, as you asked." in letter.text


def test_dates_missed_for_long_wait_for_their_owner(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    remind(ayu, **{**RENT, "frequency": "weekly"})
    go(clock, ayu, "2026-06-17T05:00:00Z")
    assert dispatch_due(app) == 1
    assert recorded(app) == []
    assert [(one["day"], one["late"]) for one in agenda(ayu)["waiting"]] == [
        (FIRST, True),
        ("2026-06-08", True),
        ("2026-06-15", True),
    ]
    go(clock, ayu, "2026-06-22T05:00:00Z")
    assert dispatch_due(app) == 1
    assert recorded(app) == [("2026-06-22", 2_000_000)]


def test_what_cannot_be_recorded_is_asked_for(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    bank = open_wallet(ayu, "BNI")
    remind(ayu, **{**RENT, "frequency": "once"}, wallet_id=bank)
    into = {"to_wallet_id": open_wallet(ayu, "Tabungan"), "category_id": None}
    remind(ayu, **{**RENT, "frequency": "once", **into})
    change_wallet(ayu, bank, archived=True)
    go(clock, ayu, "2026-06-01T01:00:00Z")
    assert dispatch_due(app) == 2
    assert [row[2] for row in rows(app, ENTRIES)] == ["transfer"]
    assert {one["kind"] for one in centre(ayu)["datas"]} == {"reminder", "entry_recorded"}
    assert len(agenda(ayu)["waiting"]) == 1


def test_a_transfer_whose_wallets_became_one_is_asked_for_once(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    saved, rent = open_wallet(ayu, "Tabungan"), {**RENT, "category_id": None}
    moved = remind(ayu, **{**rent, "frequency": "once"}, to_wallet_id=saved)["id"]
    into = {"into_id": starting_wallet(ayu)}
    assert ayu.post(f"/wallets/{saved}/merge", json=into).status_code == 200
    go(clock, ayu, "2026-06-01T01:00:00Z")
    assert (dispatch_due(app), dispatch_due(app)) == (1, 0)
    assert (rows(app, ENTRIES), [one["kind"] for one in centre(ayu)["datas"]]) == ([], ["reminder"])
    body = {"action": "done", "dates": [{"reminder_id": moved, "day": FIRST}]}
    refused = ayu.post("/reminders/answers", json=body)
    sentence = "Choose another wallet than the one the money comes from."
    assert errors_of(refused) == {"dates": [f"Sewa: {sentence}"]}


def test_what_its_owner_answered_is_left_alone(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    rent = remind(ayu, **RENT)
    split(ayu, rent["id"], FIRST, "one", amount=5, automatic=False)
    ayu.post(f"/reminders/{rent['id']}/skip", json={"day": "2026-06-02"})
    for day in (FIRST, "2026-06-02", "2026-06-03"):
        go(clock, ayu, f"{day}T01:00:00Z")
        dispatch_due(app)
    assert recorded(app) == [("2026-06-03", 2_000_000)]
    edit(ayu, rent["id"], automatic=False)
    go(clock, ayu, "2026-06-04T01:00:00Z")
    dispatch_due(app)
    assert len(recorded(app)) == 1


@pytest.mark.both_databases
def test_each_is_handled_once_whenever_the_worker_dies(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = remind(ayu, **RENT)["id"]
    with app.app_context():
        from server.core.database.unit_of_work import unit_of_work
        from server.core.ids import new_ids

        with unit_of_work():
            (row,) = [one for one in queries.read_reminders(_owner(app)) if one.id == first]
            queries.insert_reminders([row._replace(id=id_) for id_ in new_ids(MANY - 1)])
    go(clock, ayu, "2026-06-01T01:00:00Z")
    seed = random.Random(5)
    for name in ("notify", "record_entries", "notify_due"):
        whole: Any = getattr(automatic_entries, name)

        def dies(*given: Any, _whole: Any = whole) -> Any:
            found = _whole(*given)
            if seed.random() < 0.3:
                raise KeyboardInterrupt
            return found

        monkeypatch.setattr(automatic_entries, name, dies)
    monkeypatch.setattr("server.core.database.due_work.BATCH_SIZE", 40)
    deaths = 0
    with app.app_context():
        while len(recorded(app)) < MANY:
            try:
                process_due(AUTOMATIC_WORK)
            except KeyboardInterrupt:
                deaths += 1
    assert deaths > 0
    assert balance(ayu) == -2_000_000 * MANY
    once = "SELECT count(*), count(DISTINCT booked_for_id) FROM transactions"
    assert rows(app, once) == [(MANY, MANY)]
    assert rows(app, "SELECT count(*) FROM notifications") == [(MANY,)]


@pytest.mark.postgresql_alone
def test_two_workers_record_each_once(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    for _number in range(30):
        remind(ayu, **RENT)
    go(clock, ayu, "2026-06-01T01:00:00Z")
    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(lambda _number: dispatch_due(app), range(4))) == 30
    assert len(recorded(app)) == 30


def _owner(app: Flask) -> str:
    (row,) = rows(app, "SELECT owner_id FROM reminders")
    return str(row[0])

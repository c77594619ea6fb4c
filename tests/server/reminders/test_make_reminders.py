"""Reminders are made, changed, removed and brought back; a month of them is read at once."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import time_machine

from tests.support.accounts import errors_of
from tests.support.categories import add
from tests.support.people import SignedIn
from tests.support.reminders import BILL, agenda, answer_date, remind, states

BARE: Final = {"description": "Servis motor", "day": "2026-06-20"}


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """18 June 2026, noon in Jakarta."""
    with time_machine.travel("2026-06-18T05:00:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


def test_a_day_and_words_are_enough(ayu: SignedIn) -> None:
    answer = ayu.post("/reminders", json={**BARE, "description": "  Servis motor "})
    assert (answer.status_code, answer.get_json()["payload"]["message"]) == (
        201,
        "Your reminder is set.",
    )
    (made,) = answer.get_json()["payload"]["datas"]
    assert {name: made[name] for name in made if name not in {"id", "created_at"}} == {
        "description": "Servis motor",
        "kind": "other",
        "day": "2026-06-20",
        "time": None,
        "frequency": "once",
        "month_day": None,
        "until": None,
        "amount": None,
        "category_id": None,
        "wallet_id": None,
        "every": 1,
        "shift": None,
        "times": None,
        "amount_mode": "fixed",
        "to_wallet_id": None,
        "automatic": False,
        "category_label": None,
        "icon": "/icons/bell.svg",
        "entry": None,
        "wallet": None,
        "to_wallet": None,
        "debt_id": None,
        "next": {"day": "2026-06-20", "due_at": "2026-06-20T01:00:00.000Z"},
        "version": 1,
    }
    got = ayu.get(f"/reminders/{made['id']}")
    assert (got.get_json()["payload"]["datas"], got.headers["ETag"]) == ([made], '"1"')


def test_kinds_and_categories_give_the_picture(ayu: SignedIn) -> None:
    own = add(ayu, name="Kopi", icon="/icons/more/hot-beverage.svg")["id"]
    told = [
        remind(ayu, **BARE, **more)
        for more in (
            {"kind": "bill"},
            {"kind": "saving"},
            {"kind": "investment"},
            {"kind": "bill", "category_id": "RENT"},
            {"category_id": own},
        )
    ]
    assert [(one["icon"], one["category_id"], one["category_label"]) for one in told] == [
        ("/icons/more/receipt.svg", None, None),
        ("/icons/sheaf-of-rice.svg", None, None),
        ("/icons/chart-increasing.svg", None, None),
        ("/icons/key.svg", "rent", "Rent"),
        ("/icons/more/hot-beverage.svg", own, "Kopi"),
    ]


WRONG: Final[tuple[tuple[dict[str, Any], str], ...]] = (
    ({"description": " "}, "description"),
    ({"description": "a" * 201}, "description"),
    ({"day": "2026-6-1"}, "day"),
    ({"day": None}, "day"),
    ({"day": "1969-12-31"}, "day"),
    ({"day": "2126-06-19"}, "day"),
    ({"kind": "debt"}, "kind"),
    ({"time": "24:00"}, "time"),
    ({"time": "8:00"}, "time"),
    ({"time": 800}, "time"),
    ({"frequency": "hourly"}, "frequency"),
    ({"frequency": "monthly", "month_day": -2}, "month_day"),
    ({"frequency": "monthly", "month_day": 32}, "month_day"),
    ({"frequency": "monthly", "month_day": True}, "month_day"),
    ({"frequency": "daily", "until": "2026-06-19"}, "until"),
    ({"frequency": "monthly", "until": "2026-07-01", "month_day": 5}, "until"),
    ({"day": "2026-06-01", "frequency": "daily", "until": "2026-06-17"}, "until"),
    ({"amount": 0}, "amount"),
    ({"amount": 1_000_000_000_000}, "amount"),
    ({"amount": 1.5}, "amount"),
    ({"category_id": "nowhere"}, "category_id"),
    ({"every": 0}, "every"),
    ({"every": 100}, "every"),
    ({"every": True}, "every"),
    ({"times": 0}, "times"),
    ({"frequency": "daily", "times": 3, "until": "2026-07-01"}, "times"),
    ({"shift": "sideways"}, "shift"),
    ({"amount_mode": "guessed"}, "amount_mode"),
    ({"automatic": 1}, "automatic"),
    ({"automatic": True}, "amount"),
    ({"automatic": True, "amount_mode": "asked"}, "automatic"),
    ({"to_wallet_id": "0" * 26}, "amount"),
    ({"to_wallet_id": "0" * 26, "amount": 5}, "to_wallet_id"),
)


def test_what_is_no_reminder_is_refused(ayu: SignedIn) -> None:
    for more, field in WRONG:
        refused = ayu.post("/reminders", json={**BARE, **more})
        assert (refused.status_code, list(errors_of(refused))) == (422, [field]), more
    assert agenda(ayu)["datas"] == []


def test_all_that_is_wrong_is_named(ayu: SignedIn) -> None:
    wrong = {"day": "2026-06-20", "frequency": "daily", "until": "2026-06-01", "amount": -1}
    refused = ayu.post("/reminders", json=wrong)
    assert set(errors_of(refused)) == {"description", "until", "amount"}


def test_sent_twice_it_is_made_once(ayu: SignedIn) -> None:
    sent = [ayu.post("/reminders", json=BARE, headers={"Idempotency-Key": "a"}) for _ in range(2)]
    assert sent[0].get_json() == sent[1].get_json()
    assert len(agenda(ayu)["datas"]) == 1


def test_a_change_counts_from_today_on(ayu: SignedIn) -> None:
    made = remind(ayu, **{**BILL, "day": "2026-06-10"}, time="10:00")
    answer_date(ayu, made["id"], "skip", "2026-07-10")
    answer = ayu.put(f"/reminders/{made['id']}", json={"month_day": 31, "time": None})
    assert answer.get_json()["payload"]["message"] == "Your reminder has been updated."
    (changed,) = answer.get_json()["payload"]["datas"]
    assert (changed["month_day"], changed["time"], changed["version"]) == (31, None, 2)
    assert changed["next"] == {"day": "2026-06-30", "due_at": "2026-06-30T01:00:00.000Z"}
    # What was answered stays.
    assert states(agenda(ayu, "2026-06-01", "2026-08-31")) == {
        "2026-06-30": "open",
        "2026-07-10": "skipped",
        "2026-07-31": "open",
        "2026-08-31": "open",
    }
    once = ayu.put(f"/reminders/{made['id']}", json={"frequency": "once", "amount": None})
    (single,) = once.get_json()["payload"]["datas"]
    assert (single["month_day"], single["amount"], single["next"]) == (None, None, None)
    refused = ayu.put(
        f"/reminders/{made['id']}", json={"frequency": "daily", "until": "2026-06-01"}
    )
    assert (refused.status_code, list(errors_of(refused))) == (422, ["until"])


@pytest.mark.both_databases
def test_two_devices_change_it_one_after_the_other(ayu: SignedIn) -> None:
    made = remind(ayu, **BARE)
    path = f"/reminders/{made['id']}"
    first = ayu.put(path, json={"description": "A"}, headers={"If-Match": '"1"'})
    assert (first.status_code, first.headers["ETag"]) == (200, '"2"')
    late = ayu.put(path, json={"description": "B"}, headers={"If-Match": '"1"'})
    assert (late.status_code, late.get_json()["payload"]["datas"][0]["description"]) == (412, "A")
    # The same change, whose answer was lost.
    same = ayu.put(path, json={"description": "A"}, headers={"If-Match": '"1"'})
    assert same.get_json()["payload"]["datas"][0]["version"] == 2


def test_one_that_was_removed_comes_back_as_it_was(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    made = remind(ayu, **{**BILL, "day": "2026-06-18"})
    done = answer_date(ayu, made["id"], "done", "2026-06-18")
    path = f"/reminders/{made['id']}"
    removed = ayu.delete(path)
    assert removed.get_json()["payload"]["message"] == "Your reminder has been removed."
    assert (agenda(ayu)["datas"], ayu.get(path).status_code) == ([], 404)
    assert ayu.delete(path).status_code == 404
    back = ayu.post(f"{path}/restore").get_json()["payload"]
    assert (back["message"], back["datas"]) == ("Your reminder has been restored.", done["datas"])
    assert states(agenda(ayu)) == {"2026-06-18": "done"}
    assert ayu.post(f"{path}/restore").get_json()["payload"]["datas"] == done["datas"]


def test_nobody_meets_what_is_another_s(ayu: SignedIn, bayu: SignedIn) -> None:
    path = f"/reminders/{remind(ayu, **BARE)['id']}"
    bayu.refresh()
    assert agenda(bayu)["datas"] == []
    for refused in (
        bayu.get(path),
        bayu.put(path, json={"description": "B"}),
        bayu.delete(path),
        *(bayu.post(f"{path}/{act}", json={"day": "2026-06-20"}) for act in ("done", "open")),
        bayu.post(f"{path}/restore"),
    ):
        assert refused.status_code == 404

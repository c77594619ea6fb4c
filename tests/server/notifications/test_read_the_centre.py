"""Somebody looks at what they were told; open pages ask again and again."""

from datetime import timedelta

import pytest
import time_machine
from flask import Flask

from server.core.calendar import clock
from server.core.database.unit_of_work import unit_of_work
from server.notifications.queries import purge_old
from tests.support.accounts import errors_of, queries, rows
from tests.support.ledger import record
from tests.support.notifications import centre, id_of, notification_request, notify_all
from tests.support.people import SignedIn

NOTHING = {"datas": [], "unread": 0, "letter": None, "next_cursor": None}


@pytest.mark.both_databases
def test_the_newest_stands_first_and_only_the_owner_sees_it(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    mine = id_of(app, ayu)
    for number in range(3):
        with time_machine.travel(clock.now() + timedelta(seconds=number)):
            notify_all(
                app,
                notification_request(
                    mine, str(number), subject_id=f"s{number}", about={"amount": 5_000}
                ),
            )
    first = centre(ayu, limit=2)
    assert [one["subject_id"] for one in first["datas"]] == ["s2", "s1"]
    assert first["unread"] == 3
    rest = centre(ayu, limit=2, cursor=first["next_cursor"])
    assert [one["subject_id"] for one in rest["datas"]] == ["s0"]
    assert rest["next_cursor"] is None
    things = ("name", "icon", "spent", "day", "time", "month", "level", "reason", "path")
    empty = dict.fromkeys((*things, "asks_amount", "debt_id", "category_id"))
    shown = first["datas"][0]
    assert shown["about"] == {**empty, "amount": 5_000}
    assert (shown["kind"], shown["read_at"], shown["settled_at"]) == ("budget_near", None, None)
    assert centre(bayu) == NOTHING


@pytest.mark.both_databases
def test_reading_some_or_all_is_counted_and_touches_nobody_else(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    for person in (ayu, bayu):
        notify_all(
            app,
            *(notification_request(id_of(app, person), f"{person.email}:{n}") for n in range(3)),
        )
    ids = [one["id"] for one in centre(ayu)["datas"]]

    def read(person: SignedIn, **body: object) -> int:
        answer = person.post("/notifications/read", json=body)
        assert answer.status_code == 200, answer.text
        return int(answer.get_json()["payload"]["unread"])

    assert read(bayu, ids=ids) == 3
    assert read(ayu, ids=ids[:1]) == 2
    assert [one["read_at"] is None for one in centre(ayu)["datas"]] == [False, True, True]
    assert read(ayu, all=True) == 0
    assert centre(bayu)["unread"] == 3


@pytest.mark.both_databases
def test_a_letter_that_was_not_read_is_named(app: Flask, ayu: SignedIn) -> None:
    mine = id_of(app, ayu)
    for month in ("2026-09", "2026-10"):
        letter = {"kind": "monthly_letter", "subject_id": f"month:{month}", "mail": None}
        notify_all(app, notification_request(mine, f"letter:{month}", **letter))
    assert centre(ayu)["letter"] == "2026-10"
    read = ayu.post("/notifications/read", json={"subject_id": "month:2026-10"})
    payload = read.get_json()["payload"]
    assert (payload["unread"], payload["letter"]) == (1, "2026-09")


def test_it_must_be_clear_which_are_read(ayu: SignedIn) -> None:
    for body in (
        {},
        {"ids": ["a"], "all": True},
        {"ids": ["a"], "subject_id": "s"},
        {"ids": ["a"] * 201},
    ):
        refused = ayu.post("/notifications/read", json=body)
        assert (refused.status_code, list(errors_of(refused))) == (422, ["ids"]), body


def test_a_page_that_knows_the_list_is_told_so_by_one_cheap_query(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    mine = id_of(app, ayu)
    notify_all(app, notification_request(mine, "a"))
    seen = ayu.get("/notifications").headers["ETag"]

    def look(person: SignedIn = ayu, **query: object) -> int:
        headers = {"If-None-Match": seen, "X-Background": "1"}
        return person.get("/notifications", query_string=query, headers=headers).status_code

    with queries(app) as asked:
        assert look() == 304
    # Who is at work, and whether their list has changed.
    assert len(asked) == 2
    assert look(limit=1) == look(bayu) == 200
    notify_all(app, notification_request(mine, "a"))
    assert look() == 304
    notify_all(app, notification_request(mine, "b"))
    with queries(app) as asked:
        assert look() == 200
    assert len(asked) == 4
    seen = ayu.get("/notifications").headers["ETag"]
    ayu.post("/notifications/read", json={"all": True})
    assert look() == 200


def test_what_was_told_is_forgotten_after_ninety_days(app: Flask, ayu: SignedIn) -> None:
    mine = id_of(app, ayu)
    notify_all(app, notification_request(mine, "old"))
    with time_machine.travel(clock.now() + timedelta(days=89)):
        notify_all(app, notification_request(mine, "new"))
    later = time_machine.travel(clock.now() + timedelta(days=91))
    with later, app.app_context(), unit_of_work():
        purge_old()
    assert rows(app, "SELECT cause FROM notifications") == [("new",)]
    assert rows(app, "SELECT version FROM notification_feeds") == [(3,)]


def test_a_merged_category_takes_what_was_told_of_it_along(app: Flask, ayu: SignedIn) -> None:
    record(ayu, type="expenses", category_id="dining-out", amount=5_000, detail="")
    notify_all(app, notification_request(id_of(app, ayu), about={"category_id": "dining-out"}))
    body = {"into_id": "food-beverages"}
    merged = ayu.post("/categories/dining-out/merge", json=body).get_json()["payload"]
    assert merged["moved"]["transactions"] == 1
    assert "notifications" not in merged["moved"]
    assert centre(ayu)["datas"][0]["about"]["category_id"] == "food-beverages"


def test_a_category_is_called_as_it_is_now_in_the_language_of_the_reader(
    app: Flask, ayu: SignedIn
) -> None:
    about = {"name": "Food & Beverages", "icon": "/old.svg", "category_id": "food-beverages"}
    gone = {"name": "Gone", "category_id": "gone"}
    mine = id_of(app, ayu)
    notify_all(
        app,
        notification_request(mine, "a", about=about),
        notification_request(mine, "b", about=gone),
    )

    def look(language: str, known: str = "") -> tuple[int, str, set[str]]:
        headers = {"Accept-Language": language, "If-None-Match": known}
        answer = ayu.get("/notifications", headers=headers)
        shown = answer.get_json()["payload"]["datas"] if answer.status_code == 200 else []
        return answer.status_code, answer.headers["ETag"], {one["about"]["name"] for one in shown}

    _status, known, names = look("en")
    assert names == {"Food & Beverages", "Gone"}
    assert look("en", known)[0] == 304
    assert look("id", known)[2] == {"Makanan & Minuman", "Gone"}
    renamed = ayu.put("/categories/food-beverages", json={"name": "Jajan"})
    assert renamed.status_code == 200, renamed.text
    with queries(app) as asked:
        assert look("id", known)[2] == {"Jajan", "Gone"}
    # Who is at work, the version, the list, how many are unread, and the categories.
    assert len(asked) == 5

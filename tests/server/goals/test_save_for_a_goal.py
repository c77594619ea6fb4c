"""Somebody begins a goal, changes it, archives it and lets it go."""

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.categories.icons import ICONS
from server.goals.kinds import KIND_ICONS, Kind
from server.goals.schemas import GoalSchema
from tests.support.accounts import change, code_of, errors_of
from tests.support.goals import UMRAH, add_goal, answered, goal_of, goals, one, put
from tests.support.ledger import balance, row_count, statements
from tests.support.people import SignedIn

SPRITE = Path(__file__).parents[3] / "client/src/ui/pictures/icons/goal-sprite.svg"
NOON_IN_JAKARTA = "2026-11-20T05:00:00Z"
WRONG: list[tuple[dict[str, Any], dict[str, list[str]]]] = [
    ({"target": 0}, {"target": ["Enter an amount above 0."]}),
    ({"target": 10**15}, {"target": ["Enter at most Rp999.999.999.999."]}),
    ({"target": 1.5}, {"target": ["Enter whole rupiah, without decimals or letters."]}),
    ({"target": None}, {"target": ["Enter an amount."]}),
    ({"due": "2026-11-19"}, {"due": ["This day has passed. Choose today or a later day."]}),
    ({"due": "2127-01-01"}, {"due": ["Choose a day within the next 100 years."]}),
    ({"due": "30-11-2027"}, {"due": ["Write the date as YYYY-MM-DD."]}),
    ({"monthly": -1}, {"monthly": ["Enter an amount of 0 or more."]}),
    ({"saved": 10**12}, {"saved": ["Enter at most Rp999.999.999.999."]}),
    ({"kind": "yacht"}, {"kind": ["Choose what you're saving for."]}),
    ({"kind": "own", "name": " "}, {"name": ["Give your goal a name."]}),
    ({"name": "x" * 41}, {"name": ["Use at most 40 characters."]}),
    ({"icon": "/icons/pig.svg"}, {"icon": ["Choose a picture from the list."]}),
    (
        {"kind": "own", "target": 0, "due": "2020-01-01"},
        {
            "name": ["Give your goal a name."],
            "target": ["Enter an amount above 0."],
            "due": ["This day has passed. Choose today or a later day."],
        },
    ),
]


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel(NOON_IN_JAKARTA, tick=False) as traveller:
        yield traveller


def test_a_goal_begins_with_what_is_there(ayu: SignedIn) -> None:
    wanted = {"due": "2027-11-30", "monthly": 2_500_000, "saved": 3_500_000}
    added = add_goal(ayu, **wanted)
    assert len(added.pop("id")) == 26
    assert added == {
        "kind": "umrah",
        "name": "Umrah",
        "icon": "/icons/kaaba.svg",
        "target": 35_000_000,
        "due": "2027-11-30",
        "monthly": 2_500_000,
        "saved": 3_500_000,
        "left": 31_500_000,
        "percent": 10,
        "state": "on_track",
        "needed_monthly": 2_423_077,
        "months_left": 13,
        "ready": "2027-11-30",
        "contributed_this_month": 0,
        "wallet_id": None,
        "archived_at": None,
        "created_at": "2026-11-20T05:00:00.000Z",
        "version": 1,
    }
    assert balance(ayu) == 0


def test_what_is_answered_is_what_the_schema_promises(ayu: SignedIn) -> None:
    added = add_goal(ayu, due="2027-01-01")
    assert set(added) == set(GoalSchema().fields)
    assert GoalSchema().validate(added) == {}
    listed = answered(ayu.get("/goals"))
    assert listed["datas"] == [added] == [goal_of(ayu, added["id"])]
    assert listed["totals"] == {"saved": 0, "target": 35_000_000, "monthly": 0, "count": 1}


def test_each_of_the_twelve_has_a_name_and_a_picture_in_both_languages(ayu: SignedIn) -> None:
    for kind in Kind:
        add_goal(ayu, kind=kind.value, name="Kucing" if kind is Kind.OWN else None)
    assert [goal["icon"] for goal in goals(ayu)] == [KIND_ICONS[kind] for kind in Kind]
    assert goals(ayu)[6]["name"] == "House"
    ayu.put("/users/preferences", json={"language": "id"})
    named = [goal["name"] for goal in goals(ayu)]
    assert len(set(named)) == len(Kind)
    assert (named[0], named[6], named[-1]) == ("Pernikahan", "Rumah", "Kucing")


def test_what_no_goal_can_be_is_told_at_its_field(ayu: SignedIn) -> None:
    for fields, wrong in WRONG:
        refused = ayu.post("/goals", json={**UMRAH, **fields})
        assert (refused.status_code, errors_of(refused)) == (422, wrong), fields
    assert goals(ayu) == []


def test_today_may_be_the_day(ayu: SignedIn) -> None:
    added = add_goal(ayu, due="2026-11-20")
    assert (added["months_left"], added["needed_monthly"]) == (1, 35_000_000)


@pytest.mark.both_databases
def test_a_goal_is_changed_field_by_field(ayu: SignedIn) -> None:
    before = add_goal(ayu, due="2027-11-30", monthly=1_000_000)
    path = f"/goals/{before['id']}"
    wanted = {"name": " Umrah Ibu ", "icon": ICONS[0], "target": 40_000_000}
    changed = one(ayu.put(path, json=wanted))
    told = {**wanted, "name": "Umrah Ibu", "left": 40_000_000, "version": 2}
    assert changed == {**before, **told, "needed_monthly": 3_076_924, "ready": changed["ready"]}
    back = one(ayu.put(path, json={"name": None, "icon": None, "due": None, "monthly": 0}))
    assert (back["name"], back["icon"]) == (before["name"], before["icon"])
    assert (back["due"], back["monthly"], back["state"]) == (None, None, "unplanned")
    assert one(ayu.put(path, json={}))["version"] == back["version"] == 3


@pytest.mark.both_databases
def test_a_day_that_has_passed_may_stay_but_not_be_chosen(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    goal = add_goal(ayu, due="2026-11-25", monthly=10_000)
    clock.move_to("2026-12-01T05:00:00Z")
    ayu.refresh()
    path = f"/goals/{goal['id']}"
    late = one(ayu.put(path, json={"due": "2026-11-25", "monthly": 20_000}))
    assert (late["state"], late["months_left"], late["needed_monthly"]) == ("behind", 0, None)
    refused = ayu.put(path, json={"due": "2026-11-26"})
    assert errors_of(refused) == {"due": ["This day has passed. Choose today or a later day."]}
    own = add_goal(ayu, kind="own", name="Kucing")
    unnamed = ayu.put(f"/goals/{own['id']}", json={"name": ""})
    assert errors_of(unnamed) == {"name": ["Give your goal a name."]}


@pytest.mark.both_databases
def test_of_two_devices_the_second_sees_what_the_first_left(ayu: SignedIn) -> None:
    goal = add_goal(ayu)
    path = f"/goals/{goal['id']}"
    seen = ayu.get(path).headers["ETag"]
    put(ayu, goal["id"], 5)
    first = ayu.put(path, json={"target": 7}, headers={"If-Match": seen})
    assert first.status_code == 200
    second = ayu.put(path, json={"target": 9}, headers={"If-Match": seen})
    assert (second.status_code, code_of(second)) == (412, "changed_meanwhile")
    assert second.get_json()["payload"]["datas"] == [goal_of(ayu, goal["id"])]
    again = ayu.put(path, json={"target": 9}, headers={"If-Match": first.headers["ETag"]})
    assert one(again)["target"] == 9
    # The answer to the same change was lost, and a form sends all that it was given.
    same = {name: one(again)[name] for name in ("target", "due", "monthly")}
    for body in ({"target": 9}, {**same, "archived": False}, {}):
        lost = ayu.put(path, json=body, headers={"If-Match": seen})
        assert (lost.status_code, one(lost), lost.headers["ETag"]) == (200, one(again), '"3"')
    both = ayu.put(path, json={"target": 9, "monthly": 5}, headers={"If-Match": seen})
    assert both.status_code == 412


def test_a_finished_goal_is_archived_and_comes_back(ayu: SignedIn) -> None:
    kept, done = add_goal(ayu), add_goal(ayu, kind="gadget", target=5, saved=5, monthly=5)
    assert done["state"] == "reached"
    archived = one(ayu.put(f"/goals/{done['id']}", json={"archived": True}))
    assert archived["archived_at"] == "2026-11-20T05:00:00.000Z"
    assert goals(ayu) == [kept]
    assert goals(ayu, archived="true") == [archived]
    again = one(ayu.put(f"/goals/{done['id']}", json={"archived": True}))
    assert again == archived
    assert one(ayu.put(f"/goals/{done['id']}", json={"archived": False}))["archived_at"] is None
    assert answered(ayu.get("/goals"))["totals"] == {
        "saved": 5,
        "target": 35_000_005,
        "monthly": 0,
        "count": 2,
    }


def test_a_goal_that_is_sent_twice_begins_once(ayu: SignedIn) -> None:
    key = {"Idempotency-Key": "once"}
    body = {**UMRAH, "saved": 7}
    first, second = (ayu.post("/goals", json=body, headers=key) for _time in range(2))
    assert first.get_json() == second.get_json()
    assert len(goals(ayu)) == 1


def test_a_hundred_goals_are_enough(app: Flask, ayu: SignedIn) -> None:
    add_goal(ayu)
    copied = "owner_id, kind, target, created_at, version"
    for number in range(99):
        change(
            app,
            f"INSERT INTO goals (id, {copied}) SELECT '{number}', {copied} FROM goals"
            " WHERE length(id) = 26",
        )
    refused = ayu.post("/goals", json=UMRAH)
    assert (refused.status_code, code_of(refused)) == (409, "too_many_goals")
    assert "100 goals" in refused.get_json()["message"]
    with statements(app) as asked:
        assert len(goals(ayu)) == 100
    assert len(asked) <= 2, asked


def test_what_is_ayus_is_not_there_for_bayu(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    goal = add_goal(ayu)
    put(ayu, goal["id"], 5)
    path = f"/goals/{goal['id']}"
    added = put(ayu, goal["id"], 6, book=True)["contribution"]["id"]
    tried = [
        bayu.get(path),
        bayu.put(path, json={"target": 1}),
        bayu.delete(path),
        bayu.get(f"{path}/contributions"),
        bayu.post(f"{path}/contributions", json={"amount": 1}),
        bayu.post(f"{path}/contributions", json={"amount": 1, "book": True}),
        bayu.delete(f"{path}/contributions/{added}"),
    ]
    assert [answer.status_code for answer in tried] == [404] * len(tried)
    mine = add_goal(bayu)
    assert bayu.delete(f"/goals/{mine['id']}/contributions/{added}").status_code == 404
    assert [goal["saved"] for goal in goals(ayu)] == [11]
    assert (len(goals(bayu)), balance(bayu)) == (1, 0)
    assert row_count(app, "transactions") == 1


def test_the_last_year_of_the_calendar_breaks_nothing(ayu: SignedIn) -> None:
    slow = add_goal(ayu, target=999_999_999_999, monthly=1)
    assert (slow["ready"], slow["state"]) == (None, "on_track")
    far = add_goal(ayu, target=1, due=date(2126, 12, 31).isoformat())
    assert (far["needed_monthly"], far["months_left"]) == (1, 1202)


def test_every_picture_of_a_goal_is_drawn() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', SPRITE.read_text("utf-8")))
    shown = {path.removeprefix("/icons/").removesuffix(".svg") for path in KIND_ICONS.values()}
    assert shown <= drawn

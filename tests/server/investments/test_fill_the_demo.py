"""The demo account invests, knows its risk, and took the quiz."""

import re

import time_machine
from flask import Flask

from scripts.demo.command import fill_demo
from tests.support.investments import answer, plans, states
from tests.support.ledger import listed
from tests.support.people import Person, SignedIn, sign_in
from tests.support.quiz import result


def sari(app: Flask) -> SignedIn:
    done = app.test_cli_runner().invoke(fill_demo)
    assert done.exit_code == 0, done.output
    password = re.findall(r"password  (\S+)", done.output)[0]
    return sign_in(app, Person("", "", "demo@lumbung.example", "", password))


def test_the_demo_account_invests(app: Flask) -> None:
    with time_machine.travel("2026-11-21T05:00:00Z"):
        demo = sari(app)
        fund, gold = plans(demo)
        assert (fund["streak"], fund["missed_count"], fund["invested"]) == (12, 0, 12_000_000)
        assert all(past["transaction_id"] for past in fund["past"])
        linked = [one for one in listed(demo)["datas"] if one["booked_for"]]
        assert {"kind": "plan", "id": fund["id"]} in [one["booked_for"] for one in linked]
        assert states(gold)["2026-11-21"] == "due"
        assert (gold["streak"], gold["missed_count"]) == (4, 1)
        risk = demo.get("/risk-profile").get_json()["payload"]["datas"][0]
        assert (risk["profile"], risk["questions"][5]["prefilled"]) == (
            "balanced",
            "beat_inflation",
        )
        (quiz,) = result(demo)
        assert quiz["goals"]
        assert quiz["budget"]["total"] == quiz["budget"]["income"]
        answer(demo, gold["id"], "2026-11-21")
    with time_machine.travel("2026-11-26T05:00:00Z"):
        again = sari(app)
        fund, gold = plans(again)
        assert (fund["streak"], states(fund)["2026-11-26"]) == (13, "done")
        assert gold["streak"] == 5
        assert result(again) == [quiz]

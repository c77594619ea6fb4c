"""Helpers for tests of budgets."""

from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from server.core.database.unit_of_work import unit_of_work
from server.worker import all_jobs
from tests.support.accounts import rows
from tests.support.people import SignedIn

Row = dict[str, Any]
FOOD = "food-beverages"


def put(person: SignedIn, month: str | None, *budgets: Row) -> TestResponse:
    """What changing budgets of a month answers, the present one without any."""
    query = {} if month is None else {"month": month}
    return person.put("/budgets", query_string=query, json={"budgets": budgets})


def plan(person: SignedIn, month: str | None = None, **amounts: Any) -> dict[str, Any]:
    """Give categories these budgets, an amount or with a rollover; `food` is the usual one."""
    sent = [
        {"category_id": FOOD if name == "food" else name.replace("_", "-"), **_budget(amount)}
        for name, amount in amounts.items()
    ]
    answer = put(person, month, *sent)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def _budget(amount: Any) -> Row:
    if not isinstance(amount, tuple):
        return {"amount": amount}
    return {"amount": amount[0], "rollover": amount[1]}


def budgets(person: SignedIn, month: str | None = None) -> dict[str, Any]:
    """The payload of a month's budgets."""
    answer = person.get("/budgets", query_string={} if month is None else {"month": month})
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def budget(person: SignedIn, category_id: str = FOOD, month: str | None = None) -> Row:
    """The budget of one category."""
    return next(one for one in budgets(person, month)["datas"] if one["category_id"] == category_id)


def allocation(person: SignedIn, month: str | None = None) -> Row:
    """How the income of a month is shared out."""
    answer = person.get("/allocation", query_string={} if month is None else {"month": month})
    assert answer.status_code == 200, answer.text
    told: Row = answer.get_json()["payload"]["datas"][0]
    return told


def look(app: Flask, job: str = "budget_alerts") -> None:
    """Let the worker look at the ledgers that changed, or do another of its jobs."""
    with app.app_context(), unit_of_work():
        all_jobs()[job].run()


def alerts(app: Flask) -> list[tuple[str, str, int, bool, bool]]:
    """Month, category, level, whether it holds, and whether its owner was told."""
    kept = rows(
        app,
        "SELECT month, category_id, level, lowered_at IS NULL, EXISTS (SELECT 1 FROM notifications"
        "  WHERE notifications.owner_id = budget_alerts.owner_id AND subject_id ="
        "  'budget:' || month || ':' || budget_alerts.category_id || ':' || level)"
        " FROM budget_alerts ORDER BY month, category_id, level",
    )
    return [(month, name, level, bool(up), bool(told)) for month, name, level, up, told in kept]

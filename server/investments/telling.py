"""Telling people that a date of a plan has come, and settling it when they answered."""

import datetime as dt
from collections.abc import Sequence
from typing import Final

from server.categories.service import icon_path
from server.core.text.i18n import _, translate
from server.investments.letters import PLAN_DATE
from server.investments.plans import Plan
from server.notifications.telling import MailNews, News, PushNews, resolve, tell, unresolve

KIND: Final = "plan_date"
PAGE: Final = "/planning"
ICON: Final = icon_path("chart-increasing")


def announce(dates: Sequence[tuple[str, Plan, dt.date]]) -> None:
    """Tell owners of dates of their plans, each date once."""
    tell([_news(owner_id, plan, day) for owner_id, plan, day in dates])


def settle(owner_id: str, plan_id: str, day: dt.date | None = None) -> None:
    """Let what was told of a date be settled, of every date without one."""
    resolve(owner_id, plan_id, day.isoformat() if day else None)


def open_again(owner_id: str, plan_id: str, day: dt.date) -> None:
    """Open again what was settled of a date."""
    unresolve(owner_id, plan_id, day.isoformat())


def _news(owner_id: str, plan: Plan, day: dt.date) -> News:
    named = {"account": owner_id, "plan": plan.id, "day": day.isoformat()}
    return News(
        owner_id=owner_id,
        cause=f"plan:{plan.id}:{day.isoformat()}",
        kind=KIND,
        purpose="reminders",
        subject_id=plan.id,
        about={"icon": ICON, "amount": plan.amount, "day": day.isoformat()},
        mail=MailNews(template=PLAN_DATE, parameters=named),
        push=_push,
    )


def _push(language: str) -> PushNews:
    return PushNews(
        title=translate(_("Your investment plan"), language),
        text=translate(_("A date of your plan has come. Record it with one tap."), language),
        path=PAGE,
    )

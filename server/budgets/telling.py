"""Telling an owner that spending has come near a budget, and that it has moved away again."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from server.budgets.envelopes import NEAR, REACHED, Envelope
from server.budgets.letters import BUDGET_ALERT
from server.budgets.queries import Alert
from server.categories.book import CategoryBook, book_of
from server.core.calendar.date_formatting import month_name
from server.core.calendar.money_month import MoneyMonth
from server.core.text.i18n import DEFAULT, _, translate
from server.notifications.notification_request import MailContent, NotificationRequest, PushContent
from server.notifications.service import notify, resolve, unresolve
from server.sessions.accounts import Account
from server.users import service as users

PAGE: Final = "/budget"
NEAR_KIND: Final = "budget_near"
REACHED_KIND: Final = "budget_reached"
NEAR_TITLE: Final = _("{category}: 80 percent of the budget is spent")
REACHED_TITLE: Final = _("{category}: the budget is fully spent")


class Reached(NamedTuple):
    """An alert that somebody is to be told of, with its month and what its budget holds."""

    alert: Alert
    month: MoneyMonth
    envelope: Envelope


def announce(owner_id: str, reached: Sequence[Reached]) -> None:
    """Tell the owner what was reached, each once; two queries before the telling."""
    account = users.find_account(owner_id) if reached else None
    if account is not None:
        book = book_of(account, account.language or DEFAULT)
        notify([news_of(account, one, book) for one in reached])
        _supersede(owner_id, (one.alert for one in reached))


def settle(owner_id: str, lowered: Sequence[Alert]) -> None:
    """Let what was told of these alerts be settled: they hold no more."""
    for one in lowered:
        resolve(owner_id, _subject(one))
    # Whoever was told of 100 percent and is still above 80 has to know that again.
    gone = {one.key for one in lowered}
    for one in lowered:
        near = one._replace(level=NEAR)
        if one.level == REACHED and near.key not in gone:
            unresolve(owner_id, _subject(near))


def open_again(owner_id: str, raised: Sequence[Alert]) -> None:
    """Open again what was settled of these alerts: they hold anew."""
    for one in raised:
        unresolve(owner_id, _subject(one))
    _supersede(owner_id, raised)


def _supersede(owner_id: str, raised: Iterable[Alert]) -> None:
    """Let what was told of 80 percent be settled where 100 percent is told."""
    for one in raised:
        if one.level == REACHED:
            resolve(owner_id, _subject(one._replace(level=NEAR)))


def news_of(account: Account, one: Reached, book: CategoryBook) -> NotificationRequest:
    """What an owner is told of an alert, by figures of this moment."""
    alert, shown = one.alert, book.shown(one.alert.category_id)
    named = {"month": alert.month, "category": alert.category_id, "level": alert.level}
    return NotificationRequest(
        owner_id=account.id,
        cause=_subject(alert).replace("budget:", f"budget:{account.id}:", 1),
        kind=NEAR_KIND if alert.level == NEAR else REACHED_KIND,
        purpose="reminders",
        subject_id=_subject(alert),
        about={
            "name": shown.label,
            "icon": shown.icon,
            "amount": one.envelope.available,
            "spent": one.envelope.spent,
            "month": alert.month,
            "level": alert.level,
            "category_id": alert.category_id,
        },
        mail=MailContent(template=BUDGET_ALERT, parameters={"account": account.id, **named}),
        push=lambda language: _push(account, one, language),
    )


def _push(account: Account, one: Reached, language: str) -> PushContent:
    label = book_of(account, language).shown(one.alert.category_id).label
    title = NEAR_TITLE if one.alert.level == NEAR else REACHED_TITLE
    return PushContent(
        title=translate(title, language, category=label),
        text=translate(
            _("Look at your budget of {month}."), language, month=month_name(one.month, language)
        ),
        path=f"{PAGE}?month={one.alert.month}",
    )


def _subject(alert: Alert) -> str:
    return f"budget:{alert.month}:{alert.category_id}:{alert.level}"

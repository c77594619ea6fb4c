"""Alerts at 80 and 100 percent of a budget: raised once and notified, later resolved.

Every caller has locked the account, so nobody else changes its ledger, budgets or alerts.
"""

import datetime as dt
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import structlog

from server.budgets import queries
from server.budgets.envelopes import NEAR, REACHED, Envelope
from server.budgets.history import BudgetHistory, read_history
from server.budgets.letters import BUDGET_ALERT, alert_title
from server.budgets.queries import Alert
from server.categories.book import CategoryBook, book_of
from server.core.calendar.clock import local_day, now, today
from server.core.calendar.date_format import month_name
from server.core.calendar.money_month import ONE_DAY, MoneyCalendar, MoneyMonth
from server.core.database.unit_of_work import read_mode, unit_of_work
from server.core.text.i18n import DEFAULT, _, translate
from server.notifications.notification_request import MailContent, NotificationRequest, PushContent
from server.notifications.service import notify, resolve, unresolve, update_subjects
from server.sessions.accounts import Account
from server.site.holidays import get_money_calendar
from server.users import service as users
from server.users.dirty_ledgers import claim_dirty_ledger, list_dirty_ledgers

MOST_AT_ONCE: Final = 1000
# Thirteen months: the month of a year ago can still be opened.
RETENTION: Final = dt.timedelta(days=397)
ReachedLevels = set[tuple[str, str, int]]
"""Month, category and level."""

log = structlog.get_logger(__name__)
PAGE: Final = "/budget"
NEAR_KIND: Final = "budget_near"
REACHED_KIND: Final = "budget_reached"


class ReachedBudget(NamedTuple):
    """An alert to notify the owner of, with its month and envelope."""

    alert: Alert
    month: MoneyMonth
    envelope: Envelope


def update_changed_ledgers() -> int:
    """Update the alerts of all accounts whose ledger changed, and return how many.

    Each account has its own transaction, so that a failure, which the next run retries, does not
    affect the others.
    """
    updated = 0
    for owner_id, since in _dirty_ledgers():
        try:
            with unit_of_work():
                updated += _update_account(owner_id, since)
        except Exception as error:
            log.exception("budget_alerts_failed", owner=owner_id, error=type(error).__name__)
    return updated


def update_alerts(
    owner_id: str, calendar: MoneyCalendar, present: dt.date, since: dt.date | None = None
) -> None:
    """Raise and lower the alerts of an owner's budgets as they are now.

    New ones are raised for the months since `since`, today without it; alerts of the month
    before are only corrected.
    """
    # Transactions may be dated tomorrow.
    last = calendar.month_at(present + ONE_DAY)
    newest = calendar.month_at(min(since or present, present))
    first = calendar.month_after(calendar.month_at(present), -1)
    history = read_history(owner_id, calendar, first, last)
    keys = [month.key for month in history.months if first.start <= month.start]
    known = queries.read_alerts(owner_id, keys)
    reached = _reached(history, set(keys))
    # Alerts are not raised for a month that is over.
    fresh = {one for one in reached if one[0] >= newest.key}
    _correct(owner_id, known, reached)
    _update_figures(owner_id, history, [one for one in known if one.key in reached])
    _notify(owner_id, history, _raise(owner_id, known, fresh))


def delete_old_alerts() -> None:
    """Delete the alerts of thirteen months ago and earlier."""
    queries.delete_alerts_before(now() - RETENTION)


def notify_owner(owner_id: str, reached: Sequence[ReachedBudget]) -> None:
    """Notify the owner of reached levels, each once; two queries before the notifications."""
    account = users.find_account(owner_id) if reached else None
    if account is not None:
        book = book_of(account, account.language or DEFAULT)
        notify([build_notification(account, one, book) for one in reached])
        _supersede(owner_id, (one.alert for one in reached))


def resolve_notifications(owner_id: str, lowered: Sequence[Alert]) -> None:
    """Resolve the notifications of alerts that no longer hold."""
    for one in lowered:
        resolve(owner_id, _subject(one))
    # Below 100 percent but above 80, the earlier notification holds again.
    gone = {one.key for one in lowered}
    for one in lowered:
        near = one._replace(level=NEAR)
        if one.level == REACHED and near.key not in gone:
            unresolve(owner_id, _subject(near))


def reopen_notifications(owner_id: str, raised: Sequence[Alert]) -> None:
    """Reopen the notifications of alerts that hold again."""
    for one in raised:
        unresolve(owner_id, _subject(one))
    _supersede(owner_id, raised)


def build_notification(
    account: Account, one: ReachedBudget, book: CategoryBook
) -> NotificationRequest:
    """The notification of an alert, with the figures of this moment."""
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


def _dirty_ledgers() -> Iterator[tuple[str, dt.datetime]]:
    """The owners of changed ledgers and since when, read in batches; each once."""
    begun, last = now(), None
    while True:
        with read_mode(), unit_of_work():
            changed = list_dirty_ledgers(MOST_AT_ONCE, begun, last)
        yield from changed
        if len(changed) < MOST_AT_ONCE:
            return
        last = changed[-1]


def _update_account(owner_id: str, since: dt.datetime) -> bool:
    account = claim_dirty_ledger(owner_id)
    if account is None:
        return False
    calendar = get_money_calendar(account.payday, shift=account.payday_shift)
    changed = local_day(since, account.timezone)
    update_alerts(owner_id, calendar, today(account.timezone), changed)
    return True


def _reached(history: BudgetHistory, keys: set[str]) -> ReachedLevels:
    found: ReachedLevels = set()
    for category in {category for month, category in history.plans if month in keys}:
        for month, envelope in zip(history.months, history.envelopes(category), strict=True):
            level = envelope.level if envelope else None
            if level and month.key in keys:
                found |= {(month.key, category, one) for one in (NEAR, REACHED) if one <= level}
    return found


def _correct(owner_id: str, known: list[Alert], reached: ReachedLevels) -> None:
    """Lower alerts that no longer hold; raise lowered ones again, without a second notification."""
    over = [one for one in known if one.lowered_at is None and one.key not in reached]
    again = [one for one in known if one.lowered_at is not None and one.key in reached]
    if over:
        queries.change_alerts(owner_id, over, lowered_at=now())
        resolve_notifications(owner_id, over)
    if again:
        queries.change_alerts(owner_id, again, lowered_at=None, raised_at=now())
        reopen_notifications(owner_id, again)


def _raise(owner_id: str, known: list[Alert], fresh: ReachedLevels) -> list[Alert]:
    """Raise levels reached for the first time, and return the alerts to notify the owner of.

    A notification of 100 percent replaces that of 80.
    """
    keys = {one.key for one in known}
    moment = now()
    new = [Alert(*one, moment, None, announce=False) for one in sorted(fresh - keys)]
    if new:
        queries.insert_alerts(owner_id, new)
    # Raised before notifications existed.
    pending = [one for one in known if one.announce and one.key in fresh]
    full = {one.key[:2] for one in new if one.level == REACHED}
    if pending:
        queries.change_alerts(owner_id, pending, announce=False)
    return [one for one in (*pending, *new) if one.level == REACHED or one.key[:2] not in full]


def _notify(owner_id: str, history: BudgetHistory, alerts: list[Alert]) -> None:
    reached = []
    for one in alerts:
        month, envelope = _envelope_of(history, one)
        if envelope is not None:
            reached.append(ReachedBudget(one, month, envelope))
    notify_owner(owner_id, reached)


def _envelope_of(history: BudgetHistory, alert: Alert) -> tuple[MoneyMonth, Envelope | None]:
    by_month = zip(history.months, history.envelopes(alert.category_id), strict=True)
    return next(pair for pair in by_month if pair[0].key == alert.month)


def _update_figures(owner_id: str, history: BudgetHistory, holding: list[Alert]) -> None:
    """Let the notifications of alerts that hold show what is spent by now."""
    if not holding:
        return
    by_subject = {
        _subject(one): {"amount": envelope.available, "spent": envelope.spent}
        for one in holding
        if (envelope := _envelope_of(history, one)[1]) is not None
    }
    update_subjects(owner_id, by_subject)


def _supersede(owner_id: str, raised: Iterable[Alert]) -> None:
    """Resolve the notification of 80 percent where 100 percent is reached."""
    for one in raised:
        if one.level == REACHED:
            resolve(owner_id, _subject(one._replace(level=NEAR)))


def _push(account: Account, one: ReachedBudget, language: str) -> PushContent:
    label = book_of(account, language).shown(one.alert.category_id).label
    return PushContent(
        title=translate(alert_title(label, one.envelope), language),
        text=translate(
            _("Check your budget for {month}."), language, month=month_name(one.month, language)
        ),
        path=f"{PAGE}?month={one.alert.month}",
    )


def _subject(alert: Alert) -> str:
    return f"budget:{alert.month}:{alert.category_id}:{alert.level}"

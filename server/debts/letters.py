"""The mail about an instalment that was put off; rendered when it is sent."""

import datetime as dt
from collections.abc import Mapping
from typing import Any, Final

from server.core.calendar.date_format import format_day
from server.core.mail.mail_templates import Letter, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import DEFAULT, _, translate
from server.debts import queries
from server.debts.messages import reminder_text
from server.debts.models import DebtRow, Direction
from server.debts.serializers import measure
from server.users import service as users

INSTALMENT_DUE: Final = "instalment_due"
DAYS: Final = {"en": "EEEE, MMMM d", "id": "EEEE, d MMMM"}


def instalment_due(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """None once the instalment is paid, or the debt or the account is gone."""
    account = users.find_recipient(parameters["account"])
    day = dt.date.fromisoformat(parameters["day"])
    if account is None or not account.is_active:
        return None
    row = next(iter(queries.read_debts(account.id, [parameters["debt"]])), None)
    if row is None or not _is_open(row, day):
        return None
    what = translate(reminder_text(Direction.OWED), language, name=row.name)
    when = _("It was due on {day}.").format(day=format_day(day, DAYS[language], language))
    return Letter(
        subject=_("Reminder: {what}").format(what=what),
        heading=greet(account.fullname, language),
        preheader=when,
        paragraphs=[what, when],
        action=(_("Open my debts"), page_url("/debts", DEFAULT)),
    )


def _is_open(row: DebtRow, day: dt.date) -> bool:
    return any(one.instalment.due == day for one in measure(row).open)

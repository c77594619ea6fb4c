"""The letters that the demo account got about its last months."""

import datetime as dt
from typing import Final

from server.core.calendar.clock import default_reminder_moment
from server.core.text.i18n import DEFAULT
from server.monthly_letter import letter_editions
from server.monthly_letter.letter_content import LetterContent
from server.monthly_letter.month_facts import read_month_facts
from server.site.holidays import get_money_calendar
from server.users import service as users

MONTHS: Final = 6


def fill(owner_id: str, present: dt.date, _seed: int) -> None:
    """Let the demo account have a letter about each of the six money months that ended last."""
    account = users.find_account(owner_id)
    if account is None:
        return
    calendar = get_money_calendar(account.payday, shift=account.payday_shift)
    last = calendar.month_after(calendar.month_at(present), -1)
    months = calendar.months_until(last, MONTHS)
    letter_editions.insert_letters([(owner_id, month.key) for month in months])
    for month in months:
        kept = letter_editions.find_letter(owner_id, month.key)
        if kept is None or kept.written_at is not None:
            continue
        content = LetterContent.of(read_month_facts(account, month.key, DEFAULT), tip=None)
        begun = calendar.month_after(month).start
        moment = default_reminder_moment(begun, account.timezone)
        letter_editions.save_content(owner_id, month.key, content.to_json(), moment)

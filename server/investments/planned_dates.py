"""What investment plans will move: their dates that are not answered yet."""

import datetime as dt
from typing import Final

from server.categories.book import CategoryBook
from server.core.text.i18n import translate
from server.investments import queries
from server.investments.occurrences import CATEGORY as ENTRY_CATEGORY
from server.investments.occurrences import DETAIL
from server.transactions.planned_movements import PlannedMovement, PlanSource

# No rule has more dates than there are days.
MOST_DATES: Final = 100
CATEGORY: Final = ENTRY_CATEGORY
EXIST: Final = queries.PLANS_EXIST


def list_planned_dates(
    owner_id: str, first: dt.date, last: dt.date, book: CategoryBook
) -> list[PlannedMovement]:
    """The dates of plans from today, the first day, until a day; in no order; three queries.

    Only today's date can be answered already.
    """
    plans = queries.read_plans(owner_id)
    answered = queries.answered_days([(owner_id, plan.id, first) for plan in plans])
    days = min(MOST_DATES, (last - first).days + 1)
    return [
        PlannedMovement(
            day,
            -plan.amount,
            PlanSource.PLAN,
            plan.id,
            translate(DETAIL, book.language),
            book.shown(CATEGORY).icon,
            CATEGORY,
        )
        for plan in plans
        for day in plan.schedule.upcoming(first, days)
        if day <= last and (owner_id, plan.id, day) not in answered
    ]

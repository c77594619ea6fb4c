"""What reminders registers."""

from typing import Final

from server.categories.usage import category_usages
from server.core.data_restore import restorers
from server.core.feature_registration import Feature
from server.reminders import (
    agenda,
    data_export,
    due_dispatch,
    letters,
    next_due,
    restoration,
    usage,
)
from server.reminders.entry_views import blueprint
from server.reminders.jobs import JOBS
from server.sessions.initial_answers import InitialCall, initial_calls
from server.users.calendar_changes import calendar_changes
from server.wallets.usage import wallet_usages

PAGES: Final = ("/overview", "/reminders")

FEATURE: Final = Feature(
    name="reminders",
    blueprint=blueprint,
    letters={
        letters.REMINDER_DUE: letters.reminder_due,
        letters.ENTRY_RECORDED: letters.entry_recorded,
    },
    jobs=JOBS,
    export=data_export.export,
    gauges=due_dispatch.gauges,
    provides=(
        restorers.provide(restoration.RESTORER),
        category_usages.provide(usage.CATEGORY_USE),
        wallet_usages.provide(usage.WALLET_USE),
        calendar_changes.provide(next_due.follow_calendar),
        initial_calls.provide(InitialCall("/reminders", PAGES, agenda.calendar_query)),
    ),
)

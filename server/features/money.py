"""The features of the ledger and of what is planned with it."""

from typing import Final

from server.budgets import categorised as budgets_categorised
from server.budgets import jobs as budgets_jobs
from server.budgets import letters as budgets_letters
from server.budgets import taking as budgets_taking
from server.budgets import views as budgets_views
from server.categories import taking as categories_taking
from server.categories import views as categories_views
from server.features.feature import Feature
from server.investments import data_export as investments_taking
from server.investments import due_dispatch as investments_due
from server.investments import jobs as investments_jobs
from server.investments import letters as investments_letters
from server.investments import views as investments_views
from server.investments.risk_profile import hints as risk_hints
from server.quiz import service as quiz_service
from server.reminders import data_export as reminders_taking
from server.reminders import due_dispatch as reminders_engine
from server.reminders import jobs as reminders_jobs
from server.reminders import letters as reminders_letters
from server.reminders import service as reminders_categorised
from server.reminders import service as reminders_service
from server.reminders import views as reminders_views
from server.transactions import categorised
from server.transactions import change_views as transactions_changes
from server.transactions import commands as transactions_commands
from server.transactions import jobs as transactions_jobs
from server.transactions import taking as transactions_taking

MONEY: Final[tuple[Feature, ...]] = (
    Feature(
        name="categories",
        blueprint=categories_views.blueprint,
        export=categories_taking.export,
    ),
    Feature(
        name="transactions",
        # The calls that change something join those that read.
        blueprint=transactions_changes.blueprint,
        jobs=transactions_jobs.JOBS,
        commands=(transactions_commands.check_balances,),
        export=transactions_taking.export,
        category_use=categorised.USE,
    ),
    Feature(
        name="budgets",
        blueprint=budgets_views.blueprint,
        letters={budgets_letters.BUDGET_ALERT: budgets_letters.budget_alert},
        jobs=budgets_jobs.JOBS,
        export=budgets_taking.export,
        category_use=budgets_categorised.USE,
    ),
    Feature(
        name="investments",
        blueprint=investments_views.blueprint,
        letters={investments_letters.PLAN_DATE: investments_letters.plan_date},
        jobs=investments_jobs.JOBS,
        moved=investments_due.follow,
        install=lambda _app: risk_hints.come_from(quiz_service.risk_hints),
        export=investments_taking.export,
    ),
    Feature(
        name="reminders",
        blueprint=reminders_views.blueprint,
        letters={reminders_letters.REMINDER_DUE: reminders_letters.reminder_due},
        jobs=reminders_jobs.JOBS,
        export=reminders_taking.export,
        category_use=reminders_categorised.USE,
        moved=reminders_service.follow,
        gauges=reminders_engine.gauges,
    ),
)

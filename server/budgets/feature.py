"""What budgets registers."""

from typing import Final

from server.budgets import categorised, letters, taking
from server.budgets.jobs import JOBS
from server.budgets.views import blueprint
from server.categories.uses import uses
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="budgets",
    blueprint=blueprint,
    letters={letters.BUDGET_ALERT: letters.budget_alert},
    jobs=JOBS,
    export=taking.export,
    provides=(uses.provide(categorised.USE),),
)

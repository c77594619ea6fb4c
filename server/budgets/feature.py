"""What budgets registers."""

from typing import Final

from server.budgets import category_usage, data_export, letters
from server.budgets.jobs import JOBS
from server.budgets.views import blueprint
from server.categories.usage import category_usages
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="budgets",
    blueprint=blueprint,
    letters={letters.BUDGET_ALERT: letters.budget_alert},
    jobs=JOBS,
    export=data_export.export,
    provides=(category_usages.provide(category_usage.USE),),
)

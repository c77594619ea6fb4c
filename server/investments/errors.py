"""Errors of investments."""

from collections.abc import Mapping
from typing import Any, Final

from server.core.errors import Conflict, ValidationFailed
from server.core.text.i18n import _

MOST_PLANS: Final = 50


class TooManyPlans(Conflict):
    """409: the account has the most plans that it may have."""

    code = "too_many_plans"
    message = _("You have {most} investment plans. Delete one first.")

    def __init__(self) -> None:
        super().__init__(most=MOST_PLANS)


class AlreadyRecorded(Conflict):
    """409: the investment of this date is recorded; `payload.datas` has the plan as it is."""

    code = "already_recorded"
    message = _("This date is recorded already.")

    def __init__(self, current: Mapping[str, Any]) -> None:
        super().__init__(datas=[current])


class DateToCome(ValidationFailed):
    """422: a future date cannot be answered."""

    def __init__(self) -> None:
        super().__init__(errors={"date": [_("This date is still to come.")]})

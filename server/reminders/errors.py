"""Errors of reminders."""

from collections.abc import Mapping
from typing import Any, Final

from server.core.errors import Conflict, ValidationFailed
from server.core.text.i18n import Message, _

MOST_REMINDERS: Final = 1000
CHOOSE_MOMENT: Final = _("Choose a time within the next 30 days.")
BEFORE_DATE: Final = _("That's before this reminder is due. Choose a later time.")

PAY_THE_DEBT: Final = _("Record the payment of this debt. That marks the date as done.")


class TooManyReminders(ValidationFailed):
    """422: the account has the most reminders that it may have."""

    code = "too_many_reminders"
    message = _("You have {most} reminders. Remove one first.")

    def __init__(self) -> None:
        super().__init__(most=MOST_REMINDERS)


class AlreadyDone(Conflict):
    """409: this date is done; `payload.datas` has the reminder as it is."""

    code = "already_done"
    message = _("This is already done.")

    def __init__(self, current: Mapping[str, Any]) -> None:
        super().__init__(datas=[current])


class AmountMissing(ValidationFailed):
    """422: there is no amount to record."""

    def __init__(self) -> None:
        super().__init__(errors={"amount": [_("Enter an amount.")]})


class PayTheDebt(ValidationFailed):
    """422: a date that only tells of an instalment is done by paying that."""

    code = "pay_the_debt"
    message = PAY_THE_DEBT


class CannotRecord(ValidationFailed):
    """422: one of many dates cannot be recorded; no form has a field, so the message names it."""

    def __init__(self, name: str, reason: Message) -> None:
        sentence = _("{name}: {reason}").format(name=name, reason=reason)
        super().__init__(sentence, errors={"dates": [sentence]})

    @classmethod
    def of(cls, name: str, error: ValidationFailed) -> "CannotRecord":
        """What is wrong with a date, as the first of the fields says it."""
        sentences = next(iter((error.errors or {}).values()), [error.message])
        return cls(name, sentences[0])


class BadSnooze(ValidationFailed):
    """422: the date cannot be snoozed until then."""

    def __init__(self, message: Message = CHOOSE_MOMENT) -> None:
        super().__init__(errors={"until": [message]})


class TooFarAhead(ValidationFailed):
    """422: the date is too far ahead to be answered."""

    def __init__(self) -> None:
        super().__init__(
            errors={"day": [_("This date is too far ahead. Respond to the next one first.")]}
        )

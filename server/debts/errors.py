"""Errors of debts."""

from typing import Final

from server.core.errors import Conflict, ValidationFailed
from server.core.text.i18n import Message, _

MOST: Final = 100


class TooManyDebts(Conflict):
    """409: the account has the most debts that it may have."""

    code = "too_many_debts"
    message = _("You have {most} debts. Delete one you no longer need first.")

    def __init__(self) -> None:
        super().__init__(most=MOST)


class NothingOpen(Conflict):
    """409: the debt is paid already."""

    code = "debt_paid"
    message = _("This debt is already paid.")


class Overpaid(Conflict):
    """409: with a restored payment more would be paid than was owed."""

    code = "debt_overpaid"
    message = _("This would pay “{debt}” more than once. Delete another payment first.")

    def __init__(self, debt: str) -> None:
        super().__init__(debt=debt)


class Refused(ValidationFailed):
    """422: a value of one field that cannot be."""

    def __init__(self, field: str, message: Message) -> None:
        super().__init__(errors={field: [message]})

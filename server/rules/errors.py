"""Errors of rules."""

from typing import Final

from server.core.errors import Conflict, ValidationFailed
from server.core.text.i18n import _

MOST_RULES: Final = 200
NO_CONDITION: Final = _("Say when this rule applies: a text, an amount, a type or a wallet.")
NO_WORDS: Final = _("Use at least one letter or digit.")
NO_OUTCOME: Final = _("Choose what this rule does.")
LEFT_OUT: Final = _("A rule that leaves rows out can't change them as well.")
WRONG_ORDER: Final = _("Enter an amount that isn't below the smallest one.")
WRONG_TYPE: Final = _("Choose a category of the same type.")
HIDDEN: Final = _("You have hidden this category. Choose another one.")
OTHER_LIST: Final = _("This list doesn't have every rule exactly once. Reload it.")


class TooManyRules(Conflict):
    """409: the book has the most rules that it may have."""

    code = "too_many_rules"
    message = _("You have {most} rules. Delete one first.")

    def __init__(self) -> None:
        super().__init__(most=MOST_RULES)


class WrongRule(ValidationFailed):
    """422: a field of a rule doesn't go with the others."""

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(errors={field: [sentence]})


class TooLateToUndo(Conflict):
    """409: the time for an undo is over."""

    code = "undo_expired"
    message = _("A rule can be undone for three days.")

"""Why a change of goals is refused."""

from typing import Final

from server.core.errors import Conflict, ValidationFailed
from server.core.text.i18n import _

MOST: Final = 100
PAST: Final = _("This day is past. Choose today or a later day.")
UNNAMED: Final = _("Give your goal a name.")


class TooManyGoals(Conflict):
    """409: there are as many goals as one may have."""

    code = "too_many_goals"
    message = _("You have {most} goals. Delete one that you no longer need first.")

    def __init__(self) -> None:
        super().__init__(most=MOST)


class MoreThanSaved(ValidationFailed):
    """422: nobody takes out what was not put aside."""

    def __init__(self) -> None:
        sentence = _("Take out at most what you have put aside for this goal.")
        super().__init__(errors={"amount": [sentence]})


class DuePast(ValidationFailed):
    """422: a goal is not planned for a day that is past."""

    def __init__(self) -> None:
        super().__init__(errors={"due": [PAST]})


class Unnamed(ValidationFailed):
    """422: an own goal has no other name to go back to."""

    def __init__(self) -> None:
        super().__init__(errors={"name": [UNNAMED]})

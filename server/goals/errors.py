"""Errors of goals."""

from typing import Final

from server.core.errors import Conflict, ValidationFailed
from server.core.text.i18n import Message, _

MOST: Final = 100
PAST: Final = _("This day has passed. Choose today or a later day.")
NOT_ENOUGH: Final = _(
    "“{goal}” doesn't have enough money for this. Put money in first, or delete what you took out."
)
UNNAMED: Final = _("Give your goal a name.")


class TooManyGoals(Conflict):
    """409: the account has the most goals that it may have."""

    code = "too_many_goals"
    message = _("You have {most} goals. Delete one you no longer need first.")

    def __init__(self) -> None:
        super().__init__(most=MOST)


class MoreThanSaved(ValidationFailed):
    """422: more is to be taken out than was put aside."""

    def __init__(self) -> None:
        message = _("You can't take out more than you've put aside for this goal.")
        super().__init__(errors={"amount": [message]})


class GoalWalletArchived(ValidationFailed):
    """422: the wallet of the goal takes no money and gives none."""

    def __init__(self) -> None:
        message = _("The wallet of this goal is archived. Choose another one for the goal first.")
        super().__init__(errors={"wallet_id": [message]})


class SameWallet(ValidationFailed):
    """422: no money moves between the wallet of the goal and itself."""

    def __init__(self) -> None:
        message = _("This goal is in this wallet. Choose another one.")
        super().__init__(errors={"wallet_id": [message]})


class NoOtherWallet(ValidationFailed):
    """422: the wallet of the goal is the only active one, so no money can move."""

    def __init__(self) -> None:
        message = _(
            "This goal is in your only wallet in use, so there's nothing to transfer. Add another"
            " one first."
        )
        super().__init__(errors={"wallet_id": [message]})


class NotEnoughSaved(Conflict):
    """409: a goal would hold less than nothing, because money was taken out of it."""

    code = "not_enough_saved"
    message = NOT_ENOUGH

    def __init__(self, goal: Message) -> None:
        super().__init__(goal=goal)


class EditTakesTooMuch(ValidationFailed):
    """422: the edit of a contribution's transaction would leave less than nothing in the goal."""

    def __init__(self, goal: Message, field: str) -> None:
        super().__init__(errors={field: [NOT_ENOUGH.format(goal=goal)]})


class DuePast(ValidationFailed):
    """422: a goal cannot become due on a day that is past."""

    def __init__(self) -> None:
        super().__init__(errors={"due": [PAST]})


class Unnamed(ValidationFailed):
    """422: an own goal has no default name."""

    def __init__(self) -> None:
        super().__init__(errors={"name": [UNNAMED]})

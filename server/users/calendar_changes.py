"""What other features do when the time zone or payday of an account changes."""

from collections.abc import Callable
from typing import Final

from server.core.extension_point import ExtensionPoint

CalendarChangeHandler = Callable[[str], None]
"""`handle(owner_id)` runs within the transaction of the change and reads the account again."""


class CalendarChanges(ExtensionPoint[CalendarChangeHandler]):
    """The handlers of features that store something computed from the calendar of an account."""

    def notify(self, owner_id: str) -> None:
        """Let every feature follow a change of the calendar of an account."""
        for handle in self.all():
            handle(owner_id)


calendar_changes: Final = CalendarChanges("what follows the days of an account")

"""The data export of the quiz."""

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported
from server.quiz.service import find_quiz


def export(owner_id: str) -> Exported:
    """The latest answers, the chosen kinds of reminders, and when the quiz was taken."""
    taken = find_quiz(owner_id)
    if taken is None:
        return Exported()
    return Exported(data={**taken._asdict(), "taken_at": format_utc(taken.taken_at)})

"""The quiz as its owner takes it along."""

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported
from server.quiz.service import find_quiz


def export(owner_id: str) -> Exported:
    """The newest answers, the reminders wished for, and when the quiz was taken."""
    taken = find_quiz(owner_id)
    if taken is None:
        return Exported()
    return Exported(data={**taken._asdict(), "taken_at": format_utc(taken.taken_at)})

"""The quiz as its owner takes it along."""

from server.core.calendar.clock import wire
from server.core.data_export import Exported
from server.quiz.service import taken_by


def export(owner_id: str) -> Exported:
    """The newest answers, the reminders wished for, and when the quiz was taken."""
    taken = taken_by(owner_id)
    if taken is None:
        return Exported()
    return Exported(data={**taken._asdict(), "taken_at": wire(taken.taken_at)})

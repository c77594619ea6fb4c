"""The data export of answers to series; they are erased with their account."""

from typing import Final

from server.core.calendar.clock import to_text
from server.core.data_export import Exported, Table
from server.core.text.i18n import _
from server.proposals.models import AnswerRow
from server.proposals.queries import read_answers

NAME: Final = "series_answers"


def export(owner_id: str) -> Exported:
    """What the owner said of series that were found among the transactions."""
    rows = [[to_text(value) for value in row] for row in read_answers(owner_id)]
    about = _("Your answers to the recurring payments that we found in your transactions.")
    return Exported(tables=[Table.of(NAME, about, AnswerRow._fields, rows)])

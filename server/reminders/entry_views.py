"""Views of recurring entries: many dates at once, and changes from one date on."""

from http import HTTPStatus

from flask_login import current_user
from marshmallow import fields

from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match
from server.core.http.idempotency import idempotent
from server.core.text.i18n import _
from server.reminders import bulk_answers, series_split
from server.reminders.bulk_answers import BulkAnswer
from server.reminders.entry_schemas import BulkAnswerSchema, ChangedDateSchema, SeriesChangeSchema
from server.reminders.schemas import OccurrenceSchema, ReminderSchema
from server.reminders.series_split import SeriesChange
from server.reminders.views import blueprint, current_viewer
from server.sessions.access_guard import signed_in

# These routes belong to the blueprint of reminders.
__all__ = ("blueprint",)

NOT_FOUND = HTTPStatus.NOT_FOUND
CONFLICT = HTTPStatus.CONFLICT


@blueprint.route("/reminders/answers", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(BulkAnswerSchema)
@blueprint.answers(
    200,
    OccurrenceSchema,
    message=True,
    changed=fields.Integer(required=True),
    changed_dates=fields.List(fields.Nested(ChangedDateSchema), required=True),
    balance=fields.Integer(required=True),
)
@idempotent(200)
def answer_dates(answer: BulkAnswer) -> Body:
    """Answer up to 100 dates at once: all, or none; `open` takes back what was said to them.

    Entries get the day of their date. Dates that were answered meanwhile stay as they are; to take
    an answer back, open the `changed_dates`.
    """
    done = bulk_answers.answer_dates(current_user.id, answer, current_viewer())
    message, params = done.message(answer.action)
    return envelope(
        message,
        done.occurrences,
        params=params,
        changed=len(done.changed),
        changed_dates=[
            {"reminder_id": one.reminder_id, "day": one.day.isoformat()} for one in done.changed
        ],
        balance=done.balance,
    )


@blueprint.route("/reminders/<string:id>/split", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.versioned
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(SeriesChangeSchema)
@blueprint.answers(
    200, ReminderSchema, message=True, changed=fields.Nested(ReminderSchema, required=True)
)
@idempotent(200)
def split_reminder(change: SeriesChange, **path: str) -> Body:
    """Change one date of a reminder, or that and all later ones; earlier ones stay as they were.

    `changed` is the reminder that has the change, `datas` the one that it was part of.
    """
    split = series_split.split_series(
        current_user.id, path["id"], change, read_if_match(), current_viewer()
    )
    return envelope(_("Your reminder has been updated."), [split.series], changed=split.changed)

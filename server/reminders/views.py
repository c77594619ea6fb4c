"""Views of reminders."""

import datetime as dt
from http import HTTPStatus
from typing import Any

from flask import Response
from flask_login import current_user
from marshmallow import fields, validate

from server.core.http.access import public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.http.idempotency import idempotent
from server.core.http.rate_limits import limited
from server.core.http.schemas import MailedTokenSchema
from server.core.text.i18n import _, current_language
from server.reminders import done_links, missed_dates, occurrences, series_split, service
from server.reminders.agenda import read_agenda
from server.reminders.missed_dates import MissedAnswer
from server.reminders.occurrences import OccurrenceAnswer
from server.reminders.reminder import ReminderFields
from server.reminders.schemas import (
    STATES,
    AgendaQuerySchema,
    DoneSchema,
    HolidaySchema,
    MissedSchema,
    NamedOccurrenceSchema,
    NewReminderSchema,
    OccurrenceSchema,
    OpenSchema,
    Range,
    ReminderChangesSchema,
    ReminderSchema,
    RemovalQuerySchema,
    SkipSchema,
    SnoozeSchema,
)
from server.reminders.viewer_context import ViewerContext, viewer_context
from server.sessions.access_guard import signed_in
from server.transactions.schemas import TransactionSchema

blueprint = Blueprint("reminders", __name__, description="Days to be reminded of")

NOT_FOUND = HTTPStatus.NOT_FOUND
CONFLICT = HTTPStatus.CONFLICT


@blueprint.route("/reminders")
@signed_in
@blueprint.arguments(AgendaQuerySchema, location="query")
@blueprint.answers(
    200,
    ReminderSchema,
    occurrences=fields.List(fields.Nested(OccurrenceSchema), required=True),
    coming=fields.List(fields.Nested(NamedOccurrenceSchema), required=True),
    late=fields.List(fields.Nested(NamedOccurrenceSchema), required=True),
    waiting=fields.List(fields.Nested(NamedOccurrenceSchema), required=True),
    waiting_count=fields.Integer(required=True),
    holidays=fields.List(fields.Nested(HolidaySchema), required=True),
    complete=fields.Boolean(required=True),
)
def list_reminders(days: Range) -> Body:
    """The own reminders of up to 400 days, with what comes next and what is late.

    `waiting` has up to 100 dates of recurring entries that are due and were not confirmed yet.
    `complete` is false when there are more dates than 5,000; the earliest are told then.
    """
    viewer = current_viewer()
    agenda = read_agenda(current_user.id, days.first, days.last, viewer)
    holidays = service.list_holidays(current_user.id, days.first, days.last, viewer.book.language)
    return envelope(
        datas=agenda.reminders,
        occurrences=agenda.occurrences,
        coming=agenda.coming,
        late=agenda.late,
        waiting=agenda.waiting,
        waiting_count=agenda.waiting_count,
        holidays=holidays,
        complete=agenda.complete,
    )


@blueprint.route("/reminders", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.arguments(NewReminderSchema)
@blueprint.answers(201, ReminderSchema, message=True)
@idempotent(201)
def add_reminder(reminder: ReminderFields) -> Body:
    """Make a reminder of up to 1,000; nothing is told for days that are over."""
    made = service.add_reminder(current_user.id, reminder, current_viewer())
    return envelope(_("Your reminder is set."), [made])


@blueprint.route("/reminders/<string:id>")
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.answers(200, ReminderSchema)
def get_reminder(**path: str) -> Response:
    """Get a reminder."""
    found = service.get_reminder(current_user.id, path["id"], current_viewer())
    return respond_with_version(envelope(datas=[found]), found["version"])


@blueprint.route("/reminders/<string:id>", methods=["PUT"])
@signed_in
@blueprint.versioned
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(ReminderChangesSchema)
@blueprint.answers(200, ReminderSchema, message=True)
def change_reminder(changes: ReminderFields, **path: str) -> Response:
    """Change a reminder; other dates count from today on, and what was said to dates stays."""
    changed = service.change_reminder(
        current_user.id, path["id"], changes, read_if_match(), current_viewer()
    )
    return respond_with_version(
        envelope(_("Your reminder has been updated."), [changed]), changed["version"]
    )


@blueprint.route("/reminders/<string:id>", methods=["DELETE"])
@signed_in
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(RemovalQuerySchema, location="query")
@blueprint.answers(200, message=True, removed=fields.String(required=True))
def remove_reminder(since: dt.date | None, **path: str) -> Body:
    """Remove a reminder, or its dates from a day on; what it booked stays in the ledger.

    `removed` is the id of what can be restored.
    """
    removed = path["id"]
    if since is None:
        service.remove_reminder(current_user.id, removed)
        return envelope(_("Your reminder has been removed."), removed=removed)
    removed = series_split.remove_dates(current_user.id, removed, since, current_viewer())
    return envelope(_("This date and all later ones have been removed."), removed=removed)


@blueprint.route("/reminders/<string:id>/restore", methods=["POST"])
@signed_in
@blueprint.refuses(NOT_FOUND, HTTPStatus.UNPROCESSABLE_ENTITY)
@blueprint.answers(200, ReminderSchema, message=True)
def restore_reminder(**path: str) -> Body:
    """Bring back a reminder that was removed within 30 days."""
    back = service.restore_reminder(current_user.id, path["id"], current_viewer())
    return envelope(_("Your reminder has been restored."), [back])


ANSWERED: dict[str, Any] = {
    "occurrence": fields.Nested(OccurrenceSchema, required=True),
    "transaction": fields.Nested(TransactionSchema, required=True, allow_none=True),
    "balance": fields.Integer(required=True),
}


@blueprint.route("/reminders/<string:id>/done", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(DoneSchema)
@blueprint.answers(200, ReminderSchema, message=True, **ANSWERED)
@idempotent(200)
def do_reminder(answer: OccurrenceAnswer, **path: str) -> Body:
    """Say that a date is done; its amount goes into the ledger unless `record` is false."""
    return _answer(path["id"], answer)


@blueprint.route("/reminders/<string:id>/skip", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(SkipSchema)
@blueprint.answers(200, ReminderSchema, message=True, **ANSWERED)
@idempotent(200)
def skip_reminder(answer: OccurrenceAnswer, **path: str) -> Body:
    """Leave out a date."""
    return _answer(path["id"], answer)


@blueprint.route("/reminders/<string:id>/snooze", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(SnoozeSchema)
@blueprint.answers(200, ReminderSchema, message=True, **ANSWERED)
@idempotent(200)
def snooze_reminder(answer: OccurrenceAnswer, **path: str) -> Body:
    """Be reminded of a date again at a moment within 30 days."""
    return _answer(path["id"], answer)


@blueprint.route("/reminders/<string:id>/open", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(NOT_FOUND)
@blueprint.arguments(OpenSchema)
@blueprint.answers(200, ReminderSchema, message=True, **ANSWERED)
@idempotent(200)
def open_reminder(answer: OccurrenceAnswer, **path: str) -> Body:
    """Take back what was said to a date; what was booked for it is deleted."""
    return _answer(path["id"], answer)


@blueprint.route("/reminders/<string:id>/missed", methods=["POST"])
@signed_in
@blueprint.idempotent
@blueprint.refuses(NOT_FOUND, CONFLICT)
@blueprint.arguments(MissedSchema)
@blueprint.answers(
    200,
    ReminderSchema,
    message=True,
    occurrences=fields.List(fields.Nested(OccurrenceSchema), required=True),
)
@idempotent(200)
def answer_missed(answer: MissedAnswer, **path: str) -> Body:
    """Say of dates that are over that all are done, or skipped, or open; nothing is booked."""
    reminder, dates = missed_dates.answer_missed(
        current_user.id, path["id"], answer, current_viewer()
    )
    return envelope(missed_dates.MESSAGES[answer.action], [reminder], occurrences=dates)


LINKED: dict[str, Any] = {
    "description": fields.String(required=True),
    "day": fields.String(required=True),
    "amount": fields.Integer(required=True, allow_none=True),
    "state": fields.String(required=True, validate=validate.OneOf(STATES)),
    "asks_amount": fields.Boolean(required=True),
    "recorded": fields.Boolean(required=True),
}


@blueprint.route("/reminders/done-by-mail/<string:token>")
@public
@limited("300 per hour")
@blueprint.refuses(400)
@blueprint.answers(200, **LINKED)
def get_asked_by_mail(**path: str) -> Body:
    """Get what a mailed link is about; changes nothing.

    `amount` is what the ledger has of a date that is done, and would get of any other one. One
    that `asks_amount` cannot be done here.
    """
    return envelope(**done_links.find_linked_occurrence(path["token"]).serialize())


@blueprint.route("/reminders/done-by-mail", methods=["POST"])
@public
@limited("300 per hour")
@blueprint.arguments(MailedTokenSchema)
@blueprint.answers(200, message=True, **LINKED)
def do_by_mail(body: dict[str, str]) -> Body:
    """Say by a mailed link that a date is done; the same when it was done before."""
    done = done_links.complete_linked_occurrence(body["token"])
    return envelope(_("Well done! We've noted it."), **done.serialize())


def _answer(reminder_id: str, answer: OccurrenceAnswer) -> Body:
    done = occurrences.answer_occurrence(current_user.id, reminder_id, answer, current_viewer())
    return envelope(
        done.message(answer.action),
        [done.reminder],
        occurrence=done.occurrence,
        transaction=done.transaction,
        balance=done.balance,
    )


def current_viewer() -> ViewerContext:
    """The context in which the present person reads reminders."""
    return viewer_context(current_user, current_language())

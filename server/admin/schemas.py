"""Request and response of the dashboard."""

from typing import Final

from marshmallow import fields, validate

from server.admin.service import RANGES
from server.core.http.schemas import Schema

DEFAULT: Final = "30d"


class DashboardQuerySchema(Schema):
    """For which days, up to today; `12m` are the present month and the eleven before."""

    range = fields.String(load_default=DEFAULT, validate=validate.OneOf(RANGES))


class DashboardDaysSchema(Schema):
    """A range of days, both ends included."""

    first = fields.Date(required=True, data_key="from")
    last = fields.Date(required=True, data_key="to")


class ComparedSchema(Schema):
    """A figure, the one of as many days before, and the change in percent.

    `change` is null from zero, `previous` where no count exists.
    """

    value = fields.Integer(required=True)
    previous = fields.Integer(required=True, allow_none=True)
    change = fields.Float(required=True, allow_none=True)


class MonthUsersSchema(Schema):
    """How many confirmed accounts there were at a month's end; null for months to come."""

    month = fields.String(required=True)
    users = fields.Integer(required=True, allow_none=True)


class TotalUsersSchema(Schema):
    """Twelve months each."""

    this_year = fields.List(fields.Nested(MonthUsersSchema), required=True)
    last_year = fields.List(fields.Nested(MonthUsersSchema), required=True)


class WebsiteVisitsSchema(Schema):
    """How many visits a domain led to; empty when none did, `other` are all the rest."""

    name = fields.String(required=True)
    visits = fields.Integer(required=True)


class SystemViewsSchema(Schema):
    """How many views a system had."""

    name = fields.String(required=True)
    views = fields.Integer(required=True)


class CountryViewsSchema(Schema):
    """How many views came from a country, and what percent of all that is.

    `other` are all other countries, the empty one is unknown.
    """

    country = fields.String(required=True)
    label = fields.String(required=True)
    views = fields.Integer(required=True)
    share = fields.Float(required=True)


class LayoutFilesSchema(Schema):
    """How many files of a layout were read, and how many imports of it were saved."""

    layout = fields.String(required=True)
    name = fields.String(required=True)
    read = fields.Integer(required=True)
    applied = fields.Integer(required=True)


class FailedFilesSchema(Schema):
    """How many files could not be read for a reason."""

    reason = fields.String(required=True)
    files = fields.Integer(required=True)


class ImportFiguresSchema(Schema):
    """What became of the files that people imported, without anything of their content."""

    layouts = fields.List(fields.Nested(LayoutFilesSchema), required=True)
    failures = fields.List(fields.Nested(FailedFilesSchema), required=True)


class GuestPeriodSchema(Schema):
    """How many guests began in so many days up to today, and how many became accounts."""

    days = fields.Integer(required=True)
    begun = fields.Integer(required=True)
    kept = fields.Integer(required=True)


class GuestFiguresSchema(Schema):
    """People who try the product without an account; no other figure counts them."""

    alive = fields.Integer(required=True)
    periods = fields.List(fields.Nested(GuestPeriodSchema), required=True)


class ReasonSchema(Schema):
    """With which kind of error some were given up, or wait for another try, and how many.

    `first_at` and `last_at` are when the first and the last were given up, or, of those that still
    wait, written.
    """

    given_up = fields.Boolean(required=True)
    error = fields.String(required=True)
    number = fields.Integer(required=True)
    first_at = fields.String(required=True)
    last_at = fields.String(required=True)


class FailingJobSchema(Schema):
    """A job that has failed since it last came to its end; null when it never did.

    `failing_seconds` is how long ago it failed first since then, `error` the kind of its last
    failure; both are null when that was not noted.
    """

    name = fields.String(required=True)
    failures = fields.Integer(required=True)
    failing_seconds = fields.Integer(required=True, allow_none=True)
    error = fields.String(required=True, allow_none=True)
    last_run_seconds = fields.Integer(required=True, allow_none=True)


class HealthSchema(Schema):
    """Open work of operators, queues, and the state of the worker."""

    support_open = fields.Integer(required=True)
    support_oldest_at = fields.String(required=True, allow_none=True)
    data_requests_open = fields.Integer(required=True)
    data_requests_overdue = fields.Integer(required=True)
    data_requests_next_due_at = fields.String(required=True, allow_none=True)
    drafts = fields.Integer(required=True)
    scheduled = fields.Integer(required=True)
    comments_held = fields.Integer(required=True)
    comments_oldest_at = fields.String(required=True, allow_none=True)
    mail_waiting = fields.Integer(required=True)
    mail_oldest_due_seconds = fields.Integer(required=True)
    mail_dead = fields.Integer(required=True)
    mail_reasons = fields.List(fields.Nested(ReasonSchema), required=True)
    push_waiting = fields.Integer(required=True)
    push_dead = fields.Integer(required=True)
    push_reasons = fields.List(fields.Nested(ReasonSchema), required=True)
    worker_seconds = fields.Integer(required=True, allow_none=True)
    failing_jobs = fields.List(fields.Nested(FailingJobSchema), required=True)


class DashboardSchema(DashboardDaysSchema):
    """Everything the dashboard shows of some days of Jakarta."""

    range = fields.String(required=True, validate=validate.OneOf(RANGES))
    previous = fields.Nested(DashboardDaysSchema, required=True)
    views = fields.Nested(ComparedSchema, required=True)
    visits = fields.Nested(ComparedSchema, required=True)
    new_users = fields.Nested(ComparedSchema, required=True)
    active_users = fields.Nested(ComparedSchema, required=True)
    total_users = fields.Nested(TotalUsersSchema, required=True)
    websites = fields.List(fields.Nested(WebsiteVisitsSchema), required=True)
    devices = fields.List(fields.Nested(SystemViewsSchema), required=True)
    locations = fields.List(fields.Nested(CountryViewsSchema), required=True)
    imports = fields.Nested(ImportFiguresSchema, required=True)
    guests = fields.Nested(GuestFiguresSchema, required=True)
    health = fields.Nested(HealthSchema, required=True)
    as_of = fields.String(required=True)

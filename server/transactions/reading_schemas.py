"""What may be asked of the ledger, and what is answered beside its rows."""

from typing import Any, Final, NamedTuple

import marshmallow as ma
from marshmallow import fields, validate

from server.core.calendar.ledger_days import recordable
from server.core.calendar.money_month import Period
from server.core.http.fields import Day, MonthKey, RowCount
from server.core.http.pagination import MOST
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.transactions.bounds import LONGEST_DETAIL
from server.transactions.filtering import Filters
from server.transactions.schemas import CHOOSE_TYPE, TYPES, FiltersSchema, choice
from server.transactions.sheets import Format
from server.transactions.statements import Sort

PERIODS: Final = [period.value for period in Period]
SORTS: Final = [sort.value for sort in Sort]
FORMATS: Final = [format_.value for format_ in Format]

CHOOSE_PERIOD: Final = _("Choose day, week, month or year.")
CHOOSE_SORT: Final = _("Sort by date, name or amount.")
CHOOSE_FORMAT: Final = _("Choose CSV or XLSX.")
BAD_LIMIT: Final = _("Ask for 1 to 200 rows.")


class ListQuery(NamedTuple):
    """One page of a filtered list."""

    filters: Filters
    sort: Sort
    limit: int
    cursor: str | None


class ExportQuery(NamedTuple):
    """A filtered list as a file."""

    filters: Filters
    sort: Sort
    format: Format


class ListQuerySchema(FiltersSchema):
    """Which transactions are asked for, page by page.

    `q` is looked for in details and categories, and may be an amount such as 25rb; a cursor
    belongs to its `sort`.
    """

    sort = choice(SORTS, CHOOSE_SORT, load_default=Sort.NEWEST.value)
    limit = RowCount(MOST, BAD_LIMIT, load_default=MOST)
    cursor = fields.String()

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **kwargs: Any) -> Any:
        filters = super()._make(fields_, **kwargs)
        return ListQuery(filters, Sort(fields_["sort"]), fields_["limit"], fields_.get("cursor"))


class ExportQuerySchema(FiltersSchema):
    """Which transactions the file holds, and what kind of file it is."""

    sort = choice(SORTS, CHOOSE_SORT, load_default=Sort.NEWEST.value)
    format = choice(FORMATS, CHOOSE_FORMAT, required=True)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **kwargs: Any) -> Any:
        filters = super()._make(fields_, **kwargs)
        return ExportQuery(filters, Sort(fields_["sort"]), Format(fields_["format"]))


class SuggestionQuerySchema(Schema):
    """What is being typed, and which way the money goes; without `q`, what is used most."""

    q = Text(least=0, most=LONGEST_DETAIL, load_default="")
    type = choice(TYPES, CHOOSE_TYPE)


class ByCategoryQuerySchema(Schema):
    """Which money month, the present one without any."""

    month = MonthKey()


class SummaryQuerySchema(Schema):
    """Which bars are asked for: those around the day `at`, today without one."""

    period = choice(PERIODS, CHOOSE_PERIOD, load_default=Period.MONTH.value)
    at = Day(validate=recordable)


class SuggestionSchema(Schema):
    """What was recorded before and may be again; `amount` is the last one, `count` how often."""

    detail = fields.String(required=True)
    type = fields.String(required=True, validate=validate.OneOf(TYPES))
    category_id = fields.String(required=True)
    category_label = fields.String(required=True)
    icon = fields.String(required=True)
    color = fields.String(required=True, allow_none=True)
    amount = fields.Integer(required=True)
    count = fields.Integer(required=True)


class RecentCategoriesSchema(Schema):
    """Ids of the categories that were used, the last one first."""

    expenses = fields.List(fields.String(), required=True)
    income = fields.List(fields.String(), required=True)


class CategorySumSchema(Schema):
    """What a category holds, in whole rupiah."""

    category_id = fields.String(required=True)
    income = fields.Integer(required=True)
    expenses = fields.Integer(required=True)
    count = fields.Integer(required=True)


class LedgerMonthSchema(Schema):
    """A money month, both days included."""

    key = fields.String(required=True)
    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)

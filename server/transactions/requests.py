"""Requests about many rows: filters, pages, files, sums and bulk changes."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs

import marshmallow as ma
from marshmallow import fields

from server.categories.current_book import get_current_book
from server.core.calendar.ledger_days import require_recordable_day
from server.core.calendar.money_month import Period
from server.core.http.fields import Day, RowCount, choice
from server.core.http.pagination import MAX_LIMIT
from server.core.http.schemas import Schema, Text
from server.core.ids import LENGTH
from server.core.text.i18n import _
from server.transactions.amount_search import parse_amount
from server.transactions.filters import Filters, SearchTerm
from server.transactions.list_queries import Sort
from server.transactions.models import LONGEST_DETAIL, EntryType
from server.transactions.schemas import (
    CHOOSE_CATEGORY,
    CHOOSE_TYPE,
    FORMATS,
    LONGEST_CATEGORY,
    TYPES,
    UNKNOWN_CATEGORY,
)
from server.transactions.service import BulkChange, BulkSelection
from server.transactions.spreadsheet import Format
from server.transactions.undo_log import ActionKind
from server.wallets.current_wallets import get_current_wallets

LONGEST_SEARCH: Final = 200
ALL: Final = "all"
INDEXED_SORTS: Final = frozenset({Sort.NEWEST.value, Sort.DATE.value})
MOST_IDS: Final = 1000
# Each of them is a part of an index to read.
MOST_CATEGORIES: Final = 20
SEPARATOR: Final = ","
# As many as either database changes within the timeout of a request.
MOST_AT_ONCE: Final = 100_000
ACTIONS: Final = [kind.value for kind in ActionKind]
INCLUDED: Final = {"transfers": EntryType.TRANSFER, "adjustments": EntryType.ADJUSTMENT}
PERIODS: Final = [period.value for period in Period]
SORTS: Final = [sort.value for sort in Sort]

BACKWARDS: Final = _("The end date is before the start date.")
CHOOSE_LIST: Final = _("Choose all, income, expenses or transfers.")
CHOOSE_INCLUDED: Final = _("Include transfers, adjustments or both.")
UNKNOWN_WALLET: Final = _("We don't know this wallet. Choose one of yours.")
CHOOSE_ACTION: Final = _("Choose to delete them, or to change their category.")
CHOOSE_ROWS: Final = _("Choose transactions, or send the filters that match them.")
ONE_OR_THE_OTHER: Final = _("Send the transactions or the filters, not both.")
TOO_MANY_CATEGORIES: Final = _("Choose at most {most} categories.")
BAD_IDS: Final = _("Choose 1 to 1,000 transactions.")
BAD_COUNT: Final = _("Send the number of transactions, 1 to 100,000.")
CHOOSE_PERIOD: Final = _("Choose day, week, month or year.")
CHOOSE_SORT: Final = _("Sort by date, name or amount.")
CHOOSE_FORMAT: Final = _("Choose CSV or XLSX.")
BAD_LIMIT: Final = _("Request 1 to 200 rows.")


class CategoryIds(Text):
    """Ids of categories between commas, up to 20; each once, in one order."""

    def __init__(self, **kwargs: Any) -> None:
        messages = {"unknown": UNKNOWN_CATEGORY, "many": TOO_MANY_CATEGORIES}
        about = {
            "description": "One category, or up to 20 between commas.",
            "example": "rent,utilities",
        }
        longest = MOST_CATEGORIES * (LONGEST_CATEGORY + len(SEPARATOR))
        super().__init__(least=0, most=longest, error_messages=messages, metadata=about, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, *args, **kwargs)
        if not text:
            return ()
        found = [get_current_book().get(part.strip()) for part in text.split(SEPARATOR)]
        known = {category.id for category in found if category}
        if None in found:
            raise self.make_error("unknown")
        if len(known) > MOST_CATEGORIES:
            raise self.make_error("many", most=MOST_CATEGORIES)
        return tuple(sorted(known))


class Included(Text):
    """What a list shows besides income and expenses: names between commas."""

    def __init__(self, **kwargs: Any) -> None:
        about = {"description": "`transfers`, `adjustments`, or both between commas."}
        messages = {"unknown": CHOOSE_INCLUDED}
        super().__init__(least=0, most=40, error_messages=messages, metadata=about, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        names = super()._deserialize(value, *args, **kwargs).split(SEPARATOR)
        if any(name and name not in INCLUDED for name in names):
            raise self.make_error("unknown")
        return tuple(type_ for name, type_ in INCLUDED.items() if name in names)


class WalletId(Text):
    """One of the viewer's wallets, also an archived one."""

    def __init__(self, **kwargs: Any) -> None:
        messages = {"unknown": UNKNOWN_WALLET}
        super().__init__(least=0, most=LENGTH, error_messages=messages, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        wallet_id = super()._deserialize(value, *args, **kwargs)
        if wallet_id and get_current_wallets().get(wallet_id) is None:
            raise self.make_error("unknown")
        return wallet_id or None


class FiltersSchema(Schema):
    """Which transactions are meant; the days are inclusive.

    All are income and expenses, with what `include` names besides.
    """

    category = choice([ALL, *TYPES, EntryType.TRANSFER.value], CHOOSE_LIST, load_default=ALL)
    include = Included()
    wallet = WalletId()
    category_ids = CategoryIds(data_key="category_id")
    first = Day(data_key="from")
    last = Day(data_key="to")
    q = Text(least=0, most=LONGEST_SEARCH)

    @ma.validates_schema(skip_on_field_errors=False)
    def _in_order(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        first, last = fields_.get("first"), fields_.get("last")
        if first and last and last < first:
            raise ma.ValidationError(BACKWARDS, "to")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Any:
        return _filters(fields_)


class Ids(fields.List[str]):
    """Ids without duplicates; one message for all errors."""

    def __init__(self) -> None:
        messages: dict[str, Any] = {"invalid": BAD_IDS, "null": BAD_IDS}
        metadata = {"minItems": 1, "maxItems": MOST_IDS}
        super().__init__(fields.String(), error_messages=messages, metadata=metadata)

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> Any:
        if not isinstance(value, list) or not 1 <= len(value) <= MOST_IDS:
            raise self.make_error("invalid")
        if not all(isinstance(id_, str) and len(id_) <= LENGTH for id_ in value):
            raise self.make_error("invalid")
        return tuple(dict.fromkeys(value))


class Count(fields.Integer):
    """The number of rows that the sender saw; only a JSON integer."""

    def __init__(self) -> None:
        messages: dict[str, Any] = {"invalid": BAD_COUNT, "null": BAD_COUNT}
        metadata = {"minimum": 1, "maximum": MOST_AT_ONCE}
        super().__init__(strict=True, error_messages=messages, metadata=metadata)

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.make_error("invalid")
        if not 1 <= value <= MOST_AT_ONCE:
            raise self.make_error("invalid")
        return value


class BulkSchema(Schema):
    """Many rows as one act: named by `ids`, or met by `filters` and then with their `count`."""

    class Meta:
        # An ignored misspelt filter would match far more rows.
        unknown = ma.RAISE

    action = choice(ACTIONS, CHOOSE_ACTION, required=True)
    category_id = Text(least=0, most=LONGEST_CATEGORY, allow_none=True)
    ids = Ids()
    filters = fields.Nested(FiltersSchema, unknown=ma.RAISE)
    count = Count()

    @ma.validates_schema(skip_on_field_errors=False, pass_original=True)
    def _rows_are_chosen(self, _fields: dict[str, Any], sent: Any, **_kwargs: Any) -> None:
        if not isinstance(sent, dict):
            return
        named, met = "ids" in sent, "filters" in sent
        if named and met:
            raise ma.ValidationError(ONE_OR_THE_OTHER, "filters")
        if not named and not met:
            raise ma.ValidationError(CHOOSE_ROWS, "ids")
        if met and "count" not in sent:
            raise ma.ValidationError(BAD_COUNT, "count")

    @ma.validates_schema(skip_on_field_errors=False)
    def _category_is_known(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        if fields_.get("action") != ActionKind.CATEGORISE:
            return
        category_id = fields_.get("category_id")
        if not category_id or get_current_book().get(category_id) is None:
            raise ma.ValidationError(
                UNKNOWN_CATEGORY if category_id else CHOOSE_CATEGORY, "category_id"
            )

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> BulkChange:
        ids: Sequence[str] = fields_.get("ids", ())
        filters = fields_.get("filters", Filters())
        selection = BulkSelection(ids, filters, len(ids) or fields_["count"])
        if fields_["action"] == ActionKind.DELETE:
            return BulkChange(selection, None)
        category = get_current_book().get(fields_["category_id"])
        return BulkChange(selection, category.id if category else None)


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

    `q` is looked for in details, categories and the wallets of transfers, and may be an amount such
    as 25rb; a cursor belongs to its `sort`.
    """

    sort = choice(SORTS, CHOOSE_SORT, load_default=Sort.NEWEST.value)
    limit = RowCount(MAX_LIMIT, BAD_LIMIT, load_default=MAX_LIMIT)
    cursor = fields.String()

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **kwargs: Any) -> Any:
        filters = super()._make(fields_, **kwargs)
        return ListQuery(filters, Sort(fields_["sort"]), fields_["limit"], fields_.get("cursor"))


class EntriesQuerySchema(FiltersSchema):
    """Which entries of a wallet are asked for, page by page, the newest first."""

    class Meta:
        exclude = ("include", "wallet")

    limit = RowCount(MAX_LIMIT, BAD_LIMIT, load_default=MAX_LIMIT)
    cursor = fields.String()

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **kwargs: Any) -> Any:
        filters = super()._make(fields_, **kwargs)
        return ListQuery(filters, Sort.NEWEST, fields_["limit"], fields_.get("cursor"))


class ExportQuerySchema(FiltersSchema):
    """Which transactions a file holds, in which order, and what kind of file it is."""

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


class SummaryQuerySchema(Schema):
    """Which bars are asked for: those around the day `at`, today without one."""

    period = choice(PERIODS, CHOOSE_PERIOD, load_default=Period.MONTH.value)
    at = Day(validate=require_recordable_day)


def reads_every_row(query: str) -> bool:
    """Whether a query string asks for a search, or for an order that no index has."""
    # Most have neither, which is seen without taking them apart; a percent sign may hide a name.
    if "q=" not in query and "sort=" not in query and "%" not in query:
        return False
    given = parse_qs(query)
    return "q" in given or not INDEXED_SORTS.issuperset(given.get("sort", ()))


def _filters(fields_: dict[str, Any]) -> Filters:
    category = fields_["category"]
    return Filters(
        type=None if category == ALL else EntryType(category),
        include=fields_.get("include", ()),
        wallet_id=fields_.get("wallet"),
        category_ids=fields_.get("category_ids", ()),
        first=fields_.get("first"),
        last=fields_.get("last"),
        search=_search_term(fields_.get("q", "")),
    )


def _search_term(text: str) -> SearchTerm | None:
    if not text:
        return None
    book = get_current_book()
    wallets = get_current_wallets().matching(text, book.language)
    return SearchTerm(
        text, parse_amount(text), tuple(sorted(book.matching(text))), tuple(sorted(wallets))
    )

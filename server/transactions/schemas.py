"""Schemas of transactions and of the ledger's answers, also for other features to nest."""

import re
from typing import Any, Final, cast

import marshmallow as ma
from marshmallow import fields, validate

from server.categories.book import Category
from server.categories.catalogue import TransactionType
from server.categories.current_book import get_current_book
from server.categories.schemas import CategoryLookSchema
from server.core.calendar.clock import today
from server.core.calendar.ledger_days import require_recordable_day
from server.core.generated_files import FAILED, QUEUED, READY, RUNNING
from server.core.http.fields import LARGEST, Day, Rupiah, choice
from server.core.http.schemas import Schema, Text
from server.core.ids import LENGTH
from server.core.text.i18n import _
from server.sessions.access_guard import current_account
from server.transactions.bookings import BookingSource
from server.transactions.models import LONGEST_CLIENT_KEY, LONGEST_DETAIL, EntryType
from server.transactions.service import NewTransaction
from server.transactions.spreadsheet import Format
from server.transactions.transfers import Adjustment, Transfer

EXPORT_STATES: Final = [QUEUED, RUNNING, READY, FAILED]
FORMATS: Final = [format_.value for format_ in Format]
TYPES: Final = [type_.value for type_ in TransactionType]
ENTRY_TYPES: Final = [type_.value for type_ in EntryType]
BOOKING_SOURCES: Final = [kind.value for kind in BookingSource]
LONGEST_CATEGORY: Final = 60
CATEGORY_NAME: Final = "categoryName"
CLIENT_KEY: Final = re.compile(f"[A-Za-z0-9-]{{1,{LONGEST_CLIENT_KEY}}}")

CHOOSE_TYPE: Final = _("Choose income or expenses.")
CHOOSE_CATEGORY: Final = _("Choose a category.")
BAD_CLIENT_KEY: Final = _("Send a key of 1 to 64 letters, digits and dashes, such as a UUID.")
UNKNOWN_CATEGORY: Final = _("We don't know this category. Choose one from the list.")


class BookingSchema(Schema):
    """What booked a transaction: a contribution to a goal, a date of a plan, or of a reminder."""

    kind = fields.String(required=True, validate=validate.OneOf(BOOKING_SOURCES))
    id = fields.String(required=True)


class TransactionSchema(Schema):
    """A transaction as lists show it; `icon` is the path of an SVG that works in an `<img>`.

    A transfer goes from `wallet_id` to `to_wallet_id`. The amount of an adjustment may be below
    zero. Both have their type in place of a category.
    """

    id = fields.String(required=True)
    type = fields.String(required=True, validate=validate.OneOf(ENTRY_TYPES))
    category_id = fields.String(required=True)
    category_name = fields.String(required=True)
    category_label = fields.String(required=True)
    icon = fields.String(required=True)
    color = fields.String(required=True, allow_none=True)
    detail = fields.String(required=True)
    amount = fields.Integer(required=True)
    date = fields.Date(required=True)
    created_at = fields.AwareDateTime(required=True)
    version = fields.Integer(required=True)
    booked_for = fields.Nested(BookingSchema, required=True, allow_none=True)
    wallet_id = fields.String(required=True)
    to_wallet_id = fields.String(required=True, allow_none=True)


class TransferSchema(TransactionSchema):
    """A transfer with its fee in whole rupiah, which is a transaction of its own."""

    fee = fields.Integer(required=True)


class WalletEntrySchema(TransactionSchema):
    """An entry of a wallet: what it adds, and what the wallet held then, in whole rupiah.

    There is no balance where filters leave out entries in between.
    """

    change = fields.Integer(required=True)
    balance = fields.Integer(required=True, allow_none=True)


class WalletChoice(Text):
    """The wallet of an entry by its id."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(most=LENGTH, **kwargs)


class ClientKeyField(fields.String):
    """The key of an entry on the device that made it; a second send of it stores nothing."""

    def __init__(self) -> None:
        about = {"minLength": 1, "maxLength": LONGEST_CLIENT_KEY, "pattern": CLIENT_KEY.pattern}
        super().__init__(allow_none=True, metadata=about)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        key = super()._deserialize(value, *args, **kwargs)
        if CLIENT_KEY.fullmatch(key) is None:
            raise ma.ValidationError(BAD_CLIENT_KEY)
        return key


class NewTransferSchema(Schema):
    """A transfer between two of the person's wallets, today without a date."""

    wallet_id = WalletChoice(required=True)
    to_wallet_id = WalletChoice(required=True)
    amount = Rupiah(required=True)
    fee = Rupiah(least=0, load_default=0)
    detail = Text(least=0, most=LONGEST_DETAIL, load_default="", allow_none=True)
    date = Day(validate=require_recordable_day)
    client_key = ClientKeyField()

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Any:
        return Transfer(**_entered(fields_))


class TransferEditSchema(NewTransferSchema):
    """What a transfer becomes; a fee, a detail or a date that is left out stays as it is."""

    class Meta:
        unknown = ma.EXCLUDE
        exclude = ("client_key",)

    fee = Rupiah(least=0)
    detail = Text(least=0, most=LONGEST_DETAIL, allow_none=True)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Any:
        if "detail" in fields_:
            fields_["detail"] = fields_["detail"] or ""
        return fields_


class AdjustmentSchema(Schema):
    """What a wallet really holds, in whole rupiah; below zero it is owed.

    With `category_id` the difference is an expense of that category where there is less, an income
    where there is more.
    """

    balance = Rupiah(least=-LARGEST, required=True)
    detail = Text(least=0, most=LONGEST_DETAIL, load_default="", allow_none=True)
    date = Day(validate=require_recordable_day)
    category_id = Text(least=0, most=LONGEST_CATEGORY, allow_none=True)

    @ma.validates_schema(skip_on_field_errors=False)
    def _category_is_known(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        category_id = fields_.get("category_id")
        if category_id is not None and get_current_book().get(category_id) is None:
            raise ma.ValidationError(
                UNKNOWN_CATEGORY if category_id else CHOOSE_CATEGORY, "category_id"
            )

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Adjustment:
        category_id = fields_.pop("category_id", None)
        category = get_current_book().get(category_id) if category_id else None
        return Adjustment(category=category, **_entered(fields_))


class NewTransactionSchema(Schema):
    """What is recorded: a category by `categoryName` or `category_id`, today without a date.

    Without `wallet_id` it goes to the first wallet.
    """

    type = choice(TYPES, CHOOSE_TYPE, required=True)
    category_name = Text(least=0, most=LONGEST_CATEGORY, data_key=CATEGORY_NAME, allow_none=True)
    category_id = Text(least=0, most=LONGEST_CATEGORY, allow_none=True)
    amount = Rupiah(required=True)
    detail = Text(least=0, most=LONGEST_DETAIL, load_default="", allow_none=True)
    date = Day(validate=require_recordable_day)
    wallet_id = WalletChoice(allow_none=True)
    client_key = ClientKeyField()

    @ma.validates_schema(skip_on_field_errors=False, pass_original=True)
    def _category_is_known(self, fields_: dict[str, Any], sent: Any, **_kwargs: Any) -> None:
        identifier, name = fields_.get("category_id"), fields_.get("category_name")
        if _is_invalid(fields_, sent, "category_id") or _is_invalid(fields_, sent, "category_name"):
            return
        if _category(fields_) is None:
            sentence = UNKNOWN_CATEGORY if identifier or name else CHOOSE_CATEGORY
            raise ma.ValidationError(sentence, "category_id" if identifier else CATEGORY_NAME)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Any:
        values = _entered(_columns(fields_))
        return NewTransaction(**{**values, "type": TransactionType(values["type"])})


class EditSchema(NewTransactionSchema):
    """What a transaction becomes; a detail or a date that is left out stays as it is."""

    class Meta:
        unknown = ma.EXCLUDE
        exclude = ("client_key",)

    detail = Text(least=0, most=LONGEST_DETAIL, allow_none=True)
    date = Day(validate=require_recordable_day)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Any:
        return _columns(fields_)


class BarSchema(Schema):
    """One span of a summary, both days included, in whole rupiah."""

    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)
    income = fields.Integer(required=True)
    expenses = fields.Integer(required=True)


class WindowSchema(Schema):
    """The days shown; `previous` and `next` are days to ask for with `at`, null at the ends."""

    start = fields.Date(required=True)
    end = fields.Date(required=True)
    previous = fields.Date(required=True, allow_none=True)
    next = fields.Date(required=True, allow_none=True)


class TotalsSchema(Schema):
    """Sums of all that the filters meet, in whole rupiah."""

    income = fields.Integer(required=True)
    expenses = fields.Integer(required=True)
    count = fields.Integer(required=True)


class TransactionExportSchema(Schema):
    """A file that the worker writes: `progress` and `total` count rows, `size` is bytes."""

    id = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(EXPORT_STATES))
    format = fields.String(required=True, validate=validate.OneOf(FORMATS))
    progress = fields.Integer(required=True)
    total = fields.Integer(required=True)
    size = fields.Integer(required=True, allow_none=True)
    created_at = fields.String(required=True)
    expires_at = fields.String(required=True, allow_none=True)


class ActSchema(Schema):
    """What was done to many rows; its `id` takes it back."""

    id = fields.String(required=True)
    count = fields.Integer(required=True)


class UndoneSchema(ActSchema):
    """What came of taking it back: `kept` rows were changed since and stay as they are."""

    kept = fields.Integer(required=True)


class ChangeSchema(Schema):
    """A sum against an earlier one, in whole rupiah; no percentage where that is nothing."""

    amount = fields.Integer(required=True)
    previous = fields.Integer(required=True)
    change_percent = fields.Float(required=True, allow_none=True)


class SuggestionSchema(CategoryLookSchema):
    """What was recorded before and may be again; `amount` is the last one, `count` how often.

    Its category is that of the last one, or the one that a rule gives it.
    """

    detail = fields.String(required=True)
    type = fields.String(required=True, validate=validate.OneOf(TYPES))
    amount = fields.Integer(required=True)
    count = fields.Integer(required=True)
    rule_id = fields.String(required=True, allow_none=True)


class TransferSuggestionSchema(Schema):
    """A transfer that was made before and may be again; `count` is how often."""

    wallet_id = fields.String(required=True)
    to_wallet_id = fields.String(required=True)
    amount = fields.Integer(required=True)
    fee = fields.Integer(required=True)
    detail = fields.String(required=True)
    count = fields.Integer(required=True)


class RecentWalletsSchema(Schema):
    """The wallet recorded last in each category and in any, and the pair of the last transfer."""

    by_category = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    last = fields.String(required=True, allow_none=True)
    transfer_from = fields.String(required=True, allow_none=True)
    transfer_to = fields.String(required=True, allow_none=True)


class RecentCategoriesSchema(Schema):
    """Ids of the categories that were used, the last one first."""

    expenses = fields.List(fields.String(), required=True)
    income = fields.List(fields.String(), required=True)


def _is_invalid(fields_: dict[str, Any], sent: Any, name: str) -> bool:
    """Whether a field was sent and did not pass its own check."""
    key = CATEGORY_NAME if name == "category_name" else name
    return isinstance(sent, dict) and key in sent and name not in fields_


def _entered(values: dict[str, Any]) -> dict[str, Any]:
    """Values with an empty detail in place of none, and today in place of no date."""
    return {"date": today(current_account().timezone), **values, "detail": values["detail"] or ""}


def _columns(fields_: dict[str, Any]) -> dict[str, Any]:
    """The values of a transaction's columns: its category by id, and no detail as an empty one."""
    values = {**fields_, "category_id": cast("Category", _category(fields_)).id}
    values.pop("category_name", None)
    if values.get("wallet_id", "") is None:
        # An edit without a wallet leaves it where it is.
        values.pop("wallet_id")
    if "detail" in values:
        values["detail"] = values["detail"] or ""
    return values


def _category(fields_: dict[str, Any]) -> Category | None:
    identifier = fields_.get("category_id")
    if identifier:
        return get_current_book().get(identifier)
    name = fields_.get("category_name")
    type_ = TransactionType(fields_.get("type", TransactionType.EXPENSES))
    return get_current_book().find(name, type_) if name else None

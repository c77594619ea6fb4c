"""How changes of the ledger go over the wire."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields

from server.categories.present import present_book
from server.core.calendar.ledger_days import recordable
from server.core.http.fields import Day
from server.core.http.schemas import Schema, Text
from server.core.ids import LENGTH
from server.core.text.i18n import _
from server.transactions.act_queries import Kind
from server.transactions.acts import Bulk, Chosen
from server.transactions.bounds import LONGEST_DETAIL
from server.transactions.changing import Edit
from server.transactions.filtering import Filters
from server.transactions.schemas import (
    CHOOSE_CATEGORY,
    LONGEST_CATEGORY,
    UNKNOWN_CATEGORY,
    FiltersSchema,
    NewTransactionSchema,
    choice,
)
from server.transactions.service import NewTransaction

MOST_IDS: Final = 1000
# What either database changes within the time that a request may take.
MOST_AT_ONCE: Final = 100_000
ACTIONS: Final = [kind.value for kind in Kind]

CHOOSE_ACTION: Final = _("Choose to delete them, or to change their category.")
CHOOSE_ROWS: Final = _("Choose transactions, or say which filters meet them.")
ONE_OR_THE_OTHER: Final = _("Name the transactions or the filters, not both.")
BAD_IDS: Final = _("Choose 1 to 1,000 transactions.")
BAD_COUNT: Final = _("Say how many transactions they are, 1 to 100,000.")


class EditSchema(NewTransactionSchema):
    """What a transaction becomes; a detail or a date that is left out stays as it is."""

    detail = Text(least=0, most=LONGEST_DETAIL, allow_none=True)
    date = Day(validate=recordable)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Any:
        new: NewTransaction = super()._make({"detail": None, **fields_})
        detail = (fields_["detail"] or "") if "detail" in fields_ else None
        return Edit(new.type, new.category_id, new.amount, detail, fields_.get("date"))


class Ids(fields.List[str]):
    """Some ids, each once; one sentence about whatever is wrong with them."""

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
    """How many rows the sender saw; only a JSON integer."""

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
        # A misspelt filter that was ignored would mean far more rows.
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
        if fields_.get("action") != Kind.CATEGORISE:
            return
        category_id = fields_.get("category_id")
        if not category_id or present_book().get(category_id) is None:
            raise ma.ValidationError(
                UNKNOWN_CATEGORY if category_id else CHOOSE_CATEGORY, "category_id"
            )

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Bulk:
        ids: Sequence[str] = fields_.get("ids", ())
        filters = fields_.get("filters", Filters())
        chosen = Chosen(ids, filters, len(ids) or fields_["count"])
        if fields_["action"] == Kind.DELETE:
            return Bulk(chosen, None)
        category = present_book().get(fields_["category_id"])
        return Bulk(chosen, category.id if category else None)


class ActSchema(Schema):
    """What was done to many rows; its `id` takes it back."""

    id = fields.String(required=True)
    count = fields.Integer(required=True)


class UndoneSchema(ActSchema):
    """What came of taking it back: `kept` rows were changed since and stay as they are."""

    kept = fields.Integer(required=True)

"""What the calls about budgets and the allocation of income take."""

from typing import Any, Final, cast

import marshmallow as ma
from marshmallow import fields, validate

from server.budgets.models import Rollover
from server.budgets.schemas import ROLLOVERS
from server.budgets.service import AllocationChange, Change
from server.categories.book import Category
from server.categories.current_book import get_current_book
from server.categories.enums import Group, TransactionType
from server.core.http.fields import MonthKey, Rupiah
from server.core.http.schemas import ListedObject, Schema, Text
from server.core.text.i18n import _

LONGEST_ID: Final = 60
MOST: Final = 200
WHOLE: Final = 100

CHOOSE_CATEGORY: Final = _("Choose a category.")
UNKNOWN_CATEGORY: Final = _("We do not know this category. Choose one from the list.")
ONLY_EXPENSES: Final = _("Only expenses can have a budget.")
ONCE: Final = _("This category is named twice.")
BAD_LIST: Final = _("Send 1 to 200 budgets.")
CHOOSE_ROLLOVER: Final = _("Choose none, surplus or both.")
BAD_SHARE: Final = _("Enter a whole number from 0 to 100.")
BAD_SPLIT: Final = _("Needs, wants and savings have to add up to 100 percent.")


class MonthQuerySchema(Schema):
    """Which money month, the present one without any."""

    month = MonthKey(load_default=None)


class BudgetChangeSchema(Schema):
    """What a budget becomes: null takes it away; without a rollover that stays as it is."""

    category_id = Text(
        most=LONGEST_ID,
        required=True,
        error_messages={"required": CHOOSE_CATEGORY, "null": CHOOSE_CATEGORY},
    )
    amount = Rupiah(least=0, required=True, allow_none=True)
    rollover = fields.String(
        validate=validate.OneOf(ROLLOVERS, error=CHOOSE_ROLLOVER),
        error_messages={"invalid": CHOOSE_ROLLOVER, "null": CHOOSE_ROLLOVER},
    )

    @ma.validates("category_id")
    def _is_known(self, value: str, **_kwargs: Any) -> None:
        category = get_current_book().get(value)
        if category is None:
            raise ma.ValidationError(UNKNOWN_CATEGORY)
        if category.type is not TransactionType.EXPENSES:
            raise ma.ValidationError(ONLY_EXPENSES)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Change:
        category = cast("Category", get_current_book().get(fields_["category_id"]))
        rollover = fields_.get("rollover")
        return Change(category.id, fields_["amount"], Rollover(rollover) if rollover else None)


class BudgetChangesSchema(Schema):
    """Budgets of one month that are changed together; the others stay as they are."""

    budgets = fields.List(
        ListedObject(BudgetChangeSchema),
        required=True,
        validate=validate.Length(1, MOST, error=BAD_LIST),
        error_messages={"invalid": BAD_LIST, "null": BAD_LIST, "required": BAD_LIST},
        metadata={"minItems": 1, "maxItems": MOST},
    )

    @ma.validates_schema
    def _each_once(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        seen: set[str] = set()
        for index, change in enumerate(fields_["budgets"]):
            if change.category_id in seen:
                raise ma.ValidationError({"budgets": {index: {"category_id": [ONCE]}}})
            seen.add(change.category_id)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> list[Change]:
        changes: list[Change] = fields_["budgets"]
        return changes


class Share(fields.Integer):
    """A whole number of percent; only a JSON integer."""

    def __init__(self) -> None:
        messages: dict[str, Any] = dict.fromkeys(("required", "null", "invalid"), BAD_SHARE)
        metadata = {"minimum": 0, "maximum": WHOLE}
        super().__init__(strict=True, required=True, error_messages=messages, metadata=metadata)

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> int:
        # A boolean is an integer to Python, and a text of digits would pass for one.
        whole = isinstance(value, int) and not isinstance(value, bool)
        if not whole or not 0 <= value <= WHOLE:
            raise self.make_error("invalid")
        return int(value)


class SplitSchema(Schema):
    """How income is shared out, in percent; together 100."""

    needs = Share()
    wants = Share()
    savings = Share()

    @ma.validates_schema
    def _is_whole(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        if sum(fields_.values()) != WHOLE:
            raise ma.ValidationError(BAD_SPLIT)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> dict[Group, int]:
        return {group: fields_[group.value] for group in Group}


class AllocationChangeSchema(Schema):
    """What to change from the month on; a missing field stays, null expects no income."""

    split = fields.Nested(SplitSchema)
    expected_income = Rupiah(least=0, allow_none=True)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> AllocationChange:
        return cast("AllocationChange", fields_)

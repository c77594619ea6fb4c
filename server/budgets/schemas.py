"""Schemas of budgets and the allocation of income, of which the overview shows a part."""

from typing import Any, Final, cast

import marshmallow as ma
from marshmallow import fields, validate

from server.budgets.allocation import AllocationChange
from server.budgets.envelopes import NEAR, REACHED
from server.budgets.models import Rollover
from server.budgets.service import BudgetChange
from server.categories.book import Category
from server.categories.catalogue import Group, TransactionType
from server.categories.current_book import get_current_book
from server.core.http.fields import MonthKey, Rupiah
from server.core.http.schemas import ListedObject, Schema, Text
from server.core.text.i18n import _
from server.transactions.planned_movements import PlanSource

GROUPS: Final = [group.value for group in Group]
SOURCES: Final = [source.value for source in PlanSource]
ROLLOVERS: Final = [rollover.value for rollover in Rollover]
LONGEST_ID: Final = 60
MOST: Final = 200
WHOLE: Final = 100
CHOOSE_CATEGORY: Final = _("Choose a category.")
UNKNOWN_CATEGORY: Final = _("We don't know this category. Choose one from the list.")
ONLY_EXPENSES: Final = _("Only expenses can have a budget.")
ONCE: Final = _("This category is listed twice.")
BAD_LIST: Final = _("Send 1 to 200 budgets.")
CHOOSE_ROLLOVER: Final = _("Choose nothing, what's left, or what's left and overspending.")
BAD_SHARE: Final = _("Enter a whole number from 0 to 100.")
BAD_SPLIT: Final = _("Needs, wants and savings have to add up to 100 percent.")


class PlanMonthSchema(Schema):
    """A money month: `days` long, today is its day number `day`, null in another month.

    `previous` and `next` are the keys of its neighbours that can be planned.
    """

    key = fields.String(required=True)
    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)
    days = fields.Integer(required=True)
    day = fields.Integer(required=True, allow_none=True)
    previous = fields.String(required=True, allow_none=True)
    next = fields.String(required=True, allow_none=True)


class BudgetSchema(Schema):
    """A category's budget in whole rupiah; without one `amount` and what follows are null.

    `carried` came over from the month before, `pace` is what would be spent by now at an even
    pace, `alert` the level in percent that is reached, `previous` the budget of the month before,
    `proposal` the mean of the three months before.
    """

    category_id = fields.String(required=True)
    category_name = fields.String(required=True)
    category_label = fields.String(required=True)
    icon = fields.String(required=True)
    color = fields.String(required=True, allow_none=True)
    group = fields.String(required=True, validate=validate.OneOf(GROUPS))
    hidden = fields.Boolean(required=True)
    amount = fields.Integer(required=True, allow_none=True)
    rollover = fields.String(required=True, validate=validate.OneOf(ROLLOVERS))
    carried = fields.Integer(required=True)
    available = fields.Integer(required=True, allow_none=True)
    spent = fields.Integer(required=True)
    left = fields.Integer(required=True, allow_none=True)
    pace = fields.Integer(required=True, allow_none=True)
    alert = fields.Integer(required=True, allow_none=True, validate=validate.OneOf([NEAR, REACHED]))
    alert_at = fields.AwareDateTime(required=True, allow_none=True)
    previous = fields.Integer(required=True, allow_none=True)
    proposal = fields.Integer(required=True, allow_none=True)


class BudgetTotalsSchema(Schema):
    """What the budgets come to; `spent_without_budget` is the rest of the month's expenses."""

    amount = fields.Integer(required=True)
    carried = fields.Integer(required=True)
    available = fields.Integer(required=True)
    spent = fields.Integer(required=True)
    left = fields.Integer(required=True)
    spent_without_budget = fields.Integer(required=True)
    count = fields.Integer(required=True)


class IncomeSchema(Schema):
    """What came in, what is expected, and what is planned with: the larger one."""

    received = fields.Integer(required=True)
    expected = fields.Integer(required=True, allow_none=True)
    planned = fields.Integer(required=True)


class SharesSchema(Schema):
    """How income is shared out, in percent; together 100."""

    needs = fields.Integer(required=True)
    wants = fields.Integer(required=True)
    savings = fields.Integer(required=True)


class SharedPartSchema(Schema):
    """What of the income a group may take, and what it took, in whole rupiah."""

    group = fields.String(required=True, validate=validate.OneOf(GROUPS))
    share = fields.Integer(required=True)
    planned = fields.Integer(required=True)
    spent = fields.Integer(required=True)


class PartSchema(SharedPartSchema):
    """A group's part of the income; `percent` of it was spent, null when nothing is planned."""

    left = fields.Integer(required=True)
    percent = fields.Integer(required=True, allow_none=True)


class SafeItemSchema(Schema):
    """What a plan moves on a day before payday; negative leaves the balance."""

    source = fields.String(required=True, validate=validate.OneOf(SOURCES))
    source_id = fields.String(required=True)
    name = fields.String(required=True)
    icon = fields.String(required=True)
    day = fields.Date(required=True)
    amount = fields.Integer(required=True)
    is_saving = fields.Boolean(required=True)


class SafeSchema(Schema):
    """What is safe to spend a day, and its sum.

    From the income, of which `income_to_come` is planned but not here, go what is set aside, what
    was spent, what transfers of plans moved, and what plans take until payday. `items` are these
    plans. `balance_limit` is what there will be, when that is less than `left`.
    """

    per_day = fields.Integer(required=True)
    days = fields.Integer(required=True)
    income = fields.Integer(required=True)
    income_to_come = fields.Integer(required=True)
    set_aside = fields.Integer(required=True)
    spent = fields.Integer(required=True)
    moved = fields.Integer(required=True)
    to_come = fields.Integer(required=True)
    left = fields.Integer(required=True)
    balance_limit = fields.Integer(required=True, allow_none=True)
    items = fields.List(fields.Nested(SafeItemSchema), required=True)


class AllocationSchema(Schema):
    """How the income of a money month is shared out; `safe` is null but for the present month."""

    month = fields.Nested(PlanMonthSchema, required=True)
    income = fields.Nested(IncomeSchema, required=True)
    split = fields.Nested(SharesSchema, required=True)
    parts = fields.List(fields.Nested(PartSchema), required=True)
    safe = fields.Nested(SafeSchema, required=True, allow_none=True)
    version = fields.Integer(required=True)


class GlanceSchema(Schema):
    """What the first screen shows of the plan: parts, what is still free, safe to spend a day."""

    planned = fields.Integer(required=True)
    parts = fields.List(fields.Nested(SharedPartSchema), required=True)
    free = fields.Integer(required=True)
    free_percent = fields.Integer(required=True)
    safe_per_day = fields.Integer(required=True, allow_none=True)


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
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> BudgetChange:
        category = cast("Category", get_current_book().get(fields_["category_id"]))
        rollover = fields_.get("rollover")
        return BudgetChange(
            category.id, fields_["amount"], Rollover(rollover) if rollover else None
        )


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
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> list[BudgetChange]:
        changes: list[BudgetChange] = fields_["budgets"]
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

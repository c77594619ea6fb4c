"""How categories go over the wire."""

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from server.categories.catalogue import Group, TransactionType
from server.categories.icons import COLORS, ICONS
from server.categories.models import LONGEST_NAME
from server.categories.service import OTHER_LIST, NewCategory
from server.core.http.fields import Switch
from server.core.http.schemas import TEXT, Schema, Text
from server.core.text.i18n import _

LONGEST_ID: Final = 60
# More than there can be in one list.
MOST_IDS: Final = 200
TYPES: Final = [type_.value for type_ in TransactionType]
GROUPS: Final = [group.value for group in Group]

CHOOSE_TYPE: Final = _("Choose income or expenses.")
CHOOSE_GROUP: Final = _("Choose needs, wants or savings.")
CHOOSE_ICON: Final = _("Choose a picture from the list.")
CHOOSE_COLOR: Final = _("Choose a colour from the list.")


def _word(choices: list[str], sentence: str, **options: Any) -> fields.String:
    """A field that takes one of these words and says the sentence about anything else."""
    messages: dict[str, Any] = dict.fromkeys(("required", "null", "invalid"), sentence)
    rule = validate.OneOf(choices, error=sentence)
    return fields.String(validate=rule, error_messages=messages, **options)


class CategorySchema(Schema):
    """A category to choose from; `icon` is the path of an SVG that works in an `<img>`.

    `aliases` are its other names, in small letters, by which a search finds it; `hint` tells it
    from a similar category.
    """

    id = fields.String(required=True)
    name = fields.String(required=True)
    label = fields.String(required=True)
    hint = fields.String(required=True, allow_none=True)
    aliases = fields.List(fields.String(), required=True)
    type = fields.String(required=True, validate=validate.OneOf(list(TransactionType)))
    group = fields.String(required=True, allow_none=True, validate=validate.OneOf(list(Group)))
    icon = fields.String(required=True)
    color = fields.String(required=True, allow_none=True, validate=validate.OneOf(COLORS))
    hidden = fields.Boolean(required=True)
    own = fields.Boolean(required=True)
    position = fields.Integer(required=True)
    version = fields.Integer(required=True)


class CategoryLookSchema(Schema):
    """What other lists and charts show of a category."""

    category_id = fields.String(required=True)
    category_label = fields.String(required=True)
    icon = fields.String(required=True)
    color = fields.String(required=True, allow_none=True)


class NewCategorySchema(Schema):
    """What is added; an expense without a group belongs to wants."""

    name = Text(most=LONGEST_NAME, required=True)
    type = _word(TYPES, CHOOSE_TYPE, required=True)
    group = _word(GROUPS, CHOOSE_GROUP, allow_none=True, load_default=None)
    icon = _word(list(ICONS), CHOOSE_ICON, allow_none=True, load_default=None)
    color = _word(list(COLORS), CHOOSE_COLOR, allow_none=True, load_default=None)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> NewCategory:
        group = fields_.pop("group")
        return NewCategory(
            **{**fields_, "type": TransactionType(fields_["type"])},
            group=Group(group) if group else None,
        )


class CategoryChangesSchema(Schema):
    """What to change; a missing field stays, null goes back to what the category began with."""

    name = Text(most=LONGEST_NAME, allow_none=True)
    group = _word(GROUPS, CHOOSE_GROUP, allow_none=True)
    icon = _word(list(ICONS), CHOOSE_ICON, allow_none=True)
    color = _word(list(COLORS), CHOOSE_COLOR, allow_none=True)
    hidden = Switch()

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
        if fields_.get("group"):
            fields_["group"] = Group(fields_["group"])
        return fields_


class CategoryOrderSchema(Schema):
    """Every category of one list in its new order, hidden ones too."""

    type = _word(TYPES, CHOOSE_TYPE, required=True)
    ids = fields.List(
        Text(most=LONGEST_ID, error_messages=dict.fromkeys((*TEXT, "null"), OTHER_LIST)),
        required=True,
        validate=validate.Length(max=MOST_IDS, error=OTHER_LIST),
        error_messages={"invalid": OTHER_LIST},
    )


class CategoryMergeSchema(Schema):
    """Where everything goes."""

    into_id = Text(most=LONGEST_ID, required=True)


class CategoryUsesSchema(Schema):
    """How much hangs on a category; budgets are counted by months."""

    transactions = fields.Integer(required=True)
    budgets = fields.Integer(required=True)
    reminders = fields.Integer(required=True)
    rules = fields.Integer(required=True)

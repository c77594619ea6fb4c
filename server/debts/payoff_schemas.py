"""How the comparison of payoff orders goes over the wire; amounts are whole rupiah."""

from typing import Final

from marshmallow import fields, validate

from server.core.http.schemas import Schema
from server.core.text.i18n import _
from server.debts.payoff_comparison import AS_AGREED
from server.debts.payoff_order import PayoffOrder

ORDERS: Final = [AS_AGREED, *(one.value for one in PayoffOrder)]


class PayoffQuerySchema(Schema):
    """What one could put on top every month."""

    extra = fields.Integer(
        load_default=0,
        validate=validate.Range(0, 999_999_999_999, error=_("Enter an amount of 0 or more.")),
        error_messages={"invalid": _("Enter whole rupiah, without decimals or letters.")},
    )


class ClearedDebtSchema(Schema):
    """A debt, and the month in which it is paid."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    label = fields.String(required=True)


class PayoffOrderSchema(Schema):
    """How the debts end in an order; `saves` is against what was agreed."""

    order = fields.String(required=True, validate=validate.OneOf(ORDERS))
    months = fields.Integer(required=True)
    free_label = fields.String(required=True)
    cost = fields.Integer(required=True)
    saves = fields.Integer(required=True)
    cleared = fields.List(fields.Nested(ClearedDebtSchema), required=True)

"""How the bills of cards and paylaters go over the wire; amounts are whole rupiah."""

from typing import Final

from marshmallow import fields, validate

from server.core.http.schemas import Schema
from server.wallets.kinds import CREDIT

KINDS: Final = sorted(kind.value for kind in CREDIT)


class CardBillSchema(Schema):
    """A card or paylater with a statement and a due day.

    `due` was on the last statement and is to be paid until `due_on`; `coming` was spent since.
    Instalments of debts in the wallet are not part of it. `reminds` tells whether a recurring
    transfer to the wallet exists.
    """

    wallet_id = fields.String(required=True)
    name = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    limit = fields.Integer(required=True, allow_none=True)
    owed = fields.Integer(required=True)
    due = fields.Integer(required=True)
    due_on = fields.Date(required=True)
    overdue = fields.Boolean(required=True)
    coming = fields.Integer(required=True)
    next_statement_on = fields.Date(required=True)
    next_due_on = fields.Date(required=True)
    due_day = fields.Integer(required=True)
    reminds = fields.Boolean(required=True)

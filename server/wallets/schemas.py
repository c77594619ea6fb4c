"""How wallets go over the wire."""

import re
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from server.categories.icons import COLORS
from server.core.http.fields import LARGEST, Rupiah, Switch, choice
from server.core.http.schemas import TEXT, Schema, Text
from server.core.ids import LENGTH
from server.core.text.i18n import _
from server.users.fields import OpeningSchema, Payday
from server.wallets.errors import MOST_WALLETS
from server.wallets.kinds import WalletGroup, WalletKind
from server.wallets.models import LONGEST_NAME
from server.wallets.service import OTHER_LIST

KINDS: Final = [kind.value for kind in WalletKind]
GROUPS: Final = [group.value for group in WalletGroup]
LONGEST_MONOGRAM: Final = 3
DIGITS: Final = re.compile(r"[0-9]{4}\Z", re.ASCII)

CHOOSE_KIND: Final = _("Choose what kind of wallet this is.")
CHOOSE_COLOR: Final = _("Choose a colour from the list.")
FOUR_DIGITS: Final = _("Enter the last four digits.")


class WalletNameSchema(Schema):
    """What other lists call a wallet."""

    id = fields.String(required=True)
    name = fields.String(required=True)


class WalletLookSchema(WalletNameSchema):
    """What other lists show of a wallet."""

    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    color = fields.String(required=True, allow_none=True, validate=validate.OneOf(COLORS))
    monogram = fields.String(required=True, allow_none=True)


class WalletGlanceSchema(WalletLookSchema):
    """A wallet with what is in it, in whole rupiah."""

    balance = fields.Integer(required=True)


class PresentWorthSchema(Schema):
    """What one has, what one owes, and what is left of the first, in whole rupiah."""

    assets = fields.Integer(required=True)
    debts = fields.Integer(required=True)
    net = fields.Integer(required=True)


class CreditSchema(Schema):
    """The limit of a card or paylater and what of it is used, in whole rupiah, and its days."""

    limit = fields.Integer(required=True, allow_none=True)
    used = fields.Integer(required=True)
    available = fields.Integer(required=True, allow_none=True)
    statement_day = fields.Integer(required=True, allow_none=True)
    due_day = fields.Integer(required=True, allow_none=True)


class SignedOpeningSchema(OpeningSchema):
    """An amount at the start of a day, in whole rupiah; below zero it was owed."""

    amount = Rupiah(least=-LARGEST, required=True)


class WalletSchema(WalletLookSchema):
    """A wallet with its balance in whole rupiah, below zero where it is owed.

    `counts` says whether it is part of the balance of the account, `entries` is how many
    transactions are in it, transfers to it too. `unnamed` is true for the wallet that everybody
    starts with until it gets a name. `proved_until` is the last day on which an imported statement
    agrees with it.
    """

    unnamed = fields.Boolean(required=True)
    group = fields.String(required=True, validate=validate.OneOf(GROUPS))
    last_digits = fields.String(required=True, allow_none=True)
    opening = fields.Nested(SignedOpeningSchema, required=True, allow_none=True)
    proved_until = fields.Date(required=True, allow_none=True)
    balance = fields.Integer(required=True)
    entries = fields.Integer(required=True)
    credit = fields.Nested(CreditSchema, required=True, allow_none=True)
    counts = fields.Boolean(required=True)
    archived = fields.Boolean(required=True)
    version = fields.Integer(required=True)


class WalletChangesSchema(Schema):
    """What to change; a missing field stays, null empties it."""

    kind = choice(KINDS, CHOOSE_KIND)
    name = Text(most=LONGEST_NAME)
    color = choice(list(COLORS), CHOOSE_COLOR, allow_none=True)
    monogram = Text(least=0, most=LONGEST_MONOGRAM, allow_none=True)
    last_digits = fields.String(
        allow_none=True, validate=validate.Regexp(DIGITS, error=FOUR_DIGITS)
    )
    opening = fields.Nested(SignedOpeningSchema, allow_none=True)
    credit_limit = Rupiah(allow_none=True)
    statement_day = Payday(allow_none=True)
    due_day = Payday(allow_none=True)
    counts = Switch()
    archived = Switch()

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
        if "kind" in fields_:
            fields_["kind"] = WalletKind(fields_["kind"])
        if "monogram" in fields_:
            fields_["monogram"] = fields_["monogram"] or None
        return fields_


class NewWalletSchema(WalletChangesSchema):
    """What is added; it counts in the balance unless `counts` says otherwise."""

    kind = choice(KINDS, CHOOSE_KIND, required=True)
    name = Text(most=LONGEST_NAME, required=True)


class WalletOrderSchema(Schema):
    """Every wallet in its new order, archived ones too."""

    ids = fields.List(
        Text(most=LENGTH, error_messages=dict.fromkeys((*TEXT, "null"), OTHER_LIST)),
        required=True,
        validate=validate.Length(max=MOST_WALLETS, error=OTHER_LIST),
        error_messages={"invalid": OTHER_LIST},
    )


class WalletMergeSchema(Schema):
    """Where everything goes."""

    into_id = Text(most=LENGTH, required=True)


class WalletUsesQuerySchema(Schema):
    """The wallet that this one may be merged into, if any."""

    into_id = Text(least=0, most=LENGTH)


class WalletUsesSchema(Schema):
    """How much hangs on a wallet."""

    transactions = fields.Integer(required=True)
    goals = fields.Integer(required=True)
    investments = fields.Integer(required=True)
    reminders = fields.Integer(required=True)
    rules = fields.Integer(required=True)
    debts = fields.Integer(required=True)


class NetWorthSchema(Schema):
    """What one had and owed at the end of a money month, in whole rupiah; now in the last one."""

    key = fields.String(required=True)
    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)
    assets = fields.Integer(required=True)
    debts = fields.Integer(required=True)
    net_worth = fields.Integer(required=True)

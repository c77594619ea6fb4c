"""Requests and responses of the account calls in the console."""

import re
from collections.abc import Mapping
from typing import Any, Final

from marshmallow import ValidationError, fields, validate

from server.auth.invitations import STATES as INVITATION_STATES
from server.categories.catalogue import TransactionType
from server.core.http.fields import RowCount
from server.core.http.identity_fields import EmailAddress, FullName
from server.core.http.pagination import (
    BAD_SIZE,
    MAX_PER_PAGE,
    PageRequestSchema,
    SearchRequestSchema,
)
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.users.search import NEWEST, SORTS, STATES
from server.users.suspension import REASONS

TRANSACTIONS_PER_PAGE: Final = 5
SHORTEST_REASON: Final = 10
FEWEST_WORDS: Final = 2
# Two letters or more; dots and digits give no reason.
WORD: Final = re.compile(r"[^\W\d_]{2,}")
SAY_WHY: Final = _("Write a reason with at least 10 characters and two different words.")
NOT_OFFERED: Final = _("Choose one of the available options.")
LANGUAGES: Final = ("en", "id")
ROLES: Final = ("Member", "Admin", "Super Admin")
DIRECTIONS: Final = tuple(f"{minus}{sort}" for sort in SORTS for minus in ("", "-"))


class Choice(fields.String):
    """One of several values."""

    def __init__(self, choices: tuple[str, ...], **kwargs: Any) -> None:
        super().__init__(
            validate=validate.OneOf(choices, error=NOT_OFFERED),
            error_messages={"invalid": NOT_OFFERED},
            **kwargs,
        )


class AccountsQuerySchema(SearchRequestSchema):
    """Filters of the account list; `q` matches name, username, address or id."""

    sort = Choice(DIRECTIONS, load_default=NEWEST)
    status = Choice(STATES, load_default=None)


class ListedAccountSchema(Schema):
    """An account in a list; `last_active_on` is a day in Jakarta, null until it was in use."""

    id = fields.String(required=True)
    fullname = fields.String(required=True)
    username = fields.String(required=True)
    email = fields.String(required=True)
    avatar_url = fields.String(required=True, allow_none=True)
    role = fields.String(required=True, validate=validate.OneOf(ROLES))
    status = fields.String(required=True, validate=validate.OneOf(STATES))
    registered_at = fields.String(required=True)
    last_active_on = fields.String(required=True, allow_none=True)
    suspended_for = fields.String(required=True, allow_none=True, validate=validate.OneOf(REASONS))


class AccountDetailsSchema(ListedAccountSchema):
    """One account, without anything of its money.

    `sessions` is how many devices are signed in, `closes_at` when it is erased, `may_act` whether
    the operator may do something with it.
    """

    phone_number = fields.String(required=True)
    country = fields.String(required=True, allow_none=True)
    age = fields.String(required=True, allow_none=True)
    language = fields.String(required=True, allow_none=True)
    verified_at = fields.String(required=True, allow_none=True)
    second_factor = fields.Boolean(required=True)
    sessions = fields.Integer(required=True)
    suspended_at = fields.String(required=True, allow_none=True)
    suspended_note = fields.String(required=True, allow_none=True)
    closes_at = fields.String(required=True, allow_none=True)
    may_act = fields.Boolean(required=True)


class SuspensionSchema(Schema):
    """Why an account is suspended; its owner sees both."""

    reason = Choice(REASONS, required=True)
    note = Text(least=0, most=300, breaks=True, load_default="")


class NewInvitationSchema(Schema):
    """Whom to invite, and in which language."""

    email = EmailAddress(required=True)
    fullname = FullName(required=True)
    language = Choice(LANGUAGES, required=True)


class InvitationSchema(Schema):
    """An invitation; `invited_by` is a name, null when that account is gone."""

    id = fields.String(required=True)
    email = fields.String(required=True)
    fullname = fields.String(required=True)
    language = fields.String(required=True, validate=validate.OneOf(LANGUAGES))
    state = fields.String(required=True, validate=validate.OneOf(INVITATION_STATES))
    invited_by = fields.String(required=True, allow_none=True)
    created_at = fields.String(required=True)
    expires_at = fields.String(required=True)
    accepted_at = fields.String(required=True, allow_none=True)


class AccessReason(Text):
    """Why an operator looks at somebody's transactions: at least ten characters and two words."""

    def __init__(self) -> None:
        super().__init__(least=0, most=200, required=True)

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> str:
        reason = super()._deserialize(value, attr, data, **kwargs)
        words = {word.casefold() for word in WORD.findall(reason)}
        if len(reason) < SHORTEST_REASON or len(words) < FEWEST_WORDS:
            raise ValidationError(SAY_WHY)
        return reason


class LookSchema(PageRequestSchema):
    """A page of an account's transactions, and the reason, which its owner can read."""

    per_page = RowCount(MAX_PER_PAGE, BAD_SIZE, load_default=TRANSACTIONS_PER_PAGE)
    reason = AccessReason()


class SeenTransactionSchema(Schema):
    """A transaction without its details; the amount is whole rupiah."""

    id = fields.String(required=True)
    user = fields.String(required=True)
    date = fields.String(required=True)
    amount = fields.Integer(required=True)
    type = fields.String(required=True, validate=validate.OneOf(list(TransactionType)))

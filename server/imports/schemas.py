"""How imports go over the wire; money in whole rupiah."""

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from server.core.http.fields import RowCount, Switch, choice
from server.core.http.pagination import LONGEST_CURSOR, MAX_LIMIT
from server.core.http.schemas import Schema, Text
from server.core.ids import LENGTH
from server.core.text.i18n import _
from server.imports.archive_contents import COUNTED
from server.imports.layout_shapes import NONE, READY, SENT
from server.imports.models import LONGEST_BANK
from server.imports.row_changes import RowSelection
from server.imports.statements.proof import ProofState
from server.imports.statements.statement import NumberStyle, RowKind
from server.imports.states import ImportState, PartState, RowStatus, Tab
from server.rules.schemas import RowCategorySchema, WhySchema
from server.transactions.models import LONGEST_DETAIL
from server.wallets.schemas import KINDS

STATES: Final = [state.value for state in ImportState]
STATUSES: Final = [status.value for status in RowStatus]
PROOFS: Final = [state.value for state in ProofState]
ROW_KINDS: Final = [kind.value for kind in RowKind]
PARTS: Final = [state.value for state in PartState]
STYLES: Final = [style.value for style in NumberStyle]
SHAPE_STATES: Final = [NONE, READY, SENT]
TABS: Final = [tab.value for tab in Tab]
LONGEST_CATEGORY: Final = 60
LONGEST_PASSWORD: Final = 256
MOST_ROWS: Final = 1_000
MOST_COLUMNS: Final = 100
LARGEST_NUMBER: Final = 2**31 - 1

CHOOSE_STYLE: Final = _("Choose how the numbers of this file are written.")
CHOOSE_TAB: Final = _("Choose new, existing or check.")
CHOOSE_ROWS: Final = _("Choose rows, a row whose merchant is meant, or a list; one of these.")
CHOOSE_AMOUNT: Final = _("Choose the column of the amounts, or those of money in and money out.")
BAD_COLUMN: Final = _("Choose a column of this file.")
SEEN_FIRST: Final = _("Look at what is sent first.")
BAD_LIMIT: Final = _("Request 1 to 200 rows.")


class ChosenWalletSchema(Schema):
    """The wallet of an import; a proposed one is a guess by its name."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    proposed = fields.Boolean(required=True)


class NewWalletPresetSchema(Schema):
    """A wallet that the import would create."""

    name = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    issuer = fields.String(required=True)


class NumberStyleSchema(Schema):
    """How the numbers of a file are written, with one thousand as the example."""

    id = fields.String(required=True, validate=validate.OneOf(STYLES))
    example = fields.String(required=True)


class ShapeSchema(Schema):
    """What a file of an unknown layout looks like, exactly as it would be sent."""

    kind = fields.String(required=True)
    size_kb = fields.Integer(required=True)
    content = fields.String(required=True)
    digest = fields.String(required=True)
    is_sent = fields.Boolean(required=True)


class SentShapeSchema(Schema):
    """That this was seen, and whose layout it is, if the person says so."""

    digest = fields.String(
        required=True, validate=validate.Regexp(r"\A[0-9a-f]{64}\Z", error=SEEN_FIRST)
    )
    bank = Text(least=0, most=LONGEST_BANK, load_default="")


class ColumnsSchema(Schema):
    """The columns of an unknown table with its first rows, and which ones are meant probably."""

    header = fields.List(fields.String(), required=True)
    sample = fields.List(fields.List(fields.String()), required=True)
    guess = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)


class BrokenSchema(Schema):
    """The first row that does not add up."""

    row_id = fields.String(required=True, allow_none=True)
    position = fields.Integer(required=True, allow_none=True)
    page = fields.Integer(required=True, allow_none=True)
    expected = fields.Integer(required=True, allow_none=True)
    printed = fields.Integer(required=True, allow_none=True)
    reason = fields.String(required=True)


class ProofSchema(Schema):
    """Whether a statement adds up."""

    state = fields.String(required=True, validate=validate.OneOf(PROOFS))
    opening = fields.Integer(required=True, allow_none=True)
    closing = fields.Integer(required=True, allow_none=True)
    broken = fields.Nested(BrokenSchema, required=True, allow_none=True)


class CountsSchema(Schema):
    """How many rows each list has; `left_out` are new ones that will not be saved."""

    new = fields.Integer(required=True)
    existing = fields.Integer(required=True)
    check = fields.Integer(required=True)
    left_out = fields.Integer(required=True)


class FaultSchema(Schema):
    """Why a file cannot be read, and where it went wrong."""

    code = fields.String(required=True)
    position = fields.Integer(required=True, allow_none=True)
    page = fields.Integer(required=True, allow_none=True)
    message = fields.String(required=True)
    part = fields.String(required=True, allow_none=True)


class ArchiveCountSchema(Schema):
    """How many rows of a kind an archive has that the account lacks, and how many it has."""

    kind = fields.String(required=True, validate=validate.OneOf([*COUNTED]))
    new = fields.Integer(required=True)
    existing = fields.Integer(required=True)


class ArchiveWalletSchema(Schema):
    """A wallet of an archive, with what its entries leave in it."""

    name = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    balance = fields.Integer(required=True)
    state = fields.String(required=True, validate=validate.OneOf(PARTS))


class ArchiveGoalSchema(Schema):
    """A goal of an archive."""

    name = fields.String(required=True)
    target = fields.Integer(required=True)
    state = fields.String(required=True, validate=validate.OneOf(PARTS))


class UnprovedWalletSchema(Schema):
    """A wallet whose entries make another balance than the archive states."""

    name = fields.String(required=True)
    printed = fields.Integer(required=True)
    expected = fields.Integer(required=True)


class ArchiveSchema(Schema):
    """What a whole ledger holds; `deleted` are entries that were imported and deleted since.

    The names of wallets and goals are those of a draft only.
    """

    made_at = fields.AwareDateTime(required=True, allow_none=True)
    counts = fields.List(fields.Nested(ArchiveCountSchema), required=True)
    deleted = fields.Integer(required=True)
    wallets = fields.List(fields.Nested(ArchiveWalletSchema), required=True)
    goals = fields.List(fields.Nested(ArchiveGoalSchema), required=True)
    unproved = fields.List(fields.Nested(UnprovedWalletSchema), required=True)


class ResultSchema(Schema):
    """What an import saved.

    `kept` names entries that an undo left, because they were changed since. `difference` is what
    the wallet lacks of the statement's closing balance, null when it prints none.
    """

    saved = fields.Integer(required=True)
    transfers = fields.Integer(required=True)
    difference = fields.Integer(required=True, allow_none=True)
    kept = fields.List(fields.String(), required=True)


class ImportSchema(Schema):
    """One account in one file, or a whole ledger, which then is in `archive`.

    `file_name` is that of a draft or of a file that failed; pasted text has none, and neither has
    what has ended.
    `accounts` names those of a file with several, which can be imported as one ledger, with the
    password of the file where `needs_password` says so; `shape` says whether the look of an
    unknown layout can be sent to the operators.
    """

    id = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    layout = fields.String(required=True)
    layout_name = fields.String(required=True)
    file_name = fields.String(required=True, allow_none=True)
    issuer = fields.String(required=True)
    account_tail = fields.String(required=True)
    start = fields.Date(required=True, allow_none=True)
    end = fields.Date(required=True, allow_none=True)
    row_count = fields.Integer(required=True)
    wallet = fields.Nested(ChosenWalletSchema, required=True, allow_none=True)
    new_wallet = fields.Nested(NewWalletPresetSchema, required=True, allow_none=True)
    number_style = fields.Nested(NumberStyleSchema, required=True, allow_none=True)
    columns = fields.Nested(ColumnsSchema, required=True, allow_none=True)
    proof = fields.Nested(ProofSchema, required=True)
    counts = fields.Nested(CountsSchema, required=True)
    notes = fields.List(fields.String(), required=True)
    fault = fields.Nested(FaultSchema, required=True, allow_none=True)
    created_at = fields.AwareDateTime(required=True)
    expires_at = fields.AwareDateTime(required=True, allow_none=True)
    applied_at = fields.AwareDateTime(required=True, allow_none=True)
    undo_until = fields.AwareDateTime(required=True, allow_none=True)
    result = fields.Nested(ResultSchema, required=True, allow_none=True)
    archive = fields.Nested(ArchiveSchema, required=True, allow_none=True)
    accounts = fields.List(fields.String(), required=True)
    needs_password = fields.Boolean(required=True)
    shape = fields.String(required=True, validate=validate.OneOf(SHAPE_STATES))


class MatchSchema(Schema):
    """The entry that a row is already.

    `updates` says that the entry came from a row that was not posted yet, and that it gets the
    day and the text of this one.
    """

    id = fields.String(required=True)
    date = fields.Date(required=True)
    detail = fields.String(required=True)
    amount = fields.Integer(required=True)
    updates = fields.Boolean(required=True)


class RowTransferSchema(Schema):
    """The wallet on the other side of a transfer; a proposed one is no transfer yet."""

    wallet_id = fields.String(required=True)
    name = fields.String(required=True)
    proposed = fields.Boolean(required=True)
    fee = fields.Integer(required=True)


class ImportRowSchema(Schema):
    """A row of a draft; its amount is signed.

    `addable` is false for a row that was imported before and is still there, and for one whose
    amount or day no entry can hold.
    """

    id = fields.String(required=True)
    date = fields.Date(required=True)
    amount = fields.Integer(required=True)
    text = fields.String(required=True)
    name = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(ROW_KINDS))
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    include = fields.Boolean(required=True)
    left_out_by_rule = fields.Boolean(required=True)
    addable = fields.Boolean(required=True)
    category = fields.Nested(RowCategorySchema, required=True, allow_none=True)
    why = fields.Nested(WhySchema, required=True, allow_none=True)
    detail = fields.String(required=True)
    pending = fields.Boolean(required=True)
    match = fields.Nested(MatchSchema, required=True, allow_none=True)
    transfer = fields.Nested(RowTransferSchema, required=True, allow_none=True)
    balance = fields.Integer(required=True, allow_none=True)


class FilePasswordSchema(Schema):
    """The password of a file, used once."""

    password = fields.String(
        required=True, validate=validate.Length(min=1, max=LONGEST_PASSWORD), load_only=True
    )


class ImportChangesSchema(Schema):
    """Another wallet, a new one, or another style of numbers."""

    wallet_id = Text(most=LENGTH)
    new_wallet = Switch()
    number_style = choice(STYLES, CHOOSE_STYLE)


class Column(fields.Integer):
    """The index of a column."""

    def __init__(self, **kwargs: Any) -> None:
        messages: dict[str, Any] = dict.fromkeys(("invalid", "required", "null"), BAD_COLUMN)
        rule = validate.Range(min=0, max=MOST_COLUMNS - 1, error=BAD_COLUMN)
        super().__init__(strict=True, validate=rule, error_messages=messages, **kwargs)


class MappingSchema(Schema):
    """What the columns of a table mean; `sign` is the one that says in or out."""

    day = Column(required=True)
    text = Column(required=True)
    amount = Column()
    money_in = Column()
    money_out = Column()
    sign = Column()

    @ma.validates_schema
    def _has_amounts(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        sides = {"money_in", "money_out"} & set(fields_)
        if ("amount" in fields_) == bool(sides) or len(sides) == 1:
            raise ma.ValidationError(CHOOSE_AMOUNT, "amount")


class RowsQuerySchema(Schema):
    """A page of rows, of one list if wanted."""

    tab = choice(TABS, CHOOSE_TAB)
    cursor = Text(most=LONGEST_CURSOR)
    limit = RowCount(MAX_LIMIT, BAD_LIMIT, load_default=50)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
        tab = fields_.get("tab")
        return {**fields_, "tab": Tab(tab) if tab else None, "cursor": fields_.get("cursor")}


class RowId(Text):
    """The id of a row: its number in the draft."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(most=10, error_messages={"unknown": CHOOSE_ROWS}, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, *args, **kwargs)
        if not (text.isascii() and text.isdigit()) or int(text) > LARGEST_NUMBER:
            raise self.make_error("unknown")
        return int(text)


class RowChangeSchema(Schema):
    """What becomes of rows; null takes a category, a match or a transfer away."""

    include = Switch()
    category_id = Text(most=LONGEST_CATEGORY, allow_none=True)
    detail = Text(least=0, most=LONGEST_DETAIL)
    match_id = Text(most=LENGTH, allow_none=True)
    transfer_wallet_id = Text(most=LENGTH, allow_none=True)


class RowChangesSchema(Schema):
    """Changes of some rows, of all rows of a merchant, or of all rows of a list."""

    change = fields.Nested(RowChangeSchema, required=True)
    ids = fields.List(RowId(), validate=validate.Length(min=1, max=MOST_ROWS, error=CHOOSE_ROWS))
    same_as = RowId()
    tab = choice(TABS, CHOOSE_TAB)

    @ma.validates_schema
    def _names_rows(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        if len({"ids", "same_as", "tab"} & set(fields_)) != 1:
            raise ma.ValidationError(CHOOSE_ROWS, "ids")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
        tab = fields_.get("tab")
        selection = RowSelection(
            numbers=fields_.get("ids", ()),
            same_as=fields_.get("same_as"),
            tab=Tab(tab) if tab else None,
        )
        return {"selection": selection, "change": fields_["change"]}

"""Imports, the files and rows of their drafts, and what lasts: marks of what was imported."""

import datetime as dt
from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    LargeBinary,
    SmallInteger,
    String,
    Text,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.imports.statements.proof import ProofState
from server.imports.statements.statement import LONGEST_TEXT
from server.imports.states import ImportState, RowStatus, ShapeState, TransferState
from server.rules.texts import HASH_BYTES
from server.transactions.models import LONGEST_DETAIL
from server.wallets.models import LONGEST_NAME as LONGEST_WALLET

LONGEST_NAME: Final = 120
LONGEST_LAYOUT: Final = 40
LONGEST_CATEGORY: Final = 40
MARK_BYTES: Final = HASH_BYTES
LONGEST_SOURCE: Final = 80
LONGEST_KIND: Final = 12
LONGEST_BANK: Final = 40
LONGEST_FILE_NAME: Final = 255


def _among(column: str, values: type[Any]) -> str:
    return f"{column} IN ({', '.join(repr(str(value)) for value in values)})"


class ImportFile(Base):
    """The bytes of a file while a draft of it is open, and the columns of an unknown table.

    `digest` recognises the same file that is sent twice.
    """

    __tablename__ = "import_files"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    content: Mapped[bytes] = mapped_column(LargeBinary)
    digest: Mapped[bytes] = mapped_column(LargeBinary(32))
    columns: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    is_encrypted: Mapped[bool] = mapped_column(default=False)


class Import(Base):
    """One account in one file: a draft, or what is left of it once it ended.

    Amounts of the statement are in sen. `file_id` is empty once the draft has ended; `section` is
    the account's place in the file.
    """

    __tablename__ = "imports"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    file_id: Mapped[str | None] = mapped_column(id_type())
    section: Mapped[int] = mapped_column(SmallInteger, default=0)
    state: Mapped[str] = mapped_column(String(8))
    # The person's day when the file was sent, and what they said about the file.
    today: Mapped[dt.date]
    number_style: Mapped[str | None] = mapped_column(String(5))
    mapping: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    # What they said since, which a long draft follows in the worker; see `draft_changes`.
    change: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    layout: Mapped[str] = mapped_column(String(LONGEST_LAYOUT), default="")
    issuer: Mapped[str] = mapped_column(String(LONGEST_LAYOUT), default="")
    account_tail: Mapped[str] = mapped_column(String(4), default="")
    # The account in another app's export, until the draft ends.
    account_name: Mapped[str | None] = mapped_column(String(LONGEST_WALLET))
    start: Mapped[dt.date | None]
    end: Mapped[dt.date | None]
    row_count: Mapped[int] = mapped_column(default=0)
    counts: Mapped[dict[str, int]] = mapped_column(JSON, default=dict)
    notes: Mapped[list[str]] = mapped_column(JSON, default=list)
    opening: Mapped[int | None] = mapped_column(BigInteger)
    closing: Mapped[int | None] = mapped_column(BigInteger)
    proof: Mapped[str] = mapped_column(String(7), default=ProofState.NONE.value)
    # The first row that does not add up: numbers alone, no text.
    broken: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    wallet_id: Mapped[str | None] = mapped_column(id_type())
    wallet_proposed: Mapped[bool] = mapped_column(default=False)
    creates_wallet: Mapped[bool] = mapped_column(default=False)
    created_wallet_id: Mapped[str | None] = mapped_column(id_type())
    # The proof that the wallet had before this one.
    earlier_proof: Mapped[list[Any] | None] = mapped_column(JSON)
    fault: Mapped[str | None] = mapped_column(String(20))
    fault_position: Mapped[int | None]
    fault_page: Mapped[int | None]
    # The table of an archive in which it went wrong.
    fault_part: Mapped[str | None] = mapped_column(String(LONGEST_LAYOUT))
    # What an archive holds, and how much of it is new; see `archive_contents`.
    contents: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    # Whether all accounts of an app's export are imported as one ledger.
    is_whole: Mapped[bool | None]
    saved: Mapped[int | None]
    transfers: Mapped[int | None]
    # What the wallet lacked or had too much on the last day of the statement, in whole rupiah.
    difference: Mapped[int | None] = mapped_column(BigInteger)
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    claimed_until: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    expires_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime, index=True)
    applied_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    undo_until: Mapped[dt.datetime | None] = mapped_column(UtcDateTime, index=True)

    __table_args__ = (
        CheckConstraint(_among("state", ImportState), name="state"),
        CheckConstraint(_among("proof", ProofState), name="proof"),
        # Counts what operators see, and finds what the worker has to do.
        Index("ix_imports_state", "state", "layout", "id"),
    )


class DraftName(Base):
    """The name of the file of a draft, for people alone; it may hold the number of an account."""

    __tablename__ = "import_names"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    import_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    name: Mapped[str] = mapped_column(String(LONGEST_FILE_NAME))

    __table_args__ = (
        ForeignKeyConstraint(
            ["owner_id", "import_id"], ["imports.owner_id", "imports.id"], ondelete="CASCADE"
        ),
    )


class ImportRow(Base):
    """A row of a draft. `amount` is in whole rupiah and signed, `balance` in sen.

    `entry_id` and `fee_id` are those of the entries that it may become.
    """

    __tablename__ = "import_rows"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    import_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    entry_id: Mapped[str] = mapped_column(id_type())
    fee_id: Mapped[str | None] = mapped_column(id_type())
    day: Mapped[dt.date]
    amount: Mapped[int] = mapped_column(BigInteger)
    text: Mapped[str] = mapped_column(String(LONGEST_TEXT))
    name: Mapped[str] = mapped_column(String(LONGEST_NAME))
    kind: Mapped[str] = mapped_column(String(12))
    balance: Mapped[int | None] = mapped_column(BigInteger)
    pending: Mapped[bool]
    position: Mapped[int]
    page: Mapped[int | None]
    mark: Mapped[bytes] = mapped_column(LargeBinary(MARK_BYTES))
    occurrence: Mapped[int]
    # What all rows of one merchant have in common.
    merchant: Mapped[bytes] = mapped_column(LargeBinary(MARK_BYTES))
    status: Mapped[str] = mapped_column(String(8))
    include: Mapped[bool]
    # Whether the person said so, which a new comparison with the ledger does not change.
    decided: Mapped[bool]
    category_id: Mapped[str | None] = mapped_column(String(LONGEST_CATEGORY))
    why: Mapped[str | None] = mapped_column(String(8))
    why_count: Mapped[int] = mapped_column(default=0)
    # The rule that decided about it.
    rule_id: Mapped[str | None] = mapped_column(id_type())
    detail: Mapped[str] = mapped_column(String(LONGEST_DETAIL))
    # Whether the person wrote the detail, which no rule changes; unknown to the release before.
    own_detail: Mapped[bool | None]
    # The entry that it is already.
    match_id: Mapped[str | None] = mapped_column(id_type())
    transfer: Mapped[str | None] = mapped_column(String(8))
    transfer_wallet_id: Mapped[str | None] = mapped_column(id_type())
    transfer_fee: Mapped[int] = mapped_column(BigInteger, default=0)
    # The entry of the other wallet that a transfer takes the place of.
    pair_id: Mapped[str | None] = mapped_column(id_type())

    __table_args__ = (
        ForeignKeyConstraint(
            ["owner_id", "import_id"], ["imports.owner_id", "imports.id"], ondelete="CASCADE"
        ),
        CheckConstraint(_among("status", RowStatus), name="status"),
        CheckConstraint(_among("transfer", TransferState), name="transfer"),
        Index("ix_import_rows_merchant", "owner_id", "import_id", "merchant"),
    )


class ImportMark(Base):
    """A row of a statement that is in a wallet as an entry, recognised without its text.

    `made` says whether the import made the entry, at `version`; others were there before. The
    entry may be deleted since.
    """

    __tablename__ = "import_marks"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    wallet_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    mark: Mapped[bytes] = mapped_column(LargeBinary(MARK_BYTES), primary_key=True)
    occurrence: Mapped[int] = mapped_column(primary_key=True)
    entry_id: Mapped[str] = mapped_column(id_type())
    import_id: Mapped[str] = mapped_column(id_type())
    made: Mapped[bool]
    version: Mapped[int]
    pending: Mapped[bool]
    layout: Mapped[str] = mapped_column(String(LONGEST_LAYOUT))
    merchant: Mapped[bytes] = mapped_column(LargeBinary(MARK_BYTES))

    __table_args__ = (
        Index("ix_import_marks_import_id", "owner_id", "import_id"),
        Index("ix_import_marks_entry_id", "owner_id", "entry_id"),
        # Finds the newest entries of a merchant.
        Index("ix_import_marks_merchant", "owner_id", "merchant", "entry_id"),
    )


class ImportChange(Base):
    """An entry that an import changed, as it was before, or a fee that it added, for the undo."""

    __tablename__ = "import_changes"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    import_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    entry_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    version: Mapped[int]
    before: Mapped[dict[str, Any] | None] = mapped_column(JSON)

    __table_args__ = (
        ForeignKeyConstraint(
            ["owner_id", "import_id"], ["imports.owner_id", "imports.id"], ondelete="CASCADE"
        ),
    )


class ImportMapping(Base):
    """What the columns of a table mean, remembered by a hash of its header row."""

    __tablename__ = "import_mappings"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    header: Mapped[bytes] = mapped_column(LargeBinary(MARK_BYTES), primary_key=True)
    mapping: Mapped[dict[str, Any]] = mapped_column(JSON)
    number_style: Mapped[str | None] = mapped_column(String(5))


class TransferRefusal(Base):
    """A row of a wallet that the person does not want as a transfer."""

    __tablename__ = "import_refusals"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    wallet_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    mark: Mapped[bytes] = mapped_column(LargeBinary(MARK_BYTES), primary_key=True)
    occurrence: Mapped[int] = mapped_column(primary_key=True)


class ImportOrigin(Base):
    """A row of an archive that is in the account as the row with `id`, by its key in the archive.

    `made` says whether an import made it, or filled it in, with `stamp` and from `before`; others
    were there before. The row may be deleted since.
    """

    __tablename__ = "import_origins"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    kind: Mapped[str] = mapped_column(String(20), primary_key=True)
    source_id: Mapped[str] = mapped_column(String(LONGEST_SOURCE), primary_key=True)
    id: Mapped[str] = mapped_column(String(LONGEST_SOURCE))
    import_id: Mapped[str] = mapped_column(id_type())
    made: Mapped[bool]
    stamp: Mapped[str] = mapped_column(String(40))
    before: Mapped[dict[str, Any] | None] = mapped_column(JSON)

    __table_args__ = (Index("ix_import_origins_import_id", "owner_id", "import_id"),)


class DraftShape(Base):
    """The shape of a file of an unknown layout, which its owner may send to the operators.

    It holds no letter and no digit of the file; `size` is in bytes.
    """

    __tablename__ = "import_shapes"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    import_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    kind: Mapped[str] = mapped_column(String(LONGEST_KIND))
    size: Mapped[int]
    content: Mapped[str] = mapped_column(Text)
    digest: Mapped[bytes] = mapped_column(LargeBinary(32))
    is_sent: Mapped[bool] = mapped_column(default=False)

    __table_args__ = (
        ForeignKeyConstraint(
            ["owner_id", "import_id"], ["imports.owner_id", "imports.id"], ondelete="CASCADE"
        ),
    )


class LayoutShape(Base):
    """A shape that somebody sent; nothing leads to who it was, so the id tells no time either.

    `size_kb` is the upper end of its class in kilobytes, `times` how often it was sent, and
    `sent_on` the day on which that was last.
    """

    __tablename__ = "layout_shapes"

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    digest: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    kind: Mapped[str] = mapped_column(String(LONGEST_KIND))
    size_kb: Mapped[int]
    bank: Mapped[str] = mapped_column(String(LONGEST_BANK))
    content: Mapped[str] = mapped_column(Text)
    state: Mapped[str] = mapped_column(String(4), default=ShapeState.NEW.value)
    times: Mapped[int] = mapped_column(default=1)
    sent_on: Mapped[dt.date] = mapped_column(index=True)
    version: Mapped[int] = mapped_column(default=1)

    __table_args__ = (CheckConstraint(_among("state", ShapeState), name="state"),)


class ImportCount(Base):
    """How many files of a layout came to an outcome on a day of Jakarta: read, applied, or why not.

    Nothing in it belongs to a person. A file that failed has no layout.
    """

    __tablename__ = "import_counts"

    day: Mapped[dt.date] = mapped_column(primary_key=True)
    layout: Mapped[str] = mapped_column(String(LONGEST_LAYOUT), primary_key=True)
    outcome: Mapped[str] = mapped_column(String(20), primary_key=True)
    files: Mapped[int]


# Tables, not mapped classes: statements on those load objects, which costs several times more.
FILES: Final = ImportFile.metadata.tables[ImportFile.__tablename__]
IMPORTS: Final = Import.metadata.tables[Import.__tablename__]
NAMES: Final = DraftName.metadata.tables[DraftName.__tablename__]
ROWS: Final = ImportRow.metadata.tables[ImportRow.__tablename__]
MARKS: Final = ImportMark.metadata.tables[ImportMark.__tablename__]
CHANGES: Final = ImportChange.metadata.tables[ImportChange.__tablename__]
ORIGINS: Final = ImportOrigin.metadata.tables[ImportOrigin.__tablename__]
MAPPINGS: Final = ImportMapping.metadata.tables[ImportMapping.__tablename__]
SHAPES: Final = DraftShape.metadata.tables[DraftShape.__tablename__]
LAYOUT_SHAPES: Final = LayoutShape.metadata.tables[LayoutShape.__tablename__]
COUNTS: Final = ImportCount.metadata.tables[ImportCount.__tablename__]
REFUSALS: Final = TransferRefusal.metadata.tables[TransferRefusal.__tablename__]

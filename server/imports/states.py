"""The states of an import and of its rows."""

from enum import StrEnum
from typing import Final


class ImportState(StrEnum):
    """How far an import is; the first five are drafts."""

    READING = "reading"
    LOCKED = "locked"
    MAPPING = "mapping"
    REVIEW = "review"
    APPLYING = "applying"
    APPLIED = "applied"
    UNDOING = "undoing"
    UNDONE = "undone"
    FAILED = "failed"


DRAFTS: Final = (
    ImportState.READING,
    ImportState.LOCKED,
    ImportState.MAPPING,
    ImportState.REVIEW,
    ImportState.APPLYING,
)
# What the worker has to do.
WORK: Final = (ImportState.READING, ImportState.APPLYING, ImportState.UNDOING)


class RowStatus(StrEnum):
    """What a row is to the ledger; the last one needs a look."""

    NEW = "new"
    EXISTING = "existing"
    DELETED = "deleted"
    CHECK = "check"


class Tab(StrEnum):
    """The lists of a review."""

    NEW = "new"
    EXISTING = "existing"
    CHECK = "check"


TABS: Final = {
    Tab.NEW: (RowStatus.NEW.value,),
    Tab.EXISTING: (RowStatus.EXISTING.value, RowStatus.DELETED.value),
    Tab.CHECK: (RowStatus.CHECK.value,),
}


class TransferState(StrEnum):
    """How far a row is on its way to a transfer."""

    PROPOSED = "proposed"
    CHOSEN = "chosen"
    REFUSED = "refused"


class PartState(StrEnum):
    """What a wallet or a goal of an archive is to the account."""

    NEW = "new"
    PRESENT = "existing"


class ShapeState(StrEnum):
    """What operators did about a shape."""

    NEW = "new"
    DONE = "done"

"""Errors of imports, and the sentences about files that cannot be read."""

from collections.abc import Mapping
from typing import Final

from server.core.errors import Conflict, ValidationFailed
from server.core.text.i18n import Message, _
from server.imports.statements.statement import Fault, Unreadable

MOST_DRAFTS: Final = 20
NOT_READ: Final = "not_read"
"""The fault of a draft that the worker could not read again."""
NOT_SAVED: Final = "not_saved"
"""The fault of a draft that the worker could not apply."""
NOT_UNDONE: Final = "not_undone"
"""The fault of an import that the worker could not take back."""

SENTENCES: Final[Mapping[str, Message]] = {
    Fault.EMPTY: _("This file is empty."),
    Fault.TOO_LARGE: _("This file is too large. Export a shorter period and try again."),
    Fault.UNKNOWN_TYPE: _(
        "We can't read this type of file. Export your statement as CSV, XLSX or PDF."
    ),
    Fault.ZIP_OTHERS: _(
        "We found no statement in this ZIP, only {types} files."
        " Download the statement itself from your bank as PDF, CSV or XLSX."
    ),
    Fault.ZIP_UNPACK: _(
        "Unpack this ZIP, then choose the statements in it. It has {types} files,"
        " which we can't read inside a ZIP."
    ),
    Fault.ZIP_LOCKED: _("This ZIP has a password. Unpack it, then choose the statements in it."),
    Fault.DAMAGED: _("This file is damaged or incomplete. Download it again and retry."),
    Fault.LOCKED: _("This file has a password. Enter it to open the file."),
    Fault.UNLOCK_FAILED: _("That password doesn't open this file."),
    Fault.NO_TEXT: _(
        "This PDF is a picture without text. Download the statement itself from your bank."
    ),
    Fault.NO_ROWS: _("We found no transactions in this file."),
    Fault.BAD_DAY: _("A date in this file can't be read."),
    Fault.BAD_AMOUNT: _("An amount in this file can't be read."),
    Fault.BOTH_SIDES: _("A row of this file has money in and money out at once."),
    Fault.NO_PERIOD: _("This file doesn't say which year its dates are of. Export it again."),
    Fault.FOREIGN_CURRENCY: _("This statement isn't in rupiah, so we can't import it."),
    Fault.TOO_HEAVY: _("This file takes too long to read. Export a shorter period and try again."),
    Fault.UNKNOWN_LAYOUT: _(
        "We found no table of transactions in this file. Export your statement as CSV or XLSX."
    ),
    Fault.OTHER_VERSION: _(
        "This archive is from another version of Lumbung. Download your data again and import that."
    ),
    Fault.MISSING_TABLE: _(
        "A table is missing in this archive. Download your data again,"
        " and import the file as it is."
    ),
    Fault.MISSING_ROWS: _(
        "This archive has more or fewer rows than it should. Download your data again,"
        " and import the file as it is."
    ),
    Fault.OTHER_COLUMNS: _(
        "A table in this archive has other columns than it should. Download your data again,"
        " and import the file as it is."
    ),
    Fault.BAD_VALUE: _(
        "A value in this file can't be read. Download your data again,"
        " and import the file as it is."
    ),
    Fault.BAD_LINK: _(
        "A row of this file belongs to something that isn't in it. Download your data again,"
        " and import the file as it is."
    ),
    NOT_READ: _("We couldn't read the rows of this file. Please try again."),
    NOT_SAVED: _("We couldn't save this import. Please try again."),
    NOT_UNDONE: _("We couldn't undo this import. Please try again."),
}


IN_ROW: Final[Mapping[str, Message]] = {
    Fault.BAD_DAY: _("The date in row {row} can't be read. Correct it in the file and try again."),
    Fault.BAD_AMOUNT: _(
        "The amount in row {row} can't be read. Correct it in the file and try again."
    ),
    Fault.BOTH_SIDES: _(
        "There is money in and money out in row {row}. Correct it in the file and try again."
    ),
}
"""The sentences about tables, whose rows can be named."""

MISMAPPED: Final[Mapping[str, Message]] = {
    Fault.NO_ROWS: _("No row has a date and an amount in these columns. Choose others."),
    Fault.BAD_DAY: _(
        "The date in row {row} can't be read. Choose another column, or correct it in the file."
    ),
    Fault.BAD_AMOUNT: _(
        "The amount in row {row} can't be read. Choose another column, or correct it in the file."
    ),
    Fault.BOTH_SIDES: _(
        "There is money in and money out in row {row}."
        " Choose other columns, or correct it in the file."
    ),
}
"""The sentences about tables whose columns the person has named."""


ZIP_FAULTS: Final = frozenset({Fault.ZIP_OTHERS, Fault.ZIP_UNPACK})
"""The faults whose part is not a table, but the types of files in an archive."""


def explain_fault(
    fault: str, row: int | None, part: str | None = None, *, is_mapped: bool = False
) -> Message:
    """The sentence about a fault, with the row of the table, or the types of files, it names."""
    if fault in ZIP_FAULTS:
        return SENTENCES[fault].format(types=part or _("other"))
    known = {**IN_ROW, **MISMAPPED} if is_mapped else IN_ROW
    if fault not in known or (row is None and fault in IN_ROW):
        return SENTENCES[fault]
    return known[fault].format(row=row)


class TooManyDrafts(Conflict):
    """409: the limit of open drafts is reached."""

    code = "too_many_drafts"
    message = _("You have {most} imports that aren't finished. Finish or discard one first.")

    def __init__(self) -> None:
        super().__init__(most=MOST_DRAFTS)


class NotNow(Conflict):
    """409: the import is in another state than this needs."""

    code = "import_state"
    message = _("This import has moved on meanwhile. Reload it.")


class TooLateToUndo(Conflict):
    """409: the time for an undo is over."""

    code = "undo_expired"
    message = _("An import can be undone for three days.")


class ShapeSent(Conflict):
    """409: the operators have it already."""

    code = "shape_sent"
    message = _("You have sent this layout already. Thank you.")


class ShapeChanged(Conflict):
    """409: it is not what the person saw."""

    code = "shape_changed"
    message = _("This isn't what you saw. Open it again before you send it.")


class WalletNeeded(ValidationFailed):
    """422: nobody has said into which wallet the statement goes."""

    def __init__(self) -> None:
        super().__init__(errors={"wallet_id": [_("Choose the wallet of this statement.")]})


class PasswordNeeded(ValidationFailed):
    """422: the file has to be opened once more, and nobody has kept its password."""

    def __init__(self) -> None:
        super().__init__(errors={"password": [_("Enter the password of the file.")]})


class WrongPassword(ValidationFailed):
    """422: the password opens another file."""

    def __init__(self) -> None:
        super().__init__(errors={"password": [SENTENCES[Fault.UNLOCK_FAILED]]})


class Misread(ValidationFailed):
    """422: the file cannot be read in the way that was asked for."""

    def __init__(self, unreadable: Unreadable, field: str) -> None:
        row = unreadable.position if unreadable.page is None else None
        sentence = explain_fault(unreadable.fault, row, is_mapped=field == "mapping")
        super().__init__(errors={field: [sentence]})


class UnknownEntry(ValidationFailed):
    """422: a row was matched with an entry that is not in its wallet."""

    def __init__(self) -> None:
        super().__init__(errors={"match_id": [_("This transaction isn't in the same wallet.")]})


class WrongCategory(ValidationFailed):
    """422: the category does not exist, or is for money that goes the other way."""

    def __init__(self) -> None:
        sentence = _("We don't know this category. Choose one from the list.")
        super().__init__(errors={"category_id": [sentence]})


class SameWallet(ValidationFailed):
    """422: a transfer goes to another wallet."""

    def __init__(self) -> None:
        sentence = _("Choose another wallet than the one of this statement.")
        super().__init__(errors={"transfer_wallet_id": [sentence]})

"""Transfers between wallets, with their fees, and adjustments of a wallet to what it holds.

A transfer is one row. Its fee is an expense that is booked for it. An adjustment that names a
category is an income or an expense like any other.
"""

import dataclasses
import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from server.categories.book import Category, CategoryBook, fresh_book
from server.categories.catalogue import BY_ID, TransactionType
from server.categories.service import require_existing_category
from server.core.calendar.clock import now
from server.core.errors import NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.core.text.i18n import _
from server.transactions import client_keys, queries
from server.transactions.booking_checks import check_edit
from server.transactions.bookings import UNLINKED, Booking, BookingSource, is_taken_out
from server.transactions.client_keys import KeyedEntry
from server.transactions.models import LARGEST_AMOUNT, EntryType
from server.transactions.queries import Item, TransactionRow, to_row
from server.transactions.service import FIRST_VERSION, NewTransaction, get_row, serialize_row
from server.users.balances import LockedAccount, lock_account, read_balance
from server.wallets.balances import read_balances, settle_balance
from server.wallets.wallet_book import Wallet, wallet_book_of

# The category of fees.
FEES: Final = "fees-admin"
SAME_WALLET: Final = _("Choose another wallet than the one the money comes from.")
PART_OF_DEBT: Final = _(
    "This transfer pays a debt, so this wallet stays. Delete the transfer to choose another."
)
PART_OF_GOAL: Final = _(
    "This transfer is part of a goal, so this wallet stays. Delete the transfer to choose another."
)
LARGE_FEE: Final = _("The fee can't be more than the amount.")
ALREADY: Final = _("That's already what this wallet holds.")
OTHER_TYPE: Final = {
    TransactionType.EXPENSES: _("The wallet holds less than before. Choose an expense category."),
    TransactionType.INCOME: _("The wallet holds more than before. Choose an income category."),
}


@dataclass(frozen=True, slots=True)
class Transfer:
    """What a person enters of a transfer, already checked field by field; in whole rupiah.

    A device that may send it again gives it a `client_key`.
    """

    wallet_id: str
    to_wallet_id: str
    amount: int
    fee: int
    detail: str
    date: dt.date
    client_key: str | None = None
    id: str = dataclasses.field(default_factory=new_id, compare=False)

    @property
    def keyed(self) -> KeyedEntry | None:
        """What tells a second send of it; None without a key."""
        if self.client_key is None:
            return None
        content = tuple(getattr(self, name) for name in (*COLUMNS, "fee"))
        return KeyedEntry(self.client_key, self.id, content)


TransferChange = Mapping[str, Any]
"""New values of a Transfer's fields, already checked; those that are missing stay."""
# The fields that are columns of the transfer's own row.
COLUMNS: Final = ("wallet_id", "to_wallet_id", "amount", "detail", "date")


@dataclass(frozen=True, slots=True)
class Adjustment:
    """What a wallet really holds now, in whole rupiah, and the day of the entry that says so.

    With a category the difference is an income or an expense.
    """

    balance: int
    detail: str
    date: dt.date
    category: Category | None = None


def get_transfer(owner_id: str, id_: str, book: CategoryBook) -> Item:
    """A transfer of the owner with its fee; raises NotFound."""
    return _serialize(_get_transfer(owner_id, id_), _fee_of(owner_id, id_), book)


def add_transfer(
    owner_id: str, new: Transfer, book: CategoryBook, booking: Booking | None = None
) -> tuple[Item, int]:
    """Record a transfer of the owner, also one that is booked, and return it with the new balance.

    One that was stored under its key before is returned as it is now. ValidationFailed at the
    wallet that cannot be used, or at a fee above the amount; what `client_keys.claim` raises.
    """
    keyed = new.keyed
    stored = client_keys.claim(owner_id, keyed) if keyed else None
    if stored is not None:
        return _serialize(stored, _fee_of(owner_id, stored["id"]), book), read_balance(owner_id)
    account = lock_account(owner_id)
    # Early instalments of a long loan have more interest than principal.
    is_payment = booking is not None and booking.kind is BookingSource.DEBT
    require_possible(owner_id, account, new, any_fee=is_payment)
    rows = transfer_rows(new, fee_category(owner_id, account, book))
    if booking:
        rows[0] |= booking.columns()
    queries.insert_transactions(owner_id, rows)
    return _serialize(to_row(rows[0]), new.fee, book), settle_balance(owner_id)


def change_transfer(
    owner_id: str, id_: str, change: TransferChange, match: IfMatch, book: CategoryBook
) -> tuple[Item, int]:
    """Change a transfer of the owner with its fee and return it with the new balance.

    Raises NotFound, ChangedMeanwhile when the sender does not accept its version, and what
    `add_transfer` raises; also when what booked it refuses the change.
    """
    account = lock_account(owner_id)
    before = _get_transfer(owner_id, id_)
    fee = _fee_of(owner_id, id_)
    wanted = _merged(before, fee, change)
    values = {name: getattr(wanted, name) for name in COLUMNS}
    after = before | to_row(values)
    if not match.allows(before["version"]):
        if (after, wanted.fee) != (before, fee):
            raise ChangedMeanwhile(_serialize(before, fee, book))
        # The answer to the same change was lost.
        return _serialize(before, fee, book), account.balance
    require_possible(owner_id, account, wanted, _merged(before, fee, {}))
    _require_same_purpose(owner_id, before, after)
    check_edit(owner_id, before, after)
    after["version"] += 1
    queries.update_transaction(owner_id, id_, {**values, "version": after["version"]})
    _write_fee(owner_id, id_, wanted, fee_category(owner_id, account, book))
    return _serialize(after, wanted.fee, book), settle_balance(owner_id)


def adjust_wallet(
    owner_id: str, wallet_id: str, wanted: Adjustment, book: CategoryBook
) -> tuple[Item, int]:
    """Record the difference to what a wallet really holds; returns it with the new balance.

    NotFound for a wallet that is not the owner's, WalletArchived for an archived one;
    ValidationFailed at a balance that is right already, at a difference that is too large for one
    entry, or at a category that is gone or of the other type.
    """
    account = lock_account(owner_id)
    wallets = wallet_book_of(owner_id, account.wallets_version)
    if wallets.get(wallet_id) is None:
        raise NotFound
    wallet = wallets.choose(wallet_id)
    difference = wanted.balance - read_balances(owner_id)[wallet_id].balance
    if difference == 0:
        raise ValidationFailed(errors={"balance": [ALREADY]})
    if abs(difference) > LARGEST_AMOUNT:
        raise ValidationFailed(errors={"balance": [_("Enter at most Rp999.999.999.999.")]})
    if wanted.category is None:
        row = adjustment_row(wallet_id, difference, wanted)
    else:
        row = _recorded_row(wallet, difference, wanted, wanted.category)
        require_existing_category(owner_id, book, account, wanted.category.id)
    queries.insert_transactions(owner_id, [row])
    return serialize_row(to_row(row), book), settle_balance(owner_id)


def transfer_rows(new: Transfer, fee_category: str = FEES) -> list[TransactionRow]:
    """The rows of a new transfer: itself, and its fee."""
    row = _new_row(EntryType.TRANSFER, new.wallet_id, new)
    row |= {"id": new.id, "amount": new.amount, "to_wallet_id": new.to_wallet_id}
    return [row, *_fee_rows(new, row["id"], fee_category)]


def adjustment_row(wallet_id: str, difference: int, wanted: Adjustment) -> TransactionRow:
    """The row of a new adjustment that adds the difference to its wallet."""
    return _new_row(EntryType.ADJUSTMENT, wallet_id, wanted) | {"amount": difference}


def _recorded_row(
    wallet: Wallet, difference: int, wanted: Adjustment, category: Category
) -> TransactionRow:
    """The row of a difference as an income or an expense; its sign says which."""
    type_ = TransactionType.INCOME if difference > 0 else TransactionType.EXPENSES
    if category.type is not type_:
        # Another device may have moved money since the person chose.
        raise ValidationFailed(errors={"category_id": [OTHER_TYPE[type_]]})
    return NewTransaction(
        type_, category.id, abs(difference), wanted.detail, wanted.date, wallet.id
    ).row(wallet)


def require_possible(
    owner_id: str,
    account: LockedAccount,
    wanted: Transfer,
    before: Transfer | None = None,
    *,
    any_fee: bool = False,
) -> None:
    """Check wallets and fee together; an edit may leave what was there before.

    That is an archived wallet, or a fee that was raised above the amount as an expense.
    """
    wallets = wallet_book_of(owner_id, account.wallets_version)
    errors: dict[str, Sequence[str]] = {}
    for field in ("wallet_id", "to_wallet_id"):
        id_ = getattr(wanted, field)
        if before is None or getattr(before, field) != id_:
            try:
                wallets.choose(id_, field)
            except ValidationFailed as error:
                errors |= dict(error.errors or {})
    if wanted.wallet_id == wanted.to_wallet_id:
        errors.setdefault("to_wallet_id", [SAME_WALLET])
    may_be_large = any_fee or (before is not None and _is_no_larger_fee(wanted, before))
    if wanted.fee > wanted.amount and not may_be_large:
        errors["fee"] = [LARGE_FEE]
    if errors:
        raise ValidationFailed(errors=errors)


def _is_no_larger_fee(wanted: Transfer, before: Transfer) -> bool:
    """Whether an edit asks for no larger fee than before, of no smaller amount."""
    return wanted.fee <= before.fee and wanted.amount >= before.amount


def _require_same_purpose(owner_id: str, before: TransactionRow, after: TransactionRow) -> None:
    """Let a booked transfer keep the wallet of its goal or debt, so that it goes the same way."""
    if before["booked_for"] in {BookingSource.GOAL.value, BookingSource.DEBT.value}:
        field = "wallet_id" if is_taken_out(owner_id, before) else "to_wallet_id"
        if after[field] != before[field]:
            is_payment = before["booked_for"] == BookingSource.DEBT.value
            raise ValidationFailed(errors={field: [PART_OF_DEBT if is_payment else PART_OF_GOAL]})


def _new_row(type_: EntryType, wallet_id: str, entered: Transfer | Adjustment) -> TransactionRow:
    """The columns of a new row but its amount; its category is its type."""
    return {
        "id": new_id(),
        "type": type_.value,
        "category_id": type_.value,
        "amount": 0,
        "detail": entered.detail,
        "date": entered.date,
        "created_at": now(),
        "version": FIRST_VERSION,
        "wallet_id": wallet_id,
        "to_wallet_id": None,
        **UNLINKED,
    }


def fee_category(owner_id: str, account: LockedAccount, book: CategoryBook) -> str:
    """The category of fees, or the one of the owner's before which it gives way."""
    if account.categories_version != book.version:
        book = fresh_book(owner_id, book.language)
    titles = sorted(BY_ID[FEES].titles)
    named = (book.find(title, TransactionType.EXPENSES) for title in titles)
    own = next((one for one in named if one), None)
    return FEES if own is None or book.get(FEES) else own.id


def _fee_rows(transfer: Transfer, transfer_id: str, category_id: str) -> list[TransactionRow]:
    """The row of a transfer's fee; none without one."""
    if not transfer.fee:
        return []
    row = _new_row(EntryType.TRANSFER, transfer.wallet_id, transfer)
    booking = Booking(BookingSource.TRANSFER, transfer_id).columns()
    expense = {"type": EntryType.EXPENSES.value, "category_id": category_id, "amount": transfer.fee}
    return [row | expense | booking]


def _write_fee(owner_id: str, transfer_id: str, wanted: Transfer, category_id: str) -> None:
    """Let the fee follow its transfer; a fee of nothing has no row."""
    fees = queries.find_booked(owner_id, BookingSource.TRANSFER.value, transfer_id)
    if wanted.fee and fees:
        first, *others = fees
        values = {"amount": wanted.fee, "date": wanted.date, "wallet_id": wanted.wallet_id}
        version = first["version"] + 1
        queries.update_transaction(owner_id, first["id"], {**values, "version": version})
    else:
        others = fees
        if wanted.fee:
            queries.insert_transactions(owner_id, _fee_rows(wanted, transfer_id, category_id))
    queries.delete_transactions(owner_id, [row["id"] for row in others])


def _fee_of(owner_id: str, transfer_id: str) -> int:
    fees = queries.find_booked(owner_id, BookingSource.TRANSFER.value, transfer_id)
    return sum(row["amount"] for row in fees)


def _merged(before: TransactionRow, fee: int, change: TransferChange) -> Transfer:
    """A transfer as a change wants it."""
    present = {name: before[name] for name in COLUMNS}
    day = dt.date.fromisoformat(before["date"])
    return Transfer(**{**present, "date": day, "fee": fee, **change})


def _get_transfer(owner_id: str, id_: str) -> TransactionRow:
    row = get_row(owner_id, id_)
    if row["type"] != EntryType.TRANSFER.value:
        raise NotFound
    return row


def _serialize(row: TransactionRow, fee: int, book: CategoryBook) -> Item:
    return {**serialize_row(row, book), "fee": fee}

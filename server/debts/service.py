"""Read, add, change and delete debts; writes lock the account first, as the ledger does."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from server.core.calendar.clock import now, to_text
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.core.text.i18n import _
from server.debts import queries
from server.debts.card_bills import CardBill, read_card_bills
from server.debts.debt_start import choose_wallet, record_start
from server.debts.due_reminder import add_due_reminder, follow_payments, remove_due_reminder
from server.debts.errors import MOST, Overpaid, Refused, TooManyDebts
from server.debts.models import Counting, DebtRow, NewDebt, Start
from server.debts.months_ahead import MonthsAhead, look_ahead
from server.debts.progress import apply_payments
from server.debts.schedule import Instalment, Terms
from server.debts.serializers import (
    Item,
    measure,
    serialize_card,
    serialize_debt,
    serialize_detail,
)
from server.debts.terms_change import TERMS, change_terms, find_terms, follow_terms, try_terms
from server.reminders.service import link_debt, list_reminder_rows
from server.reminders.viewer_context import ViewerContext as ReminderViewer
from server.transactions.booking_checks import BookingCheck
from server.transactions.bookings import BookingSource, list_booked, unlink_transactions
from server.transactions.debt_entries import add_difference
from server.transactions.viewer_context import ViewerContext
from server.users.balances import lock_account

NOT_MONEY: Final = _("Money that you received counts as spending when you spend it.")
DELETE_TO_CHANGE: Final = _("Delete this payment and record it again to change its amount.")
ALL_PAID: Final = _("Leave at least one instalment open.")
MORE_THAN_OWED: Final = _("That's more than is still owed.")


class Viewer(NamedTuple):
    """The context in which a person sees debts: their ledger, and their reminders."""

    ledger: ViewerContext
    reminders: ReminderViewer


class DebtList(NamedTuple):
    """Debts, the bills of cards, and the months ahead of the debts that one owes."""

    items: list[Item]
    cards: list[Item]
    ahead: MonthsAhead


def list_debts(owner_id: str, viewer: Viewer) -> DebtList:
    """The owner's debts, oldest first, card bills, and the months ahead.

    Two queries, and three more with cards.
    """
    ledger = viewer.ledger
    rows = queries.read_debts(owner_id)
    debts = [measure(row) for row in rows]
    owed = [debt for debt in debts if not debt.row.is_lent]
    bills = read_card_bills(owner_id, rows, viewer.reminders.wallets, ledger.today)
    return DebtList(
        [serialize_debt(debt, ledger.today) for debt in debts],
        _serialize_cards(owner_id, bills, ledger),
        look_ahead(owner_id, owed, ledger),
    )


def _serialize_cards(owner_id: str, bills: Sequence[CardBill], viewer: ViewerContext) -> list[Item]:
    if not bills:
        return []
    reminded = {one.to_wallet_id for one in list_reminder_rows(owner_id)}
    return [
        serialize_card(bill, viewer.today, viewer.language, reminds=bill.wallet.id in reminded)
        for bill in bills
    ]


def get_debt(owner_id: str, debt_id: str, viewer: ViewerContext) -> Item:
    """A debt of the owner with its schedule; raises NotFound."""
    debt = measure(get_debt_row(owner_id, debt_id))
    payments = list_booked(owner_id, BookingSource.DEBT, [debt_id])
    terms = (
        {name: to_text(value) for name, value in find_terms(debt).items()} if debt.open else None
    )
    return {**serialize_detail(debt, payments, viewer.today), "terms": terms}


def get_debt_row(owner_id: str, debt_id: str) -> DebtRow:
    """The row of a debt of the owner; raises NotFound."""
    found = queries.read_debts(owner_id, [debt_id])
    if not found:
        raise NotFound
    return found[0]


def add_debt(owner_id: str, new: NewDebt, viewer: Viewer) -> tuple[Item, int]:
    """Add a debt with what it begins with and return it with the balance.

    TooManyDebts, TooManyWallets; ValidationFailed at the field of terms without a schedule, of a
    wallet that cannot be used, or of a name that a new wallet cannot have.
    """
    lock_account(owner_id)
    if queries.count_debts(owner_id) >= MOST:
        raise TooManyDebts
    schedule = _try_terms(new)
    settled = sum(row.principal for row in schedule[: new.paid])
    wallet_id = choose_wallet(owner_id, new, viewer.ledger.language)
    debt_id = new_id()
    rows = apply_payments(schedule, settled)
    reminder_id = (
        add_due_reminder(owner_id, new.name, new.direction, rows, viewer.reminders)
        if new.remind
        else None
    )
    values = {"id": debt_id, "wallet_id": wallet_id, "settled": settled, "reminder_id": reminder_id}
    queries.insert_debt(owner_id, {**values, **_columns(new), "created_at": now()})
    link_debt(owner_id, reminder_id, debt_id)
    balance = record_start(owner_id, new, wallet_id, new.terms.principal - settled, viewer.ledger)
    return get_debt(owner_id, debt_id, viewer.ledger), balance


def change_debt(
    owner_id: str, debt_id: str, changes: Mapping[str, Any], match: IfMatch, viewer: Viewer
) -> Item:
    """Rename a debt, say with whom it is, or agree on other TERMS; NotFound, ChangedMeanwhile.

    Another total is adjusted in the wallet too, if `adjust` says so. What `change_terms` raises.
    """
    lock_account(owner_id)
    before = get_debt_row(owner_id, debt_id)
    plain = {name: changes[name] for name in ("name", "with_whom") if name in changes}
    values = {name: value for name, value in plain.items() if getattr(before, name) != value}
    if not TERMS.isdisjoint(changes):
        values |= change_terms(measure(before), changes, viewer.ledger.language)
    if values:
        if not match.allows(before.version):
            raise ChangedMeanwhile(get_debt(owner_id, debt_id, viewer.ledger))
        queries.update_debt(owner_id, debt_id, values)
        _follow_change(owner_id, before, adjust=changes["adjust"], viewer=viewer)
    return get_debt(owner_id, debt_id, viewer.ledger)


def _follow_change(owner_id: str, before: DebtRow, *, adjust: bool, viewer: Viewer) -> None:
    """Let the reminder and the wallet of a changed debt follow it."""
    after = get_debt_row(owner_id, before.id)
    if after.schedule != before.schedule:
        reminder_id = follow_terms(owner_id, after, viewer.reminders)
        queries.link_reminder(owner_id, after.id, reminder_id)
        link_debt(owner_id, reminder_id, after.id)
    more = after.principal - before.principal
    if more and adjust:
        difference = more if after.is_lent else -more
        add_difference(owner_id, after.wallet_id, difference, after.name, viewer.ledger.today)


def delete_debt(owner_id: str, debt_id: str) -> None:
    """Delete a debt and its reminder; its wallet and all entries stay. Raises NotFound."""
    lock_account(owner_id)
    row = get_debt_row(owner_id, debt_id)
    queries.delete_debt(owner_id, debt_id)
    unlink_transactions(owner_id, BookingSource.DEBT, debt_id)
    # Restored by its owner, it would lead to nothing.
    link_debt(owner_id, row.reminder_id, None)
    if row.reminder_id:
        remove_due_reminder(owner_id, row.reminder_id)


def require_owed(owner_id: str, changes: Mapping[str, int], field: str | None = None) -> None:
    """Refuse changes of payments that would pay more than is owed, given what each debt gets.

    Raises Refused at the field that is edited, else Overpaid. What a payment that counts as
    spending takes from its debt cannot follow an edit of its amount.
    """
    for row in queries.read_debts(owner_id, changes.keys()):
        change = -changes[row.id] if row.is_lent else changes[row.id]
        if field and change and row.counts == Counting.PAID.value:
            raise Refused(field, DELETE_TO_CHANGE)
        if change > 0 and row.paid + change > row.principal:
            raise Refused(field, MORE_THAN_OWED) if field else Overpaid(row.name)


def follow_changes(owner_id: str, changes: Mapping[str, int]) -> None:
    """Let the reminders of debts follow changes of their payments, before these are made."""
    for row in queries.read_debts(owner_id, changes.keys()):
        paid = row._replace(booked=row.booked + changes[row.id])
        follow_payments(owner_id, measure(row), measure(paid))


BOOKING_CHECK: Final = BookingCheck(BookingSource.DEBT, require_owed, follow_changes)


def _try_terms(new: NewDebt) -> list[Instalment]:
    """The schedule of a new debt; ValidationFailed at the field of terms that have none."""
    if new.start is Start.MONEY and new.counts is Counting.PAID:
        raise Refused("counts", NOT_MONEY)
    if new.paid >= new.terms.instalments:
        raise Refused("paid", ALL_PAID)
    return try_terms(new.terms)


def _columns(new: NewDebt) -> dict[str, Any]:
    terms: Terms = new.terms
    return {
        "direction": new.direction.value,
        "name": new.name,
        "with_whom": new.with_whom,
        "counts": new.counts.value,
        "principal": terms.principal,
        "instalments": terms.instalments,
        "first_due": terms.first_due,
        "interest": terms.interest.value,
        "rate": terms.rate,
        "rate_period": terms.rate_period.value,
        "fee": terms.fee,
        "each": terms.each,
    }

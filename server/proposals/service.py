"""Series of the ledger as proposals of recurring entries, and what people say of them."""

from dataclasses import dataclass
from typing import Any, Final

from server.categories.catalogue import TransactionType
from server.core.errors import NotFound
from server.core.ids import new_id
from server.core.text.i18n import _
from server.forecast.movements import Viewers
from server.proposals import queries
from server.proposals.findings import find
from server.proposals.models import Answer
from server.proposals.price_rises import PriceRise
from server.proposals.serializers import Item, serialize_proposal, serialize_rise
from server.reminders.viewer_context import viewer_context as reminder_context
from server.sessions.accounts import Account
from server.transactions.viewer_context import viewer_context

MOST_SHOWN: Final = 20
MESSAGES: Final = {
    Answer.ACCEPTED: _("We'll remind you when it's due."),
    Answer.REFUSED: _("We won't suggest it again."),
    Answer.NOTED: _("Noted."),
}


@dataclass(frozen=True, slots=True)
class FindingAnswer:
    """What a person says of a proposal or a price; `reminder_id` is what a proposal became."""

    id: str
    answer: Answer
    reminder_id: str | None = None


def list_findings(account: Account, language: str) -> tuple[list[Item], list[Item]]:
    """The proposals, the largest first, and the prices that rose."""
    viewers = _viewers(account, language)
    found = find(account, viewers)
    return (
        [serialize_proposal(one, viewers) for one in found.proposals[:MOST_SHOWN]],
        [serialize_rise(one, viewers) for one in found.rises[:MOST_SHOWN]],
    )


def answer_finding(account: Account, answer: FindingAnswer, language: str) -> str:
    """Store an answer and return its id; raises NotFound for what is not found any more.

    A refused or accepted series is not proposed again, a noted price not told again.
    """
    found = find(account, _viewers(account, language))
    if answer.answer is Answer.NOTED:
        return _note(account.id, [one for one in found.rises if one.id == answer.id])
    # The recurring entry that a series became stands for it already.
    is_accepted = answer.answer is Answer.ACCEPTED
    for one in found.series if is_accepted else found.proposals:
        if one.id == answer.id:
            return _store(
                account.id,
                type=one.type.value,
                name=one.series.newest.detail,
                amount=one.series.amount,
                answer=answer.answer.value,
                reminder_id=answer.reminder_id,
            )
    raise NotFound


def take_back_refusal(owner_id: str, answer_id: str) -> None:
    """Propose a series again that was refused; raises NotFound."""
    if not queries.delete_answer(owner_id, answer_id, Answer.REFUSED):
        raise NotFound


def _note(owner_id: str, rises: list[PriceRise]) -> str:
    if not rises:
        raise NotFound
    (rise,) = rises
    if rise.answer is not None:
        queries.update_amount(owner_id, rise.answer.id, rise.now)
        return rise.answer.id
    return _store(
        owner_id,
        type=TransactionType.EXPENSES.value,
        name=rise.name,
        amount=rise.now,
        answer=Answer.NOTED.value,
        reminder_id=rise.reminder and rise.reminder.id,
    )


def _store(owner_id: str, **values: Any) -> str:
    id_ = new_id()
    queries.insert_answer(owner_id, {"id": id_, **values})
    return id_


def _viewers(account: Account, language: str) -> Viewers:
    return Viewers(viewer_context(account, language), reminder_context(account, language))

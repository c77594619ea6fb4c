"""Inviting people: operators name an address, and its owner makes the account of it."""

from datetime import timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, exists, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from server.audit import actions
from server.audit import service as audit
from server.auth.errors import AddressHasAccount, AlreadyInvited, InvitationOver
from server.auth.invitation_letters import INVITATION
from server.auth.models import Invitation
from server.core.calendar.clock import format_utc, now
from server.core.errors import NotFound
from server.core.http import idempotency
from server.core.http.page_number_pagination import Page, PageRequest
from server.core.http.rate_limits import RateLimit, count_event, require_below
from server.core.ids import new_id
from server.core.mail import outbox
from server.extensions import db
from server.users import operator_policy, profiles
from server.users import service as users
from server.users.models import PENDING, User

LIFETIME: Final = timedelta(hours=72)
KEPT: Final = timedelta(days=30)
BY_OPERATOR: Final = RateLimit("invitations", 50, 24 * 60 * 60)
BY_ADDRESS: Final = RateLimit("invitation-email", 5, 24 * 60 * 60)
WAITING: Final = "waiting"
ACCEPTED: Final = "accepted"
WITHDRAWN: Final = "withdrawn"
EXPIRED: Final = "expired"
STATES: Final = (WAITING, ACCEPTED, WITHDRAWN, EXPIRED)
_OPEN: Final = (Invitation.accepted_at.is_(None), Invitation.withdrawn_at.is_(None))


def listed(which: PageRequest) -> Page:
    """A page of the invitations, the newest first; at most three queries."""
    total = db.session.scalar(select(func.count()).select_from(Invitation)) or 0
    page = select(Invitation).order_by(Invitation.created_at.desc(), Invitation.id.desc())
    rows = db.session.scalars(page.limit(which.per_page).offset(which.offset)).all()
    return Page(_told(rows), total)


def invite(actor_id: str, email: str, fullname: str, language: str) -> dict[str, Any]:
    """Mail somebody a link that makes an account, and return the invitation.

    AddressHasAccount, AlreadyInvited, RateLimited, Forbidden.
    """
    operator_policy.lock_operator(actor_id)
    _require_no_account(email)
    _count(actor_id, email)
    moment = now()
    # One that is too old makes way, and one whose owner has another address by now.
    over = or_(Invitation.expires_at <= moment, Invitation.owner_id.is_not(None))
    _delete(Invitation.email == email, *_OPEN, over)
    row = Invitation(
        id=new_id(),
        email=email,
        fullname=fullname,
        language=language,
        invited_by=actor_id,
        created_at=moment,
        expires_at=moment + LIFETIME,
    )
    try:
        with db.session.begin_nested():
            db.session.add(row)
    except IntegrityError as error:
        raise AlreadyInvited from error
    _mail(row)
    audit.record(actions.INVITED, actor_id=actor_id, target_id=row.id)
    return _told([row])[0]


def send_again(actor_id: str, invitation_id: str) -> dict[str, Any]:
    """Mail the link once more, good for 72 hours from now, and return the invitation.

    It is then the one of whoever sent it last.
    NotFound, InvitationOver, AddressHasAccount, RateLimited, Forbidden.
    """
    operator_policy.lock_operator(actor_id)
    row = _held(invitation_id)
    if row.accepted_at or row.withdrawn_at:
        raise InvitationOver
    _require_no_account(row.email)
    if row.owner_id:
        raise InvitationOver
    _count(actor_id, row.email)
    row.expires_at, row.invited_by = now() + LIFETIME, actor_id
    db.session.flush()
    _mail(row)
    audit.record(actions.INVITED_AGAIN, actor_id=actor_id, target_id=row.id)
    return _told([row])[0]


def withdraw(actor_id: str, invitation_id: str) -> dict[str, Any]:
    """Let the link work no more, and return the invitation; the same when that was done before.

    NotFound, InvitationOver when an account came of it.
    """
    row = _held(invitation_id)
    if row.accepted_at or row.owner_id:
        raise InvitationOver
    if row.withdrawn_at is None:
        row.withdrawn_at = now()
        db.session.flush()
        audit.record(actions.INVITATION_WITHDRAWN, actor_id=actor_id, target_id=row.id)
    return _told([row])[0]


def find(invitation_id: str) -> Invitation | None:
    """An invitation that can be accepted now, None for any other."""
    living = select(Invitation).where(Invitation.id == invitation_id, *open_now())
    return db.session.scalars(living).first()


def claim(invitation_id: str) -> bool:
    """Use an invitation up; of many at once only one gets True."""
    nobodys = Invitation.owner_id.is_(None)
    used = update(Invitation).where(Invitation.id == invitation_id, nobodys, *open_now())
    noted = used.values(accepted_at=now()).returning(Invitation.id)
    return db.session.execute(noted).first() is not None


def settle(owner_id: str, email: str) -> None:
    """Tie the invitations and mails to an address to the account that has it: they go together.

    Before the account is confirmed: whoever accepts holds the invitation first, too.
    """
    theirs = Invitation.email == email, Invitation.owner_id.is_(None)
    db.session.execute(update(Invitation).where(*theirs).values(owner_id=owner_id))
    outbox.adopt(owner_id, email)


def settle_moved() -> None:
    """Tie invitations to accounts that have taken the invited address since."""
    has_it = User.email == Invitation.email, User.status != PENDING
    theirs = Invitation.owner_id.is_(None), exists().where(*has_it)
    owner_id = select(User.id).where(*has_it).scalar_subquery()
    tied = update(Invitation).where(*theirs).values(owner_id=owner_id)
    db.session.execute(tied.execution_options(synchronize_session=False))


def forget_old() -> None:
    """Delete invitations 30 days after they were accepted, withdrawn or out of date."""
    past = now() - KEPT
    over = (Invitation.accepted_at, Invitation.withdrawn_at, Invitation.expires_at)
    _delete(or_(*(moment <= past for moment in over)))


def erase(owner_id: str) -> None:
    """Delete the invitations to the address of an account, and the one that it came of.

    Whoever has not confirmed an address may have typed somebody else's.
    """
    account = users.find_recipient(owner_id)
    if account is None or account.is_pending:
        return
    _delete(or_(Invitation.email == account.email, Invitation.owner_id == owner_id))


def _delete(*which: ColumnElement[bool]) -> None:
    """Delete invitations with everything that was kept of sending them."""
    gone = list(db.session.scalars(delete(Invitation).where(*which).returning(Invitation.id)))
    if gone:
        outbox.delete_by_cause([f"{INVITATION}:{one}" for one in gone])
        idempotency.delete_keys_about(gone)


def open_now() -> tuple[ColumnElement[bool], ...]:
    """What holds of invitations that can be accepted."""
    return (*_OPEN, Invitation.expires_at > now())


def _held(invitation_id: str) -> Invitation:
    """An invitation that stays as it is until the transaction ends; NotFound without it."""
    asked = select(Invitation).where(Invitation.id == invitation_id).with_for_update()
    row = db.session.scalars(asked).first()
    if row is None:
        raise NotFound
    return row


def _require_no_account(email: str) -> None:
    if users.find_recipient_by_email(email, pending=False) is not None:
        raise AddressHasAccount


def _count(actor_id: str, email: str) -> None:
    for rule, key in ((BY_ADDRESS, email), (BY_OPERATOR, actor_id)):
        if not count_event(rule, key):
            require_below(rule, key)


def _mail(row: Invitation) -> None:
    outbox.put(
        template=INVITATION,
        recipient=row.email,
        language=row.language,
        cause=f"{INVITATION}:{row.id}:{new_id()}",
        parameters={"invitation": row.id},
    )


def _told(rows: Any) -> list[dict[str, Any]]:
    """Invitations as operators see them, with who made them; one query for all names."""
    names = profiles.get_profile_summaries({row.invited_by for row in rows if row.invited_by})
    return [
        {
            "id": row.id,
            "email": row.email,
            "fullname": row.fullname,
            "language": row.language,
            "state": _state(row),
            "invited_by": names[row.invited_by]["fullname"] if row.invited_by in names else None,
            "created_at": format_utc(row.created_at),
            "expires_at": format_utc(row.expires_at),
            "accepted_at": row.accepted_at and format_utc(row.accepted_at),
        }
        for row in rows
    ]


def _state(row: Invitation) -> str:
    if row.accepted_at or row.owner_id:
        return ACCEPTED
    if row.withdrawn_at:
        return WITHDRAWN
    return WAITING if row.expires_at > now() else EXPIRED

"""Invitations: operators invite an address, and its owner creates the account by a mailed link."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from server.audit import actions
from server.audit import service as audit
from server.auth.errors import (
    AddressHasAccount,
    AlreadyInvited,
    InvitationOver,
    UsernameTaken,
    WeakPassword,
)
from server.auth.letters import INVITATION, INVITATION_LINK
from server.auth.models import Invitation
from server.core.calendar.clock import format_utc, now
from server.core.database.unit_of_work import begin_read, begin_write, release_connection
from server.core.errors import NotFound
from server.core.http import idempotency
from server.core.http.pagination import Page, PageRequest
from server.core.http.rate_limits import RateLimit, count_or_refuse
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.security.signed_links import LinkInvalid, read_token, with_link_errors
from server.core.text.i18n import _
from server.extensions import db
from server.users import operator_policy, passwords, profiles, registration
from server.users import service as users

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


def list_invitations(which: PageRequest) -> Page:
    """A page of the invitations, the newest first; at most three queries."""
    total = db.session.scalar(select(func.count()).select_from(Invitation)) or 0
    page = select(Invitation).order_by(Invitation.created_at.desc(), Invitation.id.desc())
    rows = db.session.scalars(page.limit(which.per_page).offset(which.offset)).all()
    return Page(_serialize(rows), total)


def invite(actor_id: str, email: str, fullname: str, language: str) -> dict[str, Any]:
    """Mail a link that creates an account, and return the invitation.

    AddressHasAccount, AlreadyInvited, RateLimited, Forbidden.
    """
    operator_policy.lock_operator(actor_id)
    _require_no_account(email)
    _count(actor_id, email)
    moment = now()
    # Replaces an expired one and one whose owner has another address by now.
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
    return _serialize([row])[0]


def resend_invitation(actor_id: str, invitation_id: str) -> dict[str, Any]:
    """Mail the link once more, good for 72 hours from now, and return the invitation.

    The operator who sends it becomes its sender.
    NotFound, InvitationOver, AddressHasAccount, RateLimited, Forbidden.
    """
    operator_policy.lock_operator(actor_id)
    row = _lock(invitation_id)
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
    return _serialize([row])[0]


def withdraw_invitation(actor_id: str, invitation_id: str) -> dict[str, Any]:
    """Withdraw an invitation and return it; the same when it was withdrawn before.

    NotFound, InvitationOver when it was accepted.
    """
    row = _lock(invitation_id)
    if row.accepted_at or row.owner_id:
        raise InvitationOver
    if row.withdrawn_at is None:
        row.withdrawn_at = now()
        db.session.flush()
        audit.record(actions.INVITATION_WITHDRAWN, actor_id=actor_id, target_id=row.id)
    return _serialize([row])[0]


def find_open_invitation(invitation_id: str) -> Invitation | None:
    """An invitation that can be accepted now, None for any other."""
    living = select(Invitation).where(Invitation.id == invitation_id, *open_now())
    return db.session.scalars(living).first()


def claim_invitation(invitation_id: str) -> bool:
    """Mark an invitation as accepted; of concurrent calls only one gets True."""
    nobodys = Invitation.owner_id.is_(None)
    used = update(Invitation).where(Invitation.id == invitation_id, nobodys, *open_now())
    noted = used.values(accepted_at=now()).returning(Invitation.id)
    return db.session.execute(noted).first() is not None


def settle_invitations(owner_id: str, email: str) -> None:
    """Link the invitations and mails to an address with its account: they are erased together.

    Call it before confirming the account, to lock in the same order as an acceptance.
    """
    theirs = Invitation.email == email, Invitation.owner_id.is_(None)
    db.session.execute(update(Invitation).where(*theirs).values(owner_id=owner_id))
    outbox.adopt(owner_id, email, users.is_account)


def settle_changed_addresses() -> None:
    """Link invitations with accounts that have changed to the invited address since."""
    owner_id = users.confirmed_owner_of(Invitation.email)
    theirs = Invitation.owner_id.is_(None), owner_id.is_not(None)
    tied = update(Invitation).where(*theirs).values(owner_id=owner_id)
    db.session.execute(tied.execution_options(synchronize_session=False))


def delete_old_invitations() -> None:
    """Delete invitations 30 days after they were accepted or withdrawn or expired."""
    past = now() - KEPT
    over = (Invitation.accepted_at, Invitation.withdrawn_at, Invitation.expires_at)
    _delete(or_(*(moment <= past for moment in over)))


def erase_invitations(owner_id: str) -> None:
    """Delete the invitations to the address of an account, and the one that it accepted.

    An unconfirmed address may belong to somebody else, so a pending account deletes none.
    """
    account = users.find_recipient(owner_id)
    if account is None or account.is_pending:
        return
    _delete(or_(Invitation.email == account.email, Invitation.owner_id == owner_id))


def _delete(*which: ColumnElement[bool]) -> None:
    """Delete invitations with their mails and idempotency keys."""
    gone = list(db.session.scalars(delete(Invitation).where(*which).returning(Invitation.id)))
    if gone:
        outbox.delete_by_cause([f"{INVITATION}:{one}" for one in gone])
        idempotency.delete_keys_about(gone)


def open_now() -> tuple[ColumnElement[bool], ...]:
    """The conditions of invitations that can be accepted."""
    return (*_OPEN, Invitation.expires_at > now())


def _lock(invitation_id: str) -> Invitation:
    """Lock and return an invitation; NotFound without it."""
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
        count_or_refuse(rule, key)


def _mail(row: Invitation) -> None:
    outbox.put(
        template=INVITATION,
        recipient=row.email,
        language=row.language,
        cause=f"{INVITATION}:{row.id}:{new_id()}",
        parameters={"invitation": row.id},
    )


def _serialize(rows: Any) -> list[dict[str, Any]]:
    """Invitations as operators see them, with their senders; one query for all names."""
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


# Longer than the invitation, which has its own expiry: its mail may be sent late or again.
INVITATION_LINK_LIFETIME: Final = timedelta(days=34)
DEAD: Final = _(
    "This invitation no longer works. It has been used or withdrawn, or has expired. You can "
    "create an account without one."
)


@dataclass(frozen=True)
class AcceptanceForm:
    """The form of an acceptance; `language` is None when the browser did not state one."""

    token: str
    username: str
    phone_number: str
    password: str
    language: str | None


def get_invited(token: str) -> dict[str, Any]:
    """Who is invited and until when; LinkInvalid, LinkExpired, AddressHasAccount."""
    found = _linked(token)
    return {
        "fullname": found.fullname,
        "email": found.email,
        "expires_at": format_utc(found.expires_at),
    }


def accept_invitation(form: AcceptanceForm) -> None:
    """Create the account of an invitation, active at once; does not sign in.

    The link proves the address, so pending registrations of it are replaced.

    LinkInvalid, LinkExpired, AddressHasAccount; UsernameTaken and WeakPassword leave it open.
    """
    begin_read()
    found = _linked(form.token)
    invitation_id, email, fullname = found.id, found.email, found.fullname
    language = form.language or found.language
    reason = passwords.find_weakness(
        form.password, username=form.username, email=email, fullname=fullname
    )
    if reason:
        raise WeakPassword(reason)
    # Hash without a transaction, so that no writer waits.
    release_connection()
    asked = registration.Registration(
        fullname=fullname,
        username=form.username,
        email=email,
        phone_number=form.phone_number,
        password_hash=passwords.hash_password(form.password),
        language=language,
    )
    begin_write()
    if not claim_invitation(invitation_id):
        # Raises the error for its present state.
        _linked(form.token)
        raise LinkInvalid(DEAD)
    owner_id = _register(asked)
    settle_invitations(owner_id, email)
    users.accept_terms(owner_id)
    users.prove_owner(owner_id)
    audit.record(actions.INVITATION_ACCEPTED, actor_id=owner_id, target_id=invitation_id)


def _linked(token: str) -> Invitation:
    with with_link_errors(expired=DEAD, invalid=DEAD):
        link = read_token(
            INVITATION_LINK, token, lifetime=int(INVITATION_LINK_LIFETIME.total_seconds())
        )
        found = find_open_invitation(link.owner_id)
        if found is None or not link.is_bound_to(found.email):
            raise LinkInvalid
    if found.owner_id or users.find_recipient_by_email(found.email, pending=False) is not None:
        raise AddressHasAccount
    return found


def _register(asked: registration.Registration) -> str:
    try:
        owner_id = registration.register(asked)
    except registration.UsernameTaken as error:
        raise UsernameTaken from error
    try:
        replaced = registration.confirm_registration(owner_id).replaced
    except registration.AddressConfirmed as error:
        # Its owner has confirmed a registration in the meantime.
        raise AddressHasAccount from error
    outbox.delete_about(replaced)
    return owner_id


def follow_visibility(owner_id: str, *, is_visible: bool) -> None:
    """Withdraw the invitations of an account that becomes inactive, for good."""
    if not is_visible:
        withdraw_invitations_of(owner_id, actor_id=None)


def withdraw_invitations_of(inviter_id: str, *, actor_id: str | None) -> None:
    """Withdraw every invitation of an operator that could still be accepted."""
    theirs = Invitation.invited_by == inviter_id, Invitation.owner_id.is_(None), *open_now()
    ended = update(Invitation).where(*theirs).values(withdrawn_at=now()).returning(Invitation.id)
    for invitation_id in sorted(db.session.scalars(ended)):
        audit.record(actions.INVITATION_WITHDRAWN, actor_id=actor_id, target_id=invitation_id)

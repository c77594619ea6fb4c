"""Changing the address of an account: asked for, and done when its mailed link is opened."""

from datetime import timedelta
from typing import Final

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from server.audit import actions
from server.audit import service as audit
from server.core.calendar.clock import now, wire
from server.core.http.rate_limits import Rule, count, require
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.security.signed_links import LinkInvalid, read_token
from server.extensions import db
from server.users.letters import ADDRESS_CHANGED, CHANGE, CHANGE_ADDRESS, CHANGE_ASKED
from server.users.models import ACTIVE, User
from server.users.queries import Mailed, mailed

KEPT: Final = timedelta(hours=72)
BY_OWNER: Final = Rule("change-email", 3, 15 * 60)
BY_ADDRESS: Final = Rule("change-email-address", 5, 24 * 60 * 60)


def ask(owner_id: str, email: str) -> None:
    """Ask for another address by a mailed link; the present one asks for nothing.

    An address that somebody has looks the same from outside: its owner is told by mail.
    """
    account = mailed(owner_id)
    if account is None or email == account.email:
        return
    _take(BY_OWNER, owner_id)
    _take(BY_ADDRESS, email)
    audit.record(actions.EMAIL_CHANGE_REQUESTED, actor_id=owner_id, target_id=owner_id)
    request_id = new_id()
    _note(owner_id, new_email=email, new_email_id=request_id, new_email_at=now())
    asked = {"account": owner_id, "email": email, "request": request_id}
    _put(account, CHANGE_ADDRESS, email, f"new-email:{request_id}:new", asked)
    _put(account, CHANGE_ASKED, account.email, f"new-email:{request_id}:old", asked)


def take_back(owner_id: str) -> None:
    """Keep the present address: what was asked for is forgotten, and its link is dead."""
    _note(owner_id, new_email=None, new_email_id=None, new_email_at=None)


def confirm(token: str) -> None:
    """Give an account the address of its mailed link; that it has already is as good.

    LinkInvalid when a later request took its place or somebody else has the address by now.
    """
    link = read_token(CHANGE, token)
    account = mailed(link.owner_id)
    if account is None or not account.is_active:
        raise LinkInvalid
    if link.is_about(account.email):
        return
    if account.new_email is None or account.new_email_id is None:
        raise LinkInvalid
    if not link.is_bound_to(account.new_email, account.new_email_id):
        raise LinkInvalid
    if _move(account, account.new_email):
        audit.record(actions.EMAIL_CHANGED, actor_id=account.id, target_id=account.id)
        _tell(account, account.new_email)


def forget_old() -> None:
    """Forget the addresses that were asked for and never confirmed within 72 hours."""
    old = (User.new_email.is_not(None), User.new_email_at < now() - KEPT)
    nothing = {"new_email": None, "new_email_id": None, "new_email_at": None}
    db.session.execute(update(User).where(*old).values(nothing))


def _move(account: Mailed, email: str) -> bool:
    """Change the address; False when the same link did so a moment ago."""
    change = (
        update(User)
        .where(
            User.id == account.id,
            User.status == ACTIVE,
            User.closes_at.is_(None),
            User.new_email == email,
            User.new_email_id == account.new_email_id,
        )
        .values(email=email, new_email=None, new_email_at=None, updated_at=now())
        .returning(User.id)
    )
    try:
        with db.session.begin_nested():
            return db.session.execute(change).first() is not None
    except IntegrityError as error:
        raise LinkInvalid from error


def _tell(account: Mailed, email: str) -> None:
    told = {"account": account.id, "email": email, "at": wire(now())}
    for recipient in (account.email, email):
        cause = f"email-changed:{account.new_email_id}:{recipient == email}"
        _put(account, ADDRESS_CHANGED, recipient, cause, told)


def _put(
    account: Mailed, template: str, recipient: str, cause: str, parameters: dict[str, str]
) -> None:
    outbox.put(
        template=template,
        recipient=recipient,
        language=account.told_in,
        cause=cause,
        parameters=parameters,
        owner_id=account.id,
    )


def _note(owner_id: str, **values: object) -> None:
    db.session.execute(update(User).where(User.id == owner_id).values(**values, updated_at=now()))


def _take(rule: Rule, key: str) -> None:
    if not count(rule, key):
        require(rule, key)

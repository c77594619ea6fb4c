"""Roles and who holds them. Super Admins appoint each other, and one of them always stays."""

from typing import Any, Final

from sqlalchemy import case, func, select, update

from server.audit import actions
from server.audit import service as audit
from server.core.database.text_search import contains_text
from server.core.errors import Conflict, Forbidden, NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.http.pagination import Page, PageRequest
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.text.i18n import _
from server.extensions import db
from server.sessions.accounts import ADMIN, MEMBER, PENDING, SUPER_ADMIN
from server.users.letters import ROLE_CHANGED
from server.users.models import IS_ACTIVE, IS_REGISTERED, User
from server.users.service import MailRecipient, find_recipient, sign_out_everywhere

ROLES: Final = (MEMBER, ADMIN, SUPER_ADMIN)
ANY_ROLE: Final = IfMatch()


class LastSuperAdmin(Conflict):
    """409: without this account nobody could run the product."""

    code = "last_super_admin"
    message = _("Lumbung needs a Super Admin. Choose another one first.")


class SuperAdminExists(Conflict):
    """409: there is a Super Admin, who can appoint others."""

    code = "super_admin_exists"
    message = _("There's already a Super Admin.")


class NotInUse(Conflict):
    """409: the account is not active."""

    code = "account_not_in_use"
    message = _("This account is not in use.")


def change_role(actor_id: str, target_id: str, role: str, match: IfMatch = ANY_ROLE) -> None:
    """Change the role of an account as a Super Admin; ends its sessions and notifies its owner.

    Forbidden for anybody else, NotFound without such an account, NotInUse when a suspended or
    closed account would get more rights, LastSuperAdmin when nobody would be left,
    ChangedMeanwhile when its role is neither one that the sender accepts nor the wanted one.
    """
    if role not in ROLES:
        raise ValidationFailed(errors={"role": [_("Choose one of the available options.")]})
    super_admins = lock_super_admins()
    if actor_id not in super_admins:
        audit.record_refused(actions.ACCESS_DENIED, actor_id=actor_id, target_id=target_id)
        raise Forbidden
    target = find_recipient(target_id)
    if target is None or target.is_pending or target.is_guest:
        raise NotFound
    _require(target_id, role, match)
    if role != SUPER_ADMIN and super_admins == {target_id}:
        raise LastSuperAdmin
    if _give(target, role, actor_id):
        _notify(target, role)


def appoint_super_admin(owner_id: str, *, another: bool = False, notify: bool = True) -> None:
    """Make an account a Super Admin by command; SuperAdminExists unless `another` is wanted.

    `notify` mails its owner.
    """
    if lock_super_admins() and not another:
        raise SuperAdminExists
    target = find_recipient(owner_id)
    if target is None or target.is_pending or target.is_guest:
        raise NotFound
    if _give(target, SUPER_ADMIN, None) and notify:
        _notify(target, SUPER_ADMIN)


def require_successor(owner_id: str) -> None:
    """Raise LastSuperAdmin when this account is the last Super Admin.

    The other Super Admins are locked until the transaction ends.
    """
    if lock_super_admins() == {owner_id}:
        raise LastSuperAdmin


def _require(target_id: str, role: str, match: IfMatch) -> None:
    # Super Admins are locked, so no concurrent change of a role is missed.
    present = find_role_assignment(target_id)
    if present and present["role"] != role and not match.allows(present["version"]):
        raise ChangedMeanwhile(present)


def _give(target: MailRecipient, role: str, actor_id: str | None) -> bool:
    """Change the role and end every session; False when the account had it already."""
    if role != MEMBER and not target.is_active:
        raise NotInUse
    change = (
        update(User)
        .where(User.id == target.id, User.role != role)
        .values(role=role, session_version=User.session_version + 1)
        .returning(User.id)
    )
    if db.session.execute(change).first() is None:
        return False
    audit.record(actions.ROLE_GIVEN[role], actor_id=actor_id, target_id=target.id)
    sign_out_everywhere(target.id)
    return True


def _notify(target: MailRecipient, role: str) -> None:
    outbox.put(
        template=ROLE_CHANGED,
        recipient=target.email,
        language=target.mail_language,
        cause=f"role:{new_id()}",
        parameters={"account": target.id, "role": role},
        owner_id=target.id,
    )


def lock_super_admins() -> set[str]:
    """Every active Super Admin; on PostgreSQL their rows are locked."""
    found = select(User.id).where(User.role == SUPER_ADMIN, *IS_ACTIVE).order_by(User.id)
    return set(db.session.scalars(found.with_for_update()))


# Operators come first.
RANK: Final = case((User.role == SUPER_ADMIN, 0), (User.role == ADMIN, 1), else_=2)
# A role is one of three, so the role itself is the version that a client saw.
VERSIONS: Final = {MEMBER: 1, ADMIN: 2, SUPER_ADMIN: 3}
SHOWN: Final = (
    User.id,
    User.fullname,
    User.username,
    User.email,
    User.avatar_url,
    User.role,
    User.status,
    User.closes_at,
)


def list_role_assignments(q: str, role: str | None, which: PageRequest) -> Page:
    """Accounts with their roles, operators first; of one role, or all of them. Two queries."""
    wanted = [User.status != PENDING, IS_REGISTERED]
    if role is not None:
        wanted.append(User.role == role)
    if q:
        wanted.append(contains_text(q, User.fullname, User.username, User.email))
    total = db.session.scalar(select(func.count()).select_from(User).where(*wanted)) or 0
    page = select(*SHOWN).where(*wanted).order_by(RANK, User.username_key)
    rows = db.session.execute(page.limit(which.per_page).offset(which.offset))
    return Page([_serialize(row._asdict()) for row in rows], total)


def find_role_assignment(user_id: str) -> dict[str, Any] | None:
    """One account with its role; one query, None when there is no such account."""
    wanted = select(*SHOWN).where(User.id == user_id, User.status != PENDING, IS_REGISTERED)
    row = db.session.execute(wanted).one_or_none()
    return None if row is None else _serialize(row._asdict())


def _serialize(row: dict[str, Any]) -> dict[str, Any]:
    closes_at = row.pop("closes_at")
    status = row["status"] if closes_at is None else "closing"
    return {**row, "status": status, "version": VERSIONS[row["role"]]}

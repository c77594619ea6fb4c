"""Consents: the choices in the settings, and the consent of a parent for people under 18."""

import hashlib
import hmac
from collections.abc import Collection
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import delete, select, update

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import format_utc, now
from server.core.errors import Conflict, NotFound, ValidationFailed
from server.core.http.rate_limits import RateLimit, count_or_refuse
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.security.signed_links import LinkInvalid, read_token
from server.core.text.i18n import _, translate
from server.extensions import db
from server.notifications import preferences
from server.privacy.letters import ASK_PARENT, PARENT_LINK, PARENT_TEXT, first_name
from server.privacy.models import Consent
from server.settings import current_settings
from server.users import profiles
from server.users import service as users

PARENTAL: Final = "parental"
# Changes with every change of PARENT_TEXT.
TEXT_VERSION: Final = "2026-11-24"
LINK_LIFETIME: Final = timedelta(days=7)
# The limit of mails that strangers can cause to one address.
ASKED: Final = RateLimit("parental-consent-email", 3, 24 * 60 * 60)
# The setting that must also allow a purpose.
CHOICES: Final = {
    "letters": "suggestion",
    "tips": "location",
    "comments": None,
    "push": "reminders",
}


class OwnAddress(ValidationFailed):
    """422: the parent's address is the person's own."""

    def __init__(self) -> None:
        sentence = _("Enter your parent's address, not your own.")
        super().__init__(errors={"email": [sentence]})


class ConsentNotNeeded(Conflict):
    """409: the person is old enough, or a parent has agreed already."""

    code = "consent_not_needed"
    message = _("Your account doesn't need a parent's consent right now.")


def is_allowed(owner_id: str, purpose: str) -> bool:
    """Whether letters, tips, comments or push are allowed for an account at present."""
    if get_status(owner_id) not in {"not_needed", "given"}:
        return False
    choice = CHOICES[purpose]
    return choice is None or preferences.get_preferences(owner_id)[choice]


def get_status(owner_id: str) -> str:
    """The state of the consent: not_needed, needed, asked or given."""
    if profiles.get_profile(owner_id)["age"] != profiles.UNDER_AGE:
        return "not_needed"
    consent = _newest(owner_id)
    if consent is None or consent.withdrawn_at is not None:
        return "needed"
    if consent.given_at is not None:
        return "given"
    return "asked" if consent.asked_at > now() - LINK_LIFETIME else "needed"


def get_status_details(owner_id: str) -> dict[str, Any]:
    """The state with its times, and the purposes that are allowed at present."""
    consent = _newest(owner_id)
    return {
        "state": get_status(owner_id),
        "asked_at": consent and format_utc(consent.asked_at),
        "given_at": consent and consent.given_at and format_utc(consent.given_at),
        "allowed": {purpose: is_allowed(owner_id, purpose) for purpose in CHOICES},
    }


def ask_parent(owner_id: str, email: str, language: str) -> None:
    """Mail a parent the link; ConsentNotNeeded, OwnAddress or RateLimited."""
    if get_status(owner_id) in {"not_needed", "given"}:
        raise ConsentNotNeeded
    child = users.find_recipient(owner_id)
    if child is None or _mailbox(email) in {_mailbox(child.email), _mailbox(child.new_email or "")}:
        raise OwnAddress
    count_or_refuse(ASKED, email)
    consent_id = _put(owner_id, email)
    outbox.put(
        template=ASK_PARENT,
        recipient=email,
        language=child.language or language,
        cause=f"parent:{consent_id}:{new_id()}",
        parameters={"account": owner_id, "consent": consent_id},
        owner_id=owner_id,
    )
    record(actions.CONSENT_ASKED, actor_id=owner_id, target_id=consent_id)


def read_parent_link(token: str, language: str) -> dict[str, Any]:
    """The question of a mailed link in the reader's language; LinkInvalid or LinkExpired."""
    consent = _linked(token)
    return {
        "first_name": first_name(consent.owner_id),
        "state": "given" if consent.given_at else "asked",
        # An open question is answered by the text that is shown now.
        "text_version": consent.text_version if consent.given_at else TEXT_VERSION,
        "text": [translate(sentence, language) for sentence in PARENT_TEXT],
    }


def give_consent(token: str) -> None:
    """Record the consent of a parent; the same when it was recorded before."""
    consent = _linked(token)
    waiting = Consent.id == consent.id, Consent.given_at.is_(None)
    noted = update(Consent).where(*waiting).values(given_at=now(), text_version=TEXT_VERSION)
    if db.session.execute(noted.returning(Consent.id)).first() is not None:
        record(actions.CONSENT_GIVEN, actor_id=None, target_id=consent.owner_id)


def withdraw_parental_consent(owner_id: str) -> bool:
    """Withdraw the consent of a parent; False when there is none."""
    given = (
        Consent.owner_id == owner_id,
        Consent.given_at.is_not(None),
        Consent.withdrawn_at.is_(None),
    )
    ended = update(Consent).where(*given).values(withdrawn_at=now()).returning(Consent.id)
    gone = db.session.execute(ended).all()
    for row in gone:
        record(actions.CONSENT_WITHDRAWN, actor_id=owner_id, target_id=row.id)
    return bool(gone)


def list_parental_consents(owner_id: str) -> list[dict[str, Any]]:
    """The consents that parents were asked for, the newest first."""
    mine = select(Consent).where(Consent.owner_id == owner_id).order_by(Consent.id.desc())
    return [_serialize(consent) for consent in db.session.scalars(mine)]


def _serialize(consent: Consent) -> dict[str, Any]:
    state, moment = "asked", consent.asked_at
    if consent.given_at is not None:
        state, moment = "given", consent.given_at
    if consent.withdrawn_at is not None:
        state, moment = "withdrawn", consent.withdrawn_at
    return {
        "purpose": consent.purpose,
        "state": state,
        "how": consent.how,
        "text_version": consent.text_version,
        "changed_at": format_utc(moment),
    }


def _newest(owner_id: str) -> Consent | None:
    mine = select(Consent).where(Consent.owner_id == owner_id, Consent.purpose == PARENTAL)
    return db.session.scalars(mine.order_by(Consent.id.desc()).limit(1)).first()


def _put(owner_id: str, email: str) -> str:
    """Store the question; for the same address it is reused, so that earlier mails work."""
    digest = _digest(email)
    open_ = Consent.owner_id == owner_id, Consent.given_at.is_(None)
    again = update(Consent).where(*open_, Consent.address_hash == digest)
    renewed = again.values(asked_at=now(), text_version=TEXT_VERSION).returning(Consent.id)
    found = db.session.execute(renewed).first()
    if found is not None:
        return str(found.id)
    db.session.execute(delete(Consent).where(*open_))
    consent = Consent(
        id=new_id(),
        owner_id=owner_id,
        purpose=PARENTAL,
        text_version=TEXT_VERSION,
        how="parent",
        address_hash=digest,
        asked_at=now(),
    )
    db.session.add(consent)
    db.session.flush()
    return consent.id


def _linked(token: str) -> Consent:
    link = read_token(PARENT_LINK, token, lifetime=int(LINK_LIFETIME.total_seconds()))
    child = users.find_recipient(link.owner_id)
    if child is None or not child.is_active:
        raise LinkInvalid
    living = select(Consent).where(
        Consent.owner_id == link.owner_id, Consent.withdrawn_at.is_(None)
    )
    for consent in db.session.scalars(living):
        if link.is_bound_to(consent.id):
            return consent
    raise LinkInvalid


def _mailbox(email: str) -> str:
    """The mailbox of an address, without the part after a plus sign."""
    name, _at, domain = email.partition("@")
    return f"{name.partition('+')[0]}@{domain}"


def _digest(email: str) -> str:
    secret = current_settings().secret_key.encode()
    return hmac.digest(secret, email.encode(), hashlib.sha256).hex()


def find_without_consent(owner_ids: Collection[str]) -> frozenset[str]:
    """The owners under 18 without the consent of a parent; at most two queries."""
    young = profiles.find_minors(owner_ids)
    if not young:
        return young
    given = select(Consent.owner_id).where(
        Consent.owner_id.in_(young),
        Consent.given_at.is_not(None),
        Consent.withdrawn_at.is_(None),
    )
    return young.difference(db.session.scalars(given))


def list_consents(owner_id: str) -> list[dict[str, Any]]:
    """Every consent of the owner with its state and the time of its last change."""
    chosen = preferences.list_choices(owner_id)
    settings = [
        {
            "purpose": purpose,
            "state": "given" if choice.is_on else "withdrawn",
            "how": "settings" if choice.changed_at else "default",
            "text_version": None,
            "changed_at": choice.changed_at and format_utc(choice.changed_at),
        }
        for purpose, choice in chosen.items()
    ]
    return [*settings, *list_parental_consents(owner_id)]


def withdraw_consent(owner_id: str, purpose: str) -> None:
    """Withdraw a consent; NotFound when the owner never gave one for this purpose."""
    if purpose in preferences.get_preferences(owner_id):
        preferences.change_preferences(owner_id, {purpose: False})
    elif purpose != PARENTAL or not withdraw_parental_consent(owner_id):
        raise NotFound

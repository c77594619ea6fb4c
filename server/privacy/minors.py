"""For whom a parent has to agree before letters and push reach them."""

from collections.abc import Collection

from sqlalchemy import select

from server.extensions import db
from server.privacy.models import Consent
from server.users import profiles


def unasked(owner_ids: Collection[str]) -> frozenset[str]:
    """Those of the owners who are under 18 and have no parent's consent; two queries at most."""
    young = profiles.find_minors(owner_ids)
    if not young:
        return young
    given = select(Consent.owner_id).where(
        Consent.owner_id.in_(young),
        Consent.given_at.is_not(None),
        Consent.withdrawn_at.is_(None),
    )
    return young.difference(db.session.scalars(given))

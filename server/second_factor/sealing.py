"""Under which key the secrets of authenticators are sealed, and sealing all of them anew."""

from dataclasses import dataclass
from functools import lru_cache

from sqlalchemy import select, update

from server.core.sealing import Sealer, Unreadable
from server.extensions import db
from server.second_factor.models import SecondFactor
from server.settings import Settings, current_settings


@dataclass(frozen=True, slots=True)
class Resealed:
    """How many secrets are under another key now, and how many no key of ours opens."""

    renewed: int
    unreadable: int


@lru_cache(maxsize=8)
def sealer(settings: Settings) -> Sealer:
    """What seals the secrets of authenticators."""
    return Sealer(settings.secret_keys, "second factor")


def unreadable() -> int:
    """How many secrets do not open with the present keys."""
    sealed = db.session.scalars(select(SecondFactor.secret).where(SecondFactor.secret.is_not(None)))
    return sum(_opened(secret) is None for secret in sealed if secret is not None)


def reseal() -> Resealed:
    """Seal every secret that an earlier key sealed under the newest one."""
    fields = (SecondFactor.secret, SecondFactor.new_secret)
    results = [_reseal(owner_id, field) for field in fields for owner_id in _owners(field)]
    return Resealed(results.count(True), results.count(None))


def _owners(field: "InstrumentedAttribute[str | None]") -> list[str]:
    return list(db.session.scalars(select(SecondFactor.owner_id).where(field.is_not(None))))

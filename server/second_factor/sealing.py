"""Under which key the secrets of authenticators are sealed, and sealing all of them anew."""

from dataclasses import dataclass
from functools import lru_cache

from sqlalchemy import select, update

from server.core.security.encryption import DecryptionError, Encryptor
from server.extensions import db
from server.second_factor.models import SecondFactor
from server.settings import Settings, current_settings


@dataclass(frozen=True, slots=True)
class Resealed:
    """How many secrets are under another key now, and how many no key of ours opens."""

    renewed: int
    unreadable: int


@lru_cache(maxsize=8)
def sealer(settings: Settings) -> Encryptor:
    """What seals the secrets of authenticators."""
    return Encryptor(settings.secret_keys, "second factor")


def unreadable() -> int:
    """How many secrets do not open with the present keys."""
    present = sealer(current_settings())
    kept = select(SecondFactor.secret).where(SecondFactor.secret.is_not(None))
    return sum(_opened(present, str(secret)) is None for secret in db.session.scalars(kept))


def reseal() -> Resealed:
    """Seal every secret that an earlier key sealed under the newest one."""
    present = sealer(current_settings())
    renewed = lost = 0
    for name in ("secret", "new_secret"):
        column = getattr(SecondFactor, name)
        kept = select(SecondFactor.owner_id, column).where(column.is_not(None))
        for owner_id, sealed in db.session.execute(kept).all():
            if not present.uses_old_key(sealed):
                continue
            secret = _opened(present, sealed)
            if secret is None:
                lost += 1
                continue
            # A secret that its owner changed meanwhile stays as it is.
            same = update(SecondFactor).where(SecondFactor.owner_id == owner_id, column == sealed)
            db.session.execute(same.values({name: present.encrypt(secret)}))
            renewed += 1
    return Resealed(renewed, lost)


def _opened(present: Encryptor, sealed: str) -> str | None:
    try:
        return present.decrypt(sealed)
    except DecryptionError:
        return None

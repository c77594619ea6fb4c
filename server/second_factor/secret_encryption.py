"""Encryption of the secrets of authenticators, and their re-encryption with the newest key."""

from dataclasses import dataclass
from functools import lru_cache

from sqlalchemy import select, update

from server.core.security.encryption import DecryptionError, Encryptor
from server.extensions import db
from server.second_factor.models import SecondFactor
from server.settings import Settings, current_settings


@dataclass(frozen=True, slots=True)
class ReencryptionResult:
    """How many secrets were re-encrypted, and how many no key can decrypt."""

    renewed: int
    unreadable: int


@lru_cache(maxsize=8)
def get_sealer(settings: Settings) -> Encryptor:
    """The sealer of the secrets of authenticators."""
    return Encryptor(settings.secret_keys, "second factor")


def count_unreadable() -> int:
    """How many secrets the present keys cannot decrypt."""
    present = get_sealer(current_settings())
    kept = select(SecondFactor.secret).where(SecondFactor.secret.is_not(None))
    return sum(_opened(present, str(secret)) is None for secret in db.session.scalars(kept))


def reencrypt_secrets() -> ReencryptionResult:
    """Encrypt every secret of an earlier key with the newest key."""
    present = get_sealer(current_settings())
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
            # A secret that was changed in the meantime stays as it is.
            same = update(SecondFactor).where(SecondFactor.owner_id == owner_id, column == sealed)
            db.session.execute(same.values({name: present.encrypt(secret)}))
            renewed += 1
    return ReencryptionResult(renewed, lost)


def _opened(present: Encryptor, sealed: str) -> str | None:
    try:
        return present.decrypt(sealed)
    except DecryptionError:
        return None

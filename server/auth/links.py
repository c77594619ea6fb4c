"""Links in mails: signed, for one purpose, bound to an account and its address, for 24 hours."""

import hashlib
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadData, SignatureExpired, URLSafeTimedSerializer

from server.auth.errors import LinkExpired, LinkInvalid
from server.settings import current_settings

LIFETIME: Final = 24 * 60 * 60
CONFIRM: Final = "confirm address"
DISOWN: Final = "disown registration"


@dataclass(frozen=True)
class Link:
    """What a mailed link proves: that somebody read the mail for this account and address."""

    owner_id: str
    address: str

    def went_to(self, email: str) -> bool:
        """Whether this is the address that the mail was sent to."""
        return self.address == _digest(email)


def make_token(purpose: str, owner_id: str, email: str) -> str:
    """A token for one purpose, account and address."""
    return _serializer(purpose).dumps([owner_id, _digest(email)])


def read_token(purpose: str, token: str) -> Link:
    """What a token proves, or LinkExpired, or LinkInvalid."""
    try:
        payload = _serializer(purpose).loads(token, max_age=LIFETIME)
    except SignatureExpired as error:
        raise LinkExpired from error
    except BadData as error:
        raise LinkInvalid from error
    match payload:
        case [str(owner_id), str(address)]:
            return Link(owner_id, address)
        case _:
            raise LinkInvalid


def page(path: str, language: str, **parameters: str) -> str:
    """The address of a public page in a language, below the configured PUBLIC_URL."""
    prefix = "" if language == "en" else f"/{language}"
    query = "&".join(f"{name}={value}" for name, value in parameters.items())
    return f"{current_settings().public_url}{prefix}{path}" + (f"?{query}" if query else "")


def _digest(email: str) -> str:
    # Addresses do not belong into links, which end up in histories and logs.
    return hashlib.sha256(email.encode()).hexdigest()[:24]


def _serializer(purpose: str) -> URLSafeTimedSerializer:
    oldest_first = list(reversed(current_settings().secret_keys))
    return URLSafeTimedSerializer(
        oldest_first,
        salt=f"lumbung link: {purpose}",
        signer_kwargs={"key_derivation": "hmac", "digest_method": hashlib.sha256},
    )

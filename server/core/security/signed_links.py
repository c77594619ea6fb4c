"""Signed links in mails: for one purpose, bound to an account and its address, for 24 hours."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, cast

from flask import Flask, current_app
from itsdangerous import BadData, SignatureExpired, URLSafeTimedSerializer

from server.core.errors import BadRequest
from server.core.text.i18n import DEFAULT, Message, _

LIFETIME: Final = 24 * 60 * 60
EXTENSION: Final = "links"


class LinkExpired(BadRequest):
    """400: the signature is valid, but too old."""

    code = "link_expired"
    message = _("This link has expired. Please request a new one.")


class LinkInvalid(BadRequest):
    """400: the signature is wrong, or the link was used or replaced by a later one."""

    code = "link_invalid"
    message = _("This link no longer works. Please request a new one.")


@dataclass(frozen=True)
class SignedLink:
    """Proof that somebody read the mail for this account and address."""

    owner_id: str
    binding: str

    def is_bound_to(self, *facts: str) -> bool:
        """Whether the link was made for these facts, such as the address it was mailed to."""
        return self.binding == _digest(facts)

    def is_about(self, fact: str) -> bool:
        """Whether this was the first of the facts that the link was made for."""
        return self.binding.partition(".")[0] == _digest((fact,))


@dataclass(frozen=True)
class LinkSettings:
    """The base URL of links, and the keys that verify them, newest first; the first one signs."""

    public_url: str
    keys: tuple[str, ...]


def init_signed_links(app: Flask, public_url: str, keys: tuple[str, ...]) -> None:
    """Configure the links of an application."""
    app.extensions[EXTENSION] = LinkSettings(public_url, keys)


def make_token(purpose: str, owner_id: str, *facts: str) -> str:
    """A token for one purpose, an account, and facts that must still be true when it is used."""
    return _serializer(purpose).dumps([owner_id, _digest(facts)])


def read_token(purpose: str, token: str, *, lifetime: int = LIFETIME) -> SignedLink:
    """The link of a token at most `lifetime` seconds old, or LinkExpired, or LinkInvalid."""
    try:
        payload = _serializer(purpose).loads(token, max_age=lifetime)
    except SignatureExpired as error:
        raise LinkExpired from error
    except BadData as error:
        raise LinkInvalid from error
    match payload:
        case [str(owner_id), str(binding)]:
            return SignedLink(owner_id, binding)
        case _:
            raise LinkInvalid


@contextmanager
def with_link_errors(*, expired: Message, invalid: Message) -> Iterator[None]:
    """Raise link errors with other messages, where nobody can ask for a new link."""
    try:
        yield
    except LinkExpired as error:
        raise LinkExpired(expired) from error
    except LinkInvalid as error:
        raise LinkInvalid(invalid) from error


def page_url(path: str, language: str, **parameters: str) -> str:
    """The URL of a page in a language, below PUBLIC_URL."""
    prefix = "" if language == DEFAULT else f"/{language}"
    query = "&".join(f"{name}={value}" for name, value in parameters.items())
    return f"{_site().public_url}{prefix}{path}" + (f"?{query}" if query else "")


def _digest(facts: tuple[str, ...]) -> str:
    # Links end up in histories and logs, so they must not contain addresses.
    return ".".join(hashlib.sha256(fact.encode()).hexdigest()[:24] for fact in facts)


def _serializer(purpose: str) -> URLSafeTimedSerializer:
    oldest_first = list(reversed(_site().keys))
    return URLSafeTimedSerializer(
        oldest_first,
        salt=f"lumbung link: {purpose}",
        signer_kwargs={"key_derivation": "hmac", "digest_method": hashlib.sha256},
    )


def _site() -> LinkSettings:
    return cast("LinkSettings", current_app.extensions[EXTENSION])

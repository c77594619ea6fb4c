"""What may lie in a store only so that this site alone can read or recognise it."""

import base64
import hashlib
import hmac
from collections.abc import Sequence

from cryptography.fernet import Fernet, InvalidToken, MultiFernet


class DecryptionError(Exception):
    """No key of this site opens it: the key was changed twice since, or it was altered."""


class Encryptor:
    """Seals texts for one purpose under keys made from the site's secrets, the newest first."""

    def __init__(self, secrets: Sequence[str], purpose: str) -> None:
        keys = [base64.urlsafe_b64encode(_derive(secret, purpose)) for secret in secrets]
        self._newest = Fernet(keys[0])
        self._all = MultiFernet([Fernet(key) for key in keys])

    def seal(self, text: str) -> str:
        """The text as only `open` can read it."""
        return self._newest.encrypt(text.encode()).decode()

    def open(self, sealed: str) -> str:
        """The text that was sealed, or Unreadable."""
        try:
            return self._all.decrypt(sealed.encode()).decode()
        except InvalidToken as error:
            raise DecryptionError from error

    def is_old(self, sealed: str) -> bool:
        """Whether an earlier key than the newest sealed it."""
        try:
            self._newest.decrypt(sealed.encode())
        except InvalidToken:
            return True
        return False


def keyed_digest(secret: str, purpose: str, *parts: str) -> str:
    """What stands for parts in the names of a store: alike for alike, telling nothing of them."""
    message = "\n".join(parts).encode("utf-8", "replace")
    return hmac.digest(_derive(secret, purpose), message, hashlib.sha256).hex()


def _derive(secret: str, purpose: str) -> bytes:
    return hmac.digest(secret.encode(), f"lumbung {purpose}".encode(), hashlib.sha256)

"""Encryption and keyed digests of what is stored."""

import base64
import hashlib
import hmac
from collections.abc import Sequence

from cryptography.fernet import Fernet, InvalidToken, MultiFernet


class DecryptionError(Exception):
    """No key of this site decrypts it: the key was rotated twice since, or it was altered."""


class Encryptor:
    """Encrypts texts for one purpose with keys derived from the site's secrets, newest first."""

    def __init__(self, secrets: Sequence[str], purpose: str) -> None:
        keys = [base64.urlsafe_b64encode(_derive(secret, purpose)) for secret in secrets]
        self._newest = Fernet(keys[0])
        self._all = MultiFernet([Fernet(key) for key in keys])

    def encrypt(self, text: str) -> str:
        """The encrypted text."""
        return self._newest.encrypt(text.encode()).decode()

    def decrypt(self, encrypted: str) -> str:
        """The decrypted text, or DecryptionError."""
        try:
            return self._all.decrypt(encrypted.encode()).decode()
        except InvalidToken as error:
            raise DecryptionError from error

    def uses_old_key(self, encrypted: str) -> bool:
        """Whether it was encrypted with an older key than the newest."""
        try:
            self._newest.decrypt(encrypted.encode())
        except InvalidToken:
            return True
        return False


def keyed_digest(secret: str, purpose: str, *parts: str) -> str:
    """A digest by which a store can recognise values without knowing them."""
    message = "\n".join(parts).encode("utf-8", "replace")
    return hmac.digest(_derive(secret, purpose), message, hashlib.sha256).hex()


def _derive(secret: str, purpose: str) -> bytes:
    return hmac.digest(secret.encode(), f"lumbung {purpose}".encode(), hashlib.sha256)

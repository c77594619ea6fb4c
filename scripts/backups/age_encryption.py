"""Encrypted files in the age format, read and written as streams."""

import hashlib
import os
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Protocol

import pyrage

from scripts.backups.errors import BackupError

GZIP = 31
LONGEST_HEADER = 4 * 1024 * 1024


class Source(Protocol):
    """Something that gives bytes, none at its end."""

    def read(self, size: int = -1, /) -> bytes: ...


class HeaderRead(Exception):
    """Stops the decryption when only the header was wanted."""


class _EncryptedSource:
    """The plain text for encryption: a header line, then a stream, compressed on the fly."""

    def __init__(self, header: bytes, body: Source) -> None:
        self.digest = hashlib.sha256()
        self._body = body
        self._buffer = header + b"\n"
        self._packer: zlib._Compress | None = zlib.compressobj(wbits=GZIP)

    def read(self, size: int = -1) -> bytes:
        while not self._buffer and self._packer is not None:
            piece = self._body.read(64 * 1024)
            if piece:
                self._buffer = self._packer.compress(piece)
            else:
                self._buffer, self._packer = self._packer.flush(), None
        chunk = self._buffer[:size] if size >= 0 else self._buffer
        self._buffer = self._buffer[len(chunk) :]
        self.digest.update(chunk)
        return chunk


class _HeaderSplitter:
    """Splits decrypted data into header and content; stops after the header without a target."""

    def __init__(self, target: BinaryIO | None, on_header: Callable[[bytes], None]) -> None:
        self.digest = hashlib.sha256()
        self.packed = zlib.decompressobj(wbits=GZIP)
        self._target = target
        self._on_header = on_header
        self._header: bytes | None = b""

    def write(self, piece: bytes) -> int:
        self.digest.update(piece)
        if self._header is not None:
            self._read_header(piece)
        elif self._target is not None:
            self._target.write(self.packed.decompress(piece))
        return len(piece)

    def flush(self) -> None:
        """Nothing is buffered."""

    def _read_header(self, piece: bytes) -> None:
        line, end, rest = ((self._header or b"") + piece).partition(b"\n")
        if not end:
            self._header = line
            if len(line) > LONGEST_HEADER:
                raise BackupError("This is no backup of ours.")
            return
        self._on_header(line)
        self._header = None
        if self._target is None:
            raise HeaderRead
        self._target.write(self.packed.decompress(rest))


def new_key() -> str:
    """A fresh key for BACKUP_KEY: an age identity, which both writes and reads."""
    return str(pyrage.x25519.Identity.generate())


def parse_identity(key: str | None) -> pyrage.x25519.Identity:
    """The key of the settings; BackupError when it is missing or none."""
    if not key:
        raise BackupError("BACKUP_KEY is missing: make one with ./scripts/backup --new-key.")
    try:
        return pyrage.x25519.Identity.from_str(key)
    except pyrage.IdentityError as error:
        raise BackupError("BACKUP_KEY is no key: it begins with AGE-SECRET-KEY-1.") from error


def write_encrypted(
    header: bytes, body: Source, path: Path, identity: pyrage.x25519.Identity
) -> str:
    """Write a backup that its owner alone can read; returns the digest of what is inside."""
    packing = _EncryptedSource(header, body)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        pyrage.encrypt_io(packing, file, [identity.to_public()])
        file.flush()
        os.fsync(file.fileno())
    return packing.digest.hexdigest()


def read_encrypted(
    path: Path, identity: pyrage.x25519.Identity, target: BinaryIO | None
) -> tuple[bytes, str]:
    """Decrypt a backup into a file, or only its header; returns the header and the digest.

    BackupError when the key is another one, or when a byte of it was changed or is missing.
    """
    _require_file(path)
    seen: list[bytes] = []
    unpacking = _HeaderSplitter(target, seen.append)
    try:
        with path.open("rb") as file:
            pyrage.decrypt_io(file, unpacking, [identity])
    except HeaderRead:
        return seen[0], ""
    except pyrage.DecryptError as error:
        raise BackupError(f"{path.name} does not open with this BACKUP_KEY.") from error
    except (OSError, zlib.error) as error:
        raise BackupError(f"{path.name} is damaged: {error}.") from error
    if not seen or not unpacking.packed.eof:
        raise BackupError(f"{path.name} is not whole.")
    return seen[0], unpacking.digest.hexdigest()


def _require_file(path: Path) -> None:
    if not path.exists():
        raise BackupError(f"{path} does not exist.")
    if not path.is_file():
        raise BackupError(f"{path} is no file: name one backup.")
    if not path.stat().st_size:
        raise BackupError(f"{path} is empty: this backup was never finished.")

"""How large a request body may be, and how slowly it may arrive."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

KILOBYTE: Final = 1024
MEGABYTE: Final = 1024 * KILOBYTE
LARGEST_BODY: Final = 64 * KILOBYTE
# A form with a file of 5 MB; its boundaries, and the names and types of its parts.
LARGEST_FORM: Final = 5 * MEGABYTE + 64 * KILOBYTE
FORM: Final = "multipart/form-data"
# Nobody has to be fast at first; then the mean must not fall below the rate.
PATIENCE_SECONDS: Final = 5.0
LEAST_BYTES_PER_SECOND: Final = 1000


@dataclass(frozen=True)
class BodyLimits:
    """The most bytes of a body, and the seconds until all of it must be here."""

    most: int
    seconds: float

    def is_late(self, received: int, elapsed: float) -> bool:
        """Whether a body that has so many bytes after so many seconds takes too long."""
        expected = (elapsed - PATIENCE_SECONDS) * LEAST_BYTES_PER_SECOND
        return elapsed > self.seconds or received < expected


JSON_BODY: Final = BodyLimits(LARGEST_BODY, 10)
# A file of 5 MB at 32 kB per second takes 160 seconds.
FILE_FORM: Final = BodyLimits(LARGEST_FORM, 180)
# A statement of 20 MB.
STATEMENT_FORM: Final = BodyLimits(20 * MEGABYTE + 64 * KILOBYTE, 660)
STATEMENT_PATH: Final = "/api/v1/imports"
# What is read and dropped, so that a client that still sends gets to its answer.
DROPPED_BODY: Final = BodyLimits(16 * MEGABYTE, 10)
LATE_BODY: Final = BodyLimits(LARGEST_FORM, 2)


def limits_for(environ: Mapping[str, Any]) -> BodyLimits:
    """The limits of a request: a file is awaited only from somebody who shows a token."""
    is_form = environ.get("CONTENT_TYPE", "").startswith(FORM)
    if not is_form or "HTTP_AUTHORIZATION" not in environ:
        return JSON_BODY
    return STATEMENT_FORM if environ.get("PATH_INFO") == STATEMENT_PATH else FILE_FORM

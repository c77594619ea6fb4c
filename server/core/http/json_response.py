"""JSON responses, with fields in insertion order.

orjson writes a list in a tenth of the time of the standard library, which took a sixth of the
whole request.
"""

from typing import Any, Final

import orjson
from flask import Response
from flask.json.provider import DefaultJSONProvider

# Datetimes and dataclasses are left to the standard library, which Flask configures.
OPTIONS: Final = (
    orjson.OPT_APPEND_NEWLINE | orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_PASSTHROUGH_DATETIME
)


class OrjsonProvider(DefaultJSONProvider):
    """Writes the JSON of responses."""

    sort_keys = False

    def response(self, *args: Any, **kwargs: Any) -> Response:
        """A response with this value as its body."""
        value = self._prepare_response_obj(args, kwargs)
        try:
            body = orjson.dumps(value, option=OPTIONS)
        except TypeError:
            # Rare: a number beyond 64 bits, a lone surrogate, a type that only Flask knows.
            body = f"{self.dumps(value)}\n".encode("ascii")
        return Response(body, mimetype=self.mimetype)

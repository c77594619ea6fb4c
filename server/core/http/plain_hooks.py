"""Flask whose hooks all belong to the application.

Flask looks for those of the request's blueprints, by proxies, and asks of each whether it is async.
That took a tenth of the Python calls of a short request, and blueprints of ours have no hooks.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from flask import Flask, Response, session
from flask.signals import request_tearing_down
from flask.typing import ResponseReturnValue

# The proxy itself, to get at its object once.
_SESSION: Final[Any] = session


class BlueprintHook(Exception):
    """A blueprint has a hook, which would never run."""


class PlainHooksFlask(Flask):
    """Runs the hooks of the application, and stores its sessions."""

    def require_plain_hooks(self) -> None:
        """Raise BlueprintHook when somebody else has hooks; call it once all are registered."""
        hooks: tuple[Mapping[str | None, Sequence[Any]], ...] = (
            self.url_value_preprocessors,
            self.before_request_funcs,
            self.after_request_funcs,
            self.teardown_request_funcs,
        )
        names = {name for funcs in hooks for name, found in funcs.items() if name and found}
        if names:
            raise BlueprintHook(", ".join(sorted(names)))

    def preprocess_request(self, *_args: Any) -> ResponseReturnValue | None:
        for hook in self.before_request_funcs.get(None, ()):
            answer = cast("ResponseReturnValue | None", hook())
            if answer is not None:
                return answer
        return None

    def process_response(self, *args: Any) -> Response:
        response: Any = args[-1]
        for hook in reversed(self.after_request_funcs.get(None, ())):
            response = hook(response)
        self.session_interface.save_session(self, _SESSION._get_current_object(), response)
        return cast("Response", response)

    def do_teardown_request(self, *args: Any) -> None:
        error = args[-1] if args else None
        for hook in reversed(self.teardown_request_funcs.get(None, ())):
            hook(error)
        if request_tearing_down.receivers:
            request_tearing_down.send(self, exc=error)

"""Flask-Login with access tokens only."""

from typing import Any

from flask import Response, request
from flask_login import LoginManager


class TokenLogin(LoginManager):
    """Finds the user with the request loader alone.

    Flask-Login's own cookies and its browser fingerprint are not used, and checking them would
    cost time in every request.
    """

    def _load_user(self) -> None:
        find: Any = self._request_callback
        self._update_request_context_with_user(find(request))

    def _update_remember_cookie(self, response: Response) -> Response:
        return response

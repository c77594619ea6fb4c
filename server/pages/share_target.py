"""The address that other apps share to, where no service worker has answered in its place."""

from typing import Final

from flask import Flask, redirect
from flask.typing import ResponseReturnValue

from server.core.http.access import public

PATH: Final = "/share"
# The dialog to record money; the part behind '#' stays in the browser.
PAGE: Final = "/overview#record"


def init_share_target(app: Flask) -> None:
    """Lead to the dialog without reading what was shared: it belongs on the device."""

    @public
    def redirect_share() -> ResponseReturnValue:
        return redirect(PAGE, 303)

    app.add_url_rule(PATH, "share_target", redirect_share, methods=["GET", "POST"])

"""The entry of the web server: `granian --interface wsgi wsgi:app`."""

from server.app import create_app
from server.settings import from_environment

app = create_app(from_environment())

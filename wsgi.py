"""The entry of the web server and of `flask --app wsgi <command>`."""

from server.app import create_app
from server.cli import init_cli
from server.settings import from_environment

app = create_app(from_environment())
init_cli(app)

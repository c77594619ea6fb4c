"""The entry of the web server and of `flask --app wsgi <command>`."""

import gc
from importlib import import_module

# What is imported stays. Looking for garbage among it takes a quarter of a start.
gc.disable()
# Before anything is logged.
import_module("server.core.operations.standard_error").queue_standard_error()
create_app = import_module("server.app").create_app
init_cli = import_module("server.cli").init_cli
from_environment = import_module("server.settings").from_environment

app = create_app(from_environment())
init_cli(app)
gc.freeze()
gc.enable()

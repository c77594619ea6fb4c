"""Fill the demo of the product that the environment names: `python -m scripts.demo`."""

from flask.cli import ScriptInfo

from scripts.demo.command import fill_demo
from wsgi import app

fill_demo(obj=ScriptInfo(create_app=lambda: app))

"""Serves what the client build made: hashed files, and the pages of both languages."""

from flask import Flask

from server.settings import Settings


def init_client_files(app: Flask, settings: Settings) -> None:
    """Put the client's files in front of the application."""

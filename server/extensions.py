"""The extension instances that `create_app` initialises."""

from flask_mail import Mail
from flask_migrate import Migrate

from server.core.database.engine import Base, db
from server.core.http.access import TokenLogin
from server.core.operations.redis_client import redis_store

__all__ = ["Base", "db", "login_manager", "mail", "migrate", "redis_store"]

login_manager = TokenLogin()
migrate = Migrate()
mail = Mail()

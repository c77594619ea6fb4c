"""SQLite's write-ahead log is emptied, except while somebody reads from it."""

import sqlite3
from pathlib import Path

from flask import Flask

from server.core.database.engine import db, truncate_write_ahead_log
from server.worker import all_jobs, run_job


def test_the_log_is_emptied_once_nobody_reads(app: Flask) -> None:
    with app.app_context():
        if db.engine.dialect.name != "sqlite":
            assert truncate_write_ahead_log()
            return
        name = str(db.engine.url.database)
        with sqlite3.connect(name, isolation_level=None) as other:
            other.execute("CREATE TABLE notes (text)")
            other.execute("BEGIN")
            other.execute("SELECT * FROM notes").fetchall()
            assert not truncate_write_ahead_log()
            other.execute("ROLLBACK")
            other.execute("DROP TABLE notes")
        other.close()
    assert Path(name + "-wal").stat().st_size > 0
    assert run_job(app, all_jobs()["write_ahead_log_retention"])
    assert Path(name + "-wal").stat().st_size == 0

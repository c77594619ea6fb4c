"""The Procfile that a platform reads is the one that runs here."""

from pathlib import Path

import pytest

from scripts.processes.procfile import read_procfile


def test_the_procfile_names_release_web_and_worker() -> None:
    assert list(read_procfile()) == ["release", "web", "worker"]


def test_the_web_process_never_migrates() -> None:
    lines = read_procfile()
    assert "release" not in lines["web"]
    assert "upgrade" not in lines["web"]


def test_the_web_process_takes_its_port_and_number_from_the_platform() -> None:
    web = read_procfile()["web"]
    assert "${PORT:-8080}" in web
    assert "${WEB_CONCURRENCY:-1}" in web


def test_a_line_of_another_form_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "Procfile"
    file.write_text("# comment\n\nweb granian\n")
    with pytest.raises(ValueError, match="'web granian'"):
        read_procfile(file)

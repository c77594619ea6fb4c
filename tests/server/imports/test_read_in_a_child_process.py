import ast
import datetime as dt
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from structlog.testing import capture_logs

from server.imports.statements.child_process import (
    Failure,
    NoAnswer,
    ProcessLimits,
    read_file,
    run_process,
)
from server.imports.statements.columns import ColumnMapping
from server.imports.statements.exchange import ReadRequest, pack_head
from server.imports.statements.limits import MOST_BYTES
from server.imports.statements.statement import Fault, NumberStyle, Unreadable
from server.imports.statements.unknown_table import UnknownTable
from tests.support.bank_files.bank_ledger import august
from tests.support.bank_files.generic_files import table_rows, write_html_table, write_table
from tests.support.bank_files.pdf_writer import Text, write_pdf
from tests.support.bank_files.workbook_files import (
    encrypt_xlsx,
    write_encrypted_xls,
    write_xls,
    write_xlsx,
)

TODAY = dt.date(2026, 9, 1)
MAPPING = ColumnMapping(day=0, text=1, amount=2)
PASSWORD = "02081990"
SECRET = "SALDO RAHASIA 987654321"
ROOMY = ProcessLimits(memory=512, cpu_seconds=30, wall_seconds=60)


def attempt(name: str, text: str = "", limits: ProcessLimits = ROOMY) -> bytes:
    head, data = f"{name}\n".encode(), text.encode()
    return run_process("tests.support.untrusted_process", head, data, limits)


def failure_of(name: str, text: str = "", limits: ProcessLimits = ROOMY) -> Failure:
    with pytest.raises(NoAnswer) as none:
        attempt(name, text, limits)
    return none.value.failure


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        yield server


def test_an_answer_comes_back_whole() -> None:
    assert attempt("echo", SECRET * 10_000) == (SECRET * 10_000).encode()


def test_the_network_cannot_be_reached(listener: socket.socket) -> None:
    host, port = listener.getsockname()
    assert failure_of("connect", f"{host}:{port}") is Failure.CRASHED
    assert attempt("connect past Python") == b"refused"
    with pytest.raises(BlockingIOError):
        listener.accept()


@pytest.mark.parametrize("name", ["run", "fork", "replace itself"])
def test_no_other_program_is_started(name: str) -> None:
    assert failure_of(name) is Failure.CRASHED


def test_no_file_is_read_or_written(tmp_path: Path) -> None:
    present, absent = tmp_path / "present", tmp_path / "absent"
    present.write_text("secret")
    assert failure_of("read", str(present)) is Failure.CRASHED
    assert failure_of("write", str(absent)) is Failure.CRASHED
    assert attempt("open past Python", str(absent)) == b"refused"
    assert not absent.exists()


def test_nothing_is_inherited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_KEY", SECRET)
    reading, writing = os.pipe()
    try:
        os.set_inheritable(writing, True)
        environment, descriptors, _ = ast.literal_eval(attempt("inherited").decode())
    finally:
        os.close(reading)
        os.close(writing)
    assert "SECRET_KEY" not in environment
    assert [number for number in descriptors if number > 2] == [3]  # the list itself


def test_too_much_memory_ends_the_process() -> None:
    limits = ProcessLimits(memory=256, cpu_seconds=30, wall_seconds=60)
    assert failure_of("take memory", limits=limits) is Failure.TOO_HEAVY


def test_too_much_computing_ends_the_process() -> None:
    limits = ProcessLimits(memory=512, cpu_seconds=1, wall_seconds=120)
    assert failure_of("compute", limits=limits) is Failure.TOO_HEAVY


def test_too_much_waiting_ends_the_process() -> None:
    limits = ProcessLimits(memory=512, cpu_seconds=30, wall_seconds=0.5)
    assert failure_of("wait", limits=limits) is Failure.TOO_HEAVY
    commands = [child.cmdline() for child in psutil.Process().children(recursive=True)]
    assert not [command for command in commands if "tests.support.untrusted_process" in command]


def test_a_crash_of_native_code_harms_nobody_else() -> None:
    assert failure_of("crash") is Failure.CRASHED


def test_a_failure_tells_its_place_and_nothing_of_the_file(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with capture_logs() as logs:
        assert failure_of("fail", SECRET) is Failure.CRASHED
    (entry,) = logs
    assert entry["error"] == "ValueError"
    assert entry["place"].startswith("untrusted_process.py:")
    assert SECRET not in str(logs)
    assert capfd.readouterr() == ("", "")


def test_neither_file_nor_password_is_in_the_command_line_or_printed() -> None:
    content = encrypt_xlsx(write_xlsx([[SECRET]]), PASSWORD)
    arguments = ast.literal_eval(attempt("inherited", SECRET).decode())[2]
    assert not [argument for argument in arguments if SECRET in argument or PASSWORD in argument]
    request = ReadRequest(content, TODAY, password=PASSWORD)
    process = subprocess.run(
        [sys.executable, "-m", "server.imports.statements.child", "512", "30"],
        input=pack_head(request) + request.data,
        capture_output=True,
        check=True,
    )
    assert process.stderr == b""
    assert PASSWORD.encode() not in process.stdout


def test_a_request_is_not_shown_by_its_own_text() -> None:
    request = ReadRequest(SECRET.encode(), TODAY, password=PASSWORD)
    assert SECRET not in repr(request)
    assert PASSWORD not in repr(request)


def test_an_unknown_table_comes_with_its_guess() -> None:
    found = read_file(ReadRequest(write_table(august(), delimiter=";"), TODAY))
    assert isinstance(found, UnknownTable)
    assert found.header == ("Tanggal", "Keterangan", "Nominal", "Saldo")
    assert found.guess == ColumnMapping(day=0, text=1, amount=2, balance=3)
    assert found.number_style is NumberStyle.INDONESIAN


ROWS = table_rows(august())


@pytest.mark.parametrize(
    "data",
    [
        write_table(august(), delimiter=";"),
        write_table(august(), delimiter="\t", encoding="utf-16"),
        write_table(august(), encoding="cp1252"),
        write_html_table(august()),
        write_xlsx(ROWS),
        write_xls(ROWS),
        encrypt_xlsx(write_xlsx(ROWS), PASSWORD),
        write_encrypted_xls(ROWS, PASSWORD),
    ],
    ids=["text", "UTF-16", "Windows-1252", "HTML", "XLSX", "XLS", "agile XLSX", "RC4 XLS"],
)
def test_each_kind_of_file_is_read_when_nothing_more_can_be_loaded(data: bytes) -> None:
    request = ReadRequest(data, TODAY, password=PASSWORD, mapping=MAPPING)
    found = read_file(request)
    assert isinstance(found, list)
    (statement,) = (one.statement for one in found)
    assert [row.amount for row in statement.rows] == [entry.amount for entry in august().entries]
    assert [row.balance for row in statement.rows] == august().balances
    assert statement.rows[0].day == dt.date(2026, 8, 2)


PAGE = [Text("Laporan yang tidak dikenal oleh pembaca mana pun", 40, 100)]


@pytest.mark.parametrize(
    ("data", "password", "fault"),
    [
        (write_pdf([PAGE]), None, Fault.UNKNOWN_LAYOUT),
        (write_pdf([PAGE], password=PASSWORD), None, Fault.LOCKED),
        (write_pdf([PAGE], password=PASSWORD), "01011990", Fault.UNLOCK_FAILED),
        (write_pdf([[]]), None, Fault.NO_TEXT),
        (b"PK\x03\x04" + b"x" * 100, None, Fault.DAMAGED),
        (b"x" * (MOST_BYTES + 1), None, Fault.TOO_LARGE),
    ],
)
def test_a_file_that_cannot_be_read_says_why(
    data: bytes, password: str | None, fault: Fault
) -> None:
    with pytest.raises(Unreadable) as refused:
        read_file(ReadRequest(data, TODAY, password=password))
    assert refused.value.fault is fault


def test_a_fault_names_its_row() -> None:
    data = write_table(august()).replace(b"14/08/2026", b"31/02/2026")
    with pytest.raises(Unreadable) as refused:
        read_file(ReadRequest(data, TODAY, mapping=MAPPING))
    assert (refused.value.fault, refused.value.position) == (Fault.BAD_DAY, 4)


def test_a_file_that_takes_too_long_is_too_heavy() -> None:
    limits = ProcessLimits(memory=512, cpu_seconds=30, wall_seconds=0.001)
    with pytest.raises(Unreadable) as refused:
        read_file(ReadRequest(write_table(august()), TODAY), limits)
    assert refused.value.fault is Fault.TOO_HEAVY

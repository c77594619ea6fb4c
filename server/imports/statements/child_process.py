"""Reads a file in a process of its own, which can be stopped and reaches nothing."""

import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

import orjson
import structlog

from server.imports.statements.exchange import (
    CLEAR,
    FoundContent,
    ReadRequest,
    pack_head,
    unpack_content,
)
from server.imports.statements.limits import MOST_BYTES
from server.imports.statements.statement import Fault, Unreadable

log = structlog.get_logger(__name__)

_READER: Final = "server.imports.statements.child"
_DECRYPTION: Final = "server.imports.statements.decryption"
_ROOT: Final = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class ProcessLimits:
    """What one process may take: megabytes of address space, processor and waiting time."""

    memory: int = 768
    cpu_seconds: int = 30
    wall_seconds: float = 60


class Failure(StrEnum):
    """Why a process gave no answer."""

    TOO_HEAVY = "too_heavy"  # it took too long, or too much memory
    CRASHED = "crashed"


class NoAnswer(Exception):
    """The process ended without an answer."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.value)
        self.failure = failure


def read_file(request: ReadRequest, limits: ProcessLimits | None = None) -> FoundContent:
    """What the file holds; raises `Unreadable`."""
    return unpack_content(_ask(_READER, request, limits))


def decrypt_file(request: ReadRequest, limits: ProcessLimits | None = None) -> bytes:
    """The bytes of a workbook without its encryption; raises `Unreadable`."""
    answer = _ask(_DECRYPTION, request, limits)
    if not answer.startswith(CLEAR):
        unpack_content(answer)
    return answer.removeprefix(CLEAR)


def _ask(module: str, request: ReadRequest, limits: ProcessLimits | None) -> bytes:
    if len(request.data) > MOST_BYTES:
        raise Unreadable(Fault.TOO_LARGE)
    try:
        return run_process(module, pack_head(request), request.data, limits or ProcessLimits())
    except NoAnswer as none:
        is_heavy = none.failure is Failure.TOO_HEAVY
        raise Unreadable(Fault.TOO_HEAVY if is_heavy else Fault.DAMAGED) from none


def run_process(module: str, head: bytes, data: bytes, limits: ProcessLimits) -> bytes:
    """The answer of a module that calls `sandbox.answer`; raises `NoAnswer`.

    The process inherits neither environment nor descriptors, and the request goes through a
    pipe, so that neither its command line nor what it prints shows any of it.
    """
    command = [sys.executable, "-m", module, str(limits.memory), str(limits.cpu_seconds)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=_ROOT,
        env={"PYTHONDONTWRITEBYTECODE": "1"},
        start_new_session=True,
    ) as process:
        try:
            # Short enough for the pipe; both together would be a second copy of the file.
            if process.stdin:
                process.stdin.write(head)
            output, _ = process.communicate(data, timeout=limits.wall_seconds)
        except subprocess.TimeoutExpired as expired:
            raise NoAnswer(Failure.TOO_HEAVY) from expired
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    return read_answer(output, process.returncode)


def read_answer(output: bytes, returncode: int) -> bytes:
    """What a process that ended with this code answered; raises `NoAnswer`."""
    status, _, content = output.partition(b"\n")
    if status == b"answer":
        return content
    if status == b"memory" or returncode in {-signal.SIGKILL, -signal.SIGXCPU, -signal.SIGABRT}:
        raise NoAnswer(Failure.TOO_HEAVY)
    failure = orjson.loads(content) if status == b"failure" else {"returncode": returncode}
    log.error("statement_reader_failed", **failure)
    raise NoAnswer(Failure.CRASHED)

"""Lets files be read in forks of one process that has the readers loaded.

Only the start of an interpreter is spared, which takes longer than most tests: the same function
answers within the same limits. `test_read_in_a_child_process` and the product start their own.
"""

import multiprocessing
import os
import sys
from contextlib import closing, suppress
from importlib import import_module
from multiprocessing.connection import Connection
from typing import IO, Final

from server.imports.statements import child_process, sandbox
from server.imports.statements.child_process import Failure, NoAnswer, ProcessLimits

_PROCESSES: Final = multiprocessing.get_context("forkserver")
_READERS: Final = ("child", "pdf_pages", "text_files", "workbooks")
_PROCESSES.set_forkserver_preload(
    [__name__, *(f"server.imports.statements.{name}" for name in _READERS)]
)


def _answer(request: Connection, answer: Connection, module: str, limits: ProcessLimits) -> None:
    for connection, descriptor in ((request, 0), (answer, 1)):
        os.dup2(connection.fileno(), descriptor)
        connection.close()
    sys.stdin = os.fdopen(0)
    os.environ.clear()
    sandbox.answer(
        import_module(module).prepare, memory=limits.memory, cpu_seconds=limits.cpu_seconds
    )


def _file(connection: Connection, mode: str) -> IO[bytes]:
    """A connection's bytes as they are, without the lengths that it puts before its messages."""
    return os.fdopen(os.dup(connection.fileno()), mode)


def run_in_fork(module: str, head: bytes, data: bytes, limits: ProcessLimits) -> bytes:
    """As `child_process.run_process`, without the start of an interpreter."""
    reading, request = _PROCESSES.Pipe(duplex=False)
    answer, writing = _PROCESSES.Pipe(duplex=False)
    process = _PROCESSES.Process(target=_answer, args=(reading, writing, module, limits))
    with closing(reading), closing(writing):
        process.start()
    with closing(request), suppress(BrokenPipeError), _file(request, "wb") as to:
        to.write(head + data)
    with closing(answer), _file(answer, "rb") as whence:
        output: bytes = whence.read()
    process.join(limits.wall_seconds)
    if process.exitcode is None:
        process.kill()
        raise NoAnswer(Failure.TOO_HEAVY)
    return child_process.read_answer(output, process.exitcode)

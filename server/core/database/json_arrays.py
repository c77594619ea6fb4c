"""Arrays in JSON that the database makes and reads, the same on SQLite and PostgreSQL."""

from typing import Any

from sqlalchemy import JSON, ColumnElement, TableValuedAlias, func, type_coerce
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement, GenericFunction


class ArrayOf(FunctionElement[Any]):
    """An array of values."""

    type = JSON()
    inherit_cache = True


class ArrayOfRows(FunctionElement[Any]):
    """An aggregate: an array of one value of each row, in no order."""

    type = JSON()
    inherit_cache = True


class ElementsOf(GenericFunction[Any]):
    """The elements of an array, as the rows of a table."""

    type = JSON()
    name = "json_elements"
    inherit_cache = True


@compiles(ArrayOf, "sqlite")
def _sqlite_array(element: ArrayOf, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_array({compiler.process(element.clauses, **options)})"


@compiles(ArrayOf, "postgresql")
def _postgresql_array(element: ArrayOf, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_build_array({compiler.process(element.clauses, **options)})"


@compiles(ArrayOfRows, "sqlite")
def _sqlite_rows(element: ArrayOfRows, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_group_array({compiler.process(element.clauses, **options)})"


@compiles(ArrayOfRows, "postgresql")
def _postgresql_rows(element: ArrayOfRows, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_agg({compiler.process(element.clauses, **options)})"


@compiles(ElementsOf, "sqlite")
def _sqlite_elements(element: ElementsOf, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_each({compiler.process(element.clause_expr.element, **options)})"


@compiles(ElementsOf, "postgresql")
def _postgresql_elements(element: ElementsOf, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_array_elements({compiler.process(element.clause_expr.element, **options)})"


def elements_of(array: ColumnElement[Any]) -> TableValuedAlias:
    """The elements of an array beside the rows that hold it, in the column `value`."""
    return func.json_elements(array).table_valued("value", joins_implicitly=True)


def parts_of(elements: TableValuedAlias) -> Any:
    """The value of an element that is an array, to be indexed."""
    return type_coerce(elements.c.value, JSON)

"""Many people who share the password of one, without a registration each."""

from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Engine, MetaData, Table, insert, select

from scripts.proving.http_client import ApiClient, NewAccount
from server.core.ids import new_id


def copy_account(engine: Engine, person: NewAccount, count: int) -> dict[str, str]:
    """Give so many others the account of one; returns their ids by address."""
    users = Table("users", MetaData(), autoload_with=engine)
    with engine.begin() as link:
        row = link.execute(select(users).where(users.c.email == person.email)).one()
        owners = []
        for number in range(count):
            name = f"copy{number}"
            own = {"id": new_id(), "username": name, "username_key": name}
            owners.append({**row._mapping, **own, "email": f"{name}@example.com"})
        link.execute(insert(users), owners)
    return {str(owner["email"]): str(owner["id"]) for owner in owners}


def sign_in_all(port: int, addresses: list[str], password: str) -> list[ApiClient]:
    """Sign everybody in, each with a token."""

    def enter(address: str) -> ApiClient:
        caller = ApiClient(port)
        answer = caller.sign_in(address, password)
        assert answer.status == 200, answer.body
        return caller

    with ThreadPoolExecutor(8) as pool:
        return list(pool.map(enter, addresses))

"""Redis Cluster behind the face of one server: slots that move, a server that is lost."""

from collections.abc import Iterator

import pytest
import redis as redis_client
from flask import Flask
from redis.crc import key_slot

from scripts.services.ports import wait_until
from scripts.services.valkey_cluster import ClusterMember, ValkeyCluster
from server.core.operations.redis_client import FAILURES
from server.core.operations.redis_cluster import ClusterClient, make_client
from server.sessions.session_store import handle_of, session_key
from tests.conftest import MakeSettings
from tests.support.accounts import another_app, cookie_of
from tests.support.ledger import LUNCH
from tests.support.people import API, AYU, SignedIn, sign_in

# Keys of three shards.
FIRST, SECOND, THIRD = "b", "c", "a"
FAILOVER_SECONDS = 60


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ValkeyCluster]:
    """Three shards with a replica each, which takes over within seconds."""
    directory = tmp_path_factory.mktemp("cluster")
    with ValkeyCluster(directory, replicas=1, silence_ms=1000) as servers:
        assert len({servers.owner(key).port for key in (FIRST, SECOND, THIRD)}) == 3
        yield servers


@pytest.fixture
def client(cluster: ValkeyCluster) -> redis_client.Redis:
    """A client of the cluster that has not yet connected."""
    return make_client(cluster.url)


def test_commands_go_to_the_server_of_their_key(client: redis_client.Redis) -> None:
    for key in (FIRST, SECOND, THIRD):
        client.set(key, key)
    assert [client.get(key) for key in (FIRST, SECOND, THIRD)] == [b"b", b"c", b"a"]
    assert client.eval("return redis.call('GET', KEYS[1])", 1, SECOND) == b"c"
    count = client.register_script("return redis.call('INCRBY', KEYS[1], ARGV[1])")
    assert [count(keys=[f"{{{key}}}:number"], args=[2]) for key in (FIRST, THIRD)] == [2, 2]
    assert client.ping()


@pytest.mark.parametrize("transaction", [True, False])
def test_a_pipeline_answers_in_its_order_across_servers(
    client: redis_client.Redis, *, transaction: bool
) -> None:
    with client.pipeline(transaction=transaction) as pipeline:
        for value, key in enumerate((FIRST, SECOND, FIRST, THIRD)):
            pipeline.set(key, value)
            pipeline.get(key)
        assert pipeline.execute()[1::2] == [b"0", b"1", b"2", b"3"]


def test_an_error_ends_a_pipeline_after_what_came_before_it(client: redis_client.Redis) -> None:
    client.set(SECOND, "word")
    client.delete(THIRD)
    with client.pipeline() as pipeline:
        pipeline.set(FIRST, "kept")
        pipeline.incr(SECOND)
        pipeline.set(THIRD, "never")
        with pytest.raises(redis_client.ResponseError):
            pipeline.execute()
    assert (client.get(FIRST), client.get(THIRD)) == (b"kept", None)


def test_a_slot_that_moves_is_followed(cluster: ValkeyCluster, client: redis_client.Redis) -> None:
    slot, source, target = key_slot(FIRST.encode()), cluster.owner(FIRST), cluster.owner(THIRD)
    client.delete(FIRST)
    target.ask("CLUSTER", "SETSLOT", slot, "IMPORTING", source.name)
    source.ask("CLUSTER", "SETSLOT", slot, "MIGRATING", target.name)
    # What the source does not have any more is asked of the target.
    client.set(FIRST, "moving")
    with client.pipeline() as pipeline:
        pipeline.append(FIRST, "!")
        pipeline.get(FIRST)
        assert pipeline.execute()[1] == b"moving!"
    with client.pipeline(transaction=False) as pipeline:
        pipeline.get(FIRST)
        assert pipeline.execute() == [b"moving!"]
    for member in (target, source):
        member.ask("CLUSTER", "SETSLOT", slot, "NODE", target.name)
    assert client.get(FIRST) == b"moving!"


def test_nobody_is_asked_before_the_first_command() -> None:
    client = make_client("redis+cluster://user:secret@127.0.0.1:1,127.0.0.1:2")
    for _turn in range(2):
        with pytest.raises(FAILURES):
            client.get(FIRST)
        with pytest.raises(FAILURES):
            client.ping()


@pytest.fixture
def device(
    ayu: SignedIn, cluster: ValkeyCluster, make_settings: MakeSettings
) -> Iterator[SignedIn]:
    """Ayu, signed in to an application on the cluster."""
    with another_app(make_settings(REDIS_URL=cluster.url)) as app:
        yield sign_in(app, AYU)


def _loses(cluster: ValkeyCluster, device: SignedIn) -> ClusterMember:
    """The server with the session of a device, which is no more."""
    lost = cluster.owner(session_key(handle_of(cookie_of(device.client))))
    lost.kill()
    return lost


def _other_key(cluster: ValkeyCluster, lost: ClusterMember) -> str:
    return next(key for key in (SECOND, THIRD) if cluster.owner(key) is not lost)


def test_a_lost_server_costs_seconds_and_no_session(
    cluster: ValkeyCluster, client: redis_client.Redis, device: SignedIn, app: Flask
) -> None:
    assert isinstance(client, ClusterClient)
    assert len(client.servers()) == 6
    assert device.post("/transaction/add", json=LUNCH).status_code == 201
    lost = _loses(cluster, device)
    # Asked before a replica takes over: then the keys of the lost server have another one, too.
    elsewhere = _other_key(cluster, lost)
    statuses = []

    def is_back() -> bool:
        # The other shards serve on.
        assert client.set(elsewhere, "here")
        statuses.append(device.get("/users").status_code)
        return statuses[-1] == 200

    wait_until(is_back, FAILOVER_SECONDS, "the replica")
    # Never 401: nobody is signed out.
    assert set(statuses) == {503, 200}
    assert device.client.get(f"{API}/token").status_code == 200
    device.client.delete(f"{API}/logout")
    assert device.get("/users").status_code == 401

"""The client with which tests look into Redis: one that shares no code with the product's."""

import os
from typing import Any

import redis
from redis.cluster import ClusterNode, RedisCluster


class WholeCluster(RedisCluster):
    """A cluster whose keys are found and deleted wherever they are."""

    def keys(self, pattern: Any = "*", **_options: Any) -> Any:
        primaries: Any = self.nodes_manager.get_nodes_by_server_type("primary")
        found = (self.get_redis_connection(node).keys(pattern) for node in primaries)
        return [key for keys in found for key in keys]

    def delete(self, *keys: Any) -> int:
        return sum(super(WholeCluster, self).delete(key) for key in keys)


def is_cluster() -> bool:
    """Whether the tests run on a Redis Cluster, as TEST_REDIS=cluster asks."""
    return os.environ.get("TEST_REDIS") == "cluster"


def open_client(url: str) -> Any:
    """A client of the server or the cluster at an address."""
    scheme, _colons, hosts = url.partition("://")
    if scheme != "redis+cluster":
        return redis.Redis.from_url(url)
    nodes = [ClusterNode(host.split(":")[0], int(host.split(":")[1])) for host in hosts.split(",")]
    return WholeCluster(startup_nodes=nodes, protocol=2)

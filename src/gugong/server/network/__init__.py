"""Between the network and the application: who may connect, how much may come, and how long each step may take."""

from .edge import Edge
from .server import NetworkConfig, NetworkServer

__all__ = ["Edge", "NetworkConfig", "NetworkServer"]

"""Work on the machines of a Ray cluster: connecting, equal versions, machine code, tasks that outlive their node."""

from .ray_cluster import RayCluster, check_address, is_ray_installed

__all__ = ["RayCluster", "check_address", "is_ray_installed"]

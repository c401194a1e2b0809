"""Checks of the travel maps in board.toml: cities, paths and where the cities lie."""

from gugong.box.record import MAX_CITIES
from gugong.box.values import Value

_LEAST_RING = 3


def check_map(plan: Value) -> list[str]:
    """Check a map, and give its cities: the ring in its order, then the inner ones."""
    plan.with_keys(("ring", "inner", "paths"))
    ring = [city.text() for city in plan["ring"].elements(_LEAST_RING, MAX_CITIES, "city")]
    inner = [city.text() for city in plan["inner"].elements(0, MAX_CITIES, "city")]
    cities = [*ring, *inner]
    for city in cities:
        if cities.count(city) > 1:
            raise plan.fault(f"names {city} {cities.count(city)} times; a map must name each city once")
    if len(cities) > MAX_CITIES:
        raise plan.fault(f"has {len(cities)} cities; it must have at most {MAX_CITIES}")
    _check_reach(plan, ring, inner, _check_paths(plan, ring, cities))
    return cities


def check_coordinates(places: Value, cities: dict[str, list[str]]) -> None:
    """Check that every city of the maps, and nothing else, has its place in the unit square."""
    known = {city for names in cities.values() for city in names}
    for name in places.names():
        if name not in known:
            raise places[name].fault(f"is a city of no map; add it to {' or '.join(cities)}, or leave it out")
    for city in sorted(known):
        place = places[city]
        if not isinstance(place.content, list) or len(place.content) != 2:
            raise place.must_be("two numbers, x and y, from 0 to 1")
        for axis, number in zip("xy", place.content, strict=True):
            Value(place.file, f"{place.key}, {axis},", number).fraction()


def _check_paths(plan: Value, ring: list[str], cities: list[str]) -> set[frozenset[str]]:
    paths = {frozenset(pair) for pair in zip(ring, [*ring[1:], ring[0]], strict=True)}
    for path in plan["paths"].elements(0, MAX_CITIES * MAX_CITIES, "path"):
        if not isinstance(path.content, list) or len(path.content) != 2:
            raise path.must_be(f'two cities, such as ["{cities[0]}", "{cities[1]}"]')
        one, other = (Value(path.file, path.key, city).word(cities) for city in path.content)
        if one == other:
            raise path.fault(f"joins {one} with itself; it must join two cities")
        if {one, other} in paths:
            raise path.fault(f"joins {one} and {other}, which a path or the ring joins already; leave it out")
        paths.add(frozenset((one, other)))
    return paths


def _check_reach(plan: Value, ring: list[str], inner: list[str], paths: set[frozenset[str]]) -> None:
    reached = set(ring)
    while grown := {city for path in paths if path & reached for city in path} - reached:
        reached |= grown
    for city in inner:
        if city not in reached:
            raise plan.fault(f"has no way to {city}; paths must join it, in one step or more, with the ring")

"""What our own code uses of a Python or a library must not be about to go."""

import warnings

import pytest


@pytest.mark.parametrize("module", ["gugong", "gugong.server.app", "tests.conftest", "tools.real_server"])
@pytest.mark.parametrize("kind", [DeprecationWarning, PendingDeprecationWarning])
def test_a_deprecation_in_our_own_code_fails_the_tests(module: str, kind: type[Warning]) -> None:
    with pytest.raises(kind):
        warnings.warn_explicit("it will go", kind, "file.py", 1, module)


def test_one_in_a_library_does_not() -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.warn_explicit("it will go", DeprecationWarning, "file.py", 1, "some_library")
    assert [str(one.message) for one in told] == ["it will go"]

"""The server's clock, with the machine's clocks in a test's hands: nothing that happens to those costs anybody time."""

from gugong.server.background.server_clock import MAX_STEP_MS, SLEW_MS, TOLERANCE_MS, Leap, ServerClock

NOON = 1_700_000_000_000


class Machine:
    """The clocks of a machine."""

    def __init__(self) -> None:
        self.wall, self.monotonic = NOON, 5_000

    def clock(self, common: int | None = None, at_least: int = 0) -> ServerClock:
        return ServerClock(common, at_least, wall=lambda: self.wall, monotonic=lambda: self.monotonic)

    def wait(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.monotonic += milliseconds

    def run(self, clock: ServerClock, seconds: int) -> list[Leap | None]:
        """Let the clock tick every second."""
        leaps = []
        for _ in range(seconds):
            self.wait(1_000)
            leaps.append(clock.tick())
        return [leap for leap in leaps if leap is not None]


def test_it_goes_as_the_machine_does() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock.now() == NOON
    assert not machine.run(clock, 60)
    assert clock.now() == NOON + 60_000
    machine.wait(500)
    assert clock.now() == NOON + 60_500


def test_while_the_process_stands_still_no_more_than_a_beat_passes() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.run(clock, 10)
    machine.wait(3_600_000)
    before = clock.now()
    assert before == NOON + 10_000 + MAX_STEP_MS  # for whoever comes before the next tick
    assert clock.tick() == Leap(before, NOON + 10_000 + 3_600_000)
    assert clock.now() == NOON + 10_000 + 3_600_000
    assert not machine.run(clock, 10)


def test_a_machine_that_slept_is_found_out() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.run(clock, 10)
    machine.wall += 7 * 3_600_000  # the monotonic clock sleeps, too
    assert machine.run(clock, 1) == [Leap(NOON + 11_000, NOON + 11_000 + 7 * 3_600_000)]


def test_a_clock_that_is_set_back_stops_nothing() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.run(clock, 10)
    machine.wall -= 3_600_000
    assert not machine.run(clock, 100)
    assert clock.now() == NOON + 110_000 - 100 * SLEW_MS
    machine.wall += 3_600_000
    assert not machine.run(clock, 200)
    assert clock.now() == machine.wall


def test_a_little_is_corrected_little_by_little() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += TOLERANCE_MS
    assert not machine.run(clock, 1)
    assert clock.now() == NOON + 1_000 + SLEW_MS
    machine.run(clock, TOLERANCE_MS // SLEW_MS)
    assert clock.now() == machine.wall


def test_a_run_never_begins_before_the_last_one_ended() -> None:
    machine = Machine()
    clock = machine.clock(at_least=NOON + 90_000)
    assert clock.now() == NOON + 90_000
    machine.run(clock, 1)
    assert clock.now() == NOON + 91_000 - SLEW_MS


def test_processes_that_share_a_database_go_by_its_time() -> None:
    machine = Machine()
    clock = machine.clock(common=NOON - 500_000)
    assert clock.now() == NOON - 500_000
    machine.run(clock, 4)
    machine.wall += 3_600_000  # of no interest
    assert not machine.run(clock, 1)
    assert clock.now() == NOON - 495_000
    clock.follow(NOON)
    assert machine.run(clock, 1) == [Leap(NOON - 494_000, NOON + 1_000)]

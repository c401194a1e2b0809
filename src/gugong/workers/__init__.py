"""Worker processes: started with machine code loaded, given jobs, watched, and replaced when they die or hang.

The server's bots and the arena's games run in them. What a worker does with a job is its handler's business
(`WorkerCommand.handler`); which job is next and who gets it is the scheduler's (`JobScheduler`).
"""

from .compiled_code import CompiledCode
from .pool import Ending, FirstComeScheduler, JobOutcome, JobScheduler, WorkerJob, WorkerPool
from .process import WorkerCommand, WorkerProcess

__all__ = [
    "CompiledCode",
    "Ending",
    "FirstComeScheduler",
    "JobOutcome",
    "JobScheduler",
    "WorkerCommand",
    "WorkerJob",
    "WorkerPool",
    "WorkerProcess",
]

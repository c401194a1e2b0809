"""Is one bot stronger than another? Paired games on the same seeds, with a test that stops as soon as it knows."""

from .comparison import Comparison
from .report import ComparisonReport, ScoreEstimate, Verdict
from .sprt import SequentialTest, TestBounds

__all__ = ["Comparison", "ComparisonReport", "ScoreEstimate", "SequentialTest", "TestBounds", "Verdict"]

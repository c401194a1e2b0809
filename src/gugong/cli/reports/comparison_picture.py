"""The picture of `gugong arena --compare --plot`: the course of the test between its bounds."""

from pathlib import Path

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from ...arena import ComparisonReport
from ..messages import message
from ..style import CINNABAR, JADE, LAPIS
from .comparison_screen import title

SIZE = (11.0, 5.0)  # inches
DOTS = 150  # an inch


def draw(path: Path, found: ComparisonReport) -> None:
    """Draw the likelihood ratio after each pair into a file; its extension chooses the format."""
    figure = Figure(figsize=SIZE, layout="constrained")
    axes = figure.subplots()
    figure.suptitle(title(found))
    axes.plot(range(len(found.course) + 1), [0.0, *found.course], color=LAPIS, linewidth=2)
    first, second, *_ = found.entrants
    for bound, colour, words in (
        (found.bounds.upper, JADE, "compare-plot-stronger"),
        (found.bounds.lower, CINNABAR, "compare-plot-not-stronger"),
    ):
        axes.axhline(bound, color=colour, linestyle="--", label=message(words, first=first, second=second))
    axes.set_xlabel(message("compare-plot-pairs"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_ylabel(message("compare-row-ratio"))
    axes.grid(alpha=0.3)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)
    figure.savefig(path, dpi=DOTS)

"""What all that is sent has in common."""

from pydantic import BaseModel, ConfigDict


class Wire(BaseModel):
    """Something that is sent, with no other fields than these."""

    model_config = ConfigDict(extra="forbid", defer_build=True)  # of hundreds, few are ever validated

"""Many games stepped by one compiled call: what `gugong.envs.Batch` runs on. Compiled like the rules and the bots."""

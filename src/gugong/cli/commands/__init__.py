"""The commands of `gugong`, one module each: `app` of a module is the command of its name."""

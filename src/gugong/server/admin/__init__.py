"""The operator's side of a running server: a control socket on this machine, and what can be done over it.

`ControlServer` listens, `Administrator` does what it is asked, `ControlClient` is the other end (`gugong admin`).
"""

"""Driving a real Chromium against a real server, as a visitor would: for tests, pictures and benchmarks."""

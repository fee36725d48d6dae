"""Scenarios: reading features, the steps they are written in, what a run of them saw, and pinning."""

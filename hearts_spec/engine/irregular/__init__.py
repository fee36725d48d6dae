"""Irregular play: one class for each incident, with its fields, its effect on the deal, and its ruling."""

from hearts_spec.engine.irregular import claims, faulty_deals, play_faults, revokes  # noqa: F401 - each registers its incidents

"""Requests and their JSON documents: the same answers for the command, the browser and `hearts_spec.ask`."""

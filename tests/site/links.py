"""Links that carry something in `?s=`, packed as the pages pack them."""

import base64
import json
import zlib


def packed(said: object, version: int = 2) -> str:
    """Return the state of a link that carries some data."""
    packing = zlib.compressobj(9, wbits=-15)
    data = packing.compress(json.dumps(said).encode()) + packing.flush()
    return f"{version}." + base64.urlsafe_b64encode(data).decode().rstrip("=")

"""The JSON Schema of a whole document, and the parts that such schemas are made of."""

from collections.abc import Iterable, Mapping
from typing import Any

from hearts_spec.schema.kinds import Kind

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"


def document_schema(kind: Kind, title: str, description: str) -> Schema:
    """Give the JSON Schema of a file that holds a value of a kind.

    It accepts what the reader can read. Only the reader can tell whether keys stand twice, whether what is named
    exists, and whether the parts agree with each other.
    """
    return {"$schema": DRAFT, "title": title, "description": description, **kind.schema()}


def object_schema(properties: Mapping[str, Schema], required: Iterable[str] = ()) -> Schema:
    """Give the JSON Schema of a mapping with these keys alone."""
    needed = {"required": list(required)} if required else {}
    return {"type": "object", "properties": dict(properties), **needed, "additionalProperties": False}


def described(schema: Schema, key: str, help: str) -> Schema:
    """Give a JSON Schema with the title and the description that editors show."""
    return {"title": key.replace("-", " ").capitalize(), **({"description": help} if help else {}), **schema}

"""The JSON Schema of rule-set and provision files, made from the vocabulary, for use in editors."""

from collections.abc import Mapping

from hearts_spec.rules.options import MOST_CHOICES, MOST_OPTIONS, NAME, number_keys
from hearts_spec.rules.shape.kinds import CARD, GROUP_KEY, SUITS, Choice, Number
from hearts_spec.rules.shape.schema import DRAFT, Schema, object_schema
from hearts_spec.rules.statements import MOST_PLAYERS, top_sections
from hearts_spec.rules.vocabulary import (
    NEEDED,
    VALUES,
    Field,
    Section,
    all_fields,
    all_sections,
    field_of,
    value_field,
)

_TEXT: Schema = {"type": ["string", "number", "boolean"], "pattern": r"\S"}
_SILENT: Schema = {"const": "silent", "description": "The book says nothing of this."}
_WITH_PLAYERS = f"^(?:[2-9]|{MOST_PLAYERS})$"


def ruleset_schema() -> Schema:
    """Give the JSON Schema of a rule-set file.

    It accepts what the loader can read. Only the loader can tell whether keys stand twice, whether what is named
    exists, whether something stands behind every statement, and whether the game can be played.
    """
    sections = {name: _ref(f"section.{name}") for name in top_sections()}
    return {
        "$schema": DRAFT,
        "title": "A rule set of Hearts",
        "description": "How one game of Hearts is played: what it states, and what stands behind each statement.",
        "type": "object",
        "properties": {
            "title": _text("Title", "The name of the game."),
            "extends": _text(
                "Extends",
                "The rule set that this one changes: its id, as spalding-1896/laws, or the path of a file beside it.",
            ),
            "shared": {
                "title": "Shared",
                "description": "True for what the games of a book have in common, which is not a game of its own.",
                "type": "boolean",
            },
            "summary": _text("Summary", "One or two sentences on the game."),
            "aliases": _texts("Aliases", "Other names of the game, for the search."),
            **sections,
            "with-players": _ref("with-players"),
            "options": {
                "title": "Options",
                "description": "What the source leaves to the players.",
                "type": "object",
                "maxProperties": MOST_OPTIONS,
                "propertyNames": {"pattern": f"^{NAME}$"},
                "additionalProperties": _ref("option"),
            },
            "withdrawn": {
                "title": "Withdrawn",
                "description": "Options of the game it extends that this one does not offer, each with the reason.",
                "type": "object",
                "additionalProperties": _ref("text"),
            },
            "cites": _by_path("Cites", "The provisions behind each statement.", _provisions()),
            "assumed": _by_path("Assumed", "Why something is assumed where the book gives no answer.", _ref("text")),
        },
        "required": ["title"],
        "additionalProperties": False,
        "if": {"not": {"required": ["extends"]}},
        "then": {"properties": {"options": {"additionalProperties": _whole_option()}}},
        "$defs": {
            "text": _TEXT,
            "with-players": {
                "title": "With other numbers of players",
                "description": "What differs at a table of so many, from 2 to 10.",
                "type": "object",
                "patternProperties": {_WITH_PLAYERS: object_schema(sections)},
                "additionalProperties": False,
            },
            "option": _option(),
            "choice": _choice(sections),
            **{f"section.{section.path}": _section(section) for section in all_sections()},
        },
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _text(title: str, description: str) -> Schema:
    return {"title": title, "description": description, **_ref("text")}


def _texts(title: str, description: str, at_least: int = 0) -> Schema:
    items = {"type": "array", "items": _ref("text"), "minItems": at_least}
    return {"title": title, "description": description, "anyOf": [_ref("text"), items]}


def _provisions() -> Schema:
    return _texts("Provisions", "Their ids; within a source's own folder its name may be left out.", at_least=1)


def _by_path(title: str, description: str, value: Schema) -> Schema:
    """Describe `cites` or `assumed`: the keys of fields and sections are offered, longer paths are let through."""
    keys = [*(each.key for each in all_fields()), *(section.path for section in all_sections()), "with-players"]
    return {
        "title": title,
        "description": description,
        "type": "object",
        "properties": {key: _described(key, value) for key in keys},
        "additionalProperties": value,
    }


def _described(key: str, value: Schema) -> Schema:
    field = field_of(key)
    return {**value, "description": field.label} if field else value


def _section(section: Section) -> Schema:
    about = {"title": section.label, "description": section.doc}
    if section.path == VALUES:
        value = value_field("hearts").kind.schema()
        return {
            **about,
            "type": "object",
            "propertyNames": {"pattern": f"^(?:{SUITS}|{CARD})$"},
            "additionalProperties": {"title": "Value", **value},
        }
    start = len(section.path) + 1
    fields = [each for each in all_fields() if each.section == section.path]
    inner = [each for each in all_sections() if each.path.startswith(section.path + ".")]
    properties: Schema = {each.key[start:]: _field(each) for each in fields}
    properties.update({each.path[start:]: _ref(f"section.{each.path}") for each in inner})
    properties["rest"] = {**_SILENT, "description": "The book says nothing of the rest of this section."}
    group = object_schema(properties)
    if rest := _needed(section.path):
        group["dependentSchemas"] = {"rest": rest}
        return {**about, **group}
    return {**about, "anyOf": [_SILENT, group]}


def _needed(section: str) -> Schema:
    """Say what of a section cannot be silent: the keys it must state beside `rest: silent`; empty for none."""
    start = len(section) + 1
    required = [each.key[start:] for each in all_fields() if each.section == section and each.silent is NEEDED]
    inside: Schema = {}
    for each in all_sections():
        if each.path.startswith(section + ".") and (needed := _needed(each.path)):
            required.append(each.path[start:])
            inside[each.path[start:]] = needed
    return {"required": required, **({"properties": inside} if inside else {})} if required else {}


def _field(field: Field) -> Schema:
    about: Schema = {"title": field.label, "description": field.help or field.pattern}
    if field.examples:
        about["examples"] = list(field.examples)
    if field.silent is NEEDED:
        return {**about, **field.kind.schema()}
    if isinstance(field.kind, Choice):
        return {**about, "oneOf": [*field.kind.schema()["oneOf"], _SILENT]}
    return {**about, "anyOf": [_SILENT, field.kind.schema()]}


def _one_authority() -> Schema:
    return {"not": {"required": ["cites", "assumed"]}}


def _option() -> Schema:
    default = _text("Default", "The choice that holds when nobody chooses.")
    properties = {
        "asks": _text("Asks", "The question to the players."),
        "default": default,
        "choices": {
            "title": "Choices",
            "type": "object",
            "minProperties": 1,
            "maxProperties": MOST_CHOICES,
            "propertyNames": {"pattern": f"^{NAME}$"},
            "additionalProperties": _ref("choice"),
        },
        "number": {
            "title": "Number",
            "description": "The key of the number that the players settle.",
            "anyOf": [
                {"enum": number_keys()},
                {"type": "string", "pattern": rf"^{VALUES}\.(?:{GROUP_KEY})$"},
            ],
        },
        "numbers": {
            "title": "Numbers",
            "description": "The numbers that the source names beside the usual one, with what it says of each.",
            "type": "object",
            "maxProperties": MOST_CHOICES,
            "propertyNames": {"pattern": "^[0-9]+$"},
            "additionalProperties": _ref("text"),
        },
        **_needs(),
        "cites": _provisions(),
        "assumed": _text("Assumed", "Why it is taken to be so where the book gives no answer."),
    }
    one_way = {"not": {"required": ["choices", "number"]}}
    number_needs = {"dependentRequired": {"needs": ["number"], "numbers": ["number"]}}
    rules = [_one_authority(), one_way, *_number_defaults()]
    return {"title": "Option", **object_schema(properties), "allOf": [*rules, number_needs, _reasoned()]}


def _needs() -> dict[str, Schema]:
    return {
        "needs": {
            "title": "Needs",
            "description": "The choices of other options without which this one cannot be played.",
            "type": "object",
            "additionalProperties": _ref("text"),
        },
        "because": _text("Because", "Why it needs them."),
    }


def _reasoned() -> Schema:
    """Say that whatever needs something says why."""
    return {
        "if": {"properties": {"needs": {"minProperties": 1}}, "required": ["needs"]},
        "then": {"required": ["because"]},
    }


def _number_defaults() -> list[Schema]:
    """Say what the default of a number may be: what the field it settles may be."""
    by_limits: dict[tuple[int, int], list[str]] = {}
    for key in number_keys():
        field = field_of(key)
        if field is not None and isinstance(field.kind, Number):
            by_limits.setdefault((field.kind.least, field.kind.most), []).append(key)
    cases: list[tuple[Schema, Number]] = [({"enum": keys}, Number(*limits)) for limits, keys in by_limits.items()]
    value = value_field("hearts").kind
    assert isinstance(value, Number)
    cases.append(({"type": "string", "pattern": rf"^{VALUES}\."}, value.whole()))
    return [
        {
            "if": {"properties": {"number": names}, "required": ["number"]},
            "then": {"properties": {"default": kind.schema()}},
        }
        for names, kind in cases
    ]


def _whole_option() -> Schema:
    """Say what an option must hold that restates none: a question, and a number or else choices with a default."""
    return {"required": ["asks"], "anyOf": [{"required": ["number"]}, {"required": ["choices", "default"]}]}


def _choice(sections: Mapping[str, Schema]) -> Schema:
    names = [section.path for section in all_sections()]
    properties: dict[str, Schema] = {
        "says": _text("Says", "The choice in a sentence."),
        "set": {
            "title": "Set",
            "description": "What the choice changes.",
            **object_schema({**sections, "with-players": _ref("with-players")}),
        },
        "borrow": {
            "title": "Borrow",
            "description": "Sections taken from another rule set, each with its id.",
            **object_schema(dict.fromkeys(names, _ref("text"))),
        },
        **_needs(),
        "cites": _provisions(),
        "assumed": _text("Assumed", "Why it is taken to be so where the book gives no answer."),
    }
    return {"title": "Choice", **object_schema(properties, ("says",)), "allOf": [_one_authority(), _reasoned()]}

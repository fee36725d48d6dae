"""Answers requests of every kind in Pyodide, so that every module needed has been imported."""

import importlib
import json
import sys

BOOKS = "/making/books.pickle"
CODECS = ("ascii", "latin_1", "raw_unicode_escape", "unicode_escape", "utf_8", "utf_8_sig")
DEAL = {"A": "2C 3C", "B": "4C 5C", "C": "6C 7C", "D": "8C 9C"}
RECORD = {"rules": "modern/standard", "seats": list(DEAL), "hands": DEAL, "plays": ["2C"]}
HOUSE = "title: Fridays\nextends: modern/standard\nvalues: {JD: -10}\n"
REQUESTS = [
    {"ask": "rulesets"},
    {"ask": "show", "id": "mine.yml", "house": HOUSE},
    {"ask": "show", "id": "modern/standart"},
    {"ask": "told", "id": "modern/standard"},
    {"ask": "one-page", "id": "spalding-1896/joker"},
    {"ask": "compare", "ids": ["modern/standard", "hoyle-1887/hearts"]},
    {"ask": "differs", "id": "mine.yml", "house": HOUSE},
    {"ask": "departs", "id": "mine.yml", "house": HOUSE},
    {"ask": "replay", "text": RECORD},
    {"ask": "play", "text": RECORD},
    {"ask": "deal", "id": "modern/standard", "seed": "1"},
    {"ask": "seat", "id": "modern/standard", "seed": "1", "moves": [], "advice": ["careful"]},
    {"ask": "seat", "id": "hoyle-1887/hearts", "dealer": "D", "against": ["searching"], "advice": ["advised"]},
    {"ask": "replay", "text": "rules: [\n"},
    {"ask": "replay", "text": "{rules: modern/standard, tables: []}"},
    {"ask": "replay", "text": "{"},
    {"ask": "settle", "id": "hoyle-1887/hearts", "hearts": {"A": 1, "B": 2, "C": 4, "D": 6}},
    {"ask": "settle", "id": "modern/standard", "taken": "A=QS 1H"},
    {"ask": "settle", "id": "spalding-1896/joker", "told": True, "hearts": "A=1,B=2,C=4,D=5", "taken": "A=Joker"},
    {"ask": "score", "id": "spalding-1896/auction", "deals": [{"units": "A=1,B=2,C=4,D=6", "buyer": "A", "bid": 3}]},
    {"ask": "wanted", "id": "foster-1914/auction"},
    {"ask": "situations"},
    {"ask": "sides", "situation": "the-odd-chip"},
    {"ask": "rule", "situation": "the-odd-chip"},
    {"ask": "check", "text": HOUSE + "valeus: \u2028\x07"},
    {"ask": "check", "text": HOUSE + "valeus: {QS: 13}\n"},
    {"ask": "check", "text": "a: 'b"},
    *({"ask": "schema", "kind": kind} for kind in ("rulesets", "records", "situations")),
    {"ask": "new", "id": "house/fridays", "extends": "modern/standard"},
    {"ask": "sh\x07ow"},
]


def rehearse(modules: list[str]) -> None:
    """Import these modules, and answer a request of every kind."""
    for name in modules:
        importlib.import_module(name)
    with open(BOOKS, "rb") as books:
        desk = sys.modules["hearts_spec.service.snapshot"].unpacked(books.read())
    for request in REQUESTS:
        answer = json.loads(desk.ask_text(json.dumps(request)))
        message = answer.get("error", {}).get("message", "") if isinstance(answer, dict) else ""
        if "program itself" in message:
            raise SystemExit(f"{request}: {message}")
    for codec in CODECS:
        "".encode(codec)


def imported(*homes: str) -> list[str]:
    """Return the files of the modules imported from some places, by their names there."""
    origins = {
        getattr(getattr(module, "__spec__", None), "origin", None) or "" for module in list(sys.modules.values())
    }
    found = {origin.removeprefix(home) for origin in origins for home in homes if origin.startswith(home)}
    return sorted(name.removesuffix("c") for name in found)

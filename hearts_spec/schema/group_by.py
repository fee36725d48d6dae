"""Putting things together that are alike in something."""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


def together(them: Iterable[T], by: Callable[[T], K]) -> dict[K, list[T]]:
    """Put things together that are alike in something, in the order in which each kind is first met."""
    groups: dict[K, list[T]] = {}
    for each in them:
        groups.setdefault(by(each), []).append(each)
    return groups

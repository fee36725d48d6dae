"""What pages for contributors say of where the project is kept, which only the configuration knows."""

from collections.abc import Mapping
from functools import partial

from markupsafe import Markup

from hearts_spec.site.links import Here
from hearts_spec.site.markdown_pages import Figure
from hearts_spec.site.templating import macro

FORM = "error.yml"  # of .github/ISSUE_TEMPLATE


def project_figures(address: str) -> Mapping[str, Figure]:
    """Return `project:copy`, `project:send` and `project:report`, for a project at an address; it may be empty."""
    return {f"project:{name}": partial(_drawn, name, address.rstrip("/")) for name in ("copy", "send", "report")}


def _drawn(name: str, address: str, here: Here) -> Markup:
    return macro("project.md.jinja", name)(address, FORM)

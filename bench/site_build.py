"""Time to build the site, against the same pages as plain Markdown in the same theme."""

import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import yaml

from bench.ratio import WALL, Ratio, speed_ratios
from hearts_spec.rules import Library
from hearts_spec.site.build import Project, site_model_of, terms_of, write_pages

ROUNDS = 3
_AIM = 1.25
_PLUGIN = "hearts-spec"
_ENVIRONMENT = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}


def site_build(library: Library) -> list[Ratio]:
    """Return the time of the site's build relative to that of the same pages, already written out."""
    project = Project(library.root.resolve().parent)
    with TemporaryDirectory() as folder:
        plain = _plain(project, Path(folder) / "plain")
        ours = partial(_build, project.root / "mkdocs.yml", Path(folder) / "ours")
        theirs = partial(_build, plain, Path(folder) / "theirs")
        rounds = speed_ratios(theirs, ours, ROUNDS, WALL)
    note = "Reading rule sets, features and transcript, writing and building the pages; against building them alone."
    return [Ratio("site build over the same pages as plain Markdown", note, rounds, most=_AIM)]


def _plain(project: Project, folder: Path) -> Path:
    """Write the pages, and settings for a site of just these pages; return the path of the settings."""
    docs = folder / "docs"
    shutil.copytree(project.docs, docs)
    write_pages(docs, site_model_of(project), terms_of(project))
    assets = Path(__file__).parent.parent / "hearts_spec" / "site" / "assets"
    shutil.copytree(assets, docs / "assets", dirs_exist_ok=True)
    text = (project.root / "mkdocs.yml").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if "!ENV" not in line and line.strip() != f"- {_PLUGIN}"]
    settings = yaml.safe_load("\n".join(lines))
    settings.pop("nav", None)
    settings["theme"]["custom_dir"] = str(assets.parent / "theme")
    settings["validation"] = {"omitted_files": "ignore", "links": {"not_found": "ignore", "anchors": "ignore"}}
    config = folder / "mkdocs.yml"
    config.write_text(yaml.safe_dump(settings), encoding="utf-8")
    return config


def _build(config: Path, out: Path) -> None:
    command = [sys.executable, "-m", "properdocs", "build", "--quiet"]
    command += ["--config-file", str(config), "--site-dir", str(out)]
    subprocess.run(command, check=True, env=_ENVIRONMENT)

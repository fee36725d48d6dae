"""Adapter to the generator of the site: adds the generated pages, fills the navigation, and reports problems.

What any generator needs is elsewhere: `build` makes the pages, `markdown_extension` reads their Markdown, and `finish`
completes the folder that was built. No other module here uses ProperDocs, except `process`.

A problem stops a build. While the site is served, a problem is shown on the terminal and at the top of every page, the
pages stay as they were, and saving the corrected file updates them.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import pairwise
from pathlib import Path
from threading import Thread
from typing import Any, Literal

from jinja2 import Environment
from properdocs.config.base import Config
from properdocs.config.defaults import ProperDocsConfig
from properdocs.exceptions import PluginError, ProperDocsException
from properdocs.livereload import LiveReloadServer
from properdocs.plugins import BasePlugin, get_plugin_logger
from properdocs.structure.files import File, Files
from properdocs.structure.nav import Navigation
from properdocs.structure.pages import Page as GeneratorPage
from properdocs.structure.toc import AnchorLink, get_toc
from properdocs.utils.templates import TemplateContext

from hearts_spec.rules import RulesError
from hearts_spec.scenarios.processes import PROCESSES
from hearts_spec.scenarios.progress import Progress, no_progress, progress
from hearts_spec.site.build import FeaturesFailedError, Project, all_files, rendered_pages, site_model_of, terms_of
from hearts_spec.site.bundle import Bundle, BundleError, digest_of_desk, module_of, packing
from hearts_spec.site.finish import ASSETS, SEARCH, STYLES, finish
from hearts_spec.site.history_pages import figures
from hearts_spec.site.lean import lean
from hearts_spec.site.learn_page import lesson_figures
from hearts_spec.site.licences import LICENCES, licences
from hearts_spec.site.markdown_extension import Rendered, Renderer, SiteMarkdown, anchors_in
from hearts_spec.site.markdown_pages import Figure, Terms, not_plain, with_references, with_terms
from hearts_spec.site.navigation import Heading, Indexed, filled, names_of, page_above, part_of, search_index
from hearts_spec.site.pictures import Picture, Pictures, picture_of
from hearts_spec.site.project_figures import FORM, project_figures
from hearts_spec.site.sheets import sheet_of
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.stylesheet import policy
from hearts_spec.site.templating import Page
from hearts_spec.site.tool_pages import new_files

HERE = Path(__file__).parent
THEME = HERE / "theme"
TEMPLATES = HERE / "templates"
DESK = "assets/desk"
OFFLINE = "offline.js"  # at the top of the site: a service worker reaches no page above it
THEME_STYLES = "assets/stylesheets/main."
THEME_FILES = ("assets/stylesheets/", "assets/javascripts/", "assets/images/")  # of the theme; the site has its own
KEPT_PICTURES = Path("build") / "pictures"
PICTURED = ("disputes/", "rules/", "deals/")  # folders whose pages have their own picture; the others have the site's

log = get_plugin_logger("hearts-spec")


class Settings(Config):  # type: ignore[no-untyped-call]  # ProperDocs has no types for it
    """Settings of the plugin: none."""


class HeartsSpecPlugin(BasePlugin[Settings]):  # type: ignore[no-untyped-call]  # nor for this
    """Adds the pages made from rule sets, sources and features to a site."""

    def __init__(self) -> None:
        self._serving = False
        self._model: SiteModel | None = None
        self._terms = Terms()
        self._pages: list[Page] = []
        self._drawn: Mapping[str, Figure] = {}
        self._made: set[str] = set()
        self._faults: list[str] = []
        self._rendered: dict[str, Rendered] = {}
        self._indexed: list[Indexed] = []
        self._bundle: Bundle | None = None
        self._scripts: Path | None = None
        self._progress = ExitStack()
        self._show_progress: Progress = no_progress
        self._steps = self._all_steps = 0
        self._url = ""
        self._theme_styles = ""
        self._pictures: Pictures | None = None

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Note whether the site is served: a problem must not end the server."""
        self._serving = command == "serve"

    def on_config(self, config: ProperDocsConfig) -> ProperDocsConfig:
        """Put our templates before the theme's, and let Markdown leave finished HTML alone.

        A site has an address, `site_url`, if it is built to be published, not while it is served. Raises PluginError if
        a handwritten page is not a plain file of the project.
        """
        if faults := list(not_plain(Path(config.docs_dir))):
            raise PluginError("\n".join(map(str, faults)))
        config.site_url = None if self._serving else config.site_url or None
        config.theme.dirs.insert(0, str(THEME))
        config.extra["form"] = FORM
        config.extra["policy"] = policy(THEME, self._serving)
        self._pictures = Pictures(_project(config).root / KEPT_PICTURES) if config.site_url else None
        config.markdown_extensions.append(f"{SiteMarkdown.__module__}:{SiteMarkdown.__name__}")
        return config

    def on_files(self, files: Files, *, config: ProperDocsConfig) -> Files:
        """Make the pages and add them, with the assets they need, and fill the navigation."""
        project = _project(config)
        self._faults = []
        try:
            self._terms = terms_of(project)
            with packing(project.root) as packed_by_now:
                self._model = site_model_of(project, self._processes)
                self._begin()
                self._make_pages(self._model, config)
                lesson = lesson_figures(self._model.library, Path(config.docs_dir))
                kept = project_figures(config.repo_url or "")
                self._drawn = {**figures(self._model), **new_files(self._model), **lesson, **kept}
                self._bundle, self._scripts = packed_by_now()
        except BundleError as error:
            self._report([error])
        except (RulesError, FeaturesFailedError) as error:
            self._report(error.faults or [str(error)])
        except OSError as error:  # a file was removed or changed while it was read
            self._report([f"{error.filename}: {error.strerror}"])
        names = names_of(self._model) if self._model else {}
        config.nav = filled(config.nav, self._pages, names)
        config.extra["faults"] = self._faults
        self._made, self._indexed = set(), []
        for path, content in self._contents():
            self._add(files, File.generated(config, path, content=content))
        for page in self._pages:
            file = files.get_file_from_path(page.path)
            if file is not None and page.edit:
                file.edit_uri = page.edit
        self._add_assets(files, config)
        return files

    @property
    def _processes(self) -> int:
        """The number of processes that divide the work: one while serving, because a server has threads."""
        return 1 if self._serving else PROCESSES

    def _make_pages(self, model: SiteModel, config: ProperDocsConfig) -> None:
        """Make and render the pages; while serving, those that have not changed stay as they are."""
        renderer = Renderer(config.markdown_extensions, config.mdx_configs)
        before = self._rendered

        def render(page: Page) -> Rendered:
            stored = before.get(page.path)
            return stored if stored and stored.markdown == page.markdown else renderer.render(page.markdown)

        made = rendered_pages(model, self._terms, render, self._processes)
        self._pages = [page for page, _ in made]
        self._rendered = {page.path: rendered for page, rendered in made}

    def _add_assets(self, files: Files, config: ProperDocsConfig) -> None:
        """Add styles, scripts, fonts and the desk's files, in place of those of the theme."""
        [styles] = [file for file in files if file.src_uri.startswith(THEME_STYLES) and file.src_uri.endswith(".css")]
        self._theme_styles = styles.content_string
        for file in [file for file in files if file.src_uri.startswith(THEME_FILES)]:
            files.remove(file)
        for asset in sorted(ASSETS.rglob("*")):
            if asset.is_file() and asset.name != STYLES:
                path = f"assets/{asset.relative_to(ASSETS).as_posix()}" if asset.name != OFFLINE else OFFLINE
                self._add(files, File.generated(config, path, abs_src_path=str(asset)))
        self._add(files, File.generated(config, LICENCES, content=licences(ASSETS / "fonts", self._scripts)))
        self._add(files, File.generated(config, f"{DESK}/bundle.js", content=module_of(self._bundle)))
        if self._scripts:
            for path in (f"{DESK}/editor.js", f"{DESK}/qr.js", f"{SEARCH}/finder.js"):
                self._add(files, File.generated(config, path, abs_src_path=str(self._scripts / Path(path).name)))
        for part in self._bundle.files if self._bundle else ():
            path = f"{DESK}/{part.parent.name}/{part.name}"
            self._add(files, File.generated(config, path, abs_src_path=str(part)))

    def _begin(self) -> None:
        """Show the progress of the pages until they are made or fail."""
        self._finish()
        self._show_progress, self._steps = self._progress.enter_context(progress("Building the pages")), 0

    def _step(self) -> None:
        """Count one of the two steps of each page: its Markdown and its template."""
        self._steps += 1
        self._show_progress(self._steps, self._all_steps)

    def _finish(self) -> None:
        self._progress.close()
        self._show_progress = no_progress

    def _contents(self) -> list[tuple[str, str | bytes]]:
        if self._model is None:
            return [("index.md", "# Hearts by the Book\n\nNothing can be shown until the faults above are mended.\n")]
        return [*((page.path, page.markdown) for page in self._pages), *all_files(self._model).items()]

    def _add(self, files: Files, file: File) -> None:
        if file.src_uri in files.src_uris:
            files.remove(files.src_uris[file.src_uri])
        self._made.add(file.src_uri)
        files.append(file)

    def on_nav(self, nav: Navigation, *, config: ProperDocsConfig, files: Files) -> Navigation:
        """Set the parent of each page outside the navigation to the nearest page above it: its tab is then highlighted.

        Links to the previous and next page stay within a part of the menu.
        """
        listed, pages = {page.file.src_uri: page for page in nav.pages}, files.documentation_pages()
        self._all_steps = 2 * len(pages)
        for file in pages:
            above = page_above(file.src_uri, listed)
            if file.page and file.src_uri not in listed and above:
                file.page.parent = listed[above].parent
        for before, after in pairwise(nav.pages):
            if part_of(before.ancestors) is not part_of(after.ancestors):
                before.next_page = after.previous_page = None
        return nav

    def on_env(self, env: Environment, *, config: ProperDocsConfig, files: Files) -> Environment:
        """Drop the empty lines of templates that only decide something; let them ask for the stylesheet of a page."""
        env.trim_blocks = env.lstrip_blocks = True
        env.globals["sheet_of"] = sheet_of
        return env

    def on_pre_page(self, page: GeneratorPage, *, config: ProperDocsConfig, files: Files) -> GeneratorPage:
        """Take a generated page as it was rendered."""
        if rendered := self._rendered.get(page.file.src_uri):
            page.__dict__["render"] = partial(_take, page, rendered)
        return page

    def on_page_markdown(self, markdown: str, *, page: GeneratorPage, config: ProperDocsConfig, files: Files) -> str:
        """Replace the references in a handwritten page and explain its terms."""
        path = page.file.src_uri
        if path in self._made or self._model is None:
            return markdown
        faults: list[Any] = []
        made = with_references(markdown, path, self._model.links, faults, self._drawn)
        if faults:
            self._report(faults)
        return with_terms(made, path, self._terms)

    def on_page_content(self, html: str, *, page: GeneratorPage, config: ProperDocsConfig, files: Files) -> str:
        """Note the page for the search, and register anchors in HTML that Markdown did not read, so that links work."""
        self._step()
        if page.file.src_uri not in self._rendered:
            page.present_anchor_ids = (page.present_anchor_ids or set()) | anchors_in(html)
        if not page.meta.get("search", {}).get("exclude"):
            self._indexed.append(_indexed(page))
        return html

    def on_page_context(
        self, context: TemplateContext, *, page: GeneratorPage, config: ProperDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Draw the picture for links to the page, on a site that has an address."""
        self._step()
        pictured = page if page.file.src_uri.startswith(PICTURED) else nav.homepage
        if self._pictures and pictured:
            page.meta["pictured"] = self._pictures.address_of(_picture(pictured))
        return context

    def on_post_page(self, output: str, *, page: GeneratorPage, config: ProperDocsConfig) -> str:
        """Take out what readers would not miss."""
        return lean(output)

    def on_build_error(self, *, error: Exception) -> None:
        """End the progress line."""
        self._finish()

    def on_post_build(self, *, config: ProperDocsConfig) -> None:
        """Copy the pictures, write the stylesheets, the search index and the offline list, and repeat the problems."""
        self._finish()
        site = Path(config.site_dir)
        if self._pictures:
            self._pictures.hand_over(site)
        links = self._model.links if self._model else None
        finish(site, self._theme_styles, search_index(self._indexed, self._terms, links), self._serving)
        if self._bundle and self._bundle.digest != digest_of_desk(_project(config).root):
            self._report(["the engine or the rules were changed while the site was built: the desk is not of them"])
        if self._faults:
            log.error("The pages are not up to date:\n%s", "\n".join(self._faults))
        elif self._url:
            print(f"Up to date: {self._url}", flush=True)

    def on_serve(
        self, server: LiveReloadServer, *, config: ProperDocsConfig, builder: Callable[..., Any]
    ) -> LiveReloadServer:
        """Watch everything that pages are made from, and print the address once the server answers."""
        project = _project(config)
        for folder in (project.rulesets, project.features, ASSETS, TEMPLATES, THEME):
            if folder.is_dir():
                server.watch(str(folder))
        harden(server)
        self._url = server.url
        server.builder = self._reported(builder)
        server.serve_thread = Thread(target=_serve_and_say, args=(server,))
        return server

    def _reported(self, build: Callable[..., Any]) -> Callable[..., None]:
        """Return a function that builds, and reports what ProperDocs cannot read, as a broken `mkdocs.yml`.

        The pages then stay as they were. ProperDocs would print a traceback, and answer nobody until it is mended.
        """

        def build_or_report(*given: Any) -> None:
            try:
                build(*given)
            except (ProperDocsException, SystemExit, OSError) as error:
                log.error("The pages are not up to date:\n%s", error)

        return build_or_report

    def _report(self, faults: Sequence[object]) -> None:
        """Report each problem; raise PluginError unless the site is served."""
        messages = [str(fault) for fault in faults]
        self._faults += messages
        if self._serving:
            return
        for fault in messages:
            log.error(fault)
        counted = f"{len(messages)} {'fault' if len(messages) == 1 else 'faults'}"
        raise PluginError(f"hearts-spec: {counted}; nothing was built")


def _project(config: ProperDocsConfig) -> Project:
    return Project(Path(config.config_file_path).resolve().parent)


def harden(server: LiveReloadServer) -> None:
    """Let a server find no file for a path with a NUL, and say nothing of a visitor who has left."""
    serve, report = server.serve_request, server.handle_error

    def handle_error(request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            report(request, client_address)

    def served(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        return serve({**environ, "PATH_INFO": environ["PATH_INFO"].replace("\0", "?")}, start_response)

    server.set_app(served)
    setattr(server, "handle_error", handle_error)  # noqa: B010 - a method of one object


def _serve_and_say(server: LiveReloadServer) -> None:
    """Serve, and print the address first: the port is bound only now, so an earlier visitor might be refused."""
    print(f"Hearts by the Book is served on {server.url} until Ctrl-C is pressed", flush=True)
    server.serve_forever(server.shutdown_delay)


def _take(page: GeneratorPage, rendered: Rendered, config: ProperDocsConfig, files: Files) -> None:
    """Give a page what was rendered of it, in place of its own method."""
    page.content, page.toc = rendered.content, get_toc([*rendered.headings])
    page.present_anchor_ids = {*rendered.anchors}


def _picture(page: GeneratorPage) -> Picture:
    above = [str(each.title) for each in page.ancestors][::-1]
    title = str(page.meta.get("title") or page.title)
    return picture_of(above, title, page.meta.get("picture", ()), page.meta.get("description", ""))


def _indexed(page: GeneratorPage) -> Indexed:
    """Return what the search knows of a page."""
    return Indexed(
        page.file.src_uri,
        page.url,
        page.meta.get("title") or str(page.title),
        str(page.title),
        page.meta.get("description", ""),
        tuple(page.meta.get("tags", ())),
        page.meta.get("search", {}).get("boost", 1),
        tuple(Heading(each.title, each.id) for each in _headings(page.toc.items)),
    )


def _headings(links: Sequence[AnchorLink]) -> Iterator[AnchorLink]:
    """Yield the headings below the title of a page."""
    for link in links:
        if link.level > 1:
            yield link
        yield from _headings(link.children)

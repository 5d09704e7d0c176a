#!/usr/bin/env python3
"""Opens the pages of `formrun card --format html` in headless Chromium, and checks what a person meets there.

    .scripts/check-pages.py FORMRUN FORM... [--screenshots FOLDER]

For each form, with no answers and with those of `submissions/NAME.valid.json` and `submissions/NAME.invalid.json` beside it:

- the browser reports nothing on its console, under a Content-Security-Policy that allows only the style sheet of the page;
- the Tab key reaches every control, in the order of the page;
- axe-core finds no violation, light and dark;
- the style sheet shows and hides what depends on options;
- the first summary of errors has the focus, its links are in the order of the page, and behind each of them the label, the issues
  and the control are in the window, at 320 and at 1,200 pixels;
- nothing is wider than a window of 360 pixels;
- no short word is broken, vertical rules are lines, boxes have their height, and what is centred is in the middle;
- the hash of the style sheet is the one in the sources and in the documentation;
- a post of the valid answers has exactly these answers, as `formrun validate` reads both, and the browser itself accepts
  them; a post of the invalid answers can be read, and is invalid.

Chromium must be installed, as by `apt-get install chromium`. axe-core is in the wheel axe-playwright-python, which comes
from PyPI, into .build/axe. With --screenshots, pictures are written at 360 and 1,200 pixels, light and dark.
"""
import argparse
import base64
import hashlib
import http.server
import json
import re
import subprocess
import sys
import tempfile
import threading
import urllib.parse
import zipfile
from pathlib import Path

from browser import Browser

ROOT = Path(__file__).resolve().parent.parent
AXE = ROOT / ".build/axe"
WHEEL = "axe-playwright-python"
# What the browser reports of an image that it did not load: by the policy of the page, or by the network.
UNLOADED = re.compile("Loading the image|Refused to load the image|Failed to load resource")

# Names of the controls at which the Tab key should stop, in the order of the page, and of those before the first of them; a group of
# radio buttons is one stop.
STOPS = """(() => {
  const seen = new Set(), stops = [], before = [], start = document.activeElement;
  for (const e of document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')) {
    if (e.disabled || e.type === 'hidden' || e.tabIndex < 0 || !e.checkVisibility()) continue;
    // The summary of errors has the focus, and the Tab key goes on from there.
    const isBefore = start !== document.body && start.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING;
    if (e.type === 'radio') {
      const group = e.form.id + ' ' + e.name;
      if (seen.has(group)) continue;
      seen.add(group);
    }
    (isBefore ? before : stops).push(LABEL(e));
  }
  return [stops, before];
})()"""
# Chooses each option that shows something, one after the other, and returns the elements that are shown or hidden wrongly.
CONDITIONS = """(() => {
  const wrong = new Set();
  const look = () => {
    for (const element of document.querySelectorAll('[class^="fr-then-"]')) {
      let shown = true;
      for (let e = element; e; e = e.parentElement) {
        const number = /^fr-then-(\\d+)$/.exec(e.className);
        if (number && !e.closest('form').querySelector(`.fr-when-${number[1]}:checked`)) shown = false;
      }
      if (shown !== element.getClientRects().length > 0) wrong.add(element.className);
    }
  };
  look();
  for (const option of document.querySelectorAll('[class*="fr-when-"]')) {
    option[option.tagName === 'OPTION' ? 'selected' : 'checked'] = true;
    look();
  }
  return [document.querySelectorAll('[class^="fr-then-"]').length, [...wrong]];
})()"""
# What is drawn in another way than the card says: broken words, wide rules, low boxes, and what is not where it is aligned.
LAYOUT = r"""(() => {
  const wrong = [], name = e => e.tagName + ' ' + (e.getAttribute('class') || '') + ' ' + e.textContent.slice(0, 30);
  const box = e => e.getBoundingClientRect(), isNear = (a, b) => Math.abs(a - b) <= 2;
  const all = selector => [...document.querySelectorAll(selector)].filter(e => e.checkVisibility());
  for (const rule of all('.fr-row > hr.fr-upright')) {
    if (box(rule).width > 2) wrong.push('a vertical rule is ' + box(rule).width + ' pixels wide');
  }
  for (const high of all('.fr-high')) {
    const rows = Number(/fr-height-(\d+)/.exec(high.className)[1]), {top, bottom, height} = box(high);
    if (height + 1 < rows * 24) wrong.push('a box is too low: ' + name(high));
    const first = box(high.firstElementChild).top - top, last = bottom - box(high.lastElementChild).bottom;
    if (high.classList.contains('fr-low') && !isNear(last, 0)) wrong.push('not at the bottom: ' + name(high));
    if (high.classList.contains('fr-mid') && !isNear(first, last)) wrong.push('not in the middle: ' + name(high));
  }
  for (const row of all('.fr-middle > .fr-row')) {
    const {left, right} = box(row);
    if (!isNear(box(row.firstElementChild).left - left, right - box(row.lastElementChild).right)) wrong.push('not centred: ' + name(row));
  }
  for (const fill of all('.fr-bar > .fr-fill')) {
    const share = box(fill).width / box(fill.parentElement).width * 100;
    if (Math.abs(share - parseFloat(fill.getAttribute('width'))) > 2) wrong.push('a bar shows ' + share + ': ' + fill.outerHTML);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement.checkVisibility() || text.parentElement.closest('.fr-spoken, pre, option, textarea, .fr-default')) continue;
    if (box(text.parentElement).width < 2 || text.parentElement.closest('label, legend') && getComputedStyle(text.parentElement.closest('label, legend')).clipPath !== 'none') continue;
    for (const word of text.data.matchAll(/(?<![\p{L}\p{N}])[\p{Script=Latin}\p{N}]{2,12}(?![\p{L}\p{N}])/gu)) {
      const range = new Range();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter(r => r.width > 0).map(r => Math.round(r.bottom)));
      if (lines.size > 1) wrong.push('broken: ' + word[0] + ' in ' + name(text.parentElement));
    }
  }
  return [...new Set(wrong)].slice(0, 8);
})()"""
# Follows each link of the first summary, and returns those behind which something is out of the window, or that come too early.
LINKS = r"""(async () => {
  const wrong = [], summary = document.querySelector('.fr-summary:not(.fr-mild)');
  if (!summary) return wrong;
  const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  await drawn();
  const links = [...summary.querySelectorAll('a[href^="#"]')];
  if (links.length && document.activeElement !== summary) wrong.push('the summary has no focus');
  let last = null;
  for (const link of links) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!target) { wrong.push('no target: ' + link.hash); continue; }
    if (last && target !== last && last.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) {
      wrong.push('too late: ' + link.hash);
    }
    last = target;
    window.scrollTo(0, 0);
    link.click();
    await drawn();
    const field = target.closest('.fr-field'), seen = [target];
    if (field && !field.classList.contains('fr-cell')) {
      seen.push(field.querySelector('label, legend'), ...field.querySelectorAll('.fr-issues'));
    }
    for (const e of seen) {
      const {top, bottom} = e.getBoundingClientRect();
      const isIn = e === target && target.matches('fieldset, tr, div') ? top > -1 && top < innerHeight : top > -1 && bottom < innerHeight + 1;
      if (!isIn) wrong.push(`${link.hash}: ${e.tagName} from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`);
    }
    if (field && target.matches('input, select, textarea') && document.activeElement !== target) wrong.push('no focus: ' + link.hash);
  }
  history.replaceState(null, '', location.pathname);
  return wrong.slice(0, 6);
})()"""
LABEL = "(e => e.form ? (e.form.id + ' ' + e.name + (e.type === 'radio' ? '' : '=' + e.value)) : (e.getAttribute('href') || e.tagName))"


def url_encoded(body):
    """The entries of a multipart body without files as a url-encoded one; any other body as it is."""
    if not body.startswith(b"--"):
        return body
    boundary, entries = body.split(b"\r\n", 1)[0], []
    for part in body.split(boundary)[1:-1]:
        head, _, value = part.partition(b"\r\n\r\n")
        name = re.search(rb'name="([^"]*)"', head)
        if name and b"filename=" not in head:
            entries.append((name.group(1), value.removesuffix(b"\r\n")))
    return urllib.parse.urlencode(entries).encode()


class Server:
    """Serves one page under a strict policy, and keeps the posts."""

    def __init__(self):
        server = self
        self.page, self.posts = b"", []

        class Handler(http.server.BaseHTTPRequestHandler):
            def answer(self, body, status=200):
                style = re.search(rb"<style>(.*?)</style>", body, re.S)
                source = "'none'"
                if style:
                    source = f"'sha256-{base64.b64encode(hashlib.sha256(style.group(1)).digest()).decode()}'"
                self.send_response(status)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Content-Security-Policy", f"default-src 'none'; style-src {source}; form-action 'self'; "
                                 "base-uri 'none'; frame-ancestors 'none'")
                self.end_headers()
                self.wfile.write(body)

            def do_GET(self):
                if self.path == "/favicon.ico":
                    self.send_response(204)
                    self.end_headers()
                else:
                    self.answer(server.page)

            def do_POST(self):
                server.posts.append(self.rfile.read(int(self.headers["Content-Length"])))
                self.answer(b"<!DOCTYPE html><title>Done</title>")

            def log_message(self, *_):
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}/"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()


class Check:
    def __init__(self, arguments):
        self.formrun = str(Path(arguments.formrun).resolve())
        self.screenshots = arguments.screenshots
        self.failures, self.counts = [], {"pages": 0, "stops": 0, "posts": 0, "conditions": 0}
        self.axe = axe()
        self.browser, self.server = Browser(), Server()

    def fail(self, where, text):
        self.failures.append(f"{where}: {text}")
        print(f"{where}: {text}", file=sys.stderr)

    def run(self, *arguments, input=None):
        return subprocess.run([self.formrun, *map(str, arguments)], input=input, capture_output=True, cwd=ROOT)

    def form(self, path):
        options = [o for file in sorted((path.parent / "choices").glob("*.csv"))
                   if f'"remote": "{file.stem}"' in path.read_text() for o in ("--choices", f"{file.stem}={file}")]
        samples = {kind: path.parent / "submissions" / f"{path.stem}.{kind}.json" for kind in ("valid", "invalid")}
        for kind, sample in {"empty": None, **samples}.items():
            where = f"{path.stem}, {kind}"
            page = self.run("card", path, *([sample] if sample else []), *options, "--format", "html", "--standalone")
            if not page.stdout:
                self.fail(where, f"no page: {page.stderr.decode()}")
                continue
            self.server.page = page.stdout
            self.counts["pages"] += 1
            self.look(where, path.stem, kind)
            if kind == "invalid":
                self.links(where)
            if sample:
                self.post(where, path, sample, options, kind)

    def hash(self, page):
        """The hash of the style sheet, by which a Content-Security-Policy allows it."""
        style = re.search(rb"<style>(.*?)</style>", page, re.S).group(1)
        found = "sha256-" + base64.b64encode(hashlib.sha256(style).digest()).decode()
        for file in ("Sources/FormCards/Rendering/HTMLStyleSheet.swift", "Documentation/WebPages.md"):
            if found not in (ROOT / file).read_text():
                self.fail(file, f"the hash of the style sheet is {found}")

    def look(self, where, name, kind):
        browser = self.browser
        for width, scheme in ((1200, "light"), (360, "dark"), (1200, "dark"), (360, "light")):
            isTested = (width, scheme) in ((1200, "light"), (360, "dark"))
            if not isTested and not self.screenshots:
                continue
            browser.window(width, scheme)
            browser.open(self.server.url)
            if self.screenshots:
                browser.screenshot(self.screenshots / f"{name}-{kind}-{width}-{scheme}.png")
            if not isTested:
                continue
            wide = browser.value("document.documentElement.scrollWidth")
            if wide > width:
                self.fail(where, f"{wide} pixels wide in a window of {width}")
            for line in browser.value(LAYOUT):
                self.fail(f"{where}, {width}", line)
            if width == 1200:
                self.keyboard(where)
            # Pictures at addresses are not loaded here, and neither this policy nor a machine without a network allows them.
            pictures = browser.value("[...document.images].map(e => e.src).filter(e => e)")
            for line in browser.noise():
                if not (UNLOADED.match(line) and any(picture in line for picture in pictures)):
                    self.fail(where, f"console: {line}")
            browser.value(self.axe)
            found = browser.value("axe.run(document).then(r => r.violations.map(v => v.id + ': ' + v.help + ' ' + "
                                  "v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' ' + n.failureSummary).join(' | ')))")
            for line in found:
                self.fail(f"{where}, {width}, {scheme}", f"axe: {line}")
            followed, wrong = browser.value(CONDITIONS)
            self.counts["conditions"] += followed
            if wrong:
                self.fail(where, f"shown or hidden wrongly: {wrong}")

    def links(self, where):
        for width, height in ((320, 568), (360, 640), (1200, 800)):
            self.browser.window(width, height=height)
            self.browser.open(self.server.url)
            for line in self.browser.value(LINKS):
                self.fail(f"{where}, {width}", line)

    def keyboard(self, where):
        browser = self.browser
        listed, before = browser.value(STOPS.replace("LABEL", LABEL))
        # Two issues of a field are two equal links.
        wanted = [stop for stop, last in zip(listed, [None, *listed]) if stop != last]
        stops = []
        for _ in range(len(listed) + 40):
            browser.key("Tab", 9)
            stop = browser.value(f"document.activeElement === document.body ? null : {LABEL}(document.activeElement)")
            # The parts of an input of a date are stops of their own.
            if stop == (stops[-1] if stops else None):
                continue
            # Behind the last control the browser leaves the page, or begins again with its first one.
            if stop is None or len(stops) >= len(wanted) and stop in stops + before:
                break
            stops.append(stop)
        self.counts["stops"] += len(stops)
        if stops != wanted:
            where_from = next((i for i, (a, b) in enumerate(zip(stops, wanted)) if a != b), min(len(stops), len(wanted)))
            self.fail(where, f"the Tab key stops at {stops[where_from:where_from + 3]}, not at {wanted[where_from:where_from + 3]}")

    def post(self, where, path, sample, options, kind):
        browser, answers, bodies = self.browser, json.loads(sample.read_text()), []
        browser.window(1200)
        browser.open(self.server.url)
        forms = browser.value("document.forms.length")
        for index in range(forms):
            browser.open(self.server.url)
            # The pages have no secrets; a person types these.
            browser.value("""(answers => {
              for (const input of document.forms[%d].querySelectorAll('[type=password]')) {
                let value = answers;
                for (const step of input.name.split('.')) value = value && value[step];
                if (typeof value === 'string') input.value = value;
              }
            })(%s)""" % (index, json.dumps(answers)))
            if kind == "valid":
                refused = browser.value(f"[...document.forms[{index}].elements].filter(e => e.willValidate && e.checkVisibility() && !e.checkValidity())"
                                        ".map(e => e.name + ': ' + e.validationMessage)")
                if refused:
                    self.fail(where, f"the browser refuses {refused}")
            button = f"document.forms[{index}].querySelector('button:not([formnovalidate])')"
            browser.follow(f"""(() => {{
              const form = document.forms[{index}];
              if ({json.dumps(kind)} !== 'valid') form.noValidate = true;
              form.requestSubmit({button} || undefined);
            }})()""")
            if not self.server.posts:
                self.fail(where, "the browser posts nothing")
                return
            bodies.append(url_encoded(self.server.posts.pop()))
        self.counts["posts"] += 1
        body = b"&".join(bodies)
        with tempfile.TemporaryDirectory() as folder:
            results = []
            for arguments, data in ((["--input", "urlencoded"], body), ([], sample.read_bytes())):
                accepted = Path(folder) / "accepted"
                accepted.unlink(missing_ok=True)
                report = self.run("validate", path, "-", *arguments, *options, "--report", "json", "--keep-secrets",
                                  "--accepted", accepted, input=data)
                lines = accepted.read_text() if accepted.exists() else ""
                results.append((report.returncode, lines, report.stdout.decode() + report.stderr.decode()))
        posted, given = results
        if kind == "valid":
            # A browser sends no file that it was not given.
            hidden = {item["name"] for item in items(json.loads(path.read_text()))
                      if item.get("shown") is False or item.get("value") == "file"}
            a, b = ((status, plain(json.loads(line or "null"), hidden)) for status, line, _ in results)
            if a != b:
                self.fail(where, f"the post gives {posted[1:]}, not {given[1:]}\n{urllib.parse.unquote_plus(body.decode())}")
        if kind == "invalid":
            if posted[0] != 1:
                self.fail(where, f"the post is not invalid: {posted}")
            for code in ("unknownField", "repeatedField", "malformed"):
                if f'"{code}' in posted[2] and f'"{code}' not in given[2]:
                    self.fail(where, f"the post cannot be read: {posted[2]}")


def items(value):
    """All objects of a form with a name."""
    if isinstance(value, list):
        for inner in value:
            yield from items(inner)
    elif isinstance(value, dict):
        if "name" in value:
            yield value
        for inner in value.values():
            yield from items(inner)


def plain(value, hidden):
    """Answers without the fields that no page shows, and with chosen options in one order: a browser sends the boxes that
    are ticked in the order of the page."""
    if isinstance(value, dict):
        return {k: plain(v, hidden) for k, v in value.items() if k not in hidden}
    if isinstance(value, list):
        inner = [plain(v, hidden) for v in value]
        return sorted(inner) if all(isinstance(v, str) for v in inner) else inner
    return value


def axe():
    """The source of axe-core."""
    wheels = list(AXE.glob("*.whl"))
    if not wheels:
        AXE.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
                        "--dest", str(AXE), WHEEL], check=True)
        wheels = list(AXE.glob("*.whl"))
    with zipfile.ZipFile(wheels[0]) as wheel:
        name = next(n for n in wheel.namelist() if n.endswith("axe.min.js"))
        return wheel.read(name).decode()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("formrun")
    parser.add_argument("forms", nargs="+", type=Path)
    parser.add_argument("--screenshots", type=Path)
    arguments = parser.parse_args()
    if arguments.screenshots:
        arguments.screenshots.mkdir(parents=True, exist_ok=True)
    check = Check(arguments)
    for form in arguments.forms:
        check.form(form.resolve())
    check.hash(check.server.page)
    check.browser.close()
    counts = check.counts
    print(f"{counts['pages']} pages, {counts['stops']} stops of the Tab key, {counts['posts']} posts, {counts['conditions']} conditions, "
          f"{len(check.failures)} failures")
    sys.exit(1 if check.failures or not counts["posts"] else 0)


main()

"""Drives headless Chromium over its DevTools protocol and tests the page of a motion report.

Standard library only: a small WebSocket client is part of it.
"""

import base64
import json
import os
import pathlib
import socket
import struct
import subprocess
import sys
import time
import urllib.parse
import urllib.request


class Socket:
    """A WebSocket that sends and receives whole text messages."""

    def __init__(self, url):
        parts = urllib.parse.urlparse(url)
        self.socket = socket.create_connection((parts.hostname, parts.port), timeout=30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise RuntimeError(head.decode())

    def send(self, text):
        data, mask = text.encode(), os.urandom(4)
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x81, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, size)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def receive(self):
        message = b""
        while True:
            first, second = self.read(2)
            size = second & 127
            if size == 126:
                (size,) = struct.unpack("!H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.read(8))
            message += self.read(size)
            if first & 0x80:
                return message.decode()

    def read(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                raise RuntimeError("the browser closed the connection")
            data += part
        return data


class Page:
    """One page of the browser, and everything it complained about."""

    def __init__(self, url):
        self.socket = Socket(url)
        self.number = 0
        self.complaints = []
        self.requests = []
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        self.number += 1
        number = self.number
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            self.note(message)
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]

    def note(self, message):
        method, details = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            about = details["exceptionDetails"]
            self.complaints.append(about.get("exception", {}).get("description", about["text"]))
        elif method == "Runtime.consoleAPICalled" and details["type"] in ("error", "warning", "assert"):
            self.complaints.append(" ".join(str(one.get("value")) for one in details["args"]))
        elif method == "Log.entryAdded" and details["entry"]["level"] in ("error", "warning"):
            self.complaints.append(f"{details['entry']['text']} {details['entry'].get('url', '')}")
        elif method == "Network.requestWillBeSent":
            self.requests.append(details["request"]["url"])

    def value(self, expression):
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']['text']}")
        return result["result"].get("value")

    def until(self, expression, what):
        deadline = time.monotonic() + 15
        while time.monotonic() < deadline:
            if self.value(expression):
                return
            time.sleep(0.02)
        raise AssertionError(f"{what}: {expression} never came true")

    def key(self, key, shift=False):
        codes = {
            "ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, " ": 32, "Escape": 27,
            "Tab": 9, "Enter": 13,
        }
        event = {"key": key, "modifiers": 8 if shift else 0}
        code = codes.get(key, ord(key.upper()) if len(key) == 1 else 0)
        event["windowsVirtualKeyCode"] = code
        text = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", **event, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def drag(self, points):
        for index, (x, y) in enumerate(points):
            kind = "mousePressed" if index == 0 else "mouseMoved"
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1,
                clickCount=1,
            )
        x, y = points[-1]
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left")

    def size(self, width, height, dark=False):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=1, mobile=False,
        )
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}],
        )

    def screenshot(self, name, whole=False):
        folder = os.environ.get("CAPSTAN_SCREENSHOTS")
        if not folder:
            return
        pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
        time.sleep(0.3)
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        (pathlib.Path(folder) / f"{name}.png").write_bytes(base64.b64decode(data["data"]))


def expect(condition, sentence):
    if not condition:
        raise AssertionError(sentence)


FRAME = "capstan.state.frame"
READY = "capstan.state.data !== null && !document.getElementById('article').hidden"


def frame(page):
    return page.value(FRAME)


# Each test is given the page and the folder of the report.


def test_loads(page, report):
    """The first failing shot is open, and its verdict and words are there."""
    page.until(READY, "the first shot opens")
    run = page.value("capstan.state.run.shots.length")
    totals = page.value(
        "[...document.querySelectorAll('#totals li')].map((one) => parseInt(one.textContent))"
    )
    expect(sum(totals) == run, f"the totals {totals} add up to {run} shots")
    expect(page.value("document.getElementById('headline').textContent") != "", "a headline")
    expect(page.value("document.querySelectorAll('h1').length") == 1, "one h1")


def test_every_shot_opens(page, report):
    """Each shot's data loads, its pictures exist and are decodable."""
    page.value("document.getElementById('failing').checked && document.getElementById('failing').click()")
    for folder in page.value("capstan.state.run.shots.map((shot) => shot.folder)"):
        page.value(f"location.hash = '#' + encodeURIComponent({json.dumps(folder)})")
        page.until(
            f"capstan.state.folder === {json.dumps(folder)} && capstan.state.data", f"{folder} opens"
        )
        page.until(
            "[...document.querySelectorAll('#stage img')].every((one) => one.hidden || "
            "(one.complete && one.naturalWidth > 0))",
            f"the pictures of {folder} load",
        )
        expect(
            page.value("document.querySelectorAll('a[aria-current=true]').length") == 1,
            f"{folder} is marked in the list",
        )


def test_links(page, report):
    """Every link, script and picture of the report leads to a file of the report."""
    links = page.value(
        "[...document.querySelectorAll('[href], [src]')].map((one) => one.getAttribute('href') ?? one.getAttribute('src'))"
    )
    folders = page.value("capstan.state.run.shots.map((shot) => shot.folder)")
    for link in links:
        if link.startswith("#"):
            name = urllib.parse.unquote(link[1:])
            expect(name in folders or name == "shot", f"the link {link} leads nowhere")
        else:
            path = report / urllib.parse.unquote(link)
            expect(path.is_file(), f"{link} does not exist")
    base = report.as_uri() + "/"
    for request in page.requests:
        expect(request.startswith((base, "data:", "about:")), f"{request} lies outside the report")


def open_with_pictures(page):
    """Opens the shot with the most differing pictures; returns the frames of its pictures."""
    folder = page.value(
        """(async () => {
          let best = null;
          for (const shot of capstan.state.run.shots) {
            location.hash = '#' + encodeURIComponent(shot.folder);
            for (let tries = 0; tries < 200 && !(capstan.state.folder === shot.folder && capstan.state.data); tries += 1)
              await new Promise((done) => setTimeout(done, 10));
            const count = capstan.state.data.differing.filter((one) => one.box).length;
            if (!best || count > best[1]) best = [shot.folder, count];
          }
          location.hash = '#' + encodeURIComponent(best[0]);
          return best[0];
        })()"""
    )
    page.until(f"capstan.state.folder === {json.dumps(folder)} && {READY}", f"{folder} opens")
    return page.value("capstan.state.data.pictures.map((one) => one.frame)")


def test_scrubs(page, report):
    """Dragging along the timeline moves through the clip and changes the pictures."""
    frames = open_with_pictures(page)
    page.value("document.getElementById('scrub').scrollIntoView({ block: 'center' })")
    x, y, width, height = page.value(
        "(({ x, y, width, height }) => [x, y, width, height])(document.getElementById('scrub').getBoundingClientRect())"
    )
    last = page.value("capstan.state.data.length") - 1
    page.drag([(x + 12, y + height / 2), (x + width / 2, y + height / 2)])
    expect(abs(frame(page) - last / 2) <= last / 20 + 1, f"half way is frame {frame(page)} of {last}")
    before = page.value("document.querySelector('#stage img').dataset.source")
    page.drag([(x + width / 2, y + height / 2), (x + width - 12, y + height / 2)])
    expect(frame(page) == last, f"the end is frame {frame(page)} of {last}")
    if frames[-1] > last / 2 + last / 20 + 1:
        after = page.value("document.querySelector('#stage img').dataset.source")
        expect(before != after, "another picture is shown")
    now = page.value("document.getElementById('scrub').getAttribute('aria-valuenow')")
    expect(now == str(last), f"the slider says {now}")


def test_keys(page, report):
    """Every documented key does what the page says it does."""
    frames = open_with_pictures(page)
    marks = page.value(
        "[...capstan.state.data.differing, ...capstan.state.data.lists].map((one) => one.frame)"
        ".concat(capstan.state.data.curves.map((one) => one.first))"
        ".filter((one) => one !== undefined).sort((a, b) => a - b)")
    last = page.value("capstan.state.data.length") - 1
    page.key("Home")
    expect(frame(page) == 0, "Home goes to the first frame")
    page.key("ArrowRight", shift=True)
    expect(frame(page) == 1, "Shift and right go on by one frame")
    page.key("ArrowLeft", shift=True)
    expect(frame(page) == 0, "Shift and left go back by one frame")
    page.key("ArrowRight")
    expect(frame(page) == next(one for one in frames if one > 0), "right goes to the next picture")
    page.key("Home")
    page.key(".")
    expect(frame(page) == next((one for one in marks if one > 0), 0), ". goes to the next difference")
    page.key("End")
    expect(frame(page) == last, "End goes to the last frame")
    page.key(",")
    expect(
        frame(page) == next((one for one in reversed(marks) if one < last), last),
        ", goes to the previous difference")
    for number, view in enumerate(["side", "expected", "actual", "difference", "slider", "onion"]):
        page.key(str(number + 1))
        expect(page.value("capstan.state.view") == view, f"{number + 1} shows {view}")
        expect(page.value("document.querySelectorAll('#stage figure').length") == (3 if view == "side" else 1), view)
    page.key("1")
    for key, name in (("z", "zoom"), ("b", "box")):
        before = page.value(f"capstan.state.{name}")
        page.key(key)
        expect(page.value(f"capstan.state.{name}") != before, f"{key} changes {name}")
        page.key(key)
    themes = []
    for _ in range(3):
        themes.append(page.value("document.getElementById('theme').textContent"))
        page.key("t")
    expect(len(set(themes)) == 3, f"t goes through {themes}")
    page.key("?")
    expect(page.value("document.getElementById('help').open"), "? opens the keys")
    page.key("Escape")
    page.until("!document.getElementById('help').open", "Escape closes the keys")
    page.key("Home")
    # At the slowest speed a busy machine cannot miss the playing, and a control that has the focus
    # takes Space for itself.
    speed = "document.getElementById('speed')"
    page.value(f"{speed}.value = '0.1', document.activeElement?.blur()")
    page.key(" ")
    page.until("capstan.state.playing", "Space plays")
    page.until(f"{FRAME} > 2", "the clip plays")
    page.key(" ")
    page.until("!capstan.state.playing", "Space pauses")
    page.value(f"{speed}.value = '0.25'")
    stopped = frame(page)
    expect(page.value("location.hash").split("@")[1].startswith(str(stopped)), "the address tells the frame")
    folder = page.value("capstan.state.folder")
    page.value("document.getElementById('failing').checked && document.getElementById('failing').click()")
    here = page.value("[...document.querySelectorAll('#shots a')].findIndex((one) => one.dataset.folder === capstan.state.folder)")
    if page.value("document.querySelectorAll('#shots a').length") > 1:
        page.key("k" if here > 0 else "j")
        page.until(f"capstan.state.folder !== {json.dumps(folder)}", "J and K go to other shots")
        page.key("j" if here > 0 else "k")
        page.until(f"capstan.state.folder === {json.dumps(folder)} && {READY}", "and back")
    page.key("f")
    expect(page.value("document.getElementById('failing').checked"), "F shows failing shots only")


def test_both_play_in_step(page, report):
    """Expected and actual always show the same frame."""
    open_with_pictures(page)
    page.key("1")
    page.key("Home")
    page.value("document.getElementById('speed').value = '1'")
    page.key(" ")
    for _ in range(20):
        sources = page.value(
            "[...document.querySelectorAll('#stage img:not([hidden])')].map((one) => one.dataset.source.match(/f(\\d+)-/)[1])"
        )
        expect(len(set(sources)) == 1, f"the panes show {sources}")
    page.until("!capstan.state.playing", "the clip ends")


def test_slider(page, report):
    """The divider of the slider view follows the pointer."""
    open_with_pictures(page)
    page.key("5")
    page.value("document.getElementById('stage').scrollIntoView({ block: 'center' })")
    x, y, width, height = page.value(
        "(({ x, y, width, height }) => [x, y, width, height])(document.querySelector('.pane.slider').getBoundingClientRect())"
    )
    page.drag([(x + width / 2, y + height / 2), (x + width / 4, y + height / 2)])
    cut = page.value("capstan.state.cut")
    expect(abs(cut - 25) < 2, f"the divider is at {cut} %")


def test_names(page, report):
    """Every control has a name, every visible picture a text, and every id is used once."""
    nameless = page.value(
        """[...document.querySelectorAll('button, input, select, [role=slider]')].filter((one) =>
          !(one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length)).map((one) => one.id)"""
    )
    expect(nameless == [], f"without a name: {nameless}")
    page.key("1")
    texts = page.value("[...document.querySelectorAll('#stage img:not([hidden])')].map((one) => one.alt)")
    expect(all(texts), f"pictures without a text: {texts}")
    doubled = page.value(
        "(() => { const ids = [...document.querySelectorAll('[id]')].map((one) => one.id);"
        " return ids.filter((id, index) => ids.indexOf(id) !== index); })()"
    )
    expect(doubled == [], f"ids used twice: {doubled}")


CONTRAST = """(() => {
  const parse = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ground = (one) => {
    for (; one; one = one.parentElement) {
      const color = parse(getComputedStyle(one).backgroundColor);
      if (color.length === 3 || color[3] > 0.99) return color;
    }
    return [255, 255, 255];
  };
  const found = [];
  for (const one of document.querySelectorAll('body *')) {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !one.checkVisibility() || one.closest('.pane, .skip, :disabled, script, style, noscript')) continue;
    const style = getComputedStyle(one);
    const [a, b] = [light(parse(style.color)), light(ground(one))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) found.push(`${one.className || one.tagName} "${one.textContent.trim().slice(0, 24)}" ${ratio.toFixed(2)}`);
  }
  return found;
})()"""


def test_contrast(page, report):
    """Text stands out from its ground by 4.5 to 1, in light and dark; nothing overflows."""
    for dark in (False, True):
        for width in (1440, 390):
            page.size(width, 900, dark)
            page.until(
                f"document.documentElement.dataset.theme === '{'dark' if dark else 'light'}'", "the theme follows"
            )
            time.sleep(0.3)
            faint = page.value(CONTRAST)
            expect(faint == [], f"too faint ({'dark' if dark else 'light'}): {faint}")
            over = page.value("document.documentElement.scrollWidth - innerWidth")
            expect(over <= 0, f"{over} pixels too wide at {width}")
    page.size(1440, 900)


def screenshots(page):
    """Pictures of the page for a person to look at."""
    if not os.environ.get("CAPSTAN_SCREENSHOTS"):
        return
    folders = page.value("capstan.state.run.shots.map((shot) => shot.folder)")
    for dark in (False, True):
        for width, height in ((1440, 1100), (390, 844)):
            page.size(width, height, dark)
            for index, folder in enumerate(folders):
                page.value(f"location.hash = '#' + encodeURIComponent({json.dumps(folder)})")
                page.until(f"capstan.state.folder === {json.dumps(folder)} && {READY}", folder)
                page.screenshot(f"{index}-{'dark' if dark else 'light'}-{width}", whole=True)
    page.size(1440, 1100)
    open_with_pictures(page)
    for number in range(1, 7):
        page.key(str(number))
        page.screenshot(f"view-{number}")
    page.key("1")
    page.key("z")
    page.screenshot("zoomed")
    page.key("?")
    page.screenshot("keys")


def main(browser, report, work):
    report, work = pathlib.Path(report), pathlib.Path(work)
    loaded = sum(
        path.stat().st_size for path in [report / "index.html", report / "data" / "run.js"]
    )
    expect(loaded < 1_000_000, f"the page is {loaded} bytes before any shot is opened")
    process = subprocess.Popen(
        [
            browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--no-first-run", "--disable-background-networking", "--disable-component-update",
            "--remote-debugging-port=0", "--remote-allow-origins=*",
            f"--user-data-dir={work / 'profile'}", "about:blank",
        ],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    try:
        port_file = work / "profile" / "DevToolsActivePort"
        deadline = time.monotonic() + 30
        while not (port_file.exists() and port_file.read_text().strip()):
            if time.monotonic() > deadline or process.poll() is not None:
                raise RuntimeError("Chromium did not start")
            time.sleep(0.05)
        port = port_file.read_text().split()[0]
        targets = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list"))
        page = Page(next(one for one in targets if one["type"] == "page")["webSocketDebuggerUrl"])
        failures = 0
        tests = [value for name, value in globals().items() if name.startswith("test_")]
        for test in tests:
            page.complaints.clear()
            page.size(1440, 900)
            page.call("Page.navigate", url="about:blank")
            page.requests.clear()
            page.call("Page.navigate", url=report.as_uri() + "/index.html")
            try:
                page.until(f"typeof capstan !== 'undefined' && capstan.state.run && {READY}", "the page loads")
                test(page, report)
                expect(page.complaints == [], f"the console says {page.complaints}")
                print(f"passed  {test.__name__[5:].replace('_', ' ')}: {test.__doc__}")
            except (AssertionError, RuntimeError) as error:
                failures += 1
                print(f"FAILED  {test.__name__[5:].replace('_', ' ')}: {error}")
        screenshots(page)
        page.call("Browser.close")
    finally:
        if process.poll() is None:
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.terminate()
                process.wait(10)
    print(f"{len(tests) - failures} of {len(tests)} browser tests passed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

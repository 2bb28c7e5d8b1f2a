"""Writes the page of supported API from the symbol graphs of the modules listings see.

Usage: supported_api.py ROOT GRAPHS [--check]

ROOT is the project, GRAPHS a folder of `swift symbolgraph-extract` output. Exit code 1 under
--check if the page differs.
"""

import collections
import difflib
import json
import pathlib
import re
import sys

PAGE = "Documentation/SupportedAPI.md"

# The modules' own machinery: public because another module of the project needs it, or the joint
# to the renderer. Listings have no use for these.
OWN = set(
    """
    AnimatedValue BackdropAppearance BackdropItem BackdropStyle Bitmap ColorFilter Diagnostics
    DisplayItem DisplayList DisplayListDump DynamicPropertyContext FillItem FontRequest
    GaussianBlur GlassRecipe GlyphDrawing GlyphFace GlyphRun GradientPaint GroupEffect GroupItem
    HostSettings ImageSource MaterialRecipe MotionState Node NodeInputs Paint PlatformEra
    PreviewContent PreviewDeclaration PreviewItem PreviewRecord PreviewRegistry ProviderPreview
    ResolvedColor ResolvedStyle StrokeItem StyleContext StyledShapeView StyledText SymbolDrawing
    SymbolSource SystemFontMetrics TapResult TapTarget TextEngine TextLayout UpdateContext
    ViewElement ViewHost ViewNode AppPreview ObservableObjectBindings
    """.split()
)

SECTIONS = [
    ("Views and containers", "Types that are views, with the forms they are made by."),
    ("Modifiers of every view", "Members of `View`; the labels tell the forms."),
    ("Shapes", "Types that are shapes, and what every shape can do."),
    ("Styles", "Styles of controls, and the values they are named by."),
    ("Animation and motion", ""),
    ("Property wrappers and macros", ""),
    ("Environment values", "Keys of `@Environment` and `.environment`."),
    ("Gestures", ""),
    ("Protocols", "With the requirements and members that a listing meets."),
    ("Values", "Colours, fonts, geometry and other plain types."),
    ("UIKit and Core Graphics", "Reached through `import SwiftUI` as well as `import UIKit`."),
    ("Combine", "Reached through `import SwiftUI` as well as `import Combine`."),
    ("Additions to other types", ""),
]

KINDS = {"struct", "class", "enum", "protocol"}


class Graph:
    """The public symbols of all modules, joined."""

    def __init__(self, folder):
        self.symbols = {}
        self.conforms = collections.defaultdict(set)
        self.module = {}
        for file in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            graph = json.loads(file.read_text())
            for symbol in graph["symbols"]:
                identifier = symbol["identifier"]["precise"]
                self.symbols.setdefault(identifier, symbol)
                self.module.setdefault(identifier, file.name.split("@")[0].split(".")[0])
            for relation in graph["relationships"]:
                if relation["kind"] == "conformsTo":
                    target = relation.get("targetFallback") or relation["target"]
                    self.conforms[relation["source"]].add(target.split(".")[-1])

    def protocols(self, identifier):
        """Names of the protocols a type conforms to."""
        names = set()
        for target in self.conforms[identifier]:
            symbol = self.symbols.get(target)
            names.add(symbol["names"]["title"] if symbol else target)
        return names


def kind(symbol):
    return symbol["kind"]["identifier"].removeprefix("swift.")


def source(symbol):
    return symbol.get("location", {}).get("uri", "").split("/Sources/")[-1]


def member(symbol):
    """A member as a listing writes it: `init(_:label:)`, `.red`, `padding(_:)`."""
    name = symbol["pathComponents"][-1]
    if kind(symbol) in ("type.property", "type.method", "enum.case"):
        return "." + name
    return name


def shown(symbol):
    if any(part.startswith("_") for part in symbol["pathComponents"]):
        return False
    # What the modules keep for each other carries a name no listing would write.
    return kind(symbol) not in ("func.op", "associatedtype", "deinit") and not (
        symbol["pathComponents"][0] in OWN
    )


def section(symbol, protocols, members):
    name, path = symbol["names"]["title"], source(symbol)
    if path.startswith("Combine/"):
        return "Combine"
    if "/UIKit/" in path or re.match(r"(UI|CG|NS|CA)[A-Z]", name):
        return "UIKit and Core Graphics"
    if kind(symbol) == "protocol":
        return "Protocols"
    if any("wrappedValue" == m["pathComponents"][-1] for m in members):
        return "Property wrappers and macros"
    if any(p.endswith("Style") or p == "ShapeStyle" for p in protocols) and name.endswith("Style"):
        return "Styles"
    if protocols & {"Shape", "InsettableShape"}:
        return "Shapes"
    if "Gesture" in protocols or "/Gestures/" in path:
        return "Gestures"
    if protocols & {"View"}:
        return "Views and containers"
    if path.startswith("CapstanMotion/") or "/Animation/" in path:
        return "Animation and motion"
    return "Values"


def forms(names):
    """`frame(width:height:)` and `frame(maxWidth:)` become one entry with two forms."""
    grouped = collections.defaultdict(set)
    for name in names:
        head, parenthesis, labels = name.partition("(")
        grouped[head].add(parenthesis + labels if parenthesis else "")
    return sorted(grouped.items(), key=lambda item: (item[0].lstrip("."), item[0]))


def listed(names):
    """Members of a type in one line."""
    parts = []
    for head, labels in forms(names):
        parts += [f"`{head}{form}`" for form in sorted(labels)]
    return ", ".join(parts)


def page(graph, root):
    members = collections.defaultdict(list)
    types, free = {}, []
    for identifier, symbol in graph.symbols.items():
        if not shown(symbol):
            continue
        path = symbol["pathComponents"]
        if len(path) == 1 and kind(symbol) in KINDS:
            types[path[0]] = (identifier, symbol)
        elif len(path) == 1:
            free.append(symbol)
        elif kind(symbol) not in KINDS and kind(symbol) != "typealias":
            members[".".join(path[:-1])].append(symbol)

    # A nested type is told among the members of the outermost one.
    lines = collections.defaultdict(list)

    def entry(name):
        # That a view has a body says nothing about how it is used.
        mine = [m for m in members.pop(name, []) if not m["pathComponents"][-1].startswith("body")]
        told = listed(member(m) for m in mine)
        nested = sorted(n for n in members if n.startswith(name + ".") and n != name)
        for inner in nested:
            if inner in members:
                short = inner[len(name) :]
                inside = listed(member(m) for m in members.pop(inner))
                told += f"{'; ' if told else ''}`{short}`: {inside}"
        return told

    view_members = members.pop("View", [])
    environment = members.pop("EnvironmentValues", [])
    for name in sorted(types):
        if name in ("View", "EnvironmentValues"):
            continue
        identifier, symbol = types[name]
        where = section(symbol, graph.protocols(identifier), members.get(name, []))
        told = entry(name)
        lines[where].append(f"- **{name}**" + (f": {told}" if told else ""))
    for head, labels in forms(m["pathComponents"][-1] for m in view_members):
        told = " ".join(f"`{form}`" for form in sorted(labels) if form)
        lines["Modifiers of every view"].append(f"- **.{head}** {told}".rstrip())
    keys = sorted({m["pathComponents"][-1] for m in environment if kind(m) == "property"})
    lines["Environment values"].append(", ".join(f"`\\.{key}`" for key in keys))
    for symbol in sorted(free, key=lambda s: s["names"]["title"]):
        name, what = symbol["names"]["title"], kind(symbol)
        if what == "macro":
            # Which sigil a macro takes is in its declaration.
            text = "".join(f["spelling"] for f in symbol["declarationFragments"])
            sigil = "@" if "@attached" in text or name in ("Previewable()", "Entry()") else "#"
            bare = name.removesuffix("()")
            lines["Property wrappers and macros"].append(f"- **{sigil}{bare}**")
        elif what == "func":
            lines["Animation and motion"].append(f"- **{name}**")
    for name in sorted(members):
        told = listed(member(m) for m in members[name])
        lines["Additions to other types"].append(f"- **{name}**: {told}")

    out = [
        "# Supported SwiftUI API",
        "",
        "What a listing may use: every public name of the module `SwiftUI` of this project, and the",
        "labels of every form. A name that is not here does not compile. Generic constraints and",
        "types of arguments are SwiftUI's own. This page is made by `scripts/docs` from the modules",
        "themselves; edit them, not this page. What looks or moves differently from the platform is",
        "told in [Known differences](KnownDifferences.md).",
        "",
    ]
    for title, words in SECTIONS:
        if lines[title]:
            out += [f"## {title}", ""] + ([words, ""] if words else []) + lines[title] + [""]
    out += ["## Accepted but not drawn", ""]
    out += [
        "These compile and change no pixel; the first use in a run says so, and `--strict` makes it",
        "an error.",
        "",
    ]
    out += [f"- {name}" for name in not_drawn(root)]
    return "\n".join(out) + "\n"


def not_drawn(root):
    """The names that the modules report at run time as accepted but not drawn."""
    names = set()
    for file in pathlib.Path(root, "Sources/CapstanViews").rglob("*.swift"):
        for name in re.findall(r'(?:notDrawn|presenting)\(\s*"((?:[^"\\]|\\.)+)"', file.read_text()):
            names.add(re.sub(r"\\\([^()]*(?:\([^()]*\)[^()]*)*\)", "…", name))
    return sorted(names, key=str.lower)


def main():
    root, graphs = pathlib.Path(sys.argv[1]), sys.argv[2]
    text = page(Graph(graphs), root)
    file = root / PAGE
    if "--check" not in sys.argv[3:]:
        file.write_text(text)
        return print(f"docs: wrote {PAGE} ({text.count(chr(10))} lines)", file=sys.stderr)
    old = file.read_text() if file.exists() else ""
    if old == text:
        return print(f"docs: {PAGE} is up to date", file=sys.stderr)
    diff = difflib.unified_diff(old.split("\n"), text.split("\n"), "page", "modules", lineterm="", n=0)
    print("\n".join(line[:200] for line in list(diff)[:20]), file=sys.stderr)
    print(f"docs: {PAGE} is out of date; run scripts/docs and commit the page", file=sys.stderr)
    sys.exit(1)


main()

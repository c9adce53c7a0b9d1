#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""translations.py CORE-TEXTS: brings resources/translations into step with the window's texts.

Texts are found by lupdate in app/desktop, and those of the core's catalogues are read from CORE-TEXTS, one JSON
string a line, as tst_translations writes it. Every text stands once in a file, whatever class says it; its
translation stays, and texts that are gone go. New ones are left unfinished, for a translator to fill.
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

TOP = pathlib.Path(__file__).resolve().parent.parent
LICENCE = """<!-- SPDX-FileCopyrightText: 2026 The Contraflow developers -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
"""
COMMON = "contraflow"  # the context of all texts but those with several meanings


def lupdate():
    on_path = "/usr/lib/qt6/bin/lupdate"
    return on_path if pathlib.Path(on_path).exists() else "lupdate"


def found_texts():
    """Each text, and whether it has a plural."""
    with tempfile.TemporaryDirectory() as folder:
        target = pathlib.Path(folder) / "found.ts"
        subprocess.run([lupdate(), "-silent", "-locations", "none", TOP / "app" / "desktop", "-ts", target],
                       check=True, stderr=subprocess.DEVNULL)
        root = xml.parse(target).getroot()
    return {m.find("source").text: m.get("numerus") == "yes" for m in root.iter("message")}


def messages_of(file):
    """By context and source: the element with its translation."""
    if not file.exists():
        return {}
    return {(context.find("name").text, message.find("source").text): message
            for context in xml.parse(file).getroot().iter("context") for message in context.iter("message")}


def empty_message(source, has_plural):
    message = xml.Element("message", {"numerus": "yes"} if has_plural else {})
    xml.SubElement(message, "source").text = source
    translation = xml.SubElement(message, "translation", {"type": "unfinished"})
    for _ in range(2 if has_plural else 0):
        xml.SubElement(translation, "numerusform")
    return message


def merge(language, texts):
    file = TOP / "resources" / "translations" / f"contraflow_{language}.ts"
    known = messages_of(file)
    root = xml.Element("TS", {"version": "2.1", "language": language, "sourcelanguage": "en"})
    for name in sorted({context for context, _ in known} | {COMMON}, key=lambda c: (c != COMMON, c)):
        context = xml.SubElement(root, "context")
        xml.SubElement(context, "name").text = name
        for source in sorted(texts):
            message = known.get((name, source))
            if message is None and name == COMMON:
                message = empty_message(source, texts[source])
            if message is not None:
                context.append(message)
    xml.indent(root)
    text = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + LICENCE + xml.tostring(root, encoding="unicode")
    file.write_text(text + "\n", encoding="utf-8")
    return sum(t.get("type") == "unfinished" for t in root.iter("translation"))


def main():
    texts = found_texts()
    for line in pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
        texts.setdefault(json.loads(line), False)
    for language in ("de", "fr"):
        print(f"{language}: {len(texts)} texts, {merge(language, texts)} without translation")


if __name__ == "__main__":
    main()

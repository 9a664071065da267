# SPDX-License-Identifier: MIT
"""Engines that behave as their words say, well and badly: scripts in Python, run as processes."""

import sys
from collections.abc import Sequence
from pathlib import Path

SCRIPT = """
import os, sys, threading
manners = set(sys.argv[1].split())
points = sys.argv[2].split()
told = ""
log = open(sys.argv[3], "a") if len(sys.argv) > 3 else None

def say(text):
    sys.stdout.buffer.write((text.lower() if "lower" in manners else text).encode() + b"\\n")
    sys.stdout.flush()

def answer():
    if "dies" in manners: os._exit(3)
    if "silent" in manners: return
    if "unsure" in manners: say("ERROR Unknown command: TIME_LEFT")
    if "tells" in manners: say("MESSAGE I think"); say("DEBUG 1 2 3")
    if "refuses" in manners: say("ERROR no such position"); return
    if "bytes" in manners: sys.stdout.buffer.write(b"MESSAGE \\xff\\xfe\\x00\\x1b[2J\\n")
    if "floods" in manners:
        while True: say("MESSAGE flood")
    if "endless" in manners:
        while True: sys.stdout.buffer.write(b"x" * 65536)
    if "twice" in manners: say(points[0])
    say(points.pop(0) if points else "99,99")

LIES = ["INFO PV 7|INFO BESTLINE 1,1", "INFO PV 0|INFO EVAL nan|INFO WINRATE 7|INFO BESTLINE 0,0",
        "INFO PV 0|INFO EVAL 1e999|INFO DEPTH x|INFO BESTLINE 7,8 7,8 5,5",
        "INFO PV 1|INFO EVAL +M0|INFO BESTLINE 99,1", "INFO PV -1|INFO NUMPV 0"]

def study(count):
    if "dies" in manners: os._exit(3)
    if "unable" in manners: say("UNKNOWN command"); return
    if "floods" in manners:
        while True: say("INFO PV 0"); say("INFO BESTLINE 7,8"); say("INFO PV DONE")
    for told in LIES if "lies" in manners else ():
        for each in told.split("|"): say(each)
        say("INFO PV DONE")
    if "plain" in manners:
        for depth in (3, 4):
            for number in range(count):
                rate = 0.5 + (depth - number) / 100
                for each in (f"PV {number}", f"NUMPV {count}", f"DEPTH {depth}", f"WINRATE {rate}",
                             f"BESTLINE {number},5 {number},6", "PV DONE"): say("INFO " + each)
    if "crashes" in manners: os._exit(3)
    if "quick" in manners: say(points[0])

if "banner" in manners: say("Some Engine 1.0"); say("MESSAGE Load config"); say("")
if "deaf" in manners: threading.Event().wait()
size, is_told = 0, False
for line in sys.stdin:
    if log: print(line.strip(), file=log, flush=True)
    word = line.split(None, 1)[0].upper() if line.strip() else ""
    if word == "START":
        size = int(line.split()[1])
        if "small" in manners and size > 15: say("ERROR the board is too large")
        elif "mute" not in manners: say("OK")
    elif word == "RESTART": say("UNKNOWN command" if "forgetful" in manners else "OK")
    elif word == "ABOUT": say('name="Scripted", version="1", author="Nobody"')
    elif word == "END":
        if "lingers" not in manners: break
    elif word == "YXSHOWFORBID" and "yixin" in manners: say("FORBID .")
    elif word == "YXSHOWFORBID" and "quiet" not in manners: say("UNKNOWN command")
    elif word == "YXBOARD": is_told = True
    elif word == "YXNBEST": study(int(line.split()[1]))
    elif word == "YXSTOP":
        if "stubborn" not in manners: say(points[0])
    elif word == "DONE" and is_told: is_told = False
    elif word == "SWAP2BOARD":
        told = "swap" if "swaps" in manners else "unknown"
        if told == "unknown" and "quiet" not in manners: say("UNKNOWN command")
    elif told == "swap" and "coloured" in manners and line.count(",") == 1:
        say("ERROR Color is not a valid value"); told = "unknown"
    elif word == "DONE" and told == "swap": told = ""; say(points.pop(0).replace(";", " "))
    elif word == "DONE" and told == "unknown": told = ""
    elif word in ("BEGIN", "TURN", "DONE"): answer()
"""


class Scripted:
    """Makes commands that start such engines, and reads what they were told."""

    def __init__(self, folder: Path) -> None:
        self._script, self._log = folder / "scripted.py", folder / "told.txt"
        self._script.write_text(SCRIPT, "utf-8")

    def command(self, manners: str = "", points: str = "") -> Sequence[str]:
        """The command of an engine with these manners, which answers these points in turn."""
        return [sys.executable, str(self._script), manners, points, str(self._log)]

    def told(self) -> list[str]:
        """What such engines were told, but for INFO."""
        lines = self._log.read_text("utf-8").splitlines()
        return [line for line in lines if not line.startswith("INFO")]

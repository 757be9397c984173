#!/usr/bin/python3
"""Runs both sides in turns and prints their ratios: compare.py FOLDER-OF-PROGRAMS CYCLES

Turns, because the machine is now faster and now slower; a ratio is that of one turn, and the median
of the turns is what is told, for the same reason.
"""

import json
import os
import statistics
import subprocess
import sys
import time

PROGRAMS, CYCLES = os.path.abspath(sys.argv[1]), sys.argv[2]
TURNS, STARTS = 9, 15
FORMS = ["callback", "closure", "await"]


def run(program, *arguments):
    result = subprocess.run(
        [os.path.join(PROGRAMS, program), *arguments], check=True, capture_output=True, text=True,
        env={**os.environ, "START_NS": str(time.time_ns())})
    return json.loads(result.stdout.strip().splitlines()[-1])


def floor(cycles, *arguments):
    return run("floor", str(cycles), *arguments)


def ours(cycles, form, *arguments):
    return run("GTKBenchmarks", str(cycles), form, *arguments)


def median(runs, key):
    return statistics.median(r[key] for r in runs)


def ratio(runs, base, key):
    return round(statistics.median(r[key] / b[key] for r, b in zip(runs, base)), 3)


def cycles(until):
    each = max(int(CYCLES) // TURNS, 1)
    runs = {name: [] for name in ["c", *FORMS]}
    for _ in range(TURNS):
        runs["c"].append(floor(each, until))
        for form in FORMS:
            runs[form].append(ours(each, form, until))
    for name, results in runs.items():
        yield {
            "measure": f"cycle until {until}", "name": name,
            "median_us": median(results, "median_us"), "p99_us": median(results, "p99_us"),
            "ratio": ratio(results, runs["c"], "median_us"),
            "shown": sum(r["shown"] for r in results),
            "finalized": sum(r["finalized"] for r in results),
            "rss_growth_kib": max(r["rss_growth_kib"] for r in results),
        }


def starts():
    runs = {"c": [], "callback": []}
    for _ in range(STARTS):
        runs["c"].append(floor(0))
        runs["callback"].append(ours(0, "callback"))
    for name, results in runs.items():
        yield {"measure": "start until painted", "name": name,
               "median_ms": round(median(results, "startup_ms"), 1),
               "ratio": ratio(results, runs["c"], "startup_ms")}


# The first programs on a new session bus start the services of the accessibility bus.
floor(20, "painted")
ours(20, "await", "painted")
ROWS = [*cycles("mapped"), *cycles("painted"), *starts(), run("GTKBenchmarks", "0", "callback", "idle")]
for row in ROWS:
    print(json.dumps(row))
print(f"\n{'measure':24}{'name':12}{'median':>12}{'ratio':>8}{'finalized':>12}{'RSS KiB':>10}")
for row in ROWS[:-1]:
    time_ = f"{row['median_us']:.0f} µs" if "median_us" in row else f"{row['median_ms']} ms"
    finalized = f"{row['finalized']}/{row['shown']}" if "shown" in row else ""
    print(f"{row['measure']:24}{row['name']:12}{time_:>12}{row['ratio']:>8}{finalized:>12}"
          f"{row.get('rss_growth_kib', ''):>10}")
print(f"idle: {ROWS[-1]['cpu_ms_in_5_s']:.2f} ms of processor time in 5 s")
lost = sorted({row["name"] for row in ROWS if row.get("finalized") != row.get("shown")})
if lost:
    sys.exit(f"dialogs that were never freed: {', '.join(lost)}")

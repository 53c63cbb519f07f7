"""One catenary by MoorPy: the line as JSON in, milliseconds of its calls and its tensions as JSON out."""

import json
import sys
import time

from moorpy.Catenary import catenary


def main():
    line = json.load(sys.stdin)
    asked = [line[name] for name in ('span', 'height', 'length', 'axial_stiffness', 'weight')]
    calls = line['calls']
    for _ in range(calls):
        catenary(*asked, CB=0)
    times = []
    for _ in range(calls):
        begun = time.perf_counter()
        fairlead = catenary(*asked, CB=0)
        times.append(1000 * (time.perf_counter() - begun))
    print(json.dumps(dict(ms=times, horizontal=float(abs(fairlead[2])), vertical=float(abs(fairlead[3])))))


main()

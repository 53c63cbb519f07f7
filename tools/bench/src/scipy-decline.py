"""A hyperbolic decline fitted to ln q by scipy: the history as JSON in, processor times and the sum of squares out."""

import json
import sys
import time

import numpy
from scipy.optimize import curve_fit

DAY = 86400


def shape(t, scale, log_decline, b):
    return scale - numpy.log1p(b * numpy.exp(log_decline) * t) / b


def median_ms(work, runs):
    times = []
    for _ in range(runs):
        begun = time.process_time()
        work()
        times.append(1000 * (time.process_time() - begun))
    return sorted(times)[runs // 2]


def main():
    asked = json.load(sys.stdin)
    t = numpy.array(asked['times']) / DAY
    y = numpy.array(asked['logRates'])
    start = [y[0], numpy.log(1 / t[-1]), 0.5]
    bounds = ([-50, -40, 1e-9], [50, 10, 2])
    found, _ = curve_fit(shape, t, y, p0=start)
    answer = dict(
        ms=median_ms(lambda: curve_fit(shape, t, y, p0=start), asked['fits']),
        bounded_ms=median_ms(lambda: curve_fit(shape, t, y, p0=start, bounds=bounds), max(asked['fits'] // 10, 3)),
        sum_of_squares=float(numpy.sum((y - shape(t, *found)) ** 2)),
    )
    print(json.dumps(answer))


main()

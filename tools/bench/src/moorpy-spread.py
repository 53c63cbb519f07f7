"""The equilibrium of a spread by MoorPy: the spread as JSON in, median times, pose and fairlead tensions as JSON out."""

import json
import sys
import time

import moorpy
import numpy
from moorpy.subsystem import Subsystem

GRAVITY = 9.80665
WATER = 1025
# At which its answer is compared, and at which it is quick: that of its own default.
TIGHT = 1e-6
USUAL = 0.05


def line_type(number, segment):
    weight = segment['weightPerLength']
    return dict(
        name=str(number),
        d_vol=0.0,
        m=weight / GRAVITY,
        w=weight,
        EA=segment['axialStiffness'],
        material='line',
        Cd=1,
        Ca=1,
        CdAx=0,
        CaAx=0,
        EAd=None,
        EAd_Lm=None,
    )


def system_of(spread, tolerance):
    depth, draught, distance = spread['depth'], spread['fairlead_depth'], spread['distance']
    system = moorpy.System(depth=depth, rho=WATER, g=GRAVITY)
    load = spread['load']
    force = numpy.array([load['x'], load['y'], 0, 0, 0, load['yaw']])
    system.addBody(0, [0, 0, 0, 0, 0, 0], DOFs=[0, 1, 5], f6Ext=force)
    types = [line_type(i, segment) for i, segment in enumerate(spread['segments'])]
    lengths = [segment['length'] for segment in spread['segments']]
    for i, line in enumerate(spread['lines']):
        along = numpy.array([numpy.cos(line['azimuth']), numpy.sin(line['azimuth'])])
        fairlead = numpy.array([line['x'], line['y'], -draught])
        anchor = numpy.array([*(fairlead[:2] + distance * along), -depth])
        system.addPoint(1, anchor)
        system.addPoint(1, fairlead)
        system.bodyList[0].attachPoint(2 * i + 2, fairlead)
        part = Subsystem(mooringSys=system, num=i + 1, depth=depth, span=distance, z_fair=-draught, rho=WATER, g=GRAVITY)
        part.makeGeneric(lengths, types)
        part.eqtol = tolerance
        system.lineList.append(part)
        system.pointList[2 * i].attachLine(i + 1, 0)
        system.pointList[2 * i + 1].attachLine(i + 1, 1)
    system.initialize()
    return system


def solved(spread, tolerance):
    """The system at rest, and the milliseconds of each run."""
    times = []
    for _ in range(spread['runs']):
        system = system_of(spread, tolerance)
        begun = time.perf_counter()
        system.solveEquilibrium(tol=tolerance, maxIter=500)
        times.append(1000 * (time.perf_counter() - begun))
    return system, times


def main():
    spread = json.load(sys.stdin)
    _, usual = solved(spread, USUAL)
    system, times = solved(spread, TIGHT)
    pose = system.bodyList[0].r6[[0, 1, 5]].tolist()
    tensions = [float(part.lineList[-1].TB) for part in system.lineList]
    print(json.dumps(dict(ms=times, usual_ms=usual, pose=pose, tensions=tensions)))


main()

"""Verdicts of fpso-mooring-full by the solution of fpso-spread-mooring: elastic catenaries, force balance, API RP 2SK (2005) factors."""

from math import cos, radians, sin

from worked import functions_of

own = functions_of('../fpso-spread-mooring/worked.py')
verdict, sides_of, Spread = own.verdict, own.sides_of, own.Spread
MBL = 13572864


def spread_of_twelve():
    azimuths = [c + k for c in (45, 135, 225, 315) for k in (-5, 0, 5)]
    corner = {45: (140, 28), 135: (-140, 28), 225: (-140, -28), 315: (140, -28)}
    fairleads = [corner[c] for c in (45, 135, 225, 315) for _ in range(3)]
    return Spread(azimuths, fairleads, x_0=1240, z=384, L=1400, w=2455.53519, EA=1229760e3)


def cases():
    twelve = spread_of_twelve()
    calm = (-1046035, 1239261, 37945600)
    verdict('default-ocimf-12-lines', sides_of(twelve, calm, MBL, anchor=3e6))
    verdict('anchors-alone-fail-intact', sides_of(twelve, calm, MBL, anchor=1.8e6))
    verdict('anchors-fail-intact-and-damaged', sides_of(twelve, calm, MBL, anchor=1.6e6))
    direct = (-2500e3, 1200e3, 20000e3)
    verdict('direct-force-and-moment', sides_of(twelve, direct, MBL))
    verdict('intact-tension-alone-fails', sides_of(twelve, direct, 4.7e6))
    verdict('damaged-tension-fails-too', sides_of(twelve, direct, 4e6))

    storm = (-2200e3, 900e3, 15000e3)
    motion = own.extreme_motion(6.5, 2.2, 210, 11, 10800)
    for name, load, limits in (
        ('extreme-offset-12-lines', MBL, (60, 80)),
        ('extreme-tension-alone-fails', 5.5e6, (60, 80)),
        ('worst-damaged-tension-fails-too', 5.3e6, (60, 80)),
        ('damaged-extreme-tension-fails-too', 5e6, (60, 80)),
        ('offset-alone-fails', MBL, (45, 80)),
        ('damaged-offsets-fail', MBL, (60, 60)),
    ):
        verdict(name, sides_of(twelve, storm, load, motion=motion, limits=limits))

    anchored = sides_of(twelve, storm, MBL, motion=motion, anchor=2.75e6)
    verdict('anchors-fail-at-the-extreme-position', anchored)

    six = [(20 * cos(radians(a)), 20 * sin(radians(a))) for a in range(0, 360, 60)]
    light = Spread(list(range(0, 360, 60)), six, x_0=796.732, z=186, L=835.35, w=1065.302, EA=753600e3)
    push = (1500e3, 0, 0)
    verdict('six-light-lines-surge', sides_of(light, push, 5.5e6))

    uneven = [340, 0, 20, 100, 180, 260]
    round_ = [(round(20 * cos(radians(a)), 6), round(20 * sin(radians(a)), 6)) for a in uneven]
    lines = Spread(uneven, round_, x_0=796.732, z=186, L=835.35, w=1065.302, EA=753600e3)
    sides = sides_of(lines, (-700e3, -100e3, 0), 1.3e6, anchor=0.9e6, limits=(8, 30))
    verdict('uneven-spread-drifts-furthest-by-another-line', sides)

    three = Spread([60, 180, 300], [(29, 50.229473), (-58, 0), (29, -50.229473)], 779.6, 186, 850, 5842.122, 3270e6)
    verdict('three-lines-bear-no-loss', {'redundancy': (three.gap_without(1), 180)})


cases()

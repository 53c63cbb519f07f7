"""The ISCWSA error model of magnetic MWD: terms and weighting functions of the OWSG tool group A, Rev 5.1 of
8 October 2020, sheet MWD+SRGM, in radians and tesla; the balanced tangential step of the ISCWSA definition.

The sheet prints the azimuth weight of XYM3E without its minus sign. It has one in the definition, in the ISCWSA example
workbook of Rev 5 (well 1) and by geometry: a tilt to the north turns a hole that points east to the left.
"""

from math import cos, pi, sin, sqrt, tan

from worked import table, worked

I, A_M, A_T, DIP = (0.2, 1.4), (0.2, 6), (0.2, 6), (0.3, 1.3)
G, B = (9.78, 9.83), (3e-5, 6e-5)
LENGTH = (5, 90)
# holes that point up
UP_TOO = [dict(I=2.2, A_M=4, A_T=4), dict(I=1.9, A_M=2, A_T=2)]


def up_too(*names, **fixed):
    return [{**{name: point[name] for name in names}, **fixed} for point in UP_TOO]


def weight(name, formula, also=(), **ranges):
    formula.__name__ = name
    worked(also=also, **ranges)(formula)


weight('depthScale', lambda MD: MD, MD=(100, 5000))
weight('depthStretch', lambda MD, TVD: MD * TVD, MD=(100, 5000), TVD=(100, 4000))
weight('abxy1Inclination', lambda I, G: -cos(I) / G, up_too('I', G=9.8), I=I, G=G)
weight(
    'abxy1Azimuth',
    lambda I, A_M, Theta, G: (tan(Theta) * cos(I) * sin(A_M)) / G,
    up_too('I', 'A_M', Theta=1, G=9.8),
    I=I,
    A_M=A_M,
    Theta=DIP,
    G=G,
)
weight(
    'abxy2Azimuth',
    lambda I, A_M, Theta, G: ((tan((pi / 2) - I)) - tan(Theta) * cos(A_M)) / G,
    I=I,
    A_M=A_M,
    Theta=DIP,
    G=G,
)
weight('abxy2North', lambda A_T, G: -sin(A_T) / G, A_T=A_T, G=G)
weight('abxy2East', lambda A_T, G: cos(A_T) / G, A_T=A_T, G=G)
weight('abzInclination', lambda I, G: -sin(I) / G, I=I, G=G)
weight('abzAzimuth', lambda I, A_M, Theta, G: tan(Theta) * sin(I) * sin(A_M) / G, I=I, A_M=A_M, Theta=DIP, G=G)
weight('asxy1Inclination', lambda I: sin(I) * cos(I) / sqrt(2), I=I)
weight('asxy2Inclination', lambda I: sin(I) * cos(I) / 2, I=I)
weight('aszInclination', lambda I: -sin(I) * cos(I), I=I)
ANGLES = dict(I=I, A_M=A_M, Theta=DIP)
for name, formula in {
    'asxy1Azimuth': lambda I, A_M, Theta: (-tan(Theta) * sin(I) * cos(I) * sin(A_M)) / sqrt(2),
    'asxy2Azimuth': lambda I, A_M, Theta: (-tan(Theta) * sin(I) * cos(I) * sin(A_M)) / 2,
    'asxy3Azimuth': lambda I, A_M, Theta: (tan(Theta) * sin(I) * cos(A_M) - cos(I)) / 2,
    'aszAzimuth': lambda I, A_M, Theta: tan(Theta) * sin(I) * cos(I) * sin(A_M),
    'msxy1Azimuth': lambda I, A_M, Theta: sin(I) * sin(A_M) * (tan(Theta) * cos(I) + sin(I) * cos(A_M)) / sqrt(2),
    'msxy2Azimuth': lambda I, A_M, Theta: (
        sin(A_M) * (tan(Theta) * sin(I) * cos(I) - cos(I) * cos(I) * cos(A_M) - cos(A_M)) / 2
    ),
    'msxy3Azimuth': lambda I, A_M, Theta: (
        (cos(I) * cos(A_M) * cos(A_M) - cos(I) * sin(A_M) * sin(A_M) - tan(Theta) * sin(I) * cos(A_M)) / 2
    ),
    'mszAzimuth': lambda I, A_M, Theta: -(sin(I) * cos(A_M) + tan(Theta) * cos(I)) * sin(I) * sin(A_M),
}.items():
    weight(name, formula, up_too('I', 'A_M', Theta=1), **ANGLES)
weight('mbxy1Azimuth', lambda I, A_M, B, Theta: -cos(I) * sin(A_M) / (B * cos(Theta)), B=B, **ANGLES)
weight('mbxy2Azimuth', lambda A_M, B, Theta: cos(A_M) / (B * cos(Theta)), A_M=A_M, B=B, Theta=DIP)
weight('mbzAzimuth', lambda I, A_M, B, Theta: -sin(I) * sin(A_M) / (B * cos(Theta)), B=B, **ANGLES)
weight('dbhAzimuth', lambda B, Theta: 1 / (B * cos(Theta)), B=B, Theta=DIP)
weight('amilAzimuth', lambda I, A_M, B, Theta: sin(I) * sin(A_M) / (B * cos(Theta)), B=B, **ANGLES)
weight('sagInclination', lambda I: sin(I) ** 0.25, up_too('I'), I=I)
weight('xym1Inclination', lambda I: abs(sin(I)), up_too('I'), I=I)

TILTED = dict(I=I, A_T=A_T, k_L=(1, 3))
UP = up_too('I', 'A_T', k_L=2)
weight('xym3Inclination', lambda I, A_T, k_L: abs(cos(I)) * cos(A_T) * k_L, UP, **TILTED)
weight('xym3Azimuth', lambda I, A_T, k_L: -(abs(cos(I)) * sin(A_T) / sin(I)) * k_L, UP, **TILTED)
weight('xym4Inclination', lambda I, A_T, k_L: abs(cos(I)) * sin(A_T) * k_L, UP, **TILTED)
weight('xym4Azimuth', lambda I, A_T, k_L: (abs(cos(I)) * cos(A_T) / sin(I)) * k_L, UP, **TILTED)
weight(
    'shortCourse',
    lambda L, L_0: max(1, sqrt(L_0 / L)),
    [dict(L=L, L_0=10) for L in (9.96, 10.04, 30)],
    L=(1, 9),
    L_0=(9.5, 12),
)

TWISTS = [dict(I=0.8, Delta_A=turn, tau=5.7e-4, L=30) for turn in (0.02389, 0.02387, 0.5, -0.5, 0)]
weight(
    'xclaBend',
    lambda I, Delta_A, tau, L: sin(I) * max(sin(abs(Delta_A)), tau * L / sin(I)),
    TWISTS,
    I=I,
    Delta_A=(-1.5, 1.5),
    tau=(5e-4, 6e-4),
    L=LENGTH,
)
BENDS = [dict(I=0.8, I_b=before, tau=5.7e-4, L=30) for before in (0.78292, 0.78288, 0.81712, 0.7, 0.9, 0.8)]
weight(
    'xclhBend', lambda I, I_b, tau, L: max(abs(I - I_b), tau * L), BENDS, I=I, I_b=I, tau=(5e-4, 6e-4), L=LENGTH
)


# The balanced tangential step, h (sin I cos A, sin I sin A, cos I) of a half course, differentiated by complex steps

STEP = 1e-30


def csin(z):
    return complex(sin(z.real), cos(z.real) * z.imag)


def ccos(z):
    return complex(cos(z.real), -sin(z.real) * z.imag)


def step(h, I, A):
    return h * csin(I) * ccos(A), h * csin(I) * csin(A), h * ccos(I)


def per_inclination(axis, h, I, A):
    return step(h, complex(I, STEP), complex(A))[axis].imag / STEP


def per_azimuth(axis, h, I, A):
    return step(h, complex(I), complex(A, STEP))[axis].imag / STEP


AT = dict(h=LENGTH, I=I, A_T=A_T)
weight('northPerInclination', lambda h, I, A_T: per_inclination(0, h, I, A_T), **AT)
weight('eastPerInclination', lambda h, I, A_T: per_inclination(1, h, I, A_T), **AT)
weight('downPerInclination', lambda h, I: per_inclination(2, h, I, 1.0), h=LENGTH, I=I)
weight('northPerAzimuth', lambda h, I, A_T: per_azimuth(0, h, I, A_T), **AT)
weight('eastPerAzimuth', lambda h, I, A_T: per_azimuth(1, h, I, A_T), **AT)
DEPTHS = dict(MD_b=(1000, 2000), MD=(2010, 2400))
weight('halfCourse', lambda MD_b, MD: (MD - MD_b) / 2, **DEPTHS)
weight('wholeCourse', lambda MD_b, MD: MD - MD_b, **DEPTHS)
weight('perDepth', lambda t_b, t: (t_b + t) / 2, t_b=(-1, 1), t=(-1, 1))
weight('trueAzimuth', lambda A, gamma: A + gamma, A=A_T, gamma=(-0.1, 0.1))
weight('magneticAzimuth', lambda A_T, delta: A_T - delta, A_T=A_T, delta=(-0.3, 0.3))
MOVED = dict(w_D=(-2, 2), d=(-1, 1), w_I=(-1, 1), i=(-15, 15))
weight('movement', lambda w_D, d, w_I, i, w_A, a: w_D * d + w_I * i + w_A * a, w_A=(-1, 1), a=(-15, 15), **MOVED)
weight('movementDown', lambda w_D, d, w_I, i: w_D * d + w_I * i, **MOVED)
weight('positionError', lambda sigma, m: sigma * m, sigma=(1e-4, 1e-2), m=(-20, 20))


# name, magnitude, unit, propagation, and the weights on depth, inclination and azimuth that are numbers
SHEET = '''
DRFR 0.35 m R 1 0 0
DSFS 0.00056 - S f 0 0
DSTG 2.5e-7 1/m G f 0 0
ABXY-TI1S 0.004 m/s2 S 0 f f
ABXY-TI2S 0.004 m/s2 S 0 0 f
ABZ 0.004 m/s2 S 0 f f
ASXY-TI1S 0.0005 - S 0 f f
ASXY-TI2S 0.0005 - S 0 f f
ASXY-TI3S 0.0005 - S 0 0 f
ASZ 0.0005 - S 0 f f
MBXY-TI1S 70 nT S 0 0 f
MBXY-TI2S 70 nT S 0 0 f
MBZ 70 nT S 0 0 f
MSXY-TI1S 0.0016 - S 0 0 f
MSXY-TI2S 0.0016 - S 0 0 f
MSXY-TI3S 0.0016 - S 0 0 f
MSZ 0.0016 - S 0 0 f
DEC-U 0.16 deg W 0 0 1
DEC-OS 0.24 deg G 0 0 1
DEC-OH 0.21 deg G 0 0 1
DEC-OI 0.05 deg G 0 0 1
DECR 0.1 deg R 0 0 1
DBH-U 2350 deg*nT W 0 0 f
DBH-OS 3359 deg*nT G 0 0 f
DBH-OH 2840 deg*nT G 0 0 f
DBH-OI 356 deg*nT G 0 0 f
DBHR 3000 deg*nT R 0 0 f
AMIL 220 nT S 0 0 f
SAGE 0.2 deg S 0 f 0
XYM1 0.1 deg S 0 f 0
XYM2 0.1 deg S 0 0 -1
XYM3E 0.3 deg R 0 f f
XYM4E 0.3 deg R 0 f f
'''
PROPAGATION = {'R': 'Random', 'S': 'Systematic', 'W': 'Well', 'G': 'Global'}


def term(line):
    name, magnitude, unit, mode, *weights = line.split()
    numbers = {of: float(w) for of, w in zip(('depth', 'inclination', 'azimuth'), weights) if w != 'f'}
    return dict(name=name, magnitude=float(magnitude), unit=unit, propagation=PROPAGATION[mode], **numbers)


TOOL_GROUP = 'OWSG tool group A, Rev 5.1 (8 October 2020), sheet MWD+SRGM, of the ISCWSA'
table('MWD_SRGM', [term(line) for line in SHEET.strip().splitlines()], source=TOOL_GROUP, kind='published')
table(
    'COURSE_TERMS',
    [dict(name=name, magnitude=0.167, unit='-', propagation='Random') for name in ('XCLA', 'XCLH')],
    source=TOOL_GROUP,
    kind='published',
)
table('SHORT_COURSE', 10, source=TOOL_GROUP + ': misalignment, least course length 10 m', kind='published')
table(
    'XCL_TORTUOSITY',
    5.72615e-4,
    source='ISCWSA example workbook of MWD Rev 5, sheet Model: tortuosity in rad/m (the tool group: 1 deg in 100 ft)',
    kind='published',
)

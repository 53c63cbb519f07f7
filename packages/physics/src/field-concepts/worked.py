"""Screening of host concepts: depth windows in metres, and scores by ramps between their corners."""

from worked import table, worked

SCREENING = 'screening heuristics, depth windows'
WINDOWS = {
    'TLP': (300, 1800),
    'Spar': (1200, 3000),
    'Semi': (600, 2500),
    'FPSO': (600, 3000),
    'Subsea_Tieback': (100, 3000),
}
for host, (least, greatest) in WINDOWS.items():
    table(f'DEPTH_WINDOWS.{host}.from', least, source=SCREENING)
    table(f'DEPTH_WINDOWS.{host}.to', greatest, source=SCREENING)

BANDS = {
    'TLP': (500, 1600),
    'Spar': (1500, 2500),
    'Semi': (1000, 2200),
    'FPSO': (800, 2500),
    'Subsea_Tieback': (100, 2000),
}
for host, (least, greatest) in BANDS.items():
    table(f'DEPTH_BANDS.{host}.from', least, source='screening heuristics, optimum bands')
    table(f'DEPTH_BANDS.{host}.to', greatest, source='screening heuristics, optimum bands')

HOSTS = ('TLP', 'Semi', 'Spar', 'FPSO', 'Subsea_Tieback')
FLUIDS = {'oil': (90, 85, 85, 80, 80), 'gas': (65, 85, 75, 95, 70)}
FLUIDS['condensate'] = FLUIDS['gas']
table('FLUID_SCORES', {fluid: dict(zip(HOSTS, row)) for fluid, row in FLUIDS.items()}, source='fluid scores')
table('ALONE_SCORES', {'standalone': 70, 'tieback': 0}, source='distance scores without infrastructure')
table('USUAL_WEIGHTS', {'depth': 0.4, 'reservoir': 0.3, 'distance': 0.2, 'fluid': 0.1}, source='weights of the scores')


def ramp(x, corners):
    """Linear between corners, level beyond them."""
    if x <= corners[0][0]:
        return corners[0][1]
    for (a, low), (b, high) in zip(corners, corners[1:]):
        if x <= b:
            return low + (high - low) * (x - a) / (b - a)
    return corners[-1][1]


WINDOW = dict(d_1=600, d_o1=1000, d_o2=2200, d_2=2500)


@worked(d=(600, 2500), also=[dict(d=d) for d in (600, 999, 1000, 2200, 2201, 2500)], **WINDOW)
def depthScore(d, d_1, d_o1, d_o2, d_2):
    return ramp(d, [(d_1, 60), (d_o1, 100), (d_o2, 100), (d_2, 60)])


@worked(R=(1, 1000), also=[dict(R=R) for R in (49, 50, 50.25, 51, 100, 149, 150, 151, 599, 600, 601)])
def tiebackSizeScore(R):
    return ramp(R, [(50, 100), (150, 50), (600, 5)])


@worked(R=(1, 400), also=[dict(R=R) for R in (49.9, 50, 50.1, 125, 199, 200, 201)])
def standaloneSizeScore(R):
    return 30 if R < 50 else ramp(R, [(50, 60), (200, 100)])


@worked(L=(0, 130), also=[dict(L=L) for L in (14, 15, 15.1, 16, 29, 30, 31, 50, 59, 60, 61, 109, 110, 111)])
def tiebackReachScore(L):
    return ramp(L, [(15, 100), (30, 60), (60, 5), (110, 0)])


@worked(L=(0, 50), also=[dict(L=L) for L in (9.9, 10, 10.1)])
def standaloneReachScore(L):
    return 80 if L >= 10 else 60


WEIGHT, SCORE = (0.1, 3), (0, 100)


@worked(w_d=WEIGHT, s_d=SCORE, w_r=WEIGHT, s_r=SCORE, w_L=WEIGHT, s_L=SCORE, w_f=WEIGHT, s_f=SCORE)
def compositeScore(w_d, s_d, w_r, s_r, w_L, s_L, w_f, s_f):
    w, s = (w_d, w_r, w_L, w_f), (s_d, s_r, s_L, s_f)
    return sum(a / sum(w) * b for a, b in zip(w, s))


@worked(S=SCORE, p=(0, 1))
def blendedScore(S, p):
    return S - 0.1 * (S - 100 * p)

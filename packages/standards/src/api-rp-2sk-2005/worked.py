"""Line tension and T-N curves of API RP 2SK (2005): N R^M = K, tables 3 and 1."""

from worked import table, worked

FORCE = (1e5, 9e6)


@worked(T=FORCE, FS=(1, 3))
def factoredTension(T, FS):
    return T * FS


@worked(T_d=FORCE, MBL=FORCE)
def tensionUtilisation(T_d, MBL):
    return T_d / MBL


@worked(T_m=FORCE, RBS=FORCE)
def meanLoadRatio(T_m, RBS):
    return T_m / RBS


@worked(MBL=FORCE, T=FORCE)
def tensionSafetyFactor(MBL, T):
    return 1 / (T / MBL)


@worked(MBL=FORCE, FS=(1, 3))
def allowableTension(MBL, FS):
    return 1 / FS * MBL


@worked(b_0=(3, 3.5), b_1=(2.5, 3.5), L_m=(0.05, 0.4))
def ropeIntercept(b_0, b_1, L_m):
    return 10 ** (b_0 - b_1 * L_m)


@worked(K=(100, 1000), R=(0.02, 0.3), M=(3, 5))
def tensionCycles(K, R, M):
    return K / R**M


@worked(dT=FORCE, RBS=FORCE)
def tensionRatio(dT, RBS):
    return dT / RBS


TABLE_3 = 'API RP 2SK (2005) table 3, M and K of the T-N curves'
table(
    'CHAIN_CURVES',
    {
        'stud_chain': {'M': 3.0, 'K': 1000},
        'studless_chain': {'M': 3.0, 'K': 316},
        'connecting_link': {'M': 3.0, 'K': 178},
    },
    source=TABLE_3,
)
table(
    'ROPE_CURVES',
    {
        'six_strand_rope': {'M': 4.09, 'b_0': 3.20, 'b_1': 2.79},
        'spiral_strand': {'M': 5.05, 'b_0': 3.25, 'b_1': 3.43},
    },
    source=TABLE_3,
)
table('LIFE_FACTOR', 3, source='API RP 2SK (2005) fatigue design: three times the service life')
# All six also stand in the public program CableDyn, which cites the third edition.
table(
    'LINE_FACTORS',
    {
        'quasi_static': {'intact': 2.0, 'damaged': 1.43, 'transient': 1.18},
        'dynamic': {'intact': 1.67, 'damaged': 1.25, 'transient': 1.05},
    },
    source='API RP 2SK (2005) tension limits and factors of safety, by public descriptions',
)
table('ORQ_COEFFICIENT', 0.0211, source='API Spec 2F: ORQ chain breaks at 0.0211 d^2 (44 - 0.08 d) kN, d in mm')

"""DNV-RP-F103: demand, mass and spacing of bracelet anodes, and what a uniform demand drops along the pipe wall.

Formulas from the specification of the method and from the plan of vamseeachanta/digitalmodel #2260, which names the equations
of 6.7 (2010: 5.6); tables read in its f103_tables.py, which was held to the text of both prints.
"""

from math import ceil, pi, sqrt

from worked import logarithmic, table, worked

PEER = 'vamseeachanta/digitalmodel src/digitalmodel/cathodic_protection/f103_tables.py@32da449'

D, WALL = (0.2, 1.2), (0.01, 0.04)
FACTOR, DENSITY = logarithmic(1e-3, 0.1), (0.02, 0.13)


@worked(a=logarithmic(1e-3, 0.3), b=logarithmic(1e-5, 0.03), t_f=(10, 40))
def finalBreakdown(a, b, t_f):
    return a + b * t_f


@worked(a=logarithmic(1e-3, 0.3), b=logarithmic(1e-5, 0.03), t_f=(10, 40))
def meanBreakdown(a, b, t_f):
    return a + 0.5 * b * t_f


@worked(r=(0.02, 0.3), f_lp=FACTOR, f_fj=FACTOR)
def weightedBreakdown(r, f_lp, f_fj):
    whole = 1.0
    return ((whole - r) * f_lp + r * f_fj) / whole


@worked(r=(0.01, 0.3))
def jointRatio(r):
    linepipe = 1 - r
    return r / linepipe


@worked(r_L=(0.01, 0.3), f_lp=FACTOR, f_fj=FACTOR)
def breakdownAlongPipe(r_L, f_lp, f_fj):
    return f_lp + r_L * f_fj


@worked(N=(5, 200), m=(20, 200), u=(0.7, 0.85), epsilon=(700, 2000))
def anodeCharge(N, m, u, epsilon):
    return N * m * u * epsilon


@worked(I_c=(1, 100), I_a=(0.5, 4), also=[{'I_c': 19.99, 'I_a': 4}, {'I_c': 20, 'I_a': 4}, {'I_c': 20.02, 'I_a': 4}])
def anodesForCurrent(I_c, I_a):
    return ceil(I_c / I_a)


@worked(M=(200, 9000), m=(20, 200), also=[{'M': 1499, 'm': 150}, {'M': 1500, 'm': 150}, {'M': 1501, 'm': 150}])
def anodesForMass(M, m):
    return ceil(M / m)


@worked(N_m=(5, 50), N_f=(5, 50), draws=6)
def anodesForMassAndFinal(N_m, N_f):
    return max(N_m, N_f)


@worked(A_c=(1000, 40000), i_cm=DENSITY, f_c=FACTOR, k=(1, 1.3))
def currentDemand(A_c, i_cm, f_c, k):
    return A_c * i_cm * f_c * k


@worked(Delta_E=(0.15, 0.3), R_a=(0.05, 0.4))
def currentOutput(Delta_E, R_a):
    return Delta_E / R_a


@worked(E_c=(-0.9, -0.7), E_a=(-1.1, -0.95))
def drivingVoltage(E_c, E_a):
    return E_c - E_a


@worked(I_cm=(1, 60), t_f=(10, 40), u=(0.7, 0.85), epsilon=(700, 2000))
def netAnodeMass(I_cm, t_f, u, epsilon):
    return I_cm * t_f * 8760 / (u * epsilon)


@worked(I_cm=(1, 60), t_f=(10, 40))
def requiredCharge(I_cm, t_f):
    return 8760 * t_f * I_cm


@worked(D=D, L=(1000, 40000))
def surfaceArea(D, L):
    return pi * D * L


@worked(N=(5, 200), I_a=(0.5, 4))
def totalOutput(N, I_a):
    return N * I_a


def per_metre(D, f_cf, i_cm):
    """Current that a metre of pipe takes."""
    return pi * D * f_cf * i_cm


def wall(rho_me, D, t):
    """Resistance of a metre of pipe wall."""
    return rho_me / (pi * t * (D - t))


@worked(D=D, f_cf=FACTOR, i_cm=DENSITY, R_af=(0.05, 0.4))
def anodeDropFactor(D, f_cf, i_cm, R_af):
    both_sides = 2 * per_metre(D, f_cf, i_cm)
    return R_af * both_sides


RHO_ME = (1.5e-7, 3e-7)


@worked(rho_me=RHO_ME, D=D, t=WALL, f_cf=FACTOR, i_cm=DENSITY)
def wallDropFactor(rho_me, D, t, f_cf, i_cm):
    # the integral of wall() * per_metre() * (L - x) over x from 0 to L is this times L**2
    return wall(rho_me, D, t) * per_metre(D, f_cf, i_cm) / 2


@worked(L=(1000, 40000), N=(5, 200))
def anodeSpacing(L, N):
    return L / N


C_1, C_2 = logarithmic(1e-6, 1e-3), logarithmic(1e-10, 1e-7)


@worked(c_1=C_1, c_2=C_2, s=(100, 4000), x=(1, 100))
def dropAlong(c_1, c_2, s, x):
    half = s / 2
    return c_1 * half + 2 * c_2 * (half * x - x**2 / 2)


@worked(Delta_E=(0.1, 0.3), c_1=C_1, c_2=C_2)
def halfSpacing(Delta_E, c_1, c_2):
    return (-c_1 + sqrt(c_1**2 + 4 * c_2 * Delta_E)) / (2 * c_2)


@worked(L_p=(1000, 9000))
def longestSpacing(L_p):
    return L_p + L_p


@worked(c_1=C_1, c_2=C_2, s=(100, 4000))
def midSpanDrop(c_1, c_2, s):
    half = s / 2
    return c_1 * half + c_2 * half**2


@worked(E_a=(-1.1, -0.95), Delta_E_s=(0.01, 0.3))
def midSpanPotential(E_a, Delta_E_s):
    return E_a + Delta_E_s


@worked(L=(1000, 40000), L_p=(1000, 9000))
def protectedFromOneEnd(L, L_p):
    return L, L_p


@worked(rho_me=RHO_ME, D=D, t=WALL, f_cf=FACTOR, i_cm=DENSITY, Delta_E_me=(0.1, 0.2))
def protectedLength(rho_me, D, t, f_cf, i_cm, Delta_E_me):
    # the wall of the whole length carries the whole current of that length
    return sqrt(Delta_E_me / (wall(rho_me, D, t) * per_metre(D, f_cf, i_cm)))



def direct(of):
    return {name: {'a': a, 'b': b, 'hottest': hottest} for name, (a, b, hottest) in of.items()}


table(
    'TABLE_5_1',
    {
        'upTo': [50, 80, 120],
        'values': {'non-buried': [0.050, 0.060, 0.070, 0.100], 'buried': [0.020, 0.025, 0.030, 0.040]},
    },
    PEER,
    'peer-code',
)
table(
    'TABLE_6_2',
    {
        'upTo': [25, 50, 80, 120],
        'values': {'non-buried': [0.050, 0.060, 0.075, 0.100, 0.130], 'buried': [0.020, 0.030, 0.040, 0.060, 0.080]},
    },
    PEER,
    'peer-code',
)
table(
    'of2010.TABLE_A_1',
    direct(
        {
            'Enamels': (0.003, 0.0001, 70),
            'FBE': (0.01, 0.0003, 90),
            '3-layer FBE/PE': (0.001, 0.00003, 80),
            '3-layer FBE/PP': (0.001, 0.00003, 110),
            'Multilayer FBE/PP': (0.0003, 0.00001, 140),
            'Polychloroprene': (0.001, 0.0001, 90),
        }
    ),
    PEER,
    'peer-code',
)
table(
    'of2010.TABLE_A_2',
    {
        'none': {'a': 0.30, 'b': 0.03},
        **direct(
            {
                '1A': (0.10, 0.01, 70),
                '2A': (0.03, 0.003, 70),
                '2B': (0.03, 0.003, 110),
                '3A': (0.03, 0.003, 90),
                '3B': (0.01, 0.0003, 80),
                '3C': (0.01, 0.0003, 140),
                '3D': (0.01, 0.0003, 140),
                '4A': (0.01, 0.0003, 90),
            }
        ),
    },
    PEER,
    'peer-code',
)
table(
    'of2019.TABLE_A_1',
    direct(
        {
            'Asphalt enamel + CWC': (0.01, 0.0003, 70),
            'FBE + CWC': (0.030, 0.0003, 90),
            'FBE (no concrete)': (0.030, 0.0010, 90),
            '3-layer FBE/PE': (0.001, 0.00003, 80),
            '3-layer FBE/PP': (0.001, 0.00003, 110),
            'FBE/PP thermal insulation': (0.0003, 0.00001, 140),
            'Polychloroprene': (0.010, 0.001, 90),
            'FBE/PU thermal insulation': (0.01, 0.003, 70),
        }
    ),
    PEER,
    'peer-code',
)
table(
    'of2019.TABLE_A_2',
    direct(
        {
            'none + PU infill': (0.30, 0.030, 70),
            '1D/2A tape or mastic HSS': (0.10, 0.010, 70),
            '2B(1) HSS PE': (0.03, 0.003, 70),
            '2C(1) HSS PP': (0.03, 0.003, 110),
            '3A FBE': (0.10, 0.010, 90),
            '3A FBE + PU infill': (0.03, 0.003, 90),
            '2B(2)/2C(2) FBE + HSS': (0.01, 0.0003, 70),
            '5A/B/C(1) FBE, PP adhesive and PP': (0.01, 0.0003, 140),
            '8A polychloroprene': (0.03, 0.001, 90),
        }
    ),
    PEER,
    'peer-code',
)
table('BRACELET_UTILISATION', 0.8, PEER + ', [6.4.2]', 'peer-code')
table('USUAL_SPACING', 300, 'method of the specification, step 7')

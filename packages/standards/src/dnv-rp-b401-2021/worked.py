"""DNV-RP-B401: demand, coating, anode mass and Table 8-7 (10-7, A-7) as the practice prints them.

Formulas from the specification of the method; tables read in vamseeachanta/digitalmodel, b401_tables.py, which was held to the
text of the prints of 2005/2010, 2017 and 2021.
"""

from math import ceil, log, pi, sqrt

from worked import logarithmic, table, worked

PEER = 'vamseeachanta/digitalmodel src/digitalmodel/cathodic_protection/b401_tables.py@6ce5f66'
SPECIFICATION = 'method of the cathodic protection specifications'

RHO, LENGTH, RADIUS = (0.15, 1.5), (0.8, 3), (0.05, 0.2)


@worked(rho=RHO, A_a=(0.1, 2))
def exposedAreaResistance(rho, A_a):
    return 0.315 * rho / sqrt(A_a)


@worked(m_f=(5, 60), rho_a=(2600, 7200), L_f=LENGTH)
def finalFlushRadius(m_f, rho_a, L_f):
    half_circle = m_f / rho_a / L_f
    return sqrt(half_circle / (pi / 2))


@worked(r_f=(0.03, 0.1))
def finalFlushWidth(r_f):
    return r_f + r_f


@worked(c_L=(0.85, 0.95), L=LENGTH)
def finalLength(c_L, L):
    return c_L * L


@worked(m_f=(5, 60), rho_a=(2600, 7200), L_f=LENGTH, r_c=(0.02, 0.06))
def finalSlenderRadius(m_f, rho_a, L_f, r_c):
    alloy = m_f / rho_a / L_f
    return sqrt((alloy + pi * r_c**2) / pi)


@worked(delta=(0.05, 0.2), m_g=(50, 400))
def heaviestByGeometry(delta, m_g):
    return m_g + delta * m_g


@worked(m=(162, 190), m_g=160, delta=0.1, also=[{'m': m} for m in (100, 160, 160.5)])
def toleranceUsed(m, m_g, delta):
    return (m - m_g) / (delta * m_g) if m > m_g else 0


@worked(k_int=(1, 2), R_a=(0.05, 0.4))
def interactingResistance(k_int, R_a):
    return k_int * R_a


@worked(rho=RHO, L=LENGTH, w=(0.1, 0.3))
def longFlushResistance(rho, L, w):
    S = (L + w) / 2
    return rho / (2 * S)


@worked(rho=RHO, L=LENGTH, r=RADIUS)
def longSlenderResistance(rho, L, r):
    return rho / (2 * pi * L) * (log(4 * L / r) - 1)


@worked(rho=RHO, L=(0.2, 0.8), r=(0.1, 0.4))
def shortSlenderResistance(rho, L, r):
    root = sqrt(1 + (r / (2 * L)) ** 2)
    return rho / (2 * pi * L) * (log(2 * L / r * (1 + root)) + r / (2 * L) - root)


@worked(k_s=(1.1, 1.4), R_a=(0.05, 0.4))
def nearStandOffResistance(k_s, R_a):
    return k_s * R_a


@worked(m=(50, 400), u=(0.75, 0.95))
def remainingMass(m, u):
    return m - u * m


@worked(rho_a=(2600, 7200), L=LENGTH, r=(0.09, 0.2), r_c=(0.02, 0.06))
def slenderAlloyMass(rho_a, L, r, r_c):
    return rho_a * L * (pi * r**2 - pi * r_c**2)


@worked(r=RADIUS)
def widthOfSlender(r):
    return 2 * r


GONE = dict(a=0.1, b=0.1)


@worked(a=(0.02, 0.1), b=(0.005, 0.02), t_f=(10, 30), also=[{**GONE, 't_f': t} for t in (8.96, 8.99, 9, 9.01, 9.04, 25)])
def finalCoatingBreakdown(a, b, t_f):
    return min(1, a + b * t_f)


@worked(a=(0.02, 0.1), b=(0.005, 0.02), t_f=(10, 30), also=[{**GONE, 't_f': t} for t in (8.96, 8.99, 9, 9.01, 9.04, 14, 25, 40)])
def meanCoatingBreakdown(a, b, t_f):
    if a + b * t_f <= 1:
        return a + 0.5 * b * t_f
    return 1 - (1 - a) ** 2 / (2 * b * t_f)


@worked(f_ci=(0.01, 0.1), f_cf=(0.1, 0.8))
def meanOfEnds(f_ci, f_cf):
    return (f_ci + f_cf) / 2


@worked(i_0=(0.05, 0.25), T_m=(26, 120), also=[{'i_0': 0.1, 'T_m': T} for T in (4, 24.9, 25, 25.1)])
def heatedCurrentDensity(i_0, T_m):
    return i_0 + 0.001 * (T_m - 25) if T_m > 25 else i_0


@worked(N=(5, 200), m=(50, 400), u=(0.8, 0.9), epsilon=(700, 2000))
def anodeCharge(N, m, u, epsilon):
    return N * m * u * epsilon


@worked(M_i=(1000, 90000), u=(0.8, 0.9), epsilon=(700, 2000), I_cm=(10, 400))
def anodeLife(M_i, u, epsilon, I_cm):
    return M_i * u * epsilon / I_cm / 8760


@worked(N_m=(5, 50), N_i=(5, 50), N_f=(5, 50), draws=8)
def anodesForAll(N_m, N_i, N_f):
    return max(N_m, N_i, N_f)


@worked(N_m=(5, 50), N_i=(5, 50), draws=6)
def anodesForMassAndInitial(N_m, N_i):
    return max(N_m, N_i)


@worked(I_c=(10, 300), I_a=(1, 8), also=[{'I_c': 19.99, 'I_a': 4}, {'I_c': 20, 'I_a': 4}, {'I_c': 20.02, 'I_a': 4}])
def anodesForCurrent(I_c, I_a):
    return ceil(I_c / I_a)


@worked(M=(1000, 9000), m=(50, 300), also=[{'M': 1499, 'm': 150}, {'M': 1500, 'm': 150}, {'M': 1501, 'm': 150}])
def anodesForMass(M, m):
    return ceil(M / m)


@worked(Delta_E=(0.15, 0.3), R_a=(0.05, 0.4))
def currentOutput(Delta_E, R_a):
    return Delta_E / R_a


@worked(I_o=(0, 100), n_w=(1, 20), I_w=(5, 8))
def drainWithWells(I_o, n_w, I_w):
    return I_o + n_w * I_w


@worked(E_c=(-0.9, -0.7), E_a=(-1.1, -0.95))
def drivingVoltage(E_c, E_a):
    return E_c - E_a


@worked(N=(5, 200), m=(50, 400))
def installedMass(N, m):
    return N * m


@worked(I_cm=(10, 400), t_f=(5, 40), u=(0.8, 0.9), epsilon=(700, 2000))
def netAnodeMass(I_cm, t_f, u, epsilon):
    return I_cm * t_f * 8760 / (u * epsilon)


@worked(E_c=(-0.9, -0.7), E_s=(-1.05, -0.75))
def potentialMargin(E_c, E_s):
    return E_c - E_s


@worked(I_cm=(10, 400), t_f=(5, 40))
def requiredCharge(I_cm, t_f):
    return 8760 * t_f * I_cm


@worked(E_a=(-1.1, -0.95), I_c=(50, 400), R_a=(0.05, 0.4), N=(20, 200))
def structurePotential(E_a, I_c, R_a, N):
    return E_a + I_c / N * R_a


@worked(I_z=[(1, 50), (1, 50), (1, 50)], I_d=(0, 60))
def totalDemand(I_z, I_d):
    return I_d + I_z[0] + I_z[1] + I_z[2]


@worked(N=(5, 200), I_a=(1, 8))
def totalOutput(N, I_a):
    return N * I_a


@worked(A_h=(500, 2000), A_a=(10, 400), A_hot=(10, 400))
def unheatedArea(A_h, A_a, A_hot):
    return A_h + A_a - A_hot


@worked(A_c=(50, 2000), i_c=(0.02, 0.25), f_c=logarithmic(0.01, 1))
def zoneDemand(A_c, i_c, f_c):
    return A_c * i_c * f_c


table('DEPTH_BANDS', [{'to': 30}, {'to': 100}, {'to': 300}, {}], PEER, 'peer-code')
table(
    'TABLE_1_INITIAL',
    {
        'tropical': [0.150, 0.120, 0.140, 0.180],
        'sub-tropical': [0.170, 0.140, 0.160, 0.200],
        'temperate': [0.200, 0.170, 0.190, 0.220],
        'arctic': [0.250, 0.200, 0.220, 0.220],
    },
    PEER,
    'peer-code',
)
table(
    'TABLE_1_FINAL',
    {
        'tropical': [0.100, 0.080, 0.090, 0.130],
        'sub-tropical': [0.110, 0.090, 0.110, 0.150],
        'temperate': [0.130, 0.110, 0.140, 0.170],
        'arctic': [0.170, 0.130, 0.170, 0.170],
    },
    PEER,
    'peer-code',
)
table(
    'TABLE_2_MEAN',
    {
        'tropical': [0.070, 0.060, 0.070, 0.090],
        'sub-tropical': [0.080, 0.070, 0.080, 0.100],
        'temperate': [0.100, 0.080, 0.090, 0.110],
        'arctic': [0.120, 0.100, 0.110, 0.110],
    },
    PEER,
    'peer-code',
)
PAINT = {
    'I': {'a': 0.10, 'shallow': 0.10, 'deep': 0.05},
    'II': {'a': 0.05, 'shallow': 0.025, 'deep': 0.015},
    'III': {'a': 0.02, 'shallow': 0.012, 'deep': 0.008},
}
table('TABLE_8_4', {**PAINT, 'IV': {'a': 0.02, 'shallow': 0.008, 'deep': 0.005}}, PEER, 'peer-code')
table('TABLE_10_4', PAINT, PEER, 'peer-code')


def rows(*of):
    return [{'upTo': up_to, 'potential': potential, 'capacity': capacity} for up_to, potential, capacity in of]


table(
    'TABLE_8_6',
    {
        'Al-Zn-In': {
            'seawater': rows((30, -1.05, 2000), (60, -1.05, 1500), (80, -1.0, 720)),
            'sediment': rows((30, -1.0, 1500), (60, -1.0, 680), (80, -1.0, 320)),
        },
        'Zn': {
            'seawater': rows((30, -1.03, 780), (50, -1.03, 780)),
            'sediment': rows((30, -0.98, 750), (50, -0.98, 580)),
        },
    },
    PEER,
    'peer-code',
)
table(
    'TABLE_10_6',
    {
        'Al-Zn-In': {'seawater': rows((30, -1.05, 2000)), 'sediment': rows((30, -0.95, 1500))},
        'Zn': {'seawater': rows((30, -1.0, 780)), 'sediment': rows((30, -0.95, 700))},
    },
    PEER,
    'peer-code',
)
table(
    'UTILISATION',
    {
        'long slender stand-off': 0.9,
        'short slender stand-off': 0.85,
        'long flush': 0.85,
        'short flush': 0.8,
        'bracelet': 0.8,
    },
    PEER,
    'peer-code',
)
table('PROTECTIVE_POTENTIAL', -0.8, PEER, 'peer-code')
table('BURIED_CURRENT_DENSITY', 0.02, PEER, 'peer-code')
KERNELS = 'vamseeachanta/digitalmodel src/digitalmodel/cathodic_protection/_kernels.py@5682f95, Table 10-7 note 1'
table('STAND_OFF', 0.3, KERNELS, 'peer-code')
table('NEAR_STAND_OFF', 0.15, KERNELS, 'peer-code')
table('NEAR_STAND_OFF_FACTOR', 1.3, KERNELS, 'peer-code')
table('UNCOATED', 1, 'bare steel takes the whole current density: f_c = 1 by its definition')
table('FINAL_LENGTH_FACTOR', 0.9, SPECIFICATION + ', step 9a')
table('MASS_TOLERANCE', 0.1, SPECIFICATION + ', checks: more than 10 % above the geometry is impossible')
table('ALLOY_DENSITY', {'Al-Zn-In': 2700, 'Zn': 7130}, SPECIFICATION + ', anode_alloy_density')
table('PLATFORM_WELL_DRAIN', 5, SPECIFICATION + ', step 6')
table('SUBSEA_WELL_DRAIN', 8, SPECIFICATION + ', step 6')

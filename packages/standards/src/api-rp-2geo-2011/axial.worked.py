"""API RP 2GEO (2011) 8.1 and table 1, by slices along the pile."""

from math import pi, sqrt

from worked import table, within, worked

within(2e-5)
SLICES = 20000
READ = 'snakesonabrain/groundhog, skinfriction.py and endbearing.py'

SAND_SILT = {
    'Medium dense': {'beta': 0.29, 'f_lim': 67, 'N_q': 12, 'q_lim': 3},
    'Dense': {'beta': 0.37, 'f_lim': 81, 'N_q': 20, 'q_lim': 5},
    'Very dense': {'beta': 0.46, 'f_lim': 96, 'N_q': 40, 'q_lim': 10},
}
SAND = {
    'Medium dense': SAND_SILT['Dense'],
    'Dense': SAND_SILT['Very dense'],
    'Very dense': {'beta': 0.56, 'f_lim': 115, 'N_q': 50, 'q_lim': 12},
}
table('TABLE_1', {'Sand': SAND, 'Sand-silt': SAND_SILT}, source=READ, kind='peer-code')
table('CLAY_BEARING_FACTOR', 9, source=READ, kind='peer-code')
table('HIGHEST_TESTED_RATIO', 3, source=READ, kind='peer-code')
table('STEEL_IN_WATER', 66.9, source='77.0 less 10.1 kN/m3')
table('SAFETY_OPERATING', 2, source='API RP 2A-WSD 6.3.4 in public descriptions')
table('SAFETY_EXTREME', 1.5, source='API RP 2A-WSD 6.3.4 in public descriptions')


def tube(outer, inner):
    return pi / 4 * outer**2 - pi / 4 * inner**2


@worked(s_u=(5e3, 2e5), p_0=(1e4, 4e5))
def strengthRatio(s_u, p_0):
    return s_u / p_0


@worked(psi=(0.3, 3), also=[{'psi': 0.1}, {'psi': 0.25}, {'psi': 0.6}, {'psi': 1}, {'psi': 1.0001}, {'psi': 5}])
def adhesionFactor(psi):
    factor = 0.5 / sqrt(psi) if psi <= 1 else 0.5 / sqrt(sqrt(psi))
    return factor if factor < 1 else 1


@worked(alpha=(0.3, 1), s_u=(5e3, 2e5))
def clayFriction(alpha, s_u):
    return alpha * s_u


@worked(N_c=(7, 12), s_u=(5e3, 2e5))
def clayBearing(N_c, s_u):
    return N_c * s_u


@worked(s_t=(5e3, 5e4), s_b=(1e4, 2e5), h=(1, 30))
def claySlope(s_t, s_b, h):
    return (s_b - s_t) / h


def along(h, friction):
    return sum(friction((i + 0.5) * h / SLICES) for i in range(SLICES)) * h / SLICES


@worked(s_t=(2e3, 8e4), k=(0, 3e3), p_t=(0, 2e5), gamma=(5e3, 1e4), h=(2, 30),
        also=[{'s_t': 2e3, 'k': 1e3, 'p_t': 0, 'gamma': 6e3, 'h': 20}])
def clayLayerFriction(s_t, k, p_t, gamma, h):
    def friction(x):
        strength = s_t + k * x
        return adhesionFactor(strength / (p_t + gamma * x)) * strength
    return along(h, friction)


@worked(beta=(0.29, 0.56), p_0=(1e4, 4e5), f_lim=(6.7e4, 1.15e5), also=[{'beta': 0.46, 'p_0': 3e5, 'f_lim': 9.6e4}])
def sandFriction(beta, p_0, f_lim):
    return f_lim if beta * p_0 > f_lim else beta * p_0


@worked(N_q=(12, 50), p_0=(1e4, 4e5), q_lim=(3e6, 1.2e7), also=[{'N_q': 40, 'p_0': 3e5, 'q_lim': 1e7}])
def sandBearing(N_q, p_0, q_lim):
    return q_lim if N_q * p_0 > q_lim else N_q * p_0


@worked(beta=(0.29, 0.56), p_t=(0, 2e5), gamma=(7e3, 1.1e4), f_lim=(6.7e4, 1.15e5), h=(2, 30),
        also=[{'beta': 0.46, 'p_t': 1e5, 'gamma': 1e4, 'f_lim': 9.6e4, 'h': 30}])
def sandLayerFriction(beta, p_t, gamma, f_lim, h):
    return along(h, lambda x: sandFriction(beta, p_t + gamma * x, f_lim))


@worked(D=(0.5, 3), t=(0.02, 0.08))
def innerDiameter(D, t):
    return D - t - t


@worked(f=(1e4, 1e5), D=(0.5, 3), L=(10, 60))
def uniformFriction(f, D, L):
    return f * (pi * D) * L


@worked(D=(0.5, 3), F=[(1e4, 1e6), (1e4, 1e6), (1e4, 1e6)])
def shaftFriction(D, F):
    return sum(pi * D * one for one in F)


@worked(q=(1e5, 1e7), D=(0.5, 3))
def pluggedBearing(q, D):
    return q * tube(D, 0)


@worked(q=(1e5, 1e7), D=(2, 3), D_i=(1.8, 1.95), F=[(1e4, 1e6), (1e4, 1e6)])
def unpluggedBearing(q, D, D_i, F):
    return q * tube(D, D_i) + shaftFriction(D_i, F)


@worked(Q_p=(1e5, 1e7), Q_u=(1e5, 1e7))
def tipResistance(Q_p, Q_u):
    return sorted((Q_p, Q_u))[0]


@worked(Q_f=(1e5, 1e7), Q_b=(1e5, 1e7))
def compressionCapacity(Q_f, Q_b):
    return Q_b + Q_f


@worked(D=(2, 3), D_i=(1.8, 1.95), L=(10, 60), gamma_p=66.9e3)
def pileWeight(D, D_i, L, gamma_p):
    return tube(D, D_i) * L * gamma_p


@worked(Q_f=(1e5, 1e7), W=(0, 1e6))
def tensionCapacity(Q_f, W):
    return W + Q_f


@worked(Q=(1e5, 1e7), FoS=(1, 3))
def allowableCapacity(Q, FoS):
    return Q / FoS


@worked(P=(0, 1e7), Q_a=(1e5, 1e7))
def axialUtilisation(P, Q_a):
    return P / Q_a

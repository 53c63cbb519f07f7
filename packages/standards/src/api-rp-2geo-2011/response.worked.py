"""API RP 2GEO (2011) 8.4 and 8.5: load transfer along and across a pile."""

from math import cos, exp, pi, sin, sqrt, tan

from worked import table, within, worked

within(1e-9)

table('SHAFT_TO_PEAK', {'displacements': [0, 0.0016, 0.0031, 0.0057, 0.0080, 0.0100],
                        'shares': [0, 0.30, 0.50, 0.75, 0.90, 1.00]}, source='API RP 2GEO 8.4.2 in public descriptions')
table('RESIDUAL_DISPLACEMENT', 0.02, source='API RP 2GEO 8.4.2 in public descriptions')
table('USUAL_RESIDUAL', [0.7, 0.9], source='API RP 2GEO 8.4.2 in public descriptions')
table('TIP', {'displacements': [0, 0.002, 0.013, 0.042, 0.073, 0.10], 'shares': [0, 0.25, 0.50, 0.75, 0.90, 1.00]},
      source='API RP 2GEO 8.4.3 in public descriptions')
table('EARTH_PRESSURE_AT_REST', 0.4, source='API RP 2GEO 8.5.6 in public descriptions')
table('CYCLIC_FACTOR', 0.9, source='API RP 2GEO 8.5.7 in public descriptions')


@worked(c=(1e4, 1e5), gamma=(4e3, 1e4), D=(0.5, 3), z=(0, 30), J=(0.25, 0.5),
        also=[{'c': 5e4, 'gamma': 8e3, 'D': 1, 'z': 6, 'J': 0.5}, {'c': 2e4, 'gamma': 8e3, 'D': 1, 'z': 40, 'J': 0.5}])
def clayUltimate(c, gamma, D, z, J):
    wedge = 3 * c * D + gamma * z * D + J * c * z
    flow = 9 * c * D
    return wedge if wedge < flow else flow


@worked(c=(1e4, 1e5), gamma=(4e3, 1e4), D=(0.5, 3), J=(0.25, 0.5), also=[{'c': 5e3, 'gamma': 1e4, 'D': 3, 'J': 0.5}])
def transitionDepth(c, gamma, D, J):
    # where the wedge has grown to 9 c D
    depth = 6 * c * D / (gamma * D + J * c)
    return depth if depth > 2.5 * D else 2.5 * D


@worked(epsilon_50=(0.005, 0.02), D=(0.5, 3))
def referenceDeflection(epsilon_50, D):
    return D * epsilon_50 * 5 / 2


@worked(p_u=(1e5, 1e6), y=(0.001, 0.1), y_50=(0.02, 0.05), also=[{'p_u': 1e5, 'y': 0.4, 'y_50': 0.02}])
def clayStatic(p_u, y, y_50):
    return p_u if y > 8 * y_50 else p_u * (y / (8 * y_50)) ** (1 / 3)


@worked(p_u=(1e5, 1e6), y=(0.001, 0.05), y_50=(0.02, 0.05), z=(0, 10), X_R=(5, 15),
        also=[{'p_u': 1e5, 'y': 0.15, 'y_50': 0.02, 'z': 2, 'X_R': 8}, {'p_u': 1e5, 'y': 0.0604, 'y_50': 0.02, 'z': 2, 'X_R': 8}, {'p_u': 1e5, 'y': 0.4, 'y_50': 0.02, 'z': 2, 'X_R': 8},
              {'p_u': 1e5, 'y': 0.2, 'y_50': 0.02, 'z': 9, 'X_R': 8}, {'p_u': 1e5, 'y': 0.4, 'y_50': 0.02, 'z': 0, 'X_R': 8}])
def clayCyclic(p_u, y, y_50, z, X_R):
    if y <= 3 * y_50:
        return p_u * (y / (8 * y_50)) ** (1 / 3)
    if z >= X_R:
        return 0.72 * p_u
    end = 0.72 * p_u * z / X_R
    if y >= 15 * y_50:
        return end
    share = (y - 3 * y_50) / (15 * y_50 - 3 * y_50)
    return 0.72 * p_u * (1 - share) + end * share


def tangents(phi):
    # of 45 deg + phi/2 and 45 deg - phi/2, which are each other's inverse
    up = sqrt((1 + sin(phi)) / (1 - sin(phi)))
    return up, 1 / up


@worked(K_0=0.4, phi=(0.35, 0.78))
def wedgeFactor(K_0, phi):
    up, down = tangents(phi)
    a, b = phi / 2, pi / 4 + phi / 2
    return (K_0 * tan(phi) * sin(b) / (down * cos(a)) + up**3 * tan(a) + K_0 * up * (tan(phi) * sin(b) - tan(a)))


@worked(phi=(0.35, 0.78))
def faceFactor(phi):
    up, down = tangents(phi)
    return up**2 - down**2


@worked(K_0=0.4, phi=(0.35, 0.78))
def flowFactor(K_0, phi):
    up, down = tangents(phi)
    return up**6 - down**2 + K_0 * tan(phi) * up**4


@worked(C_1=(1, 5), C_2=(2, 5), C_3=(20, 100), gamma=(8e3, 1.1e4), z=(0.5, 10), D=(0.5, 3),
        also=[{'C_1': 4, 'C_2': 4, 'C_3': 20, 'gamma': 1e4, 'z': 40, 'D': 1}])
def sandUltimate(C_1, C_2, C_3, gamma, z, D):
    wedge, flow = C_1 * z + C_2 * D, C_3 * D
    return gamma * z * (wedge if wedge < flow else flow)


@worked(z=(0.1, 3), D=(1, 3), also=[{'z': 10, 'D': 1}])
def staticFactor(z, D):
    factor = 3 - 4 * z / (5 * D)
    return factor if factor > 0.9 else 0.9


@worked(A=(0.9, 2), p_u=(1e5, 1e6), k=(5e6, 4e7), z=(0.5, 10), y=(0.0005, 0.01))
def sandResistance(A, p_u, k, z, y):
    e = exp(2 * k * z * y / (A * p_u))
    return A * p_u * (e - 1) / (e + 1)

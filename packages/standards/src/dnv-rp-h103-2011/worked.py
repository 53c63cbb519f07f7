"""DNV-RP-H103 (2011) 4.3, 4.4, 5.2 and 5.3 (DNV-RP-N103 alike): a lift through the wave zone, and a deep lowering."""

from math import exp, hypot, pi, sqrt

from worked import table, worked

G = 9.80665
WAVE = {'zeta_a': (0.5, 4), 'T_z': (4, 13), 'd': (0, 30), 'g': G}


@worked(c_zeta=0.9, H_s=(0.5, 5))
def waveAmplitude(c_zeta, H_s):
    return H_s * c_zeta


@worked(**WAVE)
def particleVelocity(zeta_a, T_z, d, g):
    omega = 2 * pi / T_z
    return omega * zeta_a * exp(-omega * omega / g * d)


@worked(**WAVE)
def particleAcceleration(zeta_a, T_z, d, g):
    omega = 2 * pi / T_z
    return omega * omega * zeta_a * exp(-omega * omega / g * d)


@worked(c_T=8.9, H_s=(0.5, 5), g=G)
def shortestPeriod(c_T, H_s, g):
    return (c_T * c_T * H_s / g) ** 0.5


@worked(H_s=(0.5, 5), H_ref=(0.5, 5))
def seaRatio(H_s, H_ref):
    return 1 / (H_ref / H_s)


@worked(r=(0.3, 3), x=(0.1, 1))
def tipVelocity(r, x):
    return x * r


@worked(r=(0.3, 3), x=(0.1, 1))
def tipAcceleration(r, x):
    return x * r


@worked(r=(0.3, 3), x=(0.1, 1))
def tipAmplitude(r, x):
    return x * r


@worked(v_c=(0.1, 1), v_ct=(0.1, 2), v_w=(0.1, 3))
def relativeVelocity(v_c, v_ct, v_w):
    return hypot(v_ct, v_w) + v_c


@worked(rho=1025, C_s=(3, 6), A_p=(1, 50), v_s=(0.5, 5))
def slammingForce(rho, C_s, A_p, v_s):
    return C_s * A_p * (rho * v_s * v_s / 2)


@worked(rho=1025, C_D=(1, 3), A_p=(1, 50), v_s=(0.5, 5))
def dragForce(rho, C_D, A_p, v_s):
    return C_D * A_p * (rho * v_s * v_s / 2)


@worked(rho=1025, g=G, A_w=(0.1, 5), zeta_a=(0.5, 4), eta_ct=(0.1, 2))
def varyingBuoyancy(rho, g, A_w, zeta_a, eta_ct):
    return rho * g * A_w * hypot(zeta_a, eta_ct)


@worked(M=(5e3, 1e5), A_33=(1e3, 1e5), a_ct=(0.1, 1), rho=1025, V=(1, 50), a_w=(0.1, 3))
def massForce(M, A_33, a_ct, rho, V, a_w):
    return hypot(M * a_ct + A_33 * a_ct, rho * V * a_w + A_33 * a_w)


@worked(F_D=(1e4, 1e5), F_slam=(1e4, 1e5), F_M=(1e4, 1e5), F_rho=(1e3, 1e4))
def hydrodynamicForce(F_D, F_slam, F_M, F_rho):
    return hypot(F_slam + F_D, F_rho - F_M)


@worked(F_D=(1e4, 1e5), F_M=(1e4, 1e5))
def submergedForce(F_D, F_M):
    return hypot(F_M, F_D)


@worked(M=(1e4, 1e5), rho=1025, V=(1, 5), g=G)
def submergedWeight(M, rho, V, g):
    return M * g - V * rho * g


@worked(F_stat=(1e4, 1e5), F_hyd=(1e4, 1e5))
def totalForce(F_stat, F_hyd):
    return F_hyd + F_stat


@worked(M=(1e4, 1e5), g=G, F_hyd=(1e4, 1e5))
def hookLoad(M, g, F_hyd):
    return F_hyd + g * M


@worked(F_hook=(1e5, 1e6), M=(1e4, 1e5), g=G)
def amplification(F_hook, M, g):
    return F_hook / M / g


@worked(c_sl=0.9, F_stat=(1e4, 1e5))
def slackLimit(c_sl, F_stat):
    return F_stat - F_stat / 10


@worked(F_hyd=(1e4, 1e5), F_slack=(1e4, 1e5))
def slackUtilisation(F_hyd, F_slack):
    return 1 / (F_slack / F_hyd)


@worked(F_hook=(1e5, 1e6), F_cap=(1e5, 1e6))
def craneUtilisation(F_hook, F_cap):
    return 1 / (F_cap / F_hook)


# The energy of the moving mass is that of the stretched wire.
@worked(v_snap=(0.1, 1), K=(1e6, 1e7), M=(1e4, 1e5), A_33=(1e3, 1e5))
def snapForce(v_snap, K, M, A_33):
    energy = (A_33 + M) * v_snap**2 / 2
    return sqrt(2 * K * energy)


@worked(EA=(1e7, 1e9), L=(100, 3000))
def wireStiffness(EA, L):
    return 1 / (L / EA)


@worked(M=(1e4, 1e5), A_33=(1e3, 1e5), m=(5, 30), L=(100, 3000), K=(1e4, 1e6))
def naturalPeriod(M, A_33, m, L, K):
    omega = sqrt(K / (A_33 + M + m * L / 3))
    return 2 * pi / omega


WIRE = {'M': (1e4, 1e5), 'rho': 1025, 'V': (1, 5), 'g': G, 'm': (5, 30), 'A_w': (5e-4, 3e-3), 'L': (100, 3000)}


@worked(**WIRE)
def topTension(M, rho, V, g, m, A_w, L):
    return g * (M + m * L - rho * (V + A_w * L))


@worked(**WIRE, EA=(1e7, 1e9))
def elongation(M, rho, V, g, m, A_w, L, EA):
    foot = g * (M - rho * V)
    top = foot + g * L * (m - rho * A_w)
    return (foot + top) / 2 * L / EA


@worked(T_ct=(5, 15), T_0=(2, 4))
def periodRatio(T_ct, T_0):
    return 1 / (T_0 / T_ct)


@worked(T_0=(2, 4), T_ct=(5, 15), also=[{'T_0': 9, 'T_ct': 6}])
def resonantAmplification(T_0, T_ct):
    r = T_ct / T_0
    return r**2 / (r**2 - 1 if r > 1 else 1 - r**2)


@worked(M=(1e4, 1e5), rho=1025, V=(1, 5))
def submergedMass(M, rho, V):
    return M - V * rho


RP = 'DNV-RP-H103 (2011)'
table('AMPLITUDE_SHARE', 0.9, source=RP)
table('STEEPNESS_SHARE', 8.9, source=RP)
table('LONGEST_PERIOD', 13, source=RP)
table('SLACK_SHARE', 0.9, source=RP)
table('LEAST_CYLINDER_SLAM', 3, source=RP)
table('LEAST_SLAM', 5, source=RP)
table('LEAST_DRAG', 2.5, source=RP)
table('NEAR_LOW', 0.8, source=RP)
table('NEAR_HIGH', 1.25, source=RP)

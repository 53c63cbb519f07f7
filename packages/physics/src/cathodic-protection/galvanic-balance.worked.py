"""What galvanic anodes must give and hold: Ohm's law for the current, Faraday's for the charge, years of 8760 h."""

from math import ceil

from worked import worked


@worked(I_z=[(1, 50), (1, 50), (1, 50)], I_d=(0, 60))
def demandOfParts(I_z, I_d):
    return I_d + I_z[0] + I_z[1] + I_z[2]


@worked(N=(5, 200), m=(50, 400), u=(0.8, 0.9), epsilon=(700, 2000))
def anodeCharge(N, m, u, epsilon):
    return N * m * u * epsilon


@worked(M_i=(1000, 90000), u=(0.8, 0.9), epsilon=(700, 2000), I_cm=(10, 400))
def anodeLife(M_i, u, epsilon, I_cm):
    return M_i * u * epsilon / I_cm / 8760


@worked(N_m=(5, 50), N_i=(5, 50), N_f=(5, 50), draws=8)
def anodesForAll(N_m, N_i, N_f):
    return max(N_m, N_i, N_f)


@worked(N_m=(5, 50), N_f=(5, 50), draws=6)
def anodesForMassAndFinal(N_m, N_f):
    return max(N_m, N_f)


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


@worked(N=(5, 200), I_a=(1, 8))
def totalOutput(N, I_a):
    return N * I_a

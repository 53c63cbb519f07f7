"""Holtrop and Mennen (1982) and Holtrop (1984): propulsion factors, Keller's blade area, and the chain of powers."""

from worked import table, worked

L, B, T, D = (60, 250), (10, 40), (3, 14), (2, 9)
CP, CB, CM, LCB, CP1 = (0.55, 0.83), (0.45, 0.85), (0.8, 0.99), (-4, 2), (0.4, 0.9)
STERN, CV, AREA = (-25, 10), (0.0015, 0.003), (600, 9e3)


@worked(K=(1.05, 1.5), C_F=(0.0013, 0.002), C_A=(2e-4, 7e-4))
def viscousCoefficient(K, C_F, C_A):
    return C_A + C_F * K


@worked(C_P=CP, l_cb=LCB)
def prismaticWithCentre(C_P, l_cb):
    return 1.45 * C_P - 0.0225 * l_cb - 0.315


@worked(B=B, T_A=T, S_t=AREA, L=L, D=D, also=[{'B': b, 'T_A': 5, 'S_t': 3000, 'L': 120, 'D': 4} for b in (24.9, 25, 25.1, 30)])
def surfaceCoefficient(B, T_A, S_t, L, D):
    ratio = B / T_A
    factor = ratio if ratio < 5 else (7 * ratio - 25) / (ratio - 3)
    return factor * S_t / L / D


@worked(c_8=(5, 60), also=[{'c_8': 27.9}, {'c_8': 28}, {'c_8': 28.1}])
def surfaceCoefficientHeld(c_8):
    return min(c_8, 28) if c_8 < 28 else 32 - 16 / (c_8 - 24)


@worked(T_A=T, D=D, also=[{'T_A': t, 'D': 4} for t in (7.9, 8, 8.1, 12)])
def immersionCoefficient(T_A, D):
    ratio = T_A / D
    return ratio if ratio < 2 else 1.33333 + 0.0833333 * ratio * ratio * ratio


@worked(c_9=(8, 30), C_V=CV, L=L, T_A=T, c_11=(1, 2.5), C_P1=CP1, B=B, C_P=CP, C_B=CB, C_stern=STERN)
def wakeFraction1982(c_9, C_V, L, T_A, c_11, C_P1, B, C_P, C_B, C_stern):
    fine = 1 - C_P1
    viscous = c_9 * C_V * L / T_A * 0.0661875 + c_9 * C_V * L / T_A * 1.21756 * c_11 * C_V / fine
    shape = 0.11434 / (0.95 - C_B) - 0.09726 / (0.95 - C_P)
    return viscous + 0.24558 * (B / L / fine) ** 0.5 + shape + C_stern * (0.75 * C_V + 0.002)


@worked(L=L, B=B, also=[{'L': l, 'B': 20} for l in (90, 103.9, 104, 104.1)])
def breadthTerm(L, B):
    if L > 5.2 * B:
        return B / L
    return 0.25 - 0.003328402 / (B / L - 0.134615385)


@worked(L=L, B=B, C_P1=CP1, c_10=(0.1, 0.2), D=D, T=T, C_stern=STERN)
def thrustDeduction1982(L, B, C_P1, c_10, D, T, C_stern):
    return 0.001979 * L / B / (1 - C_P1) + 1.0585 * c_10 - 0.00524 - 0.1418 * D * D / B / T + 0.0015 * C_stern


@worked(C_stern=STERN)
def sternTerm1984(C_stern):
    return 0.015 * C_stern + 1


@worked(C_P=CP, C_B=CB, C_M=CM, also=[{'C_P': c, 'C_B': 0.6, 'C_M': 0.9} for c in (0.69, 0.7, 0.71)])
def fullnessTerm1984(C_P, C_B, C_M):
    if C_P >= 0.7:
        return 0.38648 * C_P - 0.71276 + 0.18567 / (1.3571 - C_M)
    return 0.12997 / (0.95 - C_B) - 0.11056 / (0.95 - C_P)


@worked(c_9=(8, 30), c_20=(0.6, 1.15), C_V=CV, L=L, T_A=T, c_11=(1, 2.5), C_P1=CP1, B=B, c_19=(-0.2, 0.3))
def wakeFraction1984(c_9, c_20, C_V, L, T_A, c_11, C_P1, B, c_19):
    fine = 1 - C_P1
    inner = 0.050776 * c_9 * C_V * L / T_A + 0.93405 * c_9 * c_11 * C_V * C_V * L / T_A / fine
    return c_20 * (inner + 0.27915 * (B / L / fine) ** 0.5 + c_19)


@worked(B=B, L=L, T=T, D=D, C_P=CP, l_cb=LCB, C_stern=STERN)
def thrustDeduction1984(B, L, T, D, C_P, l_cb, C_stern):
    lengths = (B / L) ** 0.28956 * ((B * T) ** 0.5 / D) ** 0.2624
    return 0.25014 * lengths * (1 - C_P + 0.0225 * l_cb) ** -0.01762 + 0.0015 * C_stern


@worked(a_E=(0.4, 1), C_P=CP, l_cb=LCB)
def rotativeEfficiency(a_E, C_P, l_cb):
    return 0.9922 + 0.07424 * C_P - 0.07424 * 0.0225 * l_cb - 0.05908 * a_E


@worked(C_B=CB, C_V=CV, D=D, B=B, T=T)
def wakeFractionTwin(C_B, C_V, D, B, T):
    return C_B * (0.3095 + 10 * C_V) - 0.23 * D * (B * T) ** -0.5


@worked(C_B=CB, D=D, B=B, T=T)
def thrustDeductionTwin(C_B, D, B, T):
    return 0.325 * C_B - 0.1885 * D * (B * T) ** -0.5


@worked(C_P=CP, l_cb=LCB, p_D=(0.6, 1.5))
def rotativeEfficiencyTwin(C_P, l_cb, p_D):
    return 0.9737 + 0.111 * C_P - 0.111 * 0.0225 * l_cb - 0.06325 * p_D


@worked(C_B=CB, C_V=CV)
def wakeFractionOpen(C_B, C_V):
    return C_B * (0.3 + 10 * C_V) - 0.1


@worked(R=(1e4, 3e6), t=(0, 0.3))
def totalThrust(R, t):
    return R / (1 - t)


@worked(T_h=(1e4, 3e6), N_p=2)
def thrustOfOne(T_h, N_p):
    return T_h / N_p


@worked(K_a=(0, 0.2), Z=4, T_1=(1e4, 3e6), D=D, p_0v=99047, rho=(1000, 1030), g=9.81, h=(1, 12))
def kellerBladeArea(K_a, Z, T_1, D, p_0v, rho, g, h):
    return T_1 * (1.3 + 0.3 * Z) / (D * D) / (rho * g * h + p_0v) + K_a


@worked(t=(0, 0.3), w=(0, 0.4))
def hullEfficiency(t, w):
    return (1 - t) / (1 - w)


@worked(eta_H=(0.9, 1.3), eta_R=(0.95, 1.05), eta_O=(0.5, 0.75))
def propulsiveEfficiency(eta_H, eta_R, eta_O):
    return eta_O * eta_R * eta_H


@worked(P_E=(1e5, 4e7), eta_D=(0.5, 0.8))
def deliveredPower(P_E, eta_D):
    return P_E / eta_D


@worked(P_D=(1e5, 6e7), eta_S=(0.95, 1))
def shaftPower(P_D, eta_S):
    return P_D / eta_S


PAPER = 'Holtrop and Mennen (1982)'
table('PRESSURE_HEAD', 99047, source=PAPER)
table('OPEN_STERN_DEDUCTION', 0.1, source=PAPER)
table('OPEN_STERN_ROTATIVE', 0.98, source=PAPER)
table('TWO_PROPELLERS', 2, source=PAPER)

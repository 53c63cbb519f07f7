"""Lewis forms and the coefficients of sections, from the definitions of Lewis (1929), Newman (1977) and Frank (1967)."""

from math import pi, sqrt

from worked import table, worked

RHO, OMEGA, A_S, B = (900, 1100), (0.2, 3), (2, 200), (2, 40)


@worked(B=B, T=(2, 20))
def breadthToDraught(B, T):
    return B / 2 / T


@worked(H=(0.3, 3), sigma=(0.6, 0.98))
def lewisAuxiliary(H, sigma):
    full = 4 * sigma / pi
    return 3 + full + (1 - full) * ((H - 1) / (H + 1)) ** 2


@worked(c_1=(3.6, 4.4))
def lewisThird(c_1):
    return (3 - c_1 + sqrt(9 - 2 * c_1)) / c_1


@worked(H=(0.3, 3), a_3=(-0.2, 0.1))
def lewisFirst(H, a_3):
    return (H - 1) * (1 + a_3) / (H + 1)


@worked(H=(1.2, 3), also=[{'H': 0.4}, {'H': 1}, {'H': 0.9}])
def leastAreaCoefficient(H):
    return 3 * pi / 32 * ((2 - H) if H <= 1 else (2 - 1 / H))


@worked(H=(1.2, 3), also=[{'H': 0.4}, {'H': 1}])
def greatestAreaCoefficient(H):
    return pi / 32 * (10 + H + 1 / H)


@worked(a_1=(-0.2, 0.3), a_3=(-0.15, 0.1))
def highFrequencyCoefficient(a_1, a_3):
    """Kinetic energy of a mapped circle: its terms weigh 1 and 3."""
    return ((1 + a_1) * (1 + a_1) + 3 * a_3 * a_3) / (1 + a_1 + a_3) ** 2


@worked(rho=RHO, B=B, C=(0.8, 1.5))
def highFrequencyMass(rho, B, C):
    return C * rho * pi * B * B / 8


@worked(K=(0.01, 2), g=(9.78, 9.83))
def frequencyOfWavenumber(K, g):
    return sqrt(g * K)


@worked(y_w=(0.5, 20))
def breadthOfHalf(y_w):
    return y_w + y_w


@worked(Kb=(0.1, 3), B=(0.5, 20))
def wavenumberOfRatio(Kb, B):
    return Kb / (B / 2)


PANELS = dict(n=4, n_i=[0.9, 0.7, 0.3, -0.1], l=[0.5, 0.4, 0.4, 0.7])
PHI = [(-1, 1), (-2, 2), (0, 3), (-1, 1)]


def over(n, phi, n_i, l):
    return 2 * sum(p * c * s for p, c, s, _ in zip(phi, n_i, l, range(n)))


@worked(rho=RHO, phi=PHI, **PANELS)
def sectionAddedMass(rho, n, phi, n_i, l):
    return rho * over(n, phi, n_i, l)


@worked(rho=RHO, phi=PHI, **PANELS)
def couplingAddedMass(rho, n, phi, n_i, l):
    return rho * over(n, phi, n_i, l)


@worked(rho=RHO, phi=PHI, **PANELS)
def rollAddedInertia(rho, n, phi, n_i, l):
    return rho * over(n, phi, n_i, l)


@worked(rho=RHO, omega=OMEGA, phi=PHI, **PANELS)
def sectionDamping(rho, omega, n, phi, n_i, l):
    return omega * rho * over(n, phi, n_i, l)


@worked(rho=RHO, omega=OMEGA, phi=PHI, **PANELS)
def couplingDamping(rho, omega, n, phi, n_i, l):
    return omega * rho * over(n, phi, n_i, l)


@worked(rho=RHO, omega=OMEGA, phi=PHI, **PANELS)
def rollDamping(rho, omega, n, phi, n_i, l):
    return omega * rho * over(n, phi, n_i, l)


@worked(a_s=(1e3, 1e5), rho=RHO, A_s=A_S)
def addedMassShare(a_s, rho, A_s):
    return a_s / rho / A_s


@worked(a_24=(1e3, 1e5), rho=RHO, A_s=A_S, B=B)
def couplingAddedMassShare(a_24, rho, A_s, B):
    return a_24 / rho / A_s / B


@worked(a_44=(1e3, 1e5), rho=RHO, A_s=A_S, B=B)
def rollAddedInertiaShare(a_44, rho, A_s, B):
    return a_44 / rho / A_s / B / B


@worked(b_s=(1e3, 1e5), omega=OMEGA, rho=RHO, A_s=A_S)
def dampingShare(b_s, omega, rho, A_s):
    return b_s / rho / A_s / omega


@worked(b_24=(1e3, 1e5), omega=OMEGA, rho=RHO, A_s=A_S, B=B)
def couplingDampingShare(b_24, omega, rho, A_s, B):
    return b_24 / rho / A_s / omega / B


@worked(b_44=(1e3, 1e5), omega=OMEGA, rho=RHO, A_s=A_S, B=B)
def rollDampingShare(b_44, omega, rho, A_s, B):
    return b_44 / rho / A_s / omega / B / B


@worked(n=3, y=[0.5, 1.2, 1.5], r=[(0.1, 1), (0.1, 1), (0.1, 1)])
def immersedArea(n, y, r):
    return 2 * (y[0] * r[0] + y[1] * r[1] + y[2] * r[2])


SHARES = dict(n=3, H_r=[(-1, 1), (-1, 1), (-1, 1)], H_i=[(-1, 1), (-1, 1), (-1, 1)])


@worked(rho=RHO, omega=OMEGA, **SHARES)
def radiatedDamping(rho, omega, n, H_r, H_i):
    return rho * omega * abs(complex(sum(H_r), sum(H_i))) ** 2


@worked(rho=RHO, omega=OMEGA, **SHARES)
def radiatedRollDamping(rho, omega, n, H_r, H_i):
    return rho * omega * abs(complex(sum(H_r), sum(H_i))) ** 2


@worked(b_s=(1e3, 1e5), b_w=(1e3, 1e5), b_hat=(0.1, 2))
def energyGap(b_s, b_w, b_hat):
    return max(b_w - b_s, b_s - b_w) * b_hat / b_s


@worked(b_44=(1e3, 1e5), b_w=(1e3, 1e5), b_hat=(0.1, 2))
def rollEnergyGap(b_44, b_w, b_hat):
    return max(b_w - b_44, b_44 - b_w) * b_hat / b_44


table('ENERGY_TOLERANCE', 0.02, source='a bound of our own on what panels may miss')


@worked(rho=RHO, a=(0.5, 20))
def semicircleMass(rho, a):
    return rho * pi * a * a / 2


STRIPS = dict(n=3, w=[1.0, 2.0, 1.0], x=[-3.0, 0.5, 3.0])
PER_STRIP = [(10, 100), (10, 100), (10, 100)]


def along(values, w, x, power=0):
    return sum(v * width * place**power for v, width, place in zip(values, w, x))


@worked(n=3, w=[1.0, 2.0, 1.0], a=PER_STRIP)
def heaveAddedMass(n, w, a):
    return along(a, w, w)


@worked(n=3, w=[1.0, 2.0, 1.0], b=PER_STRIP)
def heaveDamping(n, w, b):
    return along(b, w, w)


@worked(a=PER_STRIP, v=(-5, 5), omega_e=OMEGA, B_33=(10, 100), **STRIPS)
def couplingMass(n, w, x, a, v, omega_e, B_33):
    return -along(a, w, x, 1) - v * B_33 / omega_e**2


@worked(b=PER_STRIP, v=(-5, 5), A_33=(10, 100), **STRIPS)
def couplingLoss(n, w, x, b, v, A_33):
    return v * A_33 - along(b, w, x, 1)


@worked(a=PER_STRIP, U=(0, 5), omega_e=OMEGA, A_33=(10, 100), **STRIPS)
def pitchAddedInertia(n, w, x, a, U, omega_e, A_33):
    return along(a, w, x, 2) + A_33 * (U / omega_e) ** 2


@worked(b=PER_STRIP, U=(0, 5), omega_e=OMEGA, B_33=(10, 100), **STRIPS)
def pitchDamping(n, w, x, b, U, omega_e, B_33):
    return along(b, w, x, 2) + B_33 * (U / omega_e) ** 2


@worked(n=3, w=[1.0, 2.0, 1.0], q=PER_STRIP)
def heaveForce(n, w, q):
    return along(q, w, w)


@worked(q=PER_STRIP, h=PER_STRIP, U=(0, 5), omega_e=OMEGA, **STRIPS)
def pitchMoment(n, w, x, q, h, U, omega_e):
    return -along(q, w, x, 1) - U / omega_e * along(h, w, x)


@worked(F_r=(-9, 9), F_i=(-9, 9))
def amplitude(F_r, F_i):
    return abs(complex(F_r, F_i))


@worked(F_r=(-9, 9), F_i=(-9, 9))
def momentAmplitude(F_r, F_i):
    return abs(complex(F_r, F_i))


BALANCE = dict(C=(10, 100), omega_e=OMEGA, M=(1, 10), A=(1, 10))


def balance(C, omega_e, M, A):
    return C - M * omega_e**2 - A * omega_e**2


@worked(**BALANCE)
def heaveStiffness(C, omega_e, M, A):
    return balance(C, omega_e, M, A)


@worked(**BALANCE)
def couplingStiffness(C, omega_e, M, A):
    return balance(C, omega_e, M, A)


@worked(**BALANCE)
def pitchStiffness(C, omega_e, M, A):
    return balance(C, omega_e, M, A)


@worked(omega_e=OMEGA, B=(1, 10))
def heaveLoss(omega_e, B):
    return -B * omega_e


@worked(omega_e=OMEGA, B=(1, 10))
def couplingLossPart(omega_e, B):
    return -B * omega_e


@worked(omega_e=OMEGA, B=(1, 10))
def pitchLoss(omega_e, B):
    return -B * omega_e


PART = (-9, 9)
DIAGONAL = dict(Z_33r=PART, Z_33i=PART, Z_35r=PART, Z_35i=PART, Z_53r=PART, Z_53i=PART, Z_55r=PART, Z_55i=PART)
FORCE = dict(F_3r=PART, F_3i=PART, F_5r=PART, F_5i=PART)


def determinant(Z_33r, Z_33i, Z_35r, Z_35i, Z_53r, Z_53i, Z_55r, Z_55i):
    return complex(Z_33r, Z_33i) * complex(Z_55r, Z_55i) - complex(Z_35r, Z_35i) * complex(Z_53r, Z_53i)


@worked(**DIAGONAL)
def determinantReal(Z_33r, Z_33i, Z_35r, Z_35i, Z_53r, Z_53i, Z_55r, Z_55i):
    return determinant(Z_33r, Z_33i, Z_35r, Z_35i, Z_53r, Z_53i, Z_55r, Z_55i).real


@worked(**DIAGONAL)
def determinantImaginary(Z_33r, Z_33i, Z_35r, Z_35i, Z_53r, Z_53i, Z_55r, Z_55i):
    return determinant(Z_33r, Z_33i, Z_35r, Z_35i, Z_53r, Z_53i, Z_55r, Z_55i).imag


def replaced(own_r, own_i, other_r, other_i, F_r, F_i, G_r, G_i):
    return complex(own_r, own_i) * complex(F_r, F_i) - complex(other_r, other_i) * complex(G_r, G_i)


@worked(Z_55r=PART, Z_55i=PART, Z_35r=PART, Z_35i=PART, **FORCE)
def heaveReal(Z_55r, Z_55i, Z_35r, Z_35i, F_3r, F_3i, F_5r, F_5i):
    return replaced(Z_55r, Z_55i, Z_35r, Z_35i, F_3r, F_3i, F_5r, F_5i).real


@worked(Z_55r=PART, Z_55i=PART, Z_35r=PART, Z_35i=PART, **FORCE)
def heaveImaginary(Z_55r, Z_55i, Z_35r, Z_35i, F_3r, F_3i, F_5r, F_5i):
    return replaced(Z_55r, Z_55i, Z_35r, Z_35i, F_3r, F_3i, F_5r, F_5i).imag


@worked(Z_33r=PART, Z_33i=PART, Z_53r=PART, Z_53i=PART, **FORCE)
def pitchReal(Z_33r, Z_33i, Z_53r, Z_53i, F_3r, F_3i, F_5r, F_5i):
    return replaced(Z_33r, Z_33i, Z_53r, Z_53i, F_5r, F_5i, F_3r, F_3i).real


@worked(Z_33r=PART, Z_33i=PART, Z_53r=PART, Z_53i=PART, **FORCE)
def pitchImaginary(Z_33r, Z_33i, Z_53r, Z_53i, F_3r, F_3i, F_5r, F_5i):
    return replaced(Z_33r, Z_33i, Z_53r, Z_53i, F_5r, F_5i, F_3r, F_3i).imag


@worked(N_3r=PART, N_3i=PART, D_r=(1, 9), D_i=PART)
def heaveAmplitude(N_3r, N_3i, D_r, D_i):
    return abs(complex(N_3r, N_3i) / complex(D_r, D_i))


@worked(N_5r=PART, N_5i=PART, D_r=(1, 9), D_i=PART)
def pitchAmplitude(N_5r, N_5i, D_r, D_i):
    return abs(complex(N_5r, N_5i) / complex(D_r, D_i))


@worked(x_P=(-60, 60), N_3r=PART, N_3i=PART, N_5r=PART, N_5i=PART, D_r=(1, 9), D_i=PART)
def pointAmplitude(x_P, N_3r, N_3i, N_5r, N_5i, D_r, D_i):
    return abs((complex(N_3r, N_3i) - x_P * complex(N_5r, N_5i)) / complex(D_r, D_i))


@worked(U=(0, 12))
def turnedSpeed(U):
    return 0 - U


@worked(KB=(1, 9), BM=(3, 12), GM=(0.3, 4))
def centreOfHeight(KB, BM, GM):
    metacentre = KB + BM
    return metacentre - GM


@worked(KG=(2, 20), T=(3, 12))
def centreOverWater(KG, T):
    return KG - T


@worked(M=(1e6, 1e8), k_xx=(5, 15), A_44=(1e8, 1e10), z_G=(-4, 6), A_24=(-1e8, 1e8), A_22=(1e6, 1e8))
def rollInertia(M, k_xx, A_44, z_G, A_24, A_22):
    # roll about G moves the origin sideways by z_G, and the force there has the arm z_G about G
    sway_force = A_24 + A_22 * z_G
    moment = A_44 + A_24 * z_G
    return M * k_xx * k_xx + moment + z_G * sway_force


@worked(zeta=(0.01, 0.3), I_44=(1e9, 1e11), M=(1e6, 1e8), g=(9.78, 9.83), GM=(0.3, 4))
def viscousRollDamping(zeta, I_44, M, g, GM):
    natural = (M * g * GM / I_44) ** 0.5
    return zeta * 2 * I_44 * natural

"""Motions in regular waves: linear transfer functions and rigid bodies (Faltinsen, 1990), by complex numbers."""

from cmath import exp, phase
from math import pi

from worked import declare_as, worked

CORNERS = [(0, 1)] * 4
AMPLITUDES = [(0, 1.5)] * 4
ROTATIONS = [(0, 0.05)] * 4
PHASES = [(-6, 12)] * 4
RAD = (-6.3, 12.6)
PART = (-1.5, 1.5)
TURN = (-0.05, 0.05)
PLACE = (-120, 120)


@worked(T=(8, 12), T_o=(12, 14), T_n=(5, 8))
def periodShare(T, T_o, T_n):
    return 1 - (T_o - T) / (T_o - T_n)


@worked(beta=(1, 2), beta_o=(0, 1), beta_n=(2, 3))
def headingShare(beta, beta_o, beta_n):
    return 1 - (beta_o - beta) / (beta_o - beta_n)


@worked(s_T=(0, 1), s_beta=(0, 1))
def cornerWeight(s_T, s_beta):
    return s_T * s_beta


@worked(beta=(0, 6.28))
def mirroredHeading(beta):
    return 2 * pi - beta


@worked(beta=(0, 6.28))
def aTurnOn(beta):
    return beta + 2 * pi


@worked(beta=(0, 6.28))
def aTurnBack(beta):
    return beta - 2 * pi


@worked(phi=RAD)
def oppositePhase(phi):
    return phi + pi


@worked(phi=RAD, phi_n=RAD, draws=12, also=[dict(phi=0.5, phi_n=3.5), dict(phi=-2.9, phi_n=0.5), dict(phi=3.16, phi_n=0), dict(phi=9.4, phi_n=0)])
def unwrappedPhase(phi, phi_n):
    candidates = [phi + 2 * pi * n for n in range(-9, 10)]
    return min(candidates, key=lambda one: abs(one - phi_n))


def between(w, A, phi):
    return sum(w_j * A_j * exp(1j * phi_j) for w_j, A_j, phi_j in zip(w, A, phi))


def lead(z):
    return phase(z) % (2 * pi)


for name, size, part in (('translation', AMPLITUDES, PART), ('rotation', ROTATIONS, TURN)):
    nodes = dict(w=CORNERS, A=size, phi=PHASES)
    declare_as(f'{name}.inPhase', lambda w, A, phi: between(w, A, phi).real, nodes)
    declare_as(f'{name}.ahead', lambda w, A, phi: between(w, A, phi).imag, nodes)
    declare_as(f'{name}.amplitude', lambda a, b: abs(complex(a, b)), dict(a=part, b=part))
    declare_as(f'{name}.phase', lambda a, b: lead(complex(a, b)), dict(a=part, b=part), draws=8)
    declare_as(f'{name}.meanAmplitude', lambda w, A: sum(map(lambda x, y: x * y, w, A)), dict(w=CORNERS, A=size))
    declare_as(f'{name}.partInPhase', lambda A, phi: (A * exp(1j * phi)).real, dict(A=size[0], phi=RAD))
    declare_as(f'{name}.partAhead', lambda A, phi: (A * exp(1j * phi)).imag, dict(A=size[0], phi=RAD))


@worked(w=CORNERS, phi=PHASES)
def meanPhase(w, phi):
    return sum(map(lambda x, y: x * y, w, phi))


@worked(phi_s=RAD, draws=8, also=[dict(phi_s=6.31)])
def withinATurn(phi_s):
    return phi_s % (2 * pi)


def cross(u, v):
    return (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])


# r_P = r_O + theta x r


@worked(eta_1=PART, z=PLACE, eta_5=TURN, y=PLACE, eta_6=TURN)
def longitudinalAt(eta_1, z, eta_5, y, eta_6):
    return eta_1 + cross((0, eta_5, eta_6), (0, y, z))[0]


@worked(eta_2=PART, x=PLACE, eta_6=TURN, z=PLACE, eta_4=TURN)
def lateralAt(eta_2, x, eta_6, z, eta_4):
    return eta_2 + cross((eta_4, 0, eta_6), (x, 0, z))[1]


@worked(eta_3=PART, y=PLACE, eta_4=TURN, x=PLACE, eta_5=TURN)
def verticalAt(eta_3, y, eta_4, x, eta_5):
    return eta_3 + cross((eta_4, eta_5, 0), (x, y, 0))[2]


@worked(T=(3, 25))
def waveFrequency(T):
    return 2 * pi / T


OMEGA = (0.2, 1.5)
G = (9.78, 9.83)


@worked(omega=OMEGA, Z=(0, 2))
def verticalAcceleration(omega, Z):
    return abs((1j * omega) ** 2 * Z)


# an accelerometer feels the acceleration less gravity, which in axes that turn by a small theta is g - theta x g


@worked(g=G, a_4=TURN, b_4=TURN, omega=OMEGA, a_y=PART, b_y=PART)
def lateralAcceleration(g, a_4, b_4, omega, a_y, b_y):
    roll, y = complex(a_4, b_4), complex(a_y, b_y)
    down_in_body = -cross((roll, 0, 0), (0, 0, -g))[1]
    return abs((1j * omega) ** 2 * y - down_in_body)


@worked(g=G, a_5=TURN, b_5=TURN, omega=OMEGA, a_s=PART, b_s=PART)
def longitudinalAcceleration(g, a_5, b_5, omega, a_s, b_s):
    pitch, x = complex(a_5, b_5), complex(a_s, b_s)
    down_in_body = -cross((0, pitch, 0), (0, 0, -g))[0]
    return abs((1j * omega) ** 2 * x - down_in_body)


# elevation exp(i (omega t - k . d)): at the reference it is exp(i omega t') with omega t' = omega t - k . d


@worked(k=(0.01, 0.2), d_x=PLACE, d_y=PLACE, beta=(0, 6.28))
def crestDelay(k, d_x, d_y, beta):
    return (k * exp(-1j * beta) * complex(d_x, d_y)).real


@worked(phi=RAD, delta=(-20, 20), also=[dict(phi=1, delta=5.31)])
def leadOnReference(phi, delta):
    # the phase of the motion at an instant, less that of the wave at the reference
    t = 0.3
    return lead(exp(1j * (t + phi)) / exp(1j * (t - delta)))


@worked(phi=RAD, also=[dict(phi=-6.31)])
def lagOfLead(phi):
    return lead(exp(1j * phi).conjugate())

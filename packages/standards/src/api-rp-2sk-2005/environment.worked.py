"""API RP 2SK (2005): approximate wind and current forces on ship-shaped hulls and the oblique environment, by public descriptions."""

from cmath import exp
from math import cos, pi, sin

from worked import table, worked

FORCE = (1e5, 5e6)
TURN = (0, 2 * pi)


@worked(C_w=(0.5, 0.7), A=(500, 9000), V=(5, 45))
def windForce(C_w, A, V):
    pressure = C_w * V * V
    return pressure * A


@worked(C_c=(2, 80), S=(5000, 30000), V=(0.2, 2))
def currentForce(C_c, S, V):
    return C_c * V * V * S


@worked(C_d=(5e3, 2e5), H_s=(1, 15))
def heightDriftForce(C_d, H_s):
    return C_d * H_s * H_s


@worked(F_x=FORCE, F_y=FORCE, phi=TURN, also=[{'F_x': 1e6, 'F_y': 3e6, 'phi': 0}, {'F_x': 1e6, 'F_y': 3e6, 'phi': pi / 4}])
def obliqueForce(F_x, F_y, phi):
    ahead, abeam = cos(phi) ** 2, sin(phi) ** 2
    return 2 * (F_x * ahead / (1 + ahead) + F_y * abeam / (1 + abeam))


@worked(F_w=FORCE, phi_w=TURN, F_c=FORCE, phi_c=TURN, F_d=FORCE, phi_d=TURN)
def totalForceX(F_w, phi_w, F_c, phi_c, F_d, phi_d):
    return sum(force * cos(phi) for force, phi in ((F_w, phi_w), (F_c, phi_c), (F_d, phi_d)))


@worked(F_w=FORCE, phi_w=TURN, F_c=FORCE, phi_c=TURN, F_d=FORCE, phi_d=TURN)
def totalForceY(F_w, phi_w, F_c, phi_c, F_d, phi_d):
    return sum(force * sin(phi) for force, phi in ((F_w, phi_w), (F_c, phi_c), (F_d, phi_d)))


SIGNED = (-3e6, 3e6)


@worked(F_wx=SIGNED, F_cx=SIGNED, F_d=FORCE, phi_d=TURN)
def meanForceX(F_wx, F_cx, F_d, phi_d):
    drift = F_d * exp(1j * phi_d)
    return (F_wx + F_cx + drift).real


@worked(F_wy=SIGNED, F_cy=SIGNED, F_d=FORCE, phi_d=TURN)
def meanForceY(F_wy, F_cy, F_d, phi_d):
    drift = F_d * exp(1j * phi_d)
    return F_wy + F_cy + drift.imag


@worked(M_w=(-1e8, 1e8), M_c=(-1e8, 1e8))
def meanMoment(M_w, M_c):
    return M_c + M_w


@worked(F_x=SIGNED, F_y=SIGNED)
def forceSize(F_x, F_y):
    return abs(complex(F_x, F_y))


# In US units 0.0034 lb/(ft2 kt2), 0.016 and 0.40 lb/(ft2 kt2): within the digits printed.
DESCRIBED = 'API RP 2SK (2005) by public descriptions'
for name, value in {
    'WIND_COEFFICIENT': 0.615,
    'BOW_CURRENT_COEFFICIENT': 2.89,
    'BEAM_CURRENT_COEFFICIENT': 72.37,
}.items():
    table(name, value, source=DESCRIBED)

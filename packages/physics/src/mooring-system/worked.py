"""A vessel on lines in the plane: positions by complex numbers, forces by cross products, stiffness by small steps.

A line is a force H towards its anchor that grows by k per metre of span. Its stiffness is what the force and the moment
change by when the vessel is moved a little, both ways; nothing is differentiated by hand.
"""

from cmath import exp, phase
from math import cos, pi, sin

from worked import within, worked

# Central differences of numbers with sixteen digits.
within(1e-6)

STEP = 1e-4
TENSION = (2e5, 3e6)
LEVER = (-150, 150)
ANGLE = (-3, 3)


@worked(r_x=LEVER, r_y=LEVER, psi=(-0.5, 0.5))
def leverX(r_x, r_y, psi):
    return (complex(r_x, r_y) * exp(1j * psi)).real


@worked(r_x=LEVER, r_y=LEVER, psi=(-0.5, 0.5))
def leverY(r_x, r_y, psi):
    return (complex(r_x, r_y) * exp(1j * psi)).imag


@worked(H=TENSION, u_x=(-1, 1))
def forceX(H, u_x):
    return u_x * H


@worked(H=TENSION, u_y=(-1, 1))
def forceY(H, u_y):
    return u_y * H


@worked(f_x=LEVER, f_y=LEVER, F_x=(-2e6, 2e6), F_y=(-2e6, 2e6))
def yawMoment(f_x, f_y, F_x, F_y):
    lever, force = complex(f_x, f_y), complex(F_x, F_y)
    return (lever.conjugate() * force).imag


def force_at(moved, H, x, k, azimuth):
    """Of a line with its fairlead moved from where the span is x and the tension H."""
    to_anchor = x * exp(1j * azimuth) - moved
    return (H + k * (abs(to_anchor) - x)) * to_anchor / abs(to_anchor)


def slope_of(part, direction, H, x, k, azimuth):
    ahead, back = (force_at(s * STEP * direction, H, x, k, azimuth) for s in (1, -1))
    return -part(ahead - back) / (2 * STEP)


def along_x(F):
    return F.real


def along_y(F):
    return F.imag


@worked(H=TENSION, x=(300, 2000))
def acrossStiffness(H, x):
    """The fairlead moved across the line."""
    return slope_of(along_y, 1j, H, x, 5e4, 0)


DIRECTIONS = [0.3, 1.2, 2.5, -0.9, -2.2]


def lines():
    for i, azimuth in enumerate(DIRECTIONS):
        H, x, k = 4e5 + 3e5 * i, 500 + 300 * i, 2e4 + 9e3 * i
        yield dict(H=H, x=x, k=k, azimuth=azimuth)


def given(line):
    azimuth = line['azimuth']
    return dict(k=line['k'], k_t=line['H'] / line['x'], u_x=cos(azimuth), u_y=sin(azimuth))


def line_of(k, k_t, u_x, u_y):
    return dict(H=k_t * 1000, x=1000, k=k, azimuth=phase(complex(u_x, u_y)))


POINTS = [given(line) for line in lines()]


@worked(draws=0, also=POINTS)
def lineXX(k, k_t, u_x, u_y):
    return slope_of(along_x, 1, **line_of(k, k_t, u_x, u_y))


@worked(draws=0, also=POINTS)
def lineXY(k, k_t, u_x, u_y):
    return slope_of(along_x, 1j, **line_of(k, k_t, u_x, u_y))


@worked(draws=0, also=POINTS)
def lineYY(k, k_t, u_x, u_y):
    return slope_of(along_y, 1j, **line_of(k, k_t, u_x, u_y))


SPRING = dict(k_xx=(2e4, 2e5), k_xy=(-5e4, 5e4), f_x=LEVER, f_y=LEVER)
STURDY = dict(k_yy=(2e4, 2e5), k_xy=(-5e4, 5e4), f_x=LEVER, f_y=LEVER)
TURN = 1e-5


def moved_by(psi, f_x, f_y):
    lever = complex(f_x, f_y)
    return lever * exp(1j * psi) - lever


@worked(**SPRING)
def surgeYaw(k_xx, k_xy, f_x, f_y):
    def force(psi):
        d = moved_by(psi, f_x, f_y)
        return -k_xx * d.real - k_xy * d.imag

    return -(force(TURN) - force(-TURN)) / (2 * TURN)


@worked(**STURDY)
def swayYaw(k_xy, k_yy, f_x, f_y):
    def force(psi):
        d = moved_by(psi, f_x, f_y)
        return -k_xy * d.real - k_yy * d.imag

    return -(force(TURN) - force(-TURN)) / (2 * TURN)


@worked(k_xx=(2e4, 2e5), k_xy=(-1e4, 1e4), k_yy=(2e4, 2e5), f_x=LEVER, f_y=LEVER, F_x=(-2e6, 2e6), F_y=(-2e6, 2e6))
def yawStiffness(k_xx, k_xy, k_yy, f_x, f_y, F_x, F_y):
    def moment(psi):
        d = moved_by(psi, f_x, f_y)
        force = complex(F_x - k_xx * d.real - k_xy * d.imag, F_y - k_xy * d.real - k_yy * d.imag)
        lever = complex(f_x, f_y) * exp(1j * psi)
        return (lever.conjugate() * force).imag

    return -(moment(TURN) - moment(-TURN)) / (2 * TURN)


@worked(m=(1e7, 5e8), K=(2e4, 5e5))
def naturalPeriod(m, K):
    omega = (K / m) ** 0.5
    return 2 * pi / omega


@worked(J=(1e11, 5e12), K=(1e8, 5e9))
def naturalPeriodYaw(J, K):
    omega = (K / J) ** 0.5
    return 2 * pi / omega

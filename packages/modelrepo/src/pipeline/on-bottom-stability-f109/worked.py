"""Verdicts of on-bottom-stability-f109, put together from the script of DNV-RP-F109 (2021), with the loads through a wave
of DNV-RP-E305 (1988) for the simplified method. SI units, N/m."""

from math import cos, pi, sin

from worked import case, functions_of

F = functions_of('../../../../standards/src/dnv-rp-f109-2021/worked.py')
G = 9.80665


def vertical(w_s, D, rho=1025):
    b = rho * G * pi / 4 * D**2
    return {
        'checks.vertical_stability.demand': 1.1 * b,
        'checks.vertical_stability.capacity': w_s + b,
        'checks.vertical_stability.utilisation': 1.1 * b / (w_s + b),
    }


def sides(id, demand, capacity):
    return {f'checks.{id}.demand': demand, f'checks.{id}.capacity': capacity}


def absolute(w_s, D, U, T, V, mu, factor, soil, rho=1025, C=(1.78, 1.82)):
    """At the load coefficients C, by default on the node of the tables at K 20 and M 0.4; `soil` is a unit weight of sand, or a strength of clay."""
    C_Y, C_Z = C
    if soil[0] == 'sand':
        zeta = F.sandInitialPenetration(F.sandContactParameter(soil[1], D, w_s))
    else:
        G_c = F.clayStrengthParameter(soil[1], D, soil[2])
        zeta = F.clayInitialPenetration(G_c, F.clayContactParameter(soil[1], D, w_s))
    F_Y = F.peakHorizontalLoad(F.penetrationReductionHorizontal(zeta), rho, D, C_Y, U, V)
    F_Z = F.peakVerticalLoad(F.penetrationReductionVertical(zeta), rho, D, C_Z, U, V)
    F_C = max(0, w_s - F_Z)
    if F_C == 0:
        F_R = 0
    elif soil[0] == 'sand':
        F_R = F.sandPassiveResistance(F.sandContactParameter(soil[1], D, F_C), zeta, F_C)
    else:
        F_R = F.clayPassiveResistance(F.clayContactParameter(soil[1], D, F_C), G_c, zeta, F_C)
    out = sides('lateral_stability', factor * (F_Y + mu * F_Z), mu * w_s + F_R) | sides('lift_off', factor * F_Z, w_s)
    out['checks.lateral_stability.utilisation'] = factor * (F_Y + mu * F_Z) / (mu * w_s + F_R)
    out['checks.lift_off.utilisation'] = factor * F_Z / w_s
    return out | vertical(w_s, D, rho) | dict(
        peak_horizontal_load=F_Y, peak_vertical_load=F_Z, passive_soil_resistance=F_R, initial_penetration_ratio=zeta,
        horizontal_utilisation=out['checks.lateral_stability.utilisation'],
        vertical_utilisation=out['checks.lift_off.utilisation'],
    )  # fmt: skip


def simplified(w_s, D, U, a, C_D, C_M, C_L, mu, factor, rho=1025):
    """The phase that asks for most weight, in steps of a tenth of a degree."""
    most = 0
    for i in range(3600):
        theta = i * pi / 1800
        u, dot = U * cos(theta), a * sin(theta)
        F_H = rho / 2 * D * C_D * u * abs(u) + pi / 4 * D**2 * rho * C_M * dot
        F_L = rho / 2 * D * C_L * u**2
        most = max(most, (F_H + mu * F_L) / mu * factor)
    return sides('simplified_static', most, w_s) | vertical(w_s, D, rho)


NODE = dict(D=0.5, U=1.0, T=10, V=0.4, mu=0.6, factor=1.32, soil=('sand', 9e3))
case('absolute-sand-grid-point', absolute(2500, **NODE))
case('heavier-pipe-stays-on-its-sand', absolute(3500, **NODE))
case('lighter-pipe-slides-and-lifts', absolute(1150, **NODE))
case('pipe-in-clay-slides', absolute(2200, **{**NODE, 'mu': 0.2, 'soil': ('clay', 4e3, 18e3)}))
# K* = 0.1 x 5 / 0.5 = 1: 2.5 times the 1.0 of the table at M* = 10; beyond, no less load than there
SHORT = {**NODE, 'U': 0.1, 'T': 5}
case('short-waves-beside-a-current', absolute(1400, **{**SHORT, 'V': 1.0}, C=(2.5, 0.9)))
case('a-little-more-current-is-no-less-load', absolute(1400, **{**SHORT, 'V': 1.1}, C=(2.5 * 11**2 / 12**2, 0.9)))
MORISON = dict(C_D=0.7, C_M=3.29, C_L=0.9, mu=0.5, factor=1.1)
case('simplified-light-pipe-floats-up-in-a-calm', simplified(150, 0.4839, 0.1, 0.01, **MORISON))
case('simplified-heavier-sea-moves-the-pipe', simplified(2000, 0.45, 1.9, 0.66, **{**MORISON, 'factor': 1.2}))


def generalised(w_s, D=0.4, U=0.8, Y=0.5, rho=1025):
    """On a node of the tables at K 20 and M 0.4, for half a diameter or for ten."""
    stable, ten = 1.61 * 2.4**2, 0.81 * 2.4**2
    oscillations = 3 * 3600 / 10
    required = F.weightParameterForDisplacement(stable, ten, 10 * oscillations / 1000, Y)
    return sides('weight_parameter', required, F.weightParameter(w_s, rho, D, U)) | vertical(w_s, D, rho) | dict(
        l_stable=stable, l_10=ten
    )


case('generalised-half-a-diameter-holds', generalised(1300))
case('generalised-half-a-diameter-fails', generalised(1150))
case('generalised-ten-diameters-hold', generalised(700, Y=10))

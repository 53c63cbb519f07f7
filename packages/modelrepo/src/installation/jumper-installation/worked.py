"""Verdicts of jumper-installation: DNV-RP-N103 (2021) 4.3 and 4.4, simplified method, in kg, m and N; a level beam on two lift
points."""

from math import exp, hypot, pi

from worked import case

OWN = {'M': 9500, 'V': 1.3, 'A_p': 3.0, 'A_w': 0.12, 'A_33': 900, 'd': 0.4, 'v_ct': 0.25, 'a_ct': 0.25, 'eta': 0.3}


def sea(Hs, T, M, V, A_p, A_w, A_33, d, v_ct, a_ct, eta, rho=1025, g=9.80665, reference=None):
    """Hydrodynamic force, force at which a sling counts as slack, and hook load, N."""
    grown = 1 if reference is None else Hs / reference
    zeta, w = 0.9 * Hs, 2 * pi / T
    decay = exp(-(w**2) * d / g)
    v_w, a_w = zeta * w * decay, zeta * w**2 * decay
    v_s = 0.5 + hypot(grown * v_ct, v_w)
    drag, slam = (rho / 2 * C * A_p * v_s**2 for C in (1.2, 3.141593))
    buoyancy = rho * g * A_w * hypot(zeta, grown * eta)
    mass = hypot((M + A_33) * grown * a_ct, (rho * V + A_33) * a_w)
    force = hypot(drag + slam, mass - buoyancy)
    return force, 0.9 * (M - rho * V) * g, M * g + force


def splash(name, heights, T, capacity=None, given=OWN, **more):
    """The sea of the largest force is checked; all stand in the table."""
    found = [sea(Hs, T, **given, **more) for Hs in heights]
    force, limit, hook = max(found)
    expected = {'checks.slack.demand': force / 1e3, 'checks.slack.capacity': limit / 1e3}
    if capacity is not None:
        expected |= {'checks.crane.demand': hook / 1e3, 'checks.crane.capacity': capacity}
    for i, (F, F_slack, F_hook) in enumerate(found):
        row = {'height': heights[i], 'hydrodynamic': F / 1e3, 'hook': F_hook / 1e3, 'slack': F / F_slack}
        row |= {} if capacity is None else {'crane': F_hook / 1e3 / capacity}
        expected |= {f'tables.sweep.{i}.{column}': value for column, value in row.items()}
    case(name, expected)


JUMPER = {'M': 9871.427, 'V': 2.547941, 'A_p': 3.239, 'A_w': 0.1, 'A_33': 844.57, 'd': 0.5, 'v_ct': 0.3, 'a_ct': 0.3, 'eta': 0.4}
splash('default-splash-zone', [1.5], 6.5, given=JUMPER)
splash('hs-sweep', [1, 2, 3], 5.5)
splash('crane-is-too-small', [1.5], 7, capacity=110)
splash('crane-is-large-enough', [1.5], 7, capacity=135)
splash('crane-and-slings-fail-in-the-highest-of-seas', [1, 2, 3], 5.5, capacity=150)
splash('tip-moves-more-in-a-higher-sea', [2, 1.2], 7, capacity=150, reference=1.2)


def bending(name, SMYS, L=24, w=1800, a=4, D=219.1, t=18.3, DAF=1.3, share=0.67):
    moment = max(w * a**2 / 2, abs(w * L * (L - 4 * a) / 8))
    modulus = pi / 32 * (D**4 - (D - 2 * t) ** 4) / D
    case(name, {'checks.bending.demand': DAF * moment * 1e3 / modulus, 'checks.bending.capacity': share * SMYS})


bending('lift-bending-stress', 450)
bending('soft-pipe-bends-beyond-what-is-allowed', 150)
bending('long-overhang-hogs-most', 450, a=8)

"""Verdicts of orcaflex-6dbuoy-dnvrph103: DNV-RP-N103 (2021) 4.3 and 4.4, simplified method, at the surface with slamming and
varying buoyancy and below without, in kg, m and N."""

from math import exp, hypot, pi

from worked import case

RHO, G = 1025, 9.80665


def stage(depth, Hs, T, M, V, A_33, A_p, v_c, v_ct, a_ct, A_w=0, eta=0, grown=1.0, C_D=2.5, C_s=5):
    """Velocity, drag, mass force, slamming and varying buoyancy."""
    zeta, w = 0.9 * Hs, 2 * pi / T
    decay = exp(-(w**2) * depth / G)
    v_s = v_c + hypot(grown * v_ct, zeta * w * decay)
    drag, slam = (RHO / 2 * C * A_p * v_s**2 for C in (C_D, C_s))
    mass = hypot((M + A_33) * grown * a_ct, (RHO * V + A_33) * zeta * w**2 * decay)
    return v_s, drag, mass, slam, RHO * G * A_w * hypot(zeta, grown * eta)


def lift(name, depths, **given):
    rows, sides = {}, {}
    for i, depth in enumerate(depths):
        v_s, drag, mass, slam, buoyancy = stage(depth, **given)
        surface, deep = hypot(drag + slam, mass - buoyancy), hypot(drag, mass)
        row = {'depth': depth, 'velocity': v_s, 'drag': drag / 1e3, 'mass': mass / 1e3, 'hydrodynamic': (deep if i else surface) / 1e3}
        row |= {} if i else {'slam': slam / 1e3, 'buoyancy': buoyancy / 1e3}
        rows |= {f'tables.stages.{i}.{column}': value for column, value in row.items()}
        if i == 0:
            sides['slack_surface'] = surface
        sides['slack_deep'] = deep
    limit = 0.9 * (given['M'] - RHO * given['V']) * G
    for check, force in sides.items():
        rows |= {f'checks.{check}.demand': force / 1e3, f'checks.{check}.capacity': limit / 1e3}
    case(name, rows)


MANIFOLD = {'M': 40e3, 'V': 5.1, 'A_33': 45e3, 'A_p': 25, 'v_c': 0.5, 'v_ct': 0.6, 'a_ct': 0.55, 'T': 6}
lift('simplified-method-splash-and-deep', [0, 20], Hs=2, **MANIFOLD)
TEMPLATE = {'M': 60e3, 'V': 7.5, 'A_33': 30e3, 'A_p': 16, 'A_w': 2, 'v_c': 0.4, 'v_ct': 0.4, 'a_ct': 0.35, 'eta': 0.5, 'T': 7}
lift('surface-stage-with-slam', [0, 15], Hs=1.5, **TEMPLATE)
lift('surface-stage-crane-tip-grows', [0, 15], Hs=1.5, grown=1.5, **TEMPLATE)
lift('slack-at-the-surface-alone', [0, 15], Hs=3.5, **TEMPLATE)
lift('slack-below-too', [0, 5, 15], Hs=10, grown=10, **TEMPLATE)
lift('structure-floats', [0, 15], Hs=1.5, **{**TEMPLATE, 'V': 60})

"""Verdicts of cathodic-protection-pipeline: DNVGL-RP-F103 (2019) 6.4 to 6.7 and annex A by its script; in m, kg, A, V, ohm, Ah."""

from math import sqrt

from worked import case, functions_of

f103 = functions_of('../../../../standards/src/dnv-rp-f103-2019/worked.py')
b401 = functions_of('../../../../standards/src/dnv-rp-b401-2021/worked.py')
D, T, LENGTH, LIFE, STEEL = 0.3239, 0.0159, 10000, 30, 2e-7
DENSITY = 0.075
"""A/m2 of a pipe in the open, with fluid above 50 to 80 degC."""
LINEPIPE, JOINT, SHARE = (0.001, 0.00003), (0.01, 0.0003), 0.04
"""a and b of 3-layer FBE/PP and of field joints 5A/B/C(1); share of the joints in the surface."""


def along(share, f_lp, f_fj):
    return f103.breakdownAlongPipe(f103.jointRatio(share), f_lp, f_fj)


def sides(N=34, m=50, R=None, k=1, driving=0.25, metallic=0.15, final=None, u=0.8, epsilon=2000):
    """Demand and capacity of each check; a final factor that is given stands for the pipe as for the demand."""
    ends = [(f103.meanBreakdown(a, b, LIFE), f103.finalBreakdown(a, b, LIFE)) for a, b in (LINEPIPE, JOINT)]
    f_cm, f_cf = (f103.weightedBreakdown(SHARE, lp, fj) for lp, fj in zip(*ends))
    f_pipe = along(SHARE, ends[0][1], ends[1][1])
    if final is not None:
        f_cf = f_pipe = final
    R = R or b401.exposedAreaResistance(0.3, 0.65)
    A = f103.surfaceArea(D, LENGTH)
    I_cm, I_cf = (f103.currentDemand(A, DENSITY, f, k) for f in (f_cm, f_cf))
    s = f103.anodeSpacing(LENGTH, N)
    c_1, c_2 = f103.anodeDropFactor(D, f_pipe, DENSITY, R), f103.wallDropFactor(STEEL, D, T, f_pipe, DENSITY)
    made = {
        'final_current': (I_cf, f103.totalOutput(N, f103.currentOutput(driving, R))),
        'anode_charge': (f103.requiredCharge(I_cm, LIFE), f103.anodeCharge(N, m, u, epsilon)),
        'mid_span_potential': (c_1 * s / 2 + c_2 * (s / 2) ** 2, driving),
    }
    if f_pipe > 0:
        # the whole demand of the length through the whole length
        L_p = sqrt(metallic / (2 * c_2))
        made['spacing'] = (s, 2 * L_p)
    return made


def verdict(name, **changes):
    made = sides(**changes)
    case(name, {f'checks.{id}.{side}': v for id, both in made.items() for side, v in zip(('demand', 'capacity'), both)})


verdict('line-of-the-example')
verdict('drain-in-the-design-factor-beyond-the-spent-bracelets', R=3.5, k=1.3)
verdict('one-bracelet-short-of-the-mass', N=4)
verdict('as-many-bracelets-as-the-mass-takes', N=5)
verdict('bracelets-too-far-apart-for-the-wall', metallic=5e-5)
verdict('drop-to-mid-span-beyond-the-driving-voltage', R=4.2)
verdict('zinc-bracelets-with-a-driving-voltage-of-their-own', driving=0.2, epsilon=780)
verdict('coating-that-takes-no-current-at-the-end', final=0)

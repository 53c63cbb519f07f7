"""Verdicts of stress-strain: the curve of ASME BPVC VIII-2 (2019) 3-D.3 for ferritic steel, MPa, and the ratios of API 5L
(46th edition) table 7."""

from math import expm1

from worked import case, functions_of

mpc = functions_of('../../../../standards/src/asme-bpvc-viii-2-2019/worked.py')
READ = [0.005, 0.01, 0.02]
"""Strains that every run reads."""


def strain_at(stress, ys, uts, E):
    """True strain; ferritic steel."""
    R = ys / uts
    m_1, m_2 = mpc.microExponent(R, 2e-5, 0.002), 0.6 * (1 - R)
    H = mpc.transition(stress, ys, mpc.transitionParameter(R), uts)
    micro = mpc.microStrain(mpc.microBranch(stress, mpc.microConstant(ys, 0.002, m_1), m_1), H)
    macro = mpc.macroStrain(mpc.macroBranch(stress, mpc.macroConstant(uts, m_2), m_2), H)
    return stress / E + micro + macro


POINTS = 20000


def falls(strains, curve, last, fold):
    """Strains in rising order at which the curve folds, or the engineering stress is lower than before; the true stress is
    held beyond uniform elongation."""
    count, highest = 0, 0
    for e in strains:
        if fold and fold[0] <= e <= fold[1]:
            count += 1
            continue
        i = next((i for i, own in enumerate(curve) if own >= e), None)
        stress = (last if i is None else last * (i + 1) / POINTS) / (1 + e)
        # a step of the curve is no fall
        count += stress < highest * (1 - 2 / POINTS)
        highest = max(highest, stress)
    return count


def verdict(name, ys, uts, highest=None, E=200e3, strains=()):
    last = mpc.trueUltimateStress(uts, 0.6 * (1 - ys / uts))
    curve = [expm1(strain_at(last * (i + 1) / POINTS, ys, uts, E)) for i in range(POINTS)]
    turns = [(a, b) for a, b in zip(curve, curve[1:]) if b < a]
    fold = (min(b for _, b in turns), max(a for a, _ in turns)) if turns else None
    strains = sorted([*READ, *strains])
    expected = {
        'checks.rising_curve.demand': falls(strains, curve, last, fold),
        'checks.rising_curve.capacity': 0,
        'checks.uniform_elongation.demand': strains[-1],
        'checks.uniform_elongation.capacity': curve[-1],
    }
    if highest is not None:
        expected |= {'checks.yield_to_tensile_ratio.demand': ys / uts, 'checks.yield_to_tensile_ratio.capacity': highest}
    case(name, expected)


verdict('mpc-ferritic', 260, 485)
verdict('grade-of-x65-has-its-ratio', 450, 535, highest=0.93, strains=[0.03])
verdict('ratio-is-above-that-of-the-grade', 510, 535, highest=0.93)
verdict('stress-is-held-beyond-uniform-elongation', 260, 485, strains=[0.3, 0.4, 0.5])
verdict('curve-folds-back', 470, 485, strains=[0.003, 0.00402, 0.00406, 0.0041, 0.0045])

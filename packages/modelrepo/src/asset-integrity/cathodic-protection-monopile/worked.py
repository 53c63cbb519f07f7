"""Verdicts of cathodic-protection-monopile: DNV-RP-B401 (2021) by the script of cathodic-protection; drop along the pile by its
longitudinal resistance (ISO 15589-2), the final demand taken up evenly."""

from math import pi

from worked import functions_of

cp = functions_of('../cathodic-protection/worked.py')
LIFE = 30
PAINTED = [(1200, 'III', 20), (180, 'III', 3, 'splash'), (950, 'bare', 25, 'buried')]
STEEL = 0.2e-6
"""Resistivity of carbon steel, ohm m."""


def bar(m=150, **changes):
    return cp.Anodes('long', m, 0.28, 1.8, 0.11, 0.04, **changes)


def toe(anodes, N, demands, D, t, L):
    """Drop to the toe, and what the potential at the final demand leaves."""
    final = demands[2]
    drop = STEEL / (pi * t * (D - t)) * L * final / 2
    return drop, -0.8 - (anodes.E_a + final * anodes.R[1] / N)


pile = cp.demand('temperate', LIFE, PAINTED)
cp.verdict('monopile-of-the-example', bar(), 48, pile, LIFE)
cp.verdict('too-few-spent-anodes', bar(epsilon=2600), 36, pile, LIFE)
cp.verdict('alloy-spent-before-the-end-of-life', bar(), 45, pile, LIFE)
cp.verdict('anode-heavier-than-its-geometry', bar(177), 48, pile, LIFE)
bare = cp.demand('temperate', 10, [(700, 'bare', 20)])
cp.verdict('bare-steel-not-polarised-at-the-start', bar(), 43, bare, 10)
wide, slim = (8, 0.08, 55), (0.5, 0.01, 110)
cp.verdict('toe-of-a-wide-pile', bar(), 48, pile, LIFE, pile_attenuation=toe(bar(), 48, pile, *wide))
cp.verdict('toe-of-a-slim-pile-not-reached', bar(), 48, pile, LIFE, pile_attenuation=toe(bar(), 48, pile, *slim))

"""Verdicts of cathodic-protection-manifold: DNV-RP-B401 (2021) by the script of cathodic-protection; potential of the anodes
against the limit of alloys that hydrogen can crack."""

from math import ceil

from worked import case, functions_of

cp = functions_of('../cathodic-protection/worked.py')
LIFE = 25
ZONES = [(850, 'III', 1200), (120, 'bare', 1200, 'buried'), (25, 'bare', 1200)]


def bar(m=80, **changes):
    return cp.Anodes('long', m, 0.33, 1.2, 0.092, 0.03, **changes)


manifold = cp.demand('arctic', LIFE, ZONES, drain=8)
cp.verdict('manifold-of-the-example', bar(), 39, manifold, LIFE)
# In water a quarter more resistive the spent anodes give less, and their number is no longer that of the mass.
resistive = cp.Anodes('long', 80, 1.25 * 0.33, 1.2, 0.092, 0.03)
mass = cp.b401.netAnodeMass(manifold[1], LIFE, resistive.u, resistive.epsilon)
case('manifold-of-the-example', {
    'tables.sensitivity.2.by_mass': ceil(mass / resistive.m),
    'tables.sensitivity.2.required': resistive.required(manifold, LIFE),
})
cp.verdict('alloy-spent-before-the-end-of-life', bar(), 37, manifold, LIFE)
painted = cp.demand('temperate', LIFE, [(850, 'III', 1200)])
cp.verdict('painted-structure-with-too-few-spent-anodes', bar(), 20, painted, LIFE)
cp.verdict('anode-heavier-than-its-geometry', bar(90), 39, manifold, LIFE)
shallow = cp.demand('temperate', 2, [(300, 'bare', 20)])
cp.verdict('bare-steel-not-polarised-at-the-start', bar(), 30, shallow, 2)
hot = cp.demand('arctic', LIFE, [*ZONES, (40, 'III', 1200, 'submerged', 70), (15, 'bare', 1200, 'buried', 60)], drain=2 * 6)
cp.verdict('hot-pipes-and-two-wells', bar(), 46, hot, LIFE)
for name, limit in (('duplex-beyond-its-limit', -0.9), ('duplex-within-its-limit', -1.1)):
    cp.verdict(name, bar(), 39, manifold, LIFE, hydrogen_cracking=(-1.05, limit))
    case(name, {'checks.hydrogen_cracking.utilisation': 1.05 / abs(limit)})

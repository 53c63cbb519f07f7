"""Verdicts of cathodic-protection-fpso: DNV-RP-B401 (2021) by the script of cathodic-protection, capacity in warm water by the
ABS guide for offshore structures (2018)."""

from worked import functions_of

cp = functions_of('../cathodic-protection/worked.py')
abs_offshore = functions_of('../../../../standards/src/abs-cp-offshore-2018/worked.py')
LIFE = 25
HULL = cp.demand('tropical', LIFE, [(14000, 'III', 20)], drain=30)


def block(**changes):
    """Flush anodes of 90 kg in water of 25 degC."""
    return cp.Anodes('flush', 90, 0.22, 1.2, 0.22, **{'epsilon': abs_offshore.warmWaterCapacity(25), **changes})


def bar(m):
    return cp.Anodes('long', m, 0.22, 1.2, 0.11, 0.03, epsilon=abs_offshore.warmWaterCapacity(25))


cp.verdict('hull-of-the-example', block(), 420, HULL, LIFE)
cp.verdict('too-few-spent-anodes', block(), 330, HULL, LIFE)
cp.verdict('alloy-spent-before-the-end-of-life', block(epsilon=1200), 420, HULL, LIFE)
bare = cp.demand('tropical', 3, [(1000, 'III', 20), (3000, 'bare', 20)])
cp.verdict('bare-hull-not-polarised-at-the-start', block(), 275, bare, 3)
cp.verdict('stand-off-bars-heavier-than-their-geometry', bar(140), 420, HULL, LIFE)
cp.verdict('stand-off-bars-of-their-geometry', bar(110), 420, HULL, LIFE)
initial, _, _ = HULL
cp.verdict('demands-given-in-place-of-the-areas', block(), 420, (initial, 190, 600), LIFE)

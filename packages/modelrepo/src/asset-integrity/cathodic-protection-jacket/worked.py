"""Verdicts of cathodic-protection-jacket: DNV-RP-B401 (2021) by the script of cathodic-protection."""

from worked import functions_of

cp = functions_of('../cathodic-protection/worked.py')
LIFE = 25
BARE = [(5000, 'bare', 20), (3500, 'bare', 60), (1800, 'bare', 60, 'buried'), (300, 'III', 5, 'splash')]


def bar(m=290, **changes):
    return cp.Anodes('long', m, 0.3, 2.5, 0.125, 0.045, **changes)


jacket = cp.demand('temperate', LIFE, BARE, drain=40)
cp.verdict('jacket-of-the-example', bar(), 437, jacket, LIFE)
cp.verdict('one-anode-short-of-polarising-bare-steel', bar(), 432, jacket, LIFE)
cp.verdict('alloy-spent-before-the-end-of-life', bar(epsilon=1500), 437, jacket, LIFE)
cp.verdict('anode-heavier-than-its-geometry', bar(325), 437, jacket, LIFE)
painted = cp.demand('temperate', LIFE, [(12000, 'III', 20)])
cp.verdict('painted-jacket-with-too-few-spent-anodes', bar(), 150, painted, LIFE)
cp.verdict('painted-jacket-with-enough-spent-anodes', bar(), 175, painted, LIFE)
wells = cp.demand('temperate', LIFE, BARE, drain=12 * 6)
cp.verdict('twelve-wells-with-a-drain-of-their-own', bar(), 437, wells, LIFE)

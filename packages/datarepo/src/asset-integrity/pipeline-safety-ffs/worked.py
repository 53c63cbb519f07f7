"""Verdicts of pipeline-safety-ffs: modified and original ASME B31G (2012), effective area, DNV-RP-F101 parts A and B, by the scripts
of these standards; the sound pipe by Barlow at its yield strength with the same factor. In mm and MPa."""

from worked import case, functions_of

ffs = functions_of('../../../../modelrepo/src/asset-integrity/api579-pipe-ffs-b314/worked.py')
f101 = functions_of('../../../../standards/src/dnv-rp-f101-2021/worked.py')
PIPE = (323.85, 9.53, 358.53)


def verdict(name, **sides):
    case(name, {f'checks.{id}.{side}': v for id, both in sides.items() for side, v in zip(('demand', 'capacity'), both)})


def allowed(P_F, D, t, S, F=0.72):
    """Of the defect or of the pipe without it, the lesser."""
    return min(F * P_F, F * 2 * S * t / D)


def shallow_and_deep():
    D, t, S = PIPE
    safe = {p: allowed(ffs.modified(D, t, S, p * t, L), D, t, S) for p, L in ((0.2, 50), (0.6, 200), (0.4, 120), (0.3, 400))}
    verdict('original-first-two-defects', erf=(5, min(safe[0.2], safe[0.6])), depth=(0.6, 0.8))
    verdict('maop-above-the-governing-defect', erf=(11, min(safe[0.2], safe[0.6])), depth=(0.6, 0.8))
    deep = allowed(ffs.modified(D, t, S, 0.85 * t, 30), D, t, S)
    verdict('one-defect-beyond-its-depth', erf=(5, deep), depth=(0.85, 0.8))
    verdict('tolerance-of-the-tool', erf=(5, safe[0.6]), depth=(0.6, 0.8))
    sound = 0.72 * 2 * S * t / D
    verdict('maop-above-the-pipe-without-a-defect', erf=(15.5, sound), depth=(0.1, 0.8))
    # the defect alone would allow it
    assert 0.72 * ffs.modified(D, t, S, 0.1 * t, 30) > 15.5 > sound


def profiles():
    x, lost = [0, 50, 100, 150], [0, 3, 5, 0]
    safe = allowed(ffs.rstreng(508, 9.5, 359, x, lost), 508, 9.5, 359)
    verdict('river-bottom-above-its-safe-pressure', erf=(10, safe), depth=(5 / 9.5, 0.8))


def by_f101():
    D, t, f_u = 812.8, 19.1, 530.9
    for name, MAOP, p in (
        ('dnv-rp-f101-part-a', 10, 0.25),
        ('maop-above-the-resistance-of-part-a', 16.5, 0.25),
        ('maop-above-the-working-pressure-of-part-b-too', 18, 0.25),
    ):
        P_S = 0.72 * ffs.capacity(D, t, f_u, p * t, 200)
        verdict(name, erf=(MAOP, P_S), part_a=(MAOP, ffs.part_a(D, t, f_u, p, 200)), depth=(p, 0.8))


def together():
    """Three defects of half the wall, 100 mm long and 20 mm apart: each alone, and every combination of neighbours."""
    D, t, S = PIPE
    l, gap, d = 100, 20, 0.5 * t
    alone = allowed(ffs.modified(D, t, S, d, l), D, t, S)
    sizes = [(k * l + (k - 1) * gap, k * l * d / (k * l + (k - 1) * gap)) for k in (2, 3)]
    joint = min(allowed(ffs.modified(D, t, S, d_nm, l_nm), D, t, S) for l_nm, d_nm in sizes)
    assert 12 < joint < 13 < alone
    verdict('interacting-defects-fail-together', erf=(13, alone), interaction=(13, joint), depth=(0.5, 0.8))
    verdict('interacting-defects-pass-together', erf=(12, alone), interaction=(12, joint), depth=(0.5, 0.8))


def together_by_part_a():
    D, t, f_u, l, gap, p = 812.8, 19.1, 530.9, 200, 100, 0.25
    l_nm = 2 * l + gap
    r_nm = 2 * l * p / l_nm
    StD = 0.08 * 2 * l / l_nm
    gamma_d, epsilon_d = 1 + 4.6 * StD - 13.9 * StD**2, -1.33 + 37.5 * StD - 104.2 * StD**2
    r = gamma_d * (r_nm + epsilon_d * StD)
    Q = (1 + 0.31 * l_nm**2 / (D * t)) ** 0.5
    joint = 0.74 * 2 * t * f_u / (D - t) * (1 - r) / (1 - r / Q)
    capacity = 2 * t * f_u / (D - t) * (1 - r_nm) / (1 - r_nm / Q)
    assert joint < ffs.part_a(D, t, f_u, p, l)
    verdict('interacting-defects-by-part-a', part_a=(15.5, joint), interaction=(15.5, 0.72 * capacity))


shallow_and_deep()
profiles()
by_f101()
together()
together_by_part_a()

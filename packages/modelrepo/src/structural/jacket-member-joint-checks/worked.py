"""Verdicts of jacket-member-joint-checks: API RP 2A-WSD (21st edition with Errata and Supplements 2 and 3), 3.2, 3.3 and
4.3, by the script of the practice, for rows in inches, kip and ksi; checks in MPa, kN and kN m."""

from math import hypot, pi, radians, sqrt

from worked import case, functions_of

api = functions_of('../../../../standards/src/api-rp-2a-wsd-2007/worked.py')
KSI, KIP, INCH = 6.894757293168361, 4.4482216152605, 25.4
E = 29000
STEEL = 199948 / KSI
"""What a row has that gives no modulus, ksi."""


def column(F_xc, length, r, E):
    slenderness = length / r
    return api.allowableCompression(slenderness, api.columnSlenderness(F_xc, E), F_xc, E), api.eulerStress(E, slenderness)


def axial_and_bending(m, allowed):
    """Demand of the two together: by 3.3.2, 3.3.1-3, or the larger of 3.3.1-1 and 3.3.1-2."""
    f_a, f_b = m['f_a'], m['f_b']
    by_yield = f_a / allowed['F_t'] + f_b / allowed['F_b']
    if m['tension']:
        return by_yield
    if 'F_a' not in allowed:
        return by_yield if by_yield > 1 else None
    if f_a / allowed['F_a'] <= 0.15:
        return f_a / allowed['F_a'] + f_b / allowed['F_b']
    if f_a >= allowed['F_e']:
        return by_yield
    return max(by_yield, api.stabilityUse(f_a, allowed['F_a'], 0.85, f_b, allowed['F_b'], allowed['F_e']))


def pressure(m, allowed):
    """Hoop stress, its allowable, and the use by 3.3.3 or 3.3.4."""
    D, t, F_y, f_a, f_b = m['D'], m['t'], m['F_y'], m['f_a'], m['f_b']
    extreme = m['third']
    SF_h, SF_x, SF_xc = (1.5, 1.25, 1.5) if extreme else (2, 1.67, 2)
    f_h = m['p'] * D / (2 * t)
    F_he = api.elasticHoopBuckling(api.hoopCoefficient(api.geometricParameter(m['rings'], D, t), D, t), m['E'], t, D)
    F_hc = api.criticalHoopBuckling(F_he, F_y)
    B = f_h / (F_hc / SF_h)
    if m['tension']:
        return f_h, F_hc / SF_h, api.tensionAndPressure(api.tensionShare(f_a, f_b, f_h, SF_x, F_y), B, 0.3)
    uses = [B, (f_a + f_h / 2) * SF_xc / allowed['F_xc'] + f_b / allowed['F_b']]
    f_x, F_ha, F_aa = f_a + f_b + f_h / 2, F_he / SF_h, 0.6 * m['E'] * t / D / SF_xc
    if f_x > F_ha / 2 and F_aa > F_ha / 2:
        uses.append(api.elasticCompressionAndPressure(f_x, F_aa, F_ha, f_h))
    if f_b > f_a + f_h / 2:
        uses.append(api.tensionAndPressure((f_b - f_a - f_h / 2) * SF_x / F_y, B, 0.3))
    return f_h, F_hc / SF_h, max(uses)


ROW = {'E': STEEL, 'f_a': 0, 'f_b': 0, 'tension': False, 'third': False}


def sides(row):
    """Demand and capacity of each check that a member is held to."""
    m = {**ROW, **row}
    D, t, F_y = m['D'], m['t'], m['F_y']
    up = 4 / 3 if m['third'] else 1
    area, inertia = pi * (D - t) * t, pi / 64 * (D**4 - (D - 2 * t) ** 4)
    F_xc = api.localBucklingStress(F_y, 0.6 * m['E'] * t / D, D, t)
    allowed = {'F_xc': F_xc, 'F_t': 0.6 * F_y * up, 'F_b': api.allowableBending(F_y, D, t, m['E']) * up}
    if 'length' in m:
        F_a, F_e = column(F_xc, m['length'], sqrt(inertia / area), m['E'])
        allowed |= {'F_a': F_a * up, 'F_e': F_e * up}
    made = {}
    most = allowed['F_t'] if m['tension'] else allowed.get('F_a')
    if m['f_a'] > 0 and most:
        made['axial'] = (m['f_a'] * KSI, most * KSI)
    if m['f_b'] > 0:
        made['bending'] = (m['f_b'] * KSI, allowed['F_b'] * KSI)
    together = axial_and_bending(m, allowed)
    if m['f_a'] + m['f_b'] > 0 and together is not None:
        made['combined'] = (together, 1)
    shear = 0.4 * F_y * up * KSI
    if 'V' in m:
        made['shear'] = (2 * m['V'] / area * KSI, shear)
    if 'M_t' in m:
        made['torsion'] = (m['M_t'] * D / 2 / (2 * inertia) * KSI, shear)
    if 'rings' in m:
        f_h, F_h, use = pressure(m, allowed)
        made['hoop'] = (f_h * KSI, F_h * KSI)
        made['pressure'] = (use, 1)
    return made


def members(name, *rows):
    """Each check is that of the row that uses most of it."""
    all_made = [sides(row) for row in rows]
    expected = {}
    for check in dict.fromkeys(check for made in all_made for check in made):
        demand, capacity = max((made[check] for made in all_made if check in made), key=lambda pair: pair[0] / pair[1])
        expected |= {f'checks.{check}.demand': demand, f'checks.{check}.capacity': capacity}
    case(name, expected)


LEG = {'D': 24, 't': 0.75, 'F_y': 36, 'E': E, 'length': 240}
members('leg-default-compression-bending', {**LEG, 'f_a': 5, 'f_b': 5})
members('brace-tension-bending', {**LEG, 'f_a': 10, 'f_b': 3, 'tension': True})
members('leg-compressed-beyond-its-allowable', {**LEG, 'f_a': 21})
members('leg-pulled-beyond-its-allowable', {**LEG, 'f_a': 22, 'tension': True})
members('leg-bent-beyond-its-allowable', {**LEG, 'f_a': 2, 'f_b': 27.5})
members('leg-fails-by-both-stresses-together', {**LEG, 'f_a': 12, 'f_b': 12})
members('extreme-conditions-raise-a-leg-to-hold', {**LEG, 'f_a': 12, 'f_b': 12, 'V': 500, 'M_t': 4000, 'third': True})
SLIM = {'D': 12, 't': 0.4, 'F_y': 50, 'E': E, 'length': 1200}
members('column-at-its-euler-stress', {**SLIM, 'f_a': 2, 'f_b': 1})
members('crushed-without-an-effective-length', {'D': 24, 't': 0.75, 'F_y': 36, 'E': E, 'f_a': 20, 'f_b': 8})
DEEP = {'D': 42, 't': 0.75, 'F_y': 50}
# as its case expects the head, ft of 64 lbf/ft3
WAVE = {'rings': 120, 'p': 210.7212 * 64 / 144 / 1000}
members('head-with-wave-rings-shear', {**DEEP, **WAVE, 'V': 180, 'M_t': 3000})
DRY = {**DEEP, 'V': 180, 'M_t': 3000}
members('tube-shears', {**DRY, 'V': 1000})
members('tube-twists', {**DRY, 'M_t': 40000})
SUNK = {'D': 24, 't': 0.5, 'F_y': 36, 'E': E, 'rings': 240}
members('hydrostatic-300ft', {**SUNK, 'p': 300 * 64 / 144 / 1000})
members('hoop-buckles-at-600-ft', {**SUNK, 'p': 600 * 64 / 144 / 1000})
PULLED = {'D': 36, 't': 0.75, 'F_y': 50, 'rings': 150, 'p': 0.22, 'tension': True}
members('tension-pressure-steelpy-22nd', {**PULLED, 'f_a': 10, 'f_b': 4})
members('pull-and-pressure-fail-together', {**PULLED, 'f_a': 18, 'f_b': 12})
members('extreme-pull-and-pressure', {**PULLED, 'f_a': 18, 'f_b': 12, 'third': True})
PRESSED = {'D': 42, 't': 0.75, 'F_y': 50, 'E': E, 'rings': 144, 'p': 0.12}
members('compression-plus-hydrostatic', {**PRESSED, 'f_a': 8, 'f_b': 4})
members('compression-and-pressure-fail-together', {**PRESSED, 'f_a': 17, 'f_b': 14})
members(
    'each-check-is-that-of-the-member-that-uses-most',
    {**LEG, 'f_a': 5, 'f_b': 20},
    {**LEG, 'f_a': 14, 'f_b': 2, 'V': 300, 'M_t': 1000},
    {**DRY, 'V': 500, 'M_t': 2000, **WAVE},
    {**SUNK, 'p': 400 * 64 / 144 / 1000},
)

COEFFICIENTS = {'Y': (0.3, 0, 0.8), 'K': (0.2, 0.2, 0.3), 'moment': (0.2, 0, 0.4)}


def capacities(j, beta, gamma, theta, F_yc):
    chord = {'P_y': F_yc * pi * (j['D'] - j['T']) * j['T'], 'M_p': api.chordPlasticMoment(F_yc, j['D'], j['T'])}
    A = api.chordUse(j['FS'], j['P_c'], M_c=hypot(j['M_ipb'], j['M_opb']), **chord)
    factor = lambda of: api.chordLoadFactor(*COEFFICIENTS[of], FS=j['FS'], P_c=j['P_c'], M_ipb=j['M_ipb'], A=A, **chord)
    if j['type'] == 'K':
        Q_u = api.strengthK(gamma, beta, api.gapFactor(j['gap'], j['D']))
    else:
        Q_u = api.strengthYTension(beta) if j.get('tension') else api.strengthYCompression(gamma, beta)
    rest = {'F_yc': F_yc, 'T': j['T'], 'FS': j['FS'], 'theta': theta}
    Q_fm = factor('moment')
    return (
        api.allowableAxial(Q_u, factor(j['type']), **rest),
        api.allowableMoment(api.strengthInPlane(gamma, beta), Q_fm, d=j['d'], **rest),
        api.allowableMoment(api.strengthOutOfPlane(gamma, beta), Q_fm, d=j['d'], **rest),
    )


def joint(name, **given):
    """Outside the validity range, each capacity is the lesser of the actual and the limiting geometry."""
    j = {'FS': 1.6, 'P_c': 0, 'M_ipb': 0, 'M_opb': 0, 'P': 0, 'M_i': 0, 'M_o': 0, **given}
    beta, gamma, angle, F_yc = j['d'] / j['D'], j['D'] / (2 * j['T']), j['angle'], j['F_yc']
    actual = capacities(j, beta, gamma, radians(angle), F_yc)
    limited = capacities(j, min(1, max(0.2, beta)), min(50, max(10, gamma)), radians(max(30, angle)), min(500 / KSI, F_yc))
    P_a, M_ai, M_ao = map(min, actual, limited)
    moment = KIP * INCH / 1000
    expected = {
        'checks.joint_axial.demand': j['P'] * KIP,
        'checks.joint_axial.capacity': P_a * KIP,
        'checks.joint_in_plane.demand': j['M_i'] * moment,
        'checks.joint_in_plane.capacity': M_ai * moment,
        'checks.joint_out_of_plane.demand': j['M_o'] * moment,
        'checks.joint_out_of_plane.capacity': M_ao * moment,
    }
    if P_a > 0:
        use = j['P'] / P_a + (j['M_i'] / M_ai) ** 2 + j['M_o'] / M_ao
        expected |= {'checks.joint.demand': use, 'checks.joint.capacity': 1}
    case(name, expected)


T = {'type': 'Y', 'D': 24, 'T': 1, 'd': 12, 'angle': 90, 'F_yc': 36}
joint('t-joint-default', **T, P=20)
joint('t-joint-pushed-too-hard', **T, P=300)
joint('t-joint-pulled-holds-more', **T, P=300, tension=True)
joint('t-joint-bent-in-plane', **T, M_i=1600)
joint('t-joint-bent-out-of-plane', **T, M_o=1000)
joint('t-joint-fails-by-all-loads-together', **T, P=170, M_i=800, M_o=300)
joint('chord-leaves-nothing-to-its-brace', **T, P=20, P_c=-2500)
K = {'type': 'K', 'D': 36, 'T': 1.25, 'd': 20, 'angle': 45, 'F_yc': 50, 'gap': 4, 'P_c': -600, 'M_ipb': 2000}
joint('k-joint-gap-loaded-chord', **K, P=250, M_i=300, M_o=150)
joint('k-joint-of-extreme-conditions', **K, P=250, M_i=300, M_o=150, FS=1.2)
joint('t-joint-outside-validity', type='Y', D=60, T=0.5, d=10, angle=25, F_yc=50, P=25)


def rows(name, *given):
    """The table of members: as the checks of each alone."""
    for i, row in enumerate(given):
        m, made = {**ROW, **row}, sides(row)
        used = {check: demand / capacity for check, (demand, capacity) in made.items()}
        columns = {'member': i + 1, 'slenderness': m['D'] / m['t'], 'bending_allowable': api.allowableBending(m['F_y'], m['D'], m['t'], m['E']) * KSI}
        columns |= {check: used[check] for check in ('combined', 'shear', 'torsion', 'hoop', 'pressure') if check in used}
        columns |= {'largest': max(used.values())}
        columns |= {'axial_allowable': made['axial'][1]} if 'axial' in made else {}
        columns |= {'hoop_allowable': made['hoop'][1]} if 'hoop' in made else {}
        case(name, {f'tables.members.{i}.{column}': value for column, value in columns.items()})


rows(
    'each-check-is-that-of-the-member-that-uses-most',
    {**LEG, 'f_a': 5, 'f_b': 20},
    {**LEG, 'f_a': 14, 'f_b': 2, 'V': 300, 'M_t': 1000},
    {**DRY, 'V': 500, 'M_t': 2000, **WAVE},
    {**SUNK, 'p': 400 * 64 / 144 / 1000},
)
rows('tension-pressure-steelpy-22nd', {**PULLED, 'f_a': 10, 'f_b': 4})
case(
    'members-and-joints-together',
    {
        'checks.combined.demand': 0.8075884,
        'checks.joint.demand': 0.4013404,
        'diameter_to_thickness': 42 / 0.875,
        'geometric_parameter_m': 130 * sqrt(2 / (42 * 0.875)),
        'gamma': 48 / 3,
        'strength_factor_qu_in_plane': (5 + 0.7 * 16) * 0.5**1.2,
        'strength_factor_qu_out_of_plane': 2.5 + (4.5 + 0.2 * 16) * 0.5**2.6,
        'hoop_coefficient_ch': api.hoopCoefficient(130 * sqrt(2 / (42 * 0.875)), 42, 0.875),
        'interaction_b': 0.1677929,
    },
)

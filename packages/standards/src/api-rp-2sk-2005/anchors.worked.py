"""API RP 2SK (2005): factors of safety of anchors and the friction of the line on the seabed, by public descriptions."""

from worked import table, worked

FORCE = (1e5, 2e7)


@worked(V=FORCE, FS=(1, 3))
def factoredPull(V, FS):
    return FS * V


@worked(V_d=FORCE, V_u=FORCE)
def pullUtilisation(V_d, V_u):
    return 1 / (V_u / V_d)


@worked(V_u=FORCE, V=FORCE)
def anchorSafetyFactor(V_u, V):
    return 1 / (V / V_u)


@worked(f=(0.25, 1), w=(500, 4000), L_s=(10, 800))
def lineFriction(f, w, L_s):
    weight = w * L_s
    return weight * f


@worked(H_m=FORCE, F_l=FORCE)
def systemCapacity(H_m, F_l):
    return sum([H_m, F_l])


DESCRIBED = 'API RP 2SK (2005) by public descriptions'
PERMANENT = {
    'drag': {'intact': 1.5, 'damaged': 1.0},
    'pile_axial': {'intact': 2.0, 'damaged': 1.5},
    'pile_lateral': {'intact': 1.6, 'damaged': 1.2},
    'plate_vla': {'intact': 2.0, 'damaged': 1.5},
}
MOBILE = {
    'drag': {'intact': 1.0, 'damaged': None},
    'pile_axial': {'intact': 1.5, 'damaged': 1.2},
    'pile_lateral': {'intact': 1.2, 'damaged': 1.0},
    'plate_vla': {'intact': 1.5, 'damaged': 1.2},
}
# Those of piles stand in a public summary of table 7, those of drag and plate anchors in descriptions only.
table('ANCHOR_FACTORS', {'permanent': PERMANENT, 'mobile': MOBILE}, source=DESCRIBED)
table('DRAG_FACTORS_1996', {'intact': 1.8, 'damaged': 1.2}, source='API RP 2SK (1996) by public descriptions')
PERMANENT_INTACT = {'DRAG_FACTOR': 1.5, 'AXIAL_FACTOR': 2.0, 'LATERAL_FACTOR': 1.6, 'PLATE_FACTOR': 2.0}
for name, factor in PERMANENT_INTACT.items():
    table(name, factor, source=DESCRIBED)
table(
    'LINE_FRICTION',
    {'chain': {'starting': 1.0, 'sliding': 0.7}, 'wire': {'starting': 0.6, 'sliding': 0.25}},
    source=DESCRIBED,
)

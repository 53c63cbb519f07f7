"""ASME B31.8 (2020) with chapter VIII: hoop stress of gas lines, from the method of the specification."""

from worked import include, table, worked

SPECIFICATION = 'method of the specification of the wall thickness quick check, step 9'


@worked(F=(0.4, 0.8), E=(0.6, 1), T=(0.8, 1), S=(2.4e8, 5.5e8))
def allowableHoopStress(F, E, T, S):
    return F * E * T * S


include('../../../physics/src/hoop-stress.worked.py')


table('THICK_FORM_D_OVER_T', 30, SPECIFICATION + ' and 11: D/t < 30')
table(
    'DESIGN_FACTOR',
    {
        'class 1 div 1': 0.8,
        'class 1 div 2': 0.72,
        'class 2': 0.6,
        'class 3': 0.5,
        'class 4': 0.4,
        'offshore': 0.72,
    },
    SPECIFICATION,
)
table('TEMPERATURES', [121, 149, 177, 204, 232], SPECIFICATION)
table('DERATING_FACTORS', [1.0, 0.967, 0.933, 0.9, 0.867], SPECIFICATION)

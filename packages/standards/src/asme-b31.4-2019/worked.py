"""ASME B31.4 (2019) with chapter IX: hoop stress of liquid lines, from the method of the specification."""

from worked import include, table, worked

SPECIFICATION = 'method of the specification of the wall thickness quick check, step 8'


@worked(F=(0.5, 0.8), E=(0.6, 1), S_y=(2.4e8, 5.5e8))
def allowableHoopStress(F, E, S_y):
    return F * E * S_y


include('../../../physics/src/hoop-stress.worked.py')


table('THICK_FORM_D_OVER_T', 30, SPECIFICATION + ' and 11: D/t < 30')
table('F_PIPELINE', 0.72, SPECIFICATION)
table('TEMPERATURE_LIMIT', 120, 'ASME B31.4 400.2 by knowledge of the code: -30 to 120 degC')

"""IACS UR W22 (2016), break test loads of offshore mooring chain: c d^2 (44 - 0.08 d), kN with d in mm."""

from worked import table, worked


@worked(c=(0.02, 0.035), d=(50, 200))
def chainBreakingLoad(c, d):
    return 44 * c * d**2 - c * 0.08 * d**3


table(
    'GRADE_COEFFICIENTS',
    {'R3': 0.0223, 'R3S': 0.0249, 'R4': 0.0274, 'R4S': 0.0304, 'R5': 0.0320},
    source='IACS UR W22 as quoted for DNV-OS-E302 (2015) in public mooring programs',
)

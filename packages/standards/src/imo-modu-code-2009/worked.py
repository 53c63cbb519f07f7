"""IMO MODU Code (2009) chapter 3: wind force 3.2, criteria 3.3, second reading of its tables."""

from worked import table, worked

READ = 'MODU Code 2009, public reproductions of 3.2, 3.3 and tables 3-1, 3-2'


@worked(rho_a=1.222, V=(20, 60), C_S=[(0.4, 1.5)] * 3, C_H=[(1, 1.8)] * 3, A=[(50, 2000)] * 3)
def windForce(rho_a, V, C_S, C_H, A):
    return sum(0.5 * s * h * rho_a * V * V * a for s, h, a in zip(C_S, C_H, A))


@worked(
    rho_a=1.222, V=(20, 60), C_S=[(0.4, 1.5)] * 3, C_H=[(1, 1.8)] * 3, A=[(50, 2000)] * 3, z=[(2, 90)] * 3, l_r=(0, 15)
)
def windHeelingMoment(rho_a, V, C_S, C_H, A, z, l_r):
    return sum(0.5 * s * h * rho_a * V * V * a * (up + l_r) for s, h, a, up in zip(C_S, C_H, A, z))


@worked(A_GZ=(0.1, 2), A_h=(0.02, 1))
def areaRatio(A_GZ, A_h):
    return A_GZ / A_h


table('AIR_DENSITY', 1.222, READ)
table('WIND_SPEEDS', {'normal': 36, 'severe': 51.5, 'damaged': 25.8}, READ)
table(
    'SHAPE_COEFFICIENTS',
    {
        'spherical': 0.4,
        'cylindrical': 0.5,
        'largeFlat': 1.0,
        'derrick': 1.25,
        'wires': 1.2,
        'exposedBeams': 1.3,
        'smallParts': 1.4,
        'isolatedShapes': 1.5,
        'clusteredDeckhouses': 1.1,
    },
    READ,
)
table(
    'HEIGHT_COEFFICIENTS',
    [1.0, 1.1, 1.2, 1.3, 1.37, 1.43, 1.48, 1.52, 1.56, 1.6, 1.63, 1.67, 1.7, 1.72, 1.75, 1.77, 1.79, 1.8],
    READ,
)
table(
    'HEIGHT_BANDS',
    [15.3, 30.5, 46, 61, 76, 91.5, 106.5, 122, 137, 152.5, 167.5, 183, 198, 213.5, 228.5, 244, 256],
    READ,
)
table('SURFACE_RATIO', 1.4, READ)
table('COLUMN_RATIO', 1.3, READ)
table('SHIP_EXPONENT', 1, READ)
table('NO_REDUCTION', 0, READ)

"""The form of wind loads on a ship by coefficients: half density times speed squared, on areas and on the length."""

from worked import declare_as

AREA, SIGNED, PRESSURE = (300, 9000), (-1, 1), (10, 1200)

declare_as('loads.pressure', lambda rho_a, V: V * V * rho_a / 2, {'rho_a': (1.15, 1.3), 'V': (3, 45)})
declare_as('loads.forceX', lambda q, A_T, C_X: q * A_T * C_X, {'C_X': SIGNED, 'q': PRESSURE, 'A_T': AREA})
declare_as('loads.forceY', lambda q, A_L, C_Y: q * A_L * C_Y, {'C_Y': SIGNED, 'q': PRESSURE, 'A_L': AREA})
declare_as(
    'loads.yawMoment',
    lambda q, A_L, L_OA, C_N: q * (A_L * L_OA) * C_N,
    {'C_N': SIGNED, 'q': PRESSURE, 'A_L': AREA, 'L_OA': (40, 360)},
)

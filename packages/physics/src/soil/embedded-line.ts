/** The mooring line in the soil between the mudline and the padeye: the inverse catenary, own weight left out. Coherent SI. */
import { constant, cos, equation, exp, reachRange, sin, sqrt } from '@keelson/equations'
import { neubeckerRandolph } from './anchor-sources.ts'

const LINE = { source: neubeckerRandolph, clause: 'angle and tension along the embedded line' } as const

export const LINE_BEARING_FACTOR = constant({
  ...LINE,
  symbol: 'N_c',
  title: 'Bearing factor of the line',
  value: 8.5,
  unit: '-',
})
/** A line that is steeper at the padeye has turned back. */
export const PADEYE_ANGLE = reachRange({
  ...LINE,
  symbol: 'theta_a',
  title: 'Angle of the line at the padeye',
  unit: 'deg',
  to: 90,
  unsafe: 'above',
  because: 'the line pulls the anchor backwards',
})
/** Angle up to which the line is sought, anticlockwise from the horizontal. */
export const LARGEST_ANGLE = constant({
  ...LINE,
  symbol: 'theta_max',
  title: 'Largest angle that is sought',
  value: 2.5,
  unit: 'rad',
})

export const lineResistance = equation({
  ...LINE,
  symbol: 'Q_av',
  title: 'Mean normal resistance of the soil per length of line',
  unit: 'N/m',
  where: {
    N_c: ['bearing factor', '-'],
    E_n: ['effective width multiplier', '-'],
    d: ['line diameter', 'm'],
    s_av: ['mean strength from the mudline to the padeye', 'Pa'],
  },
  evaluate: ({ N_c, E_n, d, s_av }) => N_c * E_n * d * s_av,
})

export const soilDemand = equation({
  ...LINE,
  symbol: 'R_s',
  title: 'Resistance of the soil that turns the line',
  unit: 'N',
  where: { z_a: ['depth of the padeye', 'm'], Q_av: ['mean normal resistance', 'N/m'] },
  evaluate: ({ z_a, Q_av }) => z_a * Q_av,
})

const ANGLES = {
  theta_a: ['angle at the padeye', 'rad'],
  theta_m: ['angle at the mudline', 'rad'],
} as const
const FRICTION = { mu: ['friction coefficient of the line in the soil', '-'] } as const

export const padeyeTension = equation({
  ...LINE,
  symbol: 'T_a',
  title: 'Tension at the padeye',
  unit: 'N',
  where: { T_m: ['tension at the mudline', 'N'], ...FRICTION, ...ANGLES },
  evaluate: ({ T_m, mu, theta_a, theta_m }) => T_m * exp(-mu * (theta_a - theta_m)),
})

/** What a line that turns by so much takes of the soil. */
export const turnedLine = equation({
  ...LINE,
  symbol: 'R_t',
  title: 'What the line takes where it turns by so much',
  unit: 'N',
  where: { T_a: ['tension at the padeye', 'N'], ...ANGLES },
  evaluate: ({ T_a, theta_a, theta_m }) => (T_a / 2) * (theta_a ** 2 - theta_m ** 2),
})

/** What it has turned by at a depth: by as much of the squares as the soil above is of all of the soil. */
export const angleOnTheWay = equation({
  ...LINE,
  symbol: 'theta',
  title: 'Angle of the line on its way to the padeye',
  unit: 'rad',
  where: {
    ...ANGLES,
    R: ['resistance of the soil down to it', 'N'],
    R_s: ['resistance of the soil down to the padeye', 'N'],
  },
  evaluate: ({ theta_a, theta_m, R, R_s }) => sqrt(theta_m ** 2 + ((theta_a ** 2 - theta_m ** 2) * R) / R_s),
})

/** The angle at the padeye: the line turns until it takes what the soil gives. */
export const lineBalance = equation({
  ...LINE,
  symbol: 'theta_a',
  title: 'Angle at the padeye',
  unit: 'N',
  relation: '=',
  where: {
    T_m: ['tension at the mudline', 'N'],
    ...FRICTION,
    ...ANGLES,
    R_s: ['resistance of the soil', 'N'],
  },
  left: ({ T_m, mu, theta_a, theta_m }) => ((T_m * exp(-mu * (theta_a - theta_m))) / 2) * (theta_a ** 2 - theta_m ** 2),
  evaluate: ({ R_s }) => R_s,
})

/** Beyond it friction takes more of the tension than turning adds. */
export const angleOfMost = equation({
  ...LINE,
  symbol: 'theta_s',
  title: 'Angle at which the line takes most of the soil',
  unit: 'rad',
  where: {
    ...FRICTION,
    theta_m: ['angle at the mudline', 'rad'],
    theta_max: ['largest angle that is sought', 'rad'],
  },
  evaluate: ({ mu, theta_m, theta_max }) =>
    mu * theta_max > 1 + sqrt(1 + (mu * theta_m) ** 2) ? (1 + sqrt(1 + (mu * theta_m) ** 2)) / mu : theta_max,
})

const PADEYE = { T_a: ['tension at the padeye', 'N'], theta_a: ['angle at the padeye', 'rad'] } as const

export const horizontalPart = equation({
  ...LINE,
  symbol: 'H_a',
  title: 'Horizontal force at the padeye',
  unit: 'N',
  where: PADEYE,
  evaluate: ({ T_a, theta_a }) => T_a * cos(theta_a),
})

export const verticalPart = equation({
  ...LINE,
  symbol: 'V_a',
  title: 'Vertical force at the padeye',
  unit: 'N',
  where: PADEYE,
  evaluate: ({ T_a, theta_a }) => T_a * sin(theta_a),
})

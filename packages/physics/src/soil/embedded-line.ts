/** The mooring line in the soil between the mudline and the padeye: the inverse catenary, own weight left out. Coherent SI. */
import { constant, cos, equation, exp, reachRange, sin, sqrt } from '@keelson/equations'
import { neubeckerRandolph } from './anchor-sources.ts'

const LINE = { source: neubeckerRandolph, clause: 'angle and tension along the embedded line' } as const

export const LINE_BEARING_FACTOR = constant({
  ...LINE,
  symbol: 'N_c',
  title: 'Line bearing factor',
  value: 8.5,
  unit: '-',
})
/** A line that is steeper at the padeye has turned back. */
export const PADEYE_ANGLE = reachRange({
  ...LINE,
  symbol: 'theta_a',
  title: 'Line angle at the padeye',
  unit: 'deg',
  to: 90,
  unsafe: 'above',
  because: 'the line pulls the anchor backwards',
})
/** Angle up to which the line is sought, anticlockwise from the horizontal. */
export const LARGEST_ANGLE = constant({
  ...LINE,
  symbol: 'theta_max',
  title: 'Maximum line angle searched',
  value: 2.5,
  unit: 'rad',
})

export const lineResistance = equation({
  ...LINE,
  symbol: 'Q_av',
  title: 'Mean normal soil resistance per unit line length',
  unit: 'N/m',
  where: {
    N_c: ['bearing factor', '-'],
    E_n: ['effective width multiplier', '-'],
    d: ['line diameter', 'm'],
    s_av: ['mean undrained shear strength from mudline to padeye', 'Pa'],
  },
  evaluate: ({ N_c, E_n, d, s_av }) => N_c * E_n * d * s_av,
})

export const soilDemand = equation({
  ...LINE,
  symbol: 'R_s',
  title: 'Soil resistance deflecting the line',
  unit: 'N',
  where: { z_a: ['padeye depth', 'm'], Q_av: ['mean normal soil resistance', 'N/m'] },
  evaluate: ({ z_a, Q_av }) => z_a * Q_av,
})

const ANGLES = {
  theta_a: ['line angle at the padeye', 'rad'],
  theta_m: ['line angle at the mudline', 'rad'],
} as const
const FRICTION = { mu: ['soil-line friction coefficient', '-'] } as const

export const padeyeTension = equation({
  ...LINE,
  symbol: 'T_a',
  title: 'Padeye tension',
  unit: 'N',
  where: { T_m: ['mudline tension', 'N'], ...FRICTION, ...ANGLES },
  evaluate: ({ T_m, mu, theta_a, theta_m }) => T_m * exp(-mu * (theta_a - theta_m)),
})

/** What a line that turns by so much takes of the soil. */
export const turnedLine = equation({
  ...LINE,
  symbol: 'R_t',
  title: 'Soil resistance mobilised at the padeye angle',
  unit: 'N',
  where: { T_a: ['padeye tension', 'N'], ...ANGLES },
  evaluate: ({ T_a, theta_a, theta_m }) => (T_a / 2) * (theta_a ** 2 - theta_m ** 2),
})

/** What it has turned by at a depth: by as much of the squares as the soil above is of all of the soil. */
export const angleOnTheWay = equation({
  ...LINE,
  symbol: 'theta',
  title: 'Line angle between mudline and padeye',
  unit: 'rad',
  where: {
    ...ANGLES,
    R: ['soil resistance down to that depth', 'N'],
    R_s: ['soil resistance down to the padeye', 'N'],
  },
  evaluate: ({ theta_a, theta_m, R, R_s }) => sqrt(theta_m ** 2 + ((theta_a ** 2 - theta_m ** 2) * R) / R_s),
})

/** The angle at the padeye: the line turns until it takes what the soil gives. */
export const lineBalance = equation({
  ...LINE,
  symbol: 'theta_a',
  title: 'Line angle at the padeye',
  unit: 'N',
  relation: '=',
  where: {
    T_m: ['mudline tension', 'N'],
    ...FRICTION,
    ...ANGLES,
    R_s: ['soil resistance', 'N'],
  },
  left: ({ T_m, mu, theta_a, theta_m }) => ((T_m * exp(-mu * (theta_a - theta_m))) / 2) * (theta_a ** 2 - theta_m ** 2),
  evaluate: ({ R_s }) => R_s,
})

/** Beyond it friction takes more of the tension than turning adds. */
export const angleOfMost = equation({
  ...LINE,
  symbol: 'theta_s',
  title: 'Line angle at maximum soil resistance',
  unit: 'rad',
  where: {
    ...FRICTION,
    theta_m: ['line angle at the mudline', 'rad'],
    theta_max: ['maximum line angle searched', 'rad'],
  },
  evaluate: ({ mu, theta_m, theta_max }) =>
    mu * theta_max > 1 + sqrt(1 + (mu * theta_m) ** 2) ? (1 + sqrt(1 + (mu * theta_m) ** 2)) / mu : theta_max,
})

const PADEYE = { T_a: ['padeye tension', 'N'], theta_a: ['line angle at the padeye', 'rad'] } as const

export const horizontalPart = equation({
  ...LINE,
  symbol: 'H_a',
  title: 'Horizontal padeye load',
  unit: 'N',
  where: PADEYE,
  evaluate: ({ T_a, theta_a }) => T_a * cos(theta_a),
})

export const verticalPart = equation({
  ...LINE,
  symbol: 'V_a',
  title: 'Vertical padeye load',
  unit: 'N',
  where: PADEYE,
  evaluate: ({ T_a, theta_a }) => T_a * sin(theta_a),
})

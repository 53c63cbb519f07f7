/** Force coefficients of a rudder by angle and aspect ratio, in the forms of Soeding and of Brix. Coherent SI. */
import { abs, cos, equation, log10, pi, sin } from '@keelson/equations'
import { bertram, brix } from './sources.ts'

const Lambda = ['aspect ratio', '-'] as const
const alpha = ['angle of attack', 'rad'] as const
const C_Q = ['resistance coefficient', '-'] as const
const C_L1 = ['attached-flow lift coefficient', '-'] as const
const C_L2 = ['edge lift coefficient', '-'] as const
const C_D0 = ['friction and form drag coefficient', '-'] as const
const C_D1 = ['attached-flow drag coefficient', '-'] as const
const C_D2 = ['edge drag coefficient', '-'] as const

export const reynoldsNumber = equation({
  source: bertram,
  clause: 'ch. 6, rudder forces',
  symbol: 'R_n',
  title: 'Rudder Reynolds number',
  unit: '-',
  where: { V: ['flow speed at the rudder', 'm/s'], c: ['rudder chord', 'm'], nu: ['kinematic viscosity', 'm2/s'] },
  evaluate: ({ V, c, nu }) => (V * c) / nu,
})

/** Two and a half times the friction of a plate by ITTC 1957. */
export const frictionDrag = equation({
  source: bertram,
  clause: 'ch. 6, rudder forces',
  symbol: 'C_D0',
  title: 'Friction and form drag coefficient',
  unit: '-',
  where: { R_n: ['Reynolds number', '-'] },
  evaluate: ({ R_n }) => (2.5 * 0.075) / (log10(R_n) - 2) ** 2,
})

export const soedingLift = equation({
  source: bertram,
  clause: 'ch. 6, lift by Söding',
  symbol: 'C_L1',
  title: 'Attached-flow lift coefficient',
  unit: '-',
  where: { Lambda, alpha },
  evaluate: ({ Lambda, alpha }) => ((2 * pi * Lambda * (Lambda + 0.7)) / (Lambda + 1.7) ** 2) * sin(alpha),
})

export const brixLift = equation({
  source: brix,
  clause: '1.2, lift',
  symbol: 'C_L1',
  title: 'Attached-flow lift coefficient',
  unit: '-',
  where: { Lambda, alpha },
  evaluate: ({ Lambda, alpha }) => ((2 * pi * Lambda * (Lambda + 1)) / (Lambda + 2) ** 2) * sin(alpha),
})

export const edgeLift = equation({
  source: brix,
  clause: '1.2, lift',
  symbol: 'C_L2',
  title: 'Edge lift coefficient',
  unit: '-',
  where: { C_Q, alpha },
  evaluate: ({ C_Q, alpha }) => C_Q * sin(alpha) * abs(sin(alpha)) * cos(alpha),
})

export const liftCoefficient = equation({
  source: brix,
  clause: '1.2, lift',
  symbol: 'C_L',
  title: 'Lift coefficient',
  unit: '-',
  where: { C_L1, C_L2 },
  evaluate: ({ C_L1, C_L2 }) => C_L1 + C_L2,
})

export const soedingInducedDrag = equation({
  source: bertram,
  clause: 'ch. 6, drag by Söding',
  symbol: 'C_D1',
  title: 'Attached-flow drag coefficient',
  unit: '-',
  where: { C_L1, Lambda, C_D0 },
  evaluate: ({ C_L1, Lambda, C_D0 }) => C_L1 ** 2 / (pi * Lambda) + C_D0,
})

export const soedingEdgeDrag = equation({
  source: bertram,
  clause: 'ch. 6, drag by Söding',
  symbol: 'C_D2',
  title: 'Edge drag coefficient',
  unit: '-',
  where: { C_Q, alpha },
  evaluate: ({ C_Q, alpha }) => C_Q * abs(sin(alpha)) ** 3,
})

/** Of the whole lift, where Soeding takes that of the attached flow. */
export const brixInducedDrag = equation({
  source: brix,
  clause: '1.2, drag',
  symbol: 'C_D1',
  title: 'Lift-induced drag coefficient',
  unit: '-',
  where: { C_L: ['lift coefficient', '-'], Lambda },
  evaluate: ({ C_L, Lambda }) => (1.1 * C_L ** 2) / (pi * Lambda),
})

export const brixEdgeDrag = equation({
  source: brix,
  clause: '1.2, drag',
  symbol: 'C_D2',
  title: 'Edge and friction drag coefficient',
  unit: '-',
  where: { C_Q, alpha, C_D0 },
  evaluate: ({ C_Q, alpha, C_D0 }) => C_Q * abs(sin(alpha)) ** 3 + C_D0,
})

export const dragCoefficient = equation({
  source: brix,
  clause: '1.2, drag',
  symbol: 'C_D',
  title: 'Drag coefficient',
  unit: '-',
  where: { C_D1, C_D2 },
  evaluate: ({ C_D1, C_D2 }) => C_D1 + C_D2,
})

/** About the leading edge; negative turns the trailing edge back into the stream. */
export const momentCoefficient = equation({
  source: brix,
  clause: '1.2, moment',
  symbol: 'C_M',
  title: 'Moment coefficient about the leading edge',
  unit: '-',
  where: { C_L1, alpha, C_D1, Lambda, C_L2, C_D2 },
  evaluate: ({ C_L1, alpha, C_D1, Lambda, C_L2, C_D2 }) =>
    -(C_L1 * cos(alpha) + C_D1 * sin(alpha)) * (0.47 - (Lambda + 2) / (4 * (Lambda + 1))) -
    0.75 * (C_L2 * cos(alpha) + C_D2 * sin(alpha)),
})

export const centreOfPressure = equation({
  source: brix,
  clause: '1.2, moment',
  symbol: 'x_p',
  title: 'Centre of pressure from leading edge',
  unit: 'm',
  where: {
    C_M: ['moment coefficient about the leading edge', '-'],
    c: ['rudder chord', 'm'],
    C_L: ['lift coefficient', '-'],
    alpha,
    C_D: ['drag coefficient', '-'],
  },
  evaluate: ({ C_M, c, C_L, alpha, C_D }) => (-C_M * c) / (C_L * cos(alpha) + C_D * sin(alpha)),
})

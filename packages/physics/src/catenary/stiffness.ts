/** How the fairlead moves with its tensions, and the stiffness that follows: the analytic Jacobian and its inverse. */
import { abs, asinh, atanh, equation, log } from '@keelson/equations'
import { IRVINE, JONKMAN, where } from './symbols.ts'

const SUSPENDED = { source: JONKMAN, clause: 'eq. 2-35, differentiated' } as const
const GROUNDED = { source: JONKMAN, clause: 'eq. 2-37, differentiated' } as const
const VERTICAL = { source: IRVINE, clause: 'elastic line, limit H = 0' } as const
const INVERSE = { source: JONKMAN, clause: 'inverse of the Jacobian' } as const

export const suspendedXH = equation({
  ...SUSPENDED,
  symbol: 'x_H',
  title: 'Derivative dx/dH, line suspended',
  unit: 'm/N',
  where: where('H', 'V', 'V_A', 'T', 'T_A', 'w', 'L', 'EA'),
  evaluate: ({ H, V, V_A, T, T_A, w, L, EA }) => (asinh(V / H) - asinh(V_A / H) - V / T + V_A / T_A) / w + L / EA,
})

/** `suspendedXH` for a tension far beyond the weight, without differences of nearly equal numbers. */
export const tautXH = equation({
  ...SUSPENDED,
  symbol: 'x_H',
  title: 'Derivative dx/dH, line taut',
  unit: 'm/N',
  where: where('H', 'V', 'V_A', 'T', 'T_A', 'w', 'L', 'EA'),
  evaluate: ({ H, V, V_A, T, T_A, w, L, EA }) =>
    (2 / w) * atanh((w * L) / (T + T_A)) - (L * (H ** 2 + T * T_A - V * V_A)) / (T * T_A * (T + T_A)) + L / EA,
})

/** Also the change of z with H, for a suspended line is conservative. H (1/T - 1/T_A)/w is the same. */
export const suspendedXV = equation({
  ...SUSPENDED,
  symbol: 'x_V',
  title: 'Derivatives dx/dV and dz/dH, line suspended',
  unit: 'm/N',
  where: where('H', 'V', 'V_A', 'T', 'T_A', 'L'),
  evaluate: ({ H, V, V_A, T, T_A, L }) => (-H * L * (V + V_A)) / (T * T_A * (T + T_A)),
})

/** (V/T - V_A/T_A)/w + L/EA, written without that difference. */
export const suspendedZV = equation({
  ...SUSPENDED,
  symbol: 'z_V',
  title: 'Derivative dz/dV, line suspended',
  unit: 'm/N',
  where: where('H', 'V', 'V_A', 'T', 'T_A', 'L', 'EA'),
  evaluate: ({ H, V, V_A, T, T_A, L, EA }) => (L * (H ** 2 + T * T_A - V * V_A)) / (T * T_A * (T + T_A)) + L / EA,
})

export const groundedXH = equation({
  ...GROUNDED,
  symbol: 'x_H',
  title: 'Derivative dx/dH, line on seabed',
  unit: 'm/N',
  where: where('H', 'V', 'T', 'w', 'L', 'EA', 'L_0'),
  evaluate: ({ H, V, T, w, L, EA, L_0 }) => (asinh(V / H) - V / T) / w + (L - L_0) / EA,
})

/** Differs from the change of z with H by the work that friction takes. */
export const groundedXV = equation({
  ...GROUNDED,
  symbol: 'x_V',
  title: 'Derivative dx/dV, line on seabed',
  unit: 'm/N',
  where: where('H', 'V', 'T', 'w', 'C_B', 'L_B', 'L_0', 'EA'),
  evaluate: ({ H, V, T, w, C_B, L_B, L_0, EA }) => -(V ** 2) / (w * T * (T + H)) + (C_B * (L_B - L_0)) / EA,
})

/** (H/T - 1)/w, written without that difference. */
export const groundedZH = equation({
  ...GROUNDED,
  symbol: 'z_H',
  title: 'Derivative dz/dH, line on seabed',
  unit: 'm/N',
  where: where('H', 'V', 'T', 'w'),
  evaluate: ({ H, V, T, w }) => -(V ** 2) / (w * T * (T + H)),
})

export const groundedZV = equation({
  ...GROUNDED,
  symbol: 'z_V',
  title: 'Derivative dz/dV, line on seabed',
  unit: 'm/N',
  where: where('V', 'T', 'w', 'EA'),
  evaluate: ({ V, T, w, EA }) => V / (w * T) + V / (EA * w),
})

/** Slack line: V alone carries the fairlead, along z = V/w + V^2/(2 EA w). */
export const slackZV = equation({
  ...GROUNDED,
  symbol: 'z_V',
  title: 'Derivative dz/dV, slack line',
  unit: 'm/N',
  where: where('V', 'w', 'EA'),
  evaluate: ({ V, w, EA }) => 1 / w + V / (EA * w),
})

/** Vertical line under tension over its whole length: V and V_A have one sign, and x_V = z_H = 0. */
export const verticalXH = equation({
  ...VERTICAL,
  symbol: 'x_H',
  title: 'Derivative dx/dH, vertical line',
  unit: 'm/N',
  where: where('V', 'V_A', 'w', 'L', 'EA'),
  evaluate: ({ V, V_A, w, L, EA }) => abs(log(V / V_A)) / w + L / EA,
})

export const verticalZV = equation({
  ...VERTICAL,
  symbol: 'z_V',
  title: 'Derivative dz/dV, vertical line',
  unit: 'm/N',
  where: where('L', 'EA'),
  evaluate: ({ L, EA }) => L / EA,
})

/** Vertical loop, V_A < 0 < V: half of a rise of the fairlead is taken from the anchor side. */
export const verticalLoopZV = equation({
  ...VERTICAL,
  symbol: 'z_V',
  title: 'Derivative dz/dV, vertical loop',
  unit: 'm/N',
  where: where('w', 'L', 'EA'),
  evaluate: ({ w, L, EA }) => 2 / w + L / EA,
})

export const jacobianDeterminant = equation({
  ...INVERSE,
  symbol: 'D_J',
  title: 'Jacobian determinant',
  unit: 'm2/N2',
  where: where('x_H', 'x_V', 'z_H', 'z_V'),
  evaluate: ({ x_H, x_V, z_H, z_V }) => x_H * z_V - x_V * z_H,
})

export const stiffnessXX = equation({
  ...INVERSE,
  symbol: 'K_xx',
  title: 'Fairlead stiffness dH/dx',
  unit: 'N/m',
  where: where('z_V', 'D_J'),
  evaluate: ({ z_V, D_J }) => z_V / D_J,
})

export const stiffnessXZ = equation({
  ...INVERSE,
  symbol: 'K_xz',
  title: 'Fairlead stiffness dH/dz',
  unit: 'N/m',
  where: where('x_V', 'D_J'),
  evaluate: ({ x_V, D_J }) => -x_V / D_J,
})

export const stiffnessZX = equation({
  ...INVERSE,
  symbol: 'K_zx',
  title: 'Fairlead stiffness dV/dx',
  unit: 'N/m',
  where: where('z_H', 'D_J'),
  evaluate: ({ z_H, D_J }) => -z_H / D_J,
})

export const stiffnessZZ = equation({
  ...INVERSE,
  symbol: 'K_zz',
  title: 'Fairlead stiffness dV/dz',
  unit: 'N/m',
  where: where('x_H', 'D_J'),
  evaluate: ({ x_H, D_J }) => x_H / D_J,
})

/** Of a line whose fairlead answers x with H alone and z with V alone. */
export const uncoupledStiffness = equation({
  ...INVERSE,
  symbol: 'K',
  title: 'Fairlead stiffness, one direction',
  unit: 'N/m',
  where: { f: ['span derivative with respect to tension', 'm/N'] },
  evaluate: ({ f }) => 1 / f,
})

/**
 * The slipstream of a propeller on its way to the rudder: momentum theory far behind, contraction, mixing with the stream
 * around it, and what of the lift is lost because the jet is finite. Coherent SI.
 */
import { equation, min, pi, sqrt } from '@keelson/equations'
import { bertram } from '../rudder/sources.ts'

const CLAUSE = 'ch. 6, rudder behind a propeller'
const V_A = ['speed of advance', 'm/s'] as const
const V_inf = ['axial speed far downstream', 'm/s'] as const
const r_0 = ['propeller radius', 'm'] as const
const r_inf = ['slipstream radius far downstream', 'm'] as const
const x = ['distance behind the propeller', 'm'] as const
const r = ['slipstream radius at the rudder', 'm'] as const
const V_x = ['speed at the rudder before mixing', 'm/s'] as const
const Delta_r = ['radius increase due to mixing', 'm'] as const
const V_c = ['jet speed at the rudder', 'm/s'] as const
const c = ['rudder chord', 'm'] as const
const A = ['rudder area', 'm2'] as const
const b = ['rudder height', 'm'] as const

export const propellerRadius = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'r_0',
  title: 'Propeller radius',
  unit: 'm',
  where: { D: ['propeller diameter', 'm'] },
  evaluate: ({ D }) => D / 2,
})

export const speedFarBehind = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'V_inf',
  title: 'Axial speed far downstream',
  unit: 'm/s',
  where: { V_A, C_Th: ['thrust loading coefficient', '-'] },
  evaluate: ({ V_A, C_Th }) => V_A * sqrt(1 + C_Th),
})

/** The same by the thrust, which stands also where the ship does. */
export const speedFarBehindAtRest = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'V_inf',
  title: 'Axial speed far downstream',
  unit: 'm/s',
  where: { V_A, T: ['thrust', 'N'], rho: ['water density', 'kg/m3'], r_0 },
  evaluate: ({ V_A, T, rho, r_0 }) => sqrt(V_A ** 2 + (2 * T) / (rho * pi * r_0 ** 2)),
})

export const radiusFarBehind = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'r_inf',
  title: 'Slipstream radius far downstream',
  unit: 'm',
  where: { r_0, V_A, V_inf },
  evaluate: ({ r_0, V_A, V_inf }) => r_0 * sqrt(0.5 * (1 + V_A / V_inf)),
})

export const radiusAtRudder = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'r',
  title: 'Slipstream radius at the rudder before mixing',
  unit: 'm',
  where: { r_0, r_inf, x },
  evaluate: ({ r_0, r_inf, x }) =>
    (r_0 * (0.14 * (r_inf / r_0) ** 3 + (r_inf / r_0) * (x / r_0) ** 1.5)) /
    (0.14 * (r_inf / r_0) ** 3 + (x / r_0) ** 1.5),
})

export const speedAtRudder = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'V_x',
  title: 'Speed at the rudder before mixing',
  unit: 'm/s',
  where: { V_inf, r_inf, r },
  evaluate: ({ V_inf, r_inf, r }) => V_inf * (r_inf / r) ** 2,
})

export const mixing = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'Delta_r',
  title: 'Radius increase due to mixing',
  unit: 'm',
  where: { x, V_x, V_A },
  evaluate: ({ x, V_x, V_A }) => (0.15 * x * (V_x - V_A)) / (V_x + V_A),
})

/** Mixing keeps the momentum that the jet has beyond the stream. */
export const mixedSpeed = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'V_c',
  title: 'Jet speed at the rudder',
  unit: 'm/s',
  where: { V_x, V_A, r, Delta_r },
  evaluate: ({ V_x, V_A, r, Delta_r }) => (V_x - V_A) * (r / (r + Delta_r)) ** 2 + V_A,
})

/** Half of the side of the square that has the area of the jet. */
export const jetHalfWidth = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'd',
  title: 'Jet half-width',
  unit: 'm',
  where: { r, Delta_r },
  evaluate: ({ r, Delta_r }) => (sqrt(pi) / 2) * (r + Delta_r),
})

export const finiteJetExponent = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'f',
  title: 'Finite jet exponent',
  unit: '-',
  where: { d: ['jet half-width', 'm'], c },
  evaluate: ({ d, c }) => 2 * (2 / (2 + d / c)) ** 8,
})

export const finiteJetFactor = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'lambda',
  title: 'Finite jet factor on lift',
  unit: '-',
  where: { V_A, V_c, f: ['finite jet exponent', '-'] },
  evaluate: ({ V_A, V_c, f }) => (V_A / V_c) ** f,
})

export const rudderChord = equation({
  source: bertram,
  clause: 'ch. 6, rudder forces',
  symbol: 'c',
  title: 'Rudder chord',
  unit: 'm',
  where: { A, Lambda: ['aspect ratio', '-'] },
  evaluate: ({ A, Lambda }) => sqrt(A / Lambda),
})

export const rudderHeight = equation({
  source: bertram,
  clause: 'ch. 6, rudder forces',
  symbol: 'b',
  title: 'Rudder height',
  unit: 'm',
  where: { A, c },
  evaluate: ({ A, c }) => A / c,
})

export const jetHeight = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'h_j',
  title: 'Rudder height in the jet',
  unit: 'm',
  where: { b, r, Delta_r },
  evaluate: ({ b, r, Delta_r }) => min(b, 2 * (r + Delta_r)),
})

export const areaInJet = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'A_in',
  title: 'Rudder area in the jet',
  unit: 'm2',
  where: { A, h_j: ['rudder height in the jet', 'm'], b },
  evaluate: ({ A, h_j, b }) => (A * h_j) / b,
})

export const areaOutside = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'A_out',
  title: 'Rudder area outside the jet',
  unit: 'm2',
  where: { A, A_in: ['rudder area in the jet', 'm2'] },
  evaluate: ({ A, A_in }) => A - A_in,
})

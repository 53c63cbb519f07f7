/**
 * A suction caisson pulled sideways in clay: the resistance with depth, and the rigid caisson that moves or turns in it.
 * Where it turns, the resistance acts the other way beyond the centre of rotation; of all centres the one that balances
 * the moments about the line gives the least pull. Coherent SI.
 */
import { abs, constant, equation, exp, integral, min, reachRule } from '@keelson/equations'
import { aubenyHanMurff, murffHamilton, randolphHoulsby } from './anchor-sources.ts'

const FACTOR = { source: murffHamilton, clause: 'simplified method, lateral bearing factor' } as const
const RIGID = { source: aubenyHanMurff, clause: 'upper bound solution for a rigid caisson' } as const
const FLOW = { source: randolphHoulsby, clause: 'full flow around a cylinder' } as const

export const SMOOTH_FLOW_FACTOR = constant({
  ...FLOW,
  symbol: 'N_s',
  title: 'Full-flow factor, smooth cylinder',
  value: 9.14,
  unit: '-',
})
/** From a smooth cylinder to a rough one, 11.94. */
export const ROUGHNESS_FLOW_FACTOR = constant({
  ...FLOW,
  symbol: 'N_r',
  title: 'Roughness increase in the full-flow factor',
  value: 2.8,
  unit: '-',
})
export const MUDLINE_FACTOR = constant({
  ...FACTOR,
  symbol: 'N_0',
  title: 'Lateral bearing factor at the mudline',
  value: 3,
  unit: '-',
})
/** Of a strength that hardly grows with depth: lambda of 6 and above. */
export const LARGEST_DECAY = constant({
  ...FACTOR,
  symbol: 'eta_max',
  title: 'Factor decay in uniform clay',
  value: 0.55,
  unit: '-',
})
export const CONSTANT_FACTOR = constant({
  ...FACTOR,
  symbol: 'N_1',
  title: 'Lateral bearing factor, constant with depth',
  value: 10.5,
  unit: '-',
})
export const FACTOR_WITH_DEPTH = reachRule({
  title: 'The lateral bearing factor increases with depth',
  because: 'a constant lateral bearing factor is for comparison with published charts only',
  source: CONSTANT_FACTOR.source,
  clause: CONSTANT_FACTOR.clause,
})

export const deepFactor = equation({
  ...FLOW,
  symbol: 'N_1',
  title: 'Lateral bearing factor at depth',
  unit: '-',
  where: {
    N_s: ['smooth cylinder full-flow factor', '-'],
    N_r: ['roughness increase', '-'],
    alpha: ['skin friction factor', '-'],
  },
  evaluate: ({ N_s, N_r, alpha }) => N_s + N_r * alpha,
})

export const wedgeReduction = equation({
  ...FACTOR,
  symbol: 'N_2',
  title: 'Bearing factor reduction at the mudline',
  unit: '-',
  where: { N_1: ['deep bearing factor', '-'], N_0: ['mudline bearing factor', '-'] },
  evaluate: ({ N_1, N_0 }) => N_1 - N_0,
})

/** By the strength at the mudline over its increase along a diameter. */
export const decay = equation({
  ...FACTOR,
  symbol: 'eta',
  title: 'Decay of bearing factor reduction with depth',
  unit: '-',
  where: {
    s_u0: ['undrained shear strength at the mudline', 'Pa'],
    k: ['shear strength gradient', 'Pa/m'],
    D: ['outside diameter', 'm'],
    eta_max: ['factor decay in uniform clay', '-'],
  },
  evaluate: ({ s_u0, k, D, eta_max }) => min(0.25 + (0.05 * s_u0) / (k * D), eta_max),
})

const SHAPE = {
  N_1: ['deep bearing factor', '-'],
  N_2: ['bearing factor reduction at the mudline', '-'],
  eta: ['decay of bearing factor reduction', '-'],
} as const
const STRENGTH = {
  s_u0: ['undrained shear strength at the mudline', 'Pa'],
  k: ['shear strength gradient', 'Pa/m'],
} as const
const CAISSON = { ...SHAPE, ...STRENGTH, D: ['outside diameter', 'm'] } as const

export const lateralFactor = equation({
  ...FACTOR,
  symbol: 'N_P',
  title: 'Lateral bearing factor',
  unit: '-',
  where: { ...SHAPE, z: ['depth', 'm'], D: ['outside diameter', 'm'] },
  evaluate: ({ N_1, N_2, eta, z, D }) => N_1 - N_2 * exp((-eta * z) / D),
})

export const lateralResistance = equation({
  ...FACTOR,
  symbol: 'P',
  title: 'Lateral resistance per unit length',
  unit: 'N/m',
  where: {
    N_P: ['lateral bearing factor', '-'],
    s_u: ['undrained shear strength', 'Pa'],
    D: ['outside diameter', 'm'],
  },
  evaluate: ({ N_P, s_u, D }) => N_P * s_u * D,
})

/** Of the caisson from the mudline to a depth. */
export const resistanceAbove = equation({
  ...RIGID,
  symbol: 'F_z',
  title: 'Cumulative lateral resistance to depth z',
  unit: 'N',
  where: { ...CAISSON, z: ['depth', 'm'] },
  evaluate: ({ N_1, N_2, eta, s_u0, k, D, z }) =>
    integral(0, z, (x) => (N_1 - N_2 * exp((-eta * x) / D)) * (s_u0 + k * x) * D),
})

export const resistanceMomentAbove = equation({
  ...RIGID,
  symbol: 'M_z',
  title: 'Moment of lateral resistance about the mudline',
  unit: 'N*m',
  where: { ...CAISSON, z: ['depth', 'm'] },
  evaluate: ({ N_1, N_2, eta, s_u0, k, D, z }) =>
    integral(0, z, (x) => (N_1 - N_2 * exp((-eta * x) / D)) * (s_u0 + k * x) * D * x),
})

export const optimumDepth = equation({
  ...RIGID,
  symbol: 'z_opt',
  title: 'Padeye depth for pure translation',
  unit: 'm',
  where: { M_L: ['moment of total resistance about the mudline', 'N*m'], H_t: ['total resistance', 'N'] },
  evaluate: ({ M_L, H_t }) => M_L / H_t,
})

/**
 * Moments about the attachment: below the centre of rotation the resistance acts the other way, so that twice the part
 * above it makes up for the whole.
 */
export const momentBalance = equation({
  ...RIGID,
  symbol: 'z_c',
  title: 'Centre of rotation',
  unit: 'N*m',
  where: {
    M_L: ['moment of total resistance about the mudline', 'N*m'],
    H_t: ['total resistance', 'N'],
    ...CAISSON,
    z_a: ['padeye depth', 'm'],
    z_c: ['centre of rotation', 'm'],
  },
  left: ({ M_L, H_t, z_a }) => M_L - z_a * H_t,
  evaluate: ({ N_1, N_2, eta, s_u0, k, D, z_a, z_c }) =>
    2 * integral(0, z_c, (x) => (N_1 - N_2 * exp((-eta * x) / D)) * (s_u0 + k * x) * D * (x - z_a)),
})

export const turningCapacity = equation({
  ...RIGID,
  symbol: 'H_r',
  title: 'Horizontal capacity with rotation',
  unit: 'N',
  where: { F_c: ['resistance above the centre of rotation', 'N'], H_t: ['total resistance', 'N'] },
  evaluate: ({ F_c, H_t }) => abs(2 * F_c - H_t),
})

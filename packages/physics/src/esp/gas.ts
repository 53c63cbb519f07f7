/** Gas at the pump: how much a pump bears by Turpin, and how much goes up the annulus by itself. */
import { constant, equation, pi, reachRange, sqrt } from '@keelson/equations'
import { alhanati, takacsEsp, turpin } from './sources.ts'

const NATURAL = { source: alhanati, clause: 'natural separation, simplified model' } as const

/** Below 1 the pump runs steadily on what is left after separation. */
export const turpinNumber = equation({
  symbol: 'Phi',
  title: 'Turpin number',
  unit: '-',
  source: turpin,
  clause: 'limit of stable operation',
  fit: 'the test correlation is in psia',
  where: {
    q_g: ['free gas rate after separation', 'm3/s'],
    q_l: ['liquid rate', 'm3/s'],
    p_a: ['intake pressure (absolute)', 'psia'],
  },
  evaluate: ({ q_g, q_l, p_a }) => (2000 * (q_g / q_l)) / (3 * p_a),
})
export const TURPIN_LIMIT = constant({
  symbol: 'Phi_1',
  title: 'Turpin number limit for stable pump operation',
  value: 1,
  unit: '-',
  source: turpin,
  clause: 'limit of stable operation',
})

/** Where the Turpin number is 1. */
export const turpinBound = equation({
  symbol: 'f_gT',
  title: 'Turpin free gas limit',
  unit: '-',
  source: turpin,
  clause: 'limit of stable operation',
  fit: 'the test correlation is in psia',
  where: { p_a: ['intake pressure (absolute)', 'psia'] },
  evaluate: ({ p_a }) => (3 * p_a) / (2000 + 3 * p_a),
})

/** Share of free gas after separation above which the water curve of a pump promises too much head. */
export const GAS_FELT = constant({
  symbol: 'f_g1',
  title: 'Free gas fraction at onset of head degradation',
  value: 0.1,
  unit: '-',
  source: takacsEsp,
  clause: 'ch. 4, pumping gassy wells',
})
/** And above which no pump runs without a gas handler. */
export const GAS_LOCKS = constant({
  symbol: 'f_g2',
  title: 'Free gas fraction requiring a gas handler',
  value: 0.4,
  unit: '-',
  source: takacsEsp,
  clause: 'ch. 4, pumping gassy wells',
})

const WATER_CURVE = {
  symbol: 'f_g',
  title: 'Free gas fraction at intake',
  unit: '%',
  unsafe: 'above',
  source: takacsEsp,
  clause: 'ch. 4, pumping gassy wells',
} as const
export const HEAD_ON_WATER = reachRange({
  ...WATER_CURVE,
  to: 100 * GAS_FELT.value,
  because: 'with more free gas the stage head falls below the water curve',
})
export const POWER_ON_WATER = reachRange({
  ...WATER_CURVE,
  to: 100 * GAS_LOCKS.value,
  because: 'with more free gas the pump requires a gas handler',
})

/** Rise of bubbles in still liquid. */
export const bubbleRise = equation({
  ...NATURAL,
  symbol: 'v_inf',
  title: 'Bubble rise velocity',
  unit: 'm/s',
  where: {
    sigma: ['gas-liquid interfacial tension', 'N/m'],
    g: ['gravitational acceleration', 'm/s2'],
    rho_l: ['liquid density', 'kg/m3'],
    rho_g: ['gas density', 'kg/m3'],
  },
  evaluate: ({ sigma, g, rho_l, rho_g }) => sqrt(2) * ((sigma * g * (rho_l - rho_g)) / rho_l ** 2) ** 0.25,
})
/** Of a liquid in the annulus between casing and a body in it: the pump at its intake, or the motor. */
export const annulusVelocity = equation({
  symbol: 'v_a',
  title: 'Annular velocity',
  unit: 'm/s',
  source: takacsEsp,
  clause: 'ch. 5, annulus between casing and equipment',
  where: {
    q: ['rate', 'm3/s'],
    d_c: ['casing inside diameter', 'm'],
    d_e: ['equipment outside diameter', 'm'],
  },
  evaluate: ({ q, d_c, d_e }) => q / ((pi / 4) * (d_c ** 2 - d_e ** 2)),
})
export const naturalSeparation = equation({
  ...NATURAL,
  symbol: 'E_n',
  title: 'Natural separation efficiency',
  unit: '-',
  where: { v_inf: ['bubble rise velocity', 'm/s'], v_sl: ['superficial liquid velocity', 'm/s'] },
  evaluate: ({ v_inf, v_sl }) => v_inf / (v_inf + v_sl),
})

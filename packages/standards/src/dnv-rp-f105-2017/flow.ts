/** Dimensionless flow and damping that the response models read. DNV-RP-F105 (2017) 4.1. */
import { equation, pi } from '@keelson/equations'
import { dnvRpF105 } from './source.ts'

const FLOW = { source: dnvRpF105, clause: '4.1' } as const

const U_c = ['current velocity at the pipe', 'm/s'] as const
const U_w = ['significant wave-induced velocity', 'm/s'] as const
const D = ['outside diameter', 'm'] as const
const f = ['natural frequency', 'Hz'] as const
const gamma_f = ['natural frequency safety factor', '-'] as const
const V = ['onset reduced velocity', '-'] as const

/** Needs a current or a wave. */
export const currentFlowRatio = equation({
  ...FLOW,
  symbol: 'alpha',
  title: 'Current flow velocity ratio',
  unit: '-',
  where: { U_c, U_w },
  evaluate: ({ U_c, U_w }) => U_c / (U_c + U_w),
})

export const reducedVelocity = equation({
  ...FLOW,
  symbol: 'V_R',
  title: 'Reduced velocity',
  unit: '-',
  where: { U_c, U_w, gamma_f, f, D },
  evaluate: ({ U_c, U_w, gamma_f, f, D }) => ((U_c + U_w) * gamma_f) / (f * D),
})

export const stabilityParameter = equation({
  ...FLOW,
  symbol: 'K_s',
  title: 'Stability parameter',
  unit: '-',
  where: {
    m_e: ['effective mass per unit length', 'kg/m'],
    zeta_T: ['total damping ratio', '-'],
    rho_w: ['water density', 'kg/m3'],
    D,
  },
  evaluate: ({ m_e, zeta_T, rho_w, D }) => (4 * pi * m_e * zeta_T) / (rho_w * D ** 2),
})

export const designStabilityParameter = equation({
  ...FLOW,
  symbol: 'K_sd',
  title: 'Design stability parameter',
  unit: '-',
  where: { K_s: ['stability parameter', '-'], gamma_k: ['stability parameter safety factor', '-'] },
  evaluate: ({ K_s, gamma_k }) => K_s / gamma_k,
})

/** Below 1 the flow excites the vibration. */
export const onsetMargin = equation({
  ...FLOW,
  symbol: 'r_on',
  title: 'Natural to required onset frequency ratio',
  unit: '-',
  where: { f: ['natural frequency', 'Hz'], f_on: ['required onset frequency', 'Hz'] },
  evaluate: ({ f, f_on }) => f / f_on,
})

/** The flow at which a span begins to vibrate. */
export const onsetVelocity = equation({
  ...FLOW,
  symbol: 'U_on',
  title: 'Flow onset velocity',
  unit: 'm/s',
  where: { V, f, gamma_f, D },
  evaluate: ({ V, f, gamma_f, D }) => (V * f * D) / gamma_f,
})

/** The frequency above which a span does not vibrate. */
export const onsetFrequency = equation({
  ...FLOW,
  symbol: 'f_req',
  title: 'Required onset frequency',
  unit: 'Hz',
  where: { U_c, U_w, gamma_f, V, D },
  evaluate: ({ U_c, U_w, gamma_f, V, D }) => ((U_c + U_w) * gamma_f) / (V * D),
})

/** From the definition of the Keulegan-Carpenter number. Needs waves. */
export const impliedWavePeriod = equation({
  ...FLOW,
  symbol: 'T_w',
  title: 'Wave period implied by the Keulegan-Carpenter number',
  unit: 's',
  where: { KC: ['Keulegan-Carpenter number', '-'], D, U_w },
  evaluate: ({ KC, D, U_w }) => (KC * D) / U_w,
})

export const nextFrequency = equation({
  ...FLOW,
  symbol: 'f_CF_2',
  title: 'Next contributing cross-flow frequency',
  unit: 'Hz',
  where: { f_r: ['ratio of consecutive contributing frequencies', '-'], f_CF: ['cross-flow natural frequency', 'Hz'] },
  evaluate: ({ f_r, f_CF }) => f_r * f_CF,
})

export const gapOfRatio = equation({
  ...FLOW,
  symbol: 'e',
  title: 'Gap between seabed and pipe',
  unit: 'm',
  where: { e_D: ['gap to diameter ratio', '-'], D },
  evaluate: ({ e_D, D }) => e_D * D,
})

/** The cross-flow response model. DNV-RP-F105 (2017) 4.4. */
import { constant, equation, min, reachRange } from '@keelson/equations'
import { dnvRpF105 } from './source.ts'

export const CROSS_FLOW_END = constant({
  symbol: 'V_R_end',
  title: 'Cross-flow reduced velocity at lock-in end',
  value: 16,
  unit: '-',
  source: dnvRpF105,
  clause: '4.4',
})

export const LOCK_IN = reachRange({
  symbol: 'V_R',
  title: 'Cross-flow reduced velocity',
  unit: '-',
  to: CROSS_FLOW_END.value,
  unsafe: 'above',
  because: 'higher modes may vibrate above this limit and are not assessed',
  source: dnvRpF105,
  clause: '4.4',
})

const MODEL = { source: dnvRpF105, clause: '4.4', unit: '-' } as const

const V_on = ['cross-flow onset reduced velocity', '-'] as const
const A_1 = ['plateau amplitude', '-'] as const

/** Continuous at e/D = 0.8. */
export const seabedProximity = equation({
  ...MODEL,
  symbol: 'psi_prox',
  title: 'Seabed proximity onset correction factor',
  where: { e_D: ['gap to diameter ratio', '-'] },
  evaluate: ({ e_D }) => (e_D < 0.8 ? (4 + 1.25 * e_D) / 5 : 1),
  limited: { holds: 'the seabed has no effect for gaps of 0.8 D or more' },
})
export const trenchCorrection = equation({
  ...MODEL,
  symbol: 'psi_trench',
  title: 'Trench onset correction factor',
  where: { d_D: ['relative trench depth', '-'] },
  evaluate: ({ d_D }) => 1 + 0.5 * d_D,
})
export const crossFlowOnset = equation({
  ...MODEL,
  symbol: 'V_on_CF',
  title: 'Cross-flow onset reduced velocity',
  where: {
    psi_prox: ['seabed proximity onset correction factor', '-'],
    psi_trench: ['trench onset correction factor', '-'],
    gamma_on: ['cross-flow onset safety factor', '-'],
  },
  evaluate: ({ psi_prox, psi_trench, gamma_on }) => (3 * psi_prox * psi_trench) / gamma_on,
})

/** In current; continuous in the ratio of frequencies. */
export const crossFlowAmplitudeCurrent = equation({
  ...MODEL,
  symbol: 'A_Z_1',
  title: 'Cross-flow plateau amplitude in current, in diameters',
  where: { f_r: ['ratio of consecutive contributing frequencies', '-'] },
  evaluate: ({ f_r }) => (f_r < 1.5 ? 0.9 : f_r < 2.3 ? 0.9 + 0.5 * (f_r - 1.5) : 1.3),
  limited: { holds: 'the 4.4 curve is constant below a frequency ratio of 1.5 and above 2.3' },
})
/** In waves, alpha up to 0.8; continuous in KC. */
export const crossFlowAmplitudeWaves = equation({
  ...MODEL,
  symbol: 'A_Z_1',
  title: 'Cross-flow plateau amplitude in waves, in diameters',
  where: { KC: ['Keulegan-Carpenter number', '-'] },
  evaluate: ({ KC }) => (KC < 10 ? 0.7 : KC < 30 ? 0.7 + 0.01 * (KC - 10) : 0.9),
  limited: { holds: 'the 4.4 curve is constant below KC = 10 and above 30' },
})
export const CURRENT_DOMINATES = constant({
  symbol: 'alpha',
  title: 'Current flow velocity ratio for current-dominated flow',
  value: 0.8,
  unit: '-',
  source: dnvRpF105,
  clause: '4.4',
})

export const crossFlowCorner1 = equation({
  ...MODEL,
  symbol: 'V_1_CF',
  title: 'Reduced velocity at plateau start',
  where: { V_on, A_1 },
  evaluate: ({ V_on, A_1 }) => 7 - ((7 - V_on) / 1.15) * (1.3 - A_1),
})
export const crossFlowCorner2 = equation({
  ...MODEL,
  symbol: 'V_2_CF',
  title: 'Reduced velocity at plateau end',
  where: { A_1 },
  evaluate: ({ A_1 }) => 16 - (7 / 1.3) * A_1,
})

/** An onset below 2 moves the first point to it: the curve then begins with a jump to 0.15. */
export const crossFlowStart = equation({
  ...MODEL,
  symbol: 'V_0_CF',
  title: 'Reduced velocity at curve start',
  where: { V_on },
  evaluate: ({ V_on }) => min(2, V_on),
  limited: { holds: 'the 4.4 curve starts at 2, or at an earlier onset' },
})

/** Linear between the corners, nothing outside. */
export const crossFlowAmplitude = equation({
  ...MODEL,
  symbol: 'A_Z',
  title: 'Cross-flow response amplitude, in diameters',
  where: {
    V_R: ['reduced velocity', '-'],
    V_0: ['reduced velocity at curve start', '-'],
    V_on,
    V_1: ['reduced velocity at plateau start', '-'],
    A_1,
    V_2: ['reduced velocity at plateau end', '-'],
  },
  evaluate: ({ V_R, V_0, V_on, V_1, A_1, V_2 }) =>
    V_R < V_0 || V_R >= 16
      ? 0
      : V_R < V_on
        ? (0.15 * (V_R - V_0)) / (V_on - V_0)
        : V_R < V_1
          ? 0.15 + ((A_1 - 0.15) * (V_R - V_on)) / (V_1 - V_on)
          : V_R < V_2
            ? A_1
            : (A_1 * (16 - V_R)) / (16 - V_2),
  limited: {
    holds:
      'the 4.4 response curve extends from onset to a reduced velocity of 16; higher reduced velocities do not pass',
  },
})

/** On the stress range, not on the amplitude; continuous at K_sd = 4. */
export const dampingReduction = equation({
  ...MODEL,
  symbol: 'R_k',
  title: 'Damping reduction factor',
  where: { K_sd: ['design stability parameter', '-'] },
  evaluate: ({ K_sd }) => (K_sd <= 4 ? 1 - 0.15 * K_sd : 3.2 * K_sd ** -1.5),
})

/** The cross-flow response model. DNV-RP-F105 (2017) 4.4. */
import { constant, equation, min, reachRange } from '@keelson/equations'
import { dnvRpF105 } from './source.ts'

export const CROSS_FLOW_END = constant({
  symbol: 'V_R_end',
  title: 'Reduced velocity at which cross-flow lock-in ends',
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
  because: 'faster flow excites higher modes, which are not assessed',
  source: dnvRpF105,
  clause: '4.4',
})

const MODEL = { source: dnvRpF105, clause: '4.4', unit: '-' } as const

const V_on = ['cross-flow onset reduced velocity', '-'] as const
const A_1 = ['amplitude of the plateau', '-'] as const

/** Continuous at e/D = 0.8. */
export const seabedProximity = equation({
  ...MODEL,
  symbol: 'psi_prox',
  title: 'Correction of the onset for the bed',
  where: { e_D: ['gap over diameter', '-'] },
  evaluate: ({ e_D }) => (e_D < 0.8 ? (4 + 1.25 * e_D) / 5 : 1),
  limited: { holds: 'from a gap of 0.8 D the bed has no effect' },
})
export const trenchCorrection = equation({
  ...MODEL,
  symbol: 'psi_trench',
  title: 'Correction of the onset for a trench',
  where: { d_D: ['relative trench depth', '-'] },
  evaluate: ({ d_D }) => 1 + 0.5 * d_D,
})
export const crossFlowOnset = equation({
  ...MODEL,
  symbol: 'V_on_CF',
  title: 'Cross-flow onset reduced velocity',
  where: {
    psi_prox: ['correction for the bed', '-'],
    psi_trench: ['correction for a trench', '-'],
    gamma_on: ['safety factor on onset, cross-flow', '-'],
  },
  evaluate: ({ psi_prox, psi_trench, gamma_on }) => (3 * psi_prox * psi_trench) / gamma_on,
})

/** In current; continuous in the ratio of frequencies. */
export const crossFlowAmplitudeCurrent = equation({
  ...MODEL,
  symbol: 'A_Z_1',
  title: 'Cross-flow amplitude of the plateau in current, in diameters',
  where: { f_r: ['ratio of consecutive contributing frequencies', '-'] },
  evaluate: ({ f_r }) => (f_r < 1.5 ? 0.9 : f_r < 2.3 ? 0.9 + 0.5 * (f_r - 1.5) : 1.3),
  limited: { holds: '4.4 is level below 1.5 and above 2.3' },
})
/** In waves, alpha up to 0.8; continuous in KC. */
export const crossFlowAmplitudeWaves = equation({
  ...MODEL,
  symbol: 'A_Z_1',
  title: 'Cross-flow amplitude of the plateau in waves, in diameters',
  where: { KC: ['Keulegan-Carpenter number', '-'] },
  evaluate: ({ KC }) => (KC < 10 ? 0.7 : KC < 30 ? 0.7 + 0.01 * (KC - 10) : 0.9),
  limited: { holds: '4.4 is level below KC = 10 and above 30' },
})
export const CURRENT_DOMINATES = constant({
  symbol: 'alpha',
  title: 'Ratio of current to flow above which current dominates',
  value: 0.8,
  unit: '-',
  source: dnvRpF105,
  clause: '4.4',
})

export const crossFlowCorner1 = equation({
  ...MODEL,
  symbol: 'V_1_CF',
  title: 'Reduced velocity at the start of the plateau',
  where: { V_on, A_1 },
  evaluate: ({ V_on, A_1 }) => 7 - ((7 - V_on) / 1.15) * (1.3 - A_1),
})
export const crossFlowCorner2 = equation({
  ...MODEL,
  symbol: 'V_2_CF',
  title: 'Reduced velocity at the end of the plateau',
  where: { A_1 },
  evaluate: ({ A_1 }) => 16 - (7 / 1.3) * A_1,
})

/** An onset below 2 moves the first point to it: the curve then begins with a jump to 0.15. */
export const crossFlowStart = equation({
  ...MODEL,
  symbol: 'V_0_CF',
  title: 'Reduced velocity at which the curve begins',
  where: { V_on },
  evaluate: ({ V_on }) => min(2, V_on),
  limited: { holds: 'the curve of 4.4 begins at 2, or at an earlier onset' },
})

/** Linear between the corners, nothing outside. */
export const crossFlowAmplitude = equation({
  ...MODEL,
  symbol: 'A_Z',
  title: 'Cross-flow response amplitude, in diameters',
  where: {
    V_R: ['reduced velocity', '-'],
    V_0: ['reduced velocity at which the curve begins', '-'],
    V_on,
    V_1: ['reduced velocity at the start of the plateau', '-'],
    A_1,
    V_2: ['reduced velocity at the end of the plateau', '-'],
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
  limited: { holds: 'the response curve of 4.4 runs from its onset to 16; a run beyond 16 is not passed' },
})

/** On the stress range, not on the amplitude; continuous at K_sd = 4. */
export const dampingReduction = equation({
  ...MODEL,
  symbol: 'R_k',
  title: 'Reduction by damping',
  where: { K_sd: ['stability parameter for design', '-'] },
  evaluate: ({ K_sd }) => (K_sd <= 4 ? 1 - 0.15 * K_sd : 3.2 * K_sd ** -1.5),
})

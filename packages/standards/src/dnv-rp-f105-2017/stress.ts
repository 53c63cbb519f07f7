/** Stress ranges of the vibration, and the life that they leave. DNV-RP-F105 (2017) 2.4, 4.3, 4.4. */
import { equation, max, sum } from '@keelson/equations'
import { dnvRpF105 } from './source.ts'

const A_IL = ['in-line unit stress amplitude', 'Pa'] as const
const A_CF = ['cross-flow unit stress amplitude', 'Pa'] as const
const A_Y = ['in-line amplitude', '-'] as const
const A_Z = ['cross-flow amplitude', '-'] as const
const psi_alpha = ['wave correction factor', '-'] as const
const R_k = ['damping reduction factor', '-'] as const
const gamma_s = ['stress safety factor', '-'] as const
const f_v = ['cycle frequency', 'Hz'] as const
const P = ['fraction of time', '-'] as const
const N = ['cycles to failure', '-'] as const

/** In-line vibration needs current: none below half of the flow, full above 0.8. */
export const waveCorrection = equation({
  symbol: 'psi_alpha',
  title: 'Wave correction factor for in-line response',
  unit: '-',
  source: dnvRpF105,
  clause: '4.3',
  where: { alpha: ['current flow velocity ratio', '-'] },
  evaluate: ({ alpha }) => (alpha < 0.5 ? 0 : alpha < 0.8 ? (alpha - 0.5) / 0.3 : 1),
  limited: {
    holds: '4.3 gives no in-line vibration below a current flow velocity ratio of 0.5 and no reduction above 0.8',
  },
})

export const inLineResponseRange = equation({
  symbol: 'S_IL_R',
  title: 'In-line vibration stress range',
  unit: 'Pa',
  source: dnvRpF105,
  clause: '4.3',
  where: { A_IL, A_Y, psi_alpha, gamma_s },
  evaluate: ({ A_IL, A_Y, psi_alpha, gamma_s }) => 2 * A_IL * A_Y * psi_alpha * gamma_s,
})
export const crossFlowRange = equation({
  symbol: 'S_CF',
  title: 'Cross-flow vibration stress range',
  unit: 'Pa',
  source: dnvRpF105,
  clause: '4.4',
  where: { A_CF, A_Z, R_k, gamma_s },
  evaluate: ({ A_CF, A_Z, R_k, gamma_s }) => 2 * A_CF * A_Z * R_k * gamma_s,
})
/** Cross-flow vibration takes the pipe along in line, with 0.4 of its amplitude. */
export const inducedRange = equation({
  symbol: 'S_IL_CF',
  title: 'In-line stress range induced by cross-flow vibration',
  unit: 'Pa',
  source: dnvRpF105,
  clause: '4.4',
  where: { A_IL, A_Z, R_k, gamma_s },
  evaluate: ({ A_IL, A_Z, R_k, gamma_s }) => 2 * A_IL * 0.4 * A_Z * R_k * gamma_s,
})
export const inLineRange = equation({
  symbol: 'S_IL',
  title: 'In-line stress range',
  unit: 'Pa',
  source: dnvRpF105,
  clause: '4.4',
  where: {
    S_IL_R: ['in-line vibration stress range', 'Pa'],
    S_IL_CF: ['stress range induced by cross-flow vibration', 'Pa'],
  },
  evaluate: ({ S_IL_R, S_IL_CF }) => max(S_IL_R, S_IL_CF),
})
/** Two in-line cycles for each cross-flow cycle: the pipe draws an eight. */
export const inducedFrequency = equation({
  symbol: 'f_ind',
  title: 'Induced in-line cycle frequency',
  unit: 'Hz',
  source: dnvRpF105,
  clause: '4.4',
  where: { f_CF: ['cross-flow natural frequency', 'Hz'] },
  evaluate: ({ f_CF }) => 2 * f_CF,
})

/** Needs P > 0. */
export const lifeOfCycles = equation({
  symbol: 'T_life',
  title: 'Fatigue life',
  unit: 's',
  source: dnvRpF105,
  clause: '2.4',
  where: { N, f_v, P },
  evaluate: ({ N, f_v, P }) => N / (f_v * P),
})
/** Damage for each unit of time. */
export const damageRate = equation({
  symbol: 'd_rate',
  title: 'Damage rate',
  unit: 'Hz',
  source: dnvRpF105,
  clause: '2.4',
  where: { f_v, P, N },
  evaluate: ({ f_v, P, N }) => (f_v * P) / N,
})
/** Needs a damage rate above 0. */
export const lifeOfRate = equation({
  symbol: 'T_life',
  title: 'Fatigue life',
  unit: 's',
  source: dnvRpF105,
  clause: '2.4',
  where: { d_rate: ['total damage rate, all flow conditions', 'Hz'] },
  evaluate: ({ d_rate }) => 1 / d_rate,
})
export const allowableLife = equation({
  symbol: 'T_all',
  title: 'Fatigue life including utilisation factor',
  unit: 's',
  source: dnvRpF105,
  clause: '2.4',
  where: { eta: ['utilisation factor', '-'], T_life: ['fatigue life', 's'] },
  evaluate: ({ eta, T_life }) => eta * T_life,
})
/** The criterion as damage: the share of its fatigue life that the design life takes. */
export const designDamage = equation({
  symbol: 'D_fat',
  title: 'Design life damage',
  unit: '-',
  source: dnvRpF105,
  clause: '2.4',
  where: { T_d: ['design life', 's'], T_life: ['fatigue life', 's'] },
  evaluate: ({ T_d, T_life }) => T_d / T_life,
})

export const damageRateSum = equation({
  symbol: 'd_rate',
  title: 'Total damage rate, all flow conditions',
  unit: 'Hz',
  source: dnvRpF105,
  clause: '2.4',
  where: { d: ['damage rate for each condition', 'Hz', 'list'] },
  evaluate: ({ d }) => sum(d.length, (j) => d[j]),
})

/** Half of a range, without the safety factor that it holds: the ultimate limit state has its own. */
export const dynamicStress = equation({
  symbol: 'sigma_E',
  title: 'Vibration stress amplitude',
  unit: 'Pa',
  source: dnvRpF105,
  clause: '2.5',
  where: { S: ['stress range', 'Pa'], gamma_s },
  evaluate: ({ S, gamma_s }) => S / (2 * gamma_s),
})

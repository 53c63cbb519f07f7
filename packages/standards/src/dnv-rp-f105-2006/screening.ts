/** Screening of spans against fatigue by vibration: the frequency that spares a full analysis. DNV-RP-F105 (2006) 2.3.3. */
import { constant, equation, max, reachRange } from '@keelson/equations'
import { dnvRpF1052006 } from './source.ts'

export const GAMMA_IL = constant({
  symbol: 'gamma_IL',
  title: 'In-line screening factor',
  value: 1.4,
  unit: '-',
  source: dnvRpF1052006,
  clause: '2.6',
})
export const GAMMA_CF = constant({
  symbol: 'gamma_CF',
  title: 'Cross-flow screening factor',
  value: 1.4,
  unit: '-',
  source: dnvRpF1052006,
  clause: '2.6',
})
export const SCREENING_LENGTH = constant({
  symbol: 'r_L',
  title: 'Maximum L/D for the in-line criterion',
  value: 250,
  unit: '-',
  source: dnvRpF1052006,
  clause: '2.3.3',
})

const SCREENING = { source: dnvRpF1052006, clause: '2.3.3' } as const

const U_c100 = ['100-year current velocity at the pipe', 'm/s'] as const
const U_w1 = ['1-year significant wave-induced velocity', 'm/s'] as const
const D = ['outside diameter', 'm'] as const

/** Current over flow above which the in-line screening covers direct wave action too. */
export const DIRECT_WAVE_RATIO = constant({
  symbol: 'alpha_dw',
  title: 'Current flow velocity ratio limit for direct wave fatigue analysis',
  value: 2 / 3,
  unit: '-',
  source: dnvRpF1052006,
  clause: '2.3.5',
})

export const SCREENED_CURRENT = reachRange({
  symbol: 'alpha_dw',
  title: 'Current flow velocity ratio for direct wave screening',
  unit: '-',
  from: DIRECT_WAVE_RATIO.value,
  unsafe: 'below',
  because: 'direct wave action then requires a fatigue analysis',
  source: dnvRpF1052006,
  clause: '2.3.5',
})

/** Needs a current or a wave. */
export const screeningFlowRatio = equation({
  ...SCREENING,
  symbol: 'alpha_bar',
  title: 'Current flow velocity ratio for screening, minimum 0.6',
  unit: '-',
  where: { U_c100, U_w1 },
  evaluate: ({ U_c100, U_w1 }) => max(U_c100 / (U_c100 + U_w1), 0.6),
  limited: { holds: '2.3.3 sets a minimum current flow velocity ratio of 0.6' },
})

/** L below SCREENING_LENGTH diameters. */
export const requiredInLineFrequency = equation({
  ...SCREENING,
  symbol: 'f_req_IL',
  title: 'In-line natural frequency required by screening',
  unit: 'Hz',
  where: {
    gamma_IL: ['in-line screening factor', '-'],
    U_c100,
    V_on_IL: ['in-line onset reduced velocity', '-'],
    D,
    L: ['span length', 'm'],
    alpha_bar: ['current flow velocity ratio for screening', '-'],
  },
  evaluate: ({ gamma_IL, U_c100, V_on_IL, D, L, alpha_bar }) =>
    ((gamma_IL * U_c100) / (V_on_IL * D)) * (1 - L / (250 * D)) * (1 / alpha_bar),
})

/** The same criterion, solved for the current: L below SCREENING_LENGTH diameters. */
export const screenedCurrent = equation({
  ...SCREENING,
  symbol: 'U_scr',
  title: 'Maximum 100-year current velocity passing in-line screening',
  unit: 'm/s',
  where: {
    gamma_IL: ['in-line screening factor', '-'],
    f_IL: ['in-line natural frequency', 'Hz'],
    V_on_IL: ['in-line onset reduced velocity', '-'],
    D,
    L: ['span length', 'm'],
    alpha_bar: ['current flow velocity ratio for screening', '-'],
  },
  evaluate: ({ gamma_IL, f_IL, V_on_IL, D, L, alpha_bar }) =>
    (f_IL * V_on_IL * D * alpha_bar) / (gamma_IL * (1 - L / (250 * D))),
})

export const requiredCrossFlowFrequency = equation({
  ...SCREENING,
  symbol: 'f_req_CF',
  title: 'Cross-flow natural frequency required by screening',
  unit: 'Hz',
  where: {
    gamma_CF: ['cross-flow screening factor', '-'],
    U_c100,
    U_w1,
    V_on_CF: ['cross-flow onset reduced velocity', '-'],
    D,
  },
  evaluate: ({ gamma_CF, U_c100, U_w1, V_on_CF, D }) => (gamma_CF * (U_c100 + U_w1)) / (V_on_CF * D),
})

/** The in-line response model. DNV-RP-F105 (2017) 4.3. */
import { constant, equation, max, min, pi, reachRange, sqrt } from '@keelson/equations'
import { dnvRpF105 } from './source.ts'

export const CURRENT_SHARE = reachRange({
  symbol: 'alpha',
  title: 'Current flow velocity ratio',
  unit: '-',
  from: 0.5,
  unsafe: 'below',
  because: 'direct wave loads govern below this ratio and are not assessed',
  source: dnvRpF105,
  clause: '4.3',
})
export const TURBULENCE_FLOOR = constant({
  symbol: 'I_0',
  title: 'Turbulence intensity threshold for response reduction',
  value: 0.03,
  unit: '-',
  source: dnvRpF105,
  clause: '4.3',
})

const MODEL = { source: dnvRpF105, clause: '4.3', unit: '-' } as const

const K_sd = ['design stability parameter', '-'] as const
const I_c = ['flow turbulence intensity', '-'] as const
const I_0 = ['turbulence intensity threshold for response reduction', '-'] as const
const V_on = ['in-line onset reduced velocity', '-'] as const
const A_1 = ['first corner amplitude', '-'] as const
const A_2 = ['second corner amplitude', '-'] as const
const V_end = ['reduced velocity at lock-in end', '-'] as const

export const inLineOnset = equation({
  ...MODEL,
  symbol: 'V_on_IL',
  title: 'In-line onset reduced velocity',
  where: { K_sd, gamma_on: ['in-line onset safety factor', '-'] },
  evaluate: ({ K_sd, gamma_on }) => (K_sd < 0.4 ? 1 : K_sd < 1.6 ? 0.6 + K_sd : 2.2) / gamma_on,
  limited: { holds: 'the 4.3 curve is constant below K_sd = 0.4 and above 1.6' },
})

/** Below the turbulence intensity I_0 there is no more to gain: 1. */
export const turbulenceReduction1 = equation({
  ...MODEL,
  symbol: 'R_Itheta_1',
  title: 'Turbulence and flow angle reduction, first corner',
  where: { theta: ['angle between flow and pipe', 'rad'], I_c, I_0 },
  evaluate: ({ theta, I_c, I_0 }) => min(1, max(0, 1 - pi ** 2 * (pi / 2 - sqrt(2) * theta) * max(0, I_c - I_0))),
  limited: { holds: '4.3 limits the reduction factor to between 0 and 1' },
})
export const turbulenceReduction2 = equation({
  ...MODEL,
  symbol: 'R_Itheta_2',
  title: 'Turbulence reduction, second corner',
  where: { I_c, I_0 },
  evaluate: ({ I_c, I_0 }) => min(1, max(0, 1 - max(0, I_c - I_0) / 0.17)),
  limited: { holds: '4.3 limits the reduction factor to between 0 and 1' },
})

export const inLineAmplitude2 = equation({
  ...MODEL,
  symbol: 'A_Y_2',
  title: 'In-line second corner amplitude, in diameters',
  where: { K_sd, R_2: ['turbulence reduction, second corner', '-'] },
  evaluate: ({ K_sd, R_2 }) => max(0, 0.13 * (1 - K_sd / 1.8) * R_2),
  limited: { holds: 'damping suppresses in-line vibration for K_sd of 1.8 or more' },
})
export const inLineAmplitude1 = equation({
  ...MODEL,
  symbol: 'A_Y_1',
  title: 'In-line first corner amplitude, in diameters',
  where: { K_sd, R_1: ['turbulence and flow angle reduction, first corner', '-'], A_2 },
  evaluate: ({ K_sd, R_1, A_2 }) => max(0.18 * (1 - K_sd / 1.2) * R_1, A_2),
})

export const inLineEnd = equation({
  ...MODEL,
  symbol: 'V_end_IL',
  title: 'In-line reduced velocity at lock-in end',
  where: { K_sd },
  evaluate: ({ K_sd }) => (K_sd < 1 ? 4.5 - 0.8 * K_sd : 3.7),
  limited: { holds: 'the 4.3 curve is constant for K_sd of 1 or more' },
})
export const inLineCorner1 = equation({
  ...MODEL,
  symbol: 'V_1_IL',
  title: 'In-line reduced velocity at first corner',
  where: { A_1, V_on },
  evaluate: ({ A_1, V_on }) => 10 * A_1 + V_on,
})
export const inLineCorner2 = equation({
  ...MODEL,
  symbol: 'V_2_IL',
  title: 'In-line reduced velocity at second corner',
  where: { V_end, A_2 },
  evaluate: ({ V_end, A_2 }) => V_end - 2 * A_2,
})

/** Linear between the corners, nothing outside. */
export const inLineAmplitude = equation({
  ...MODEL,
  symbol: 'A_Y',
  title: 'In-line response amplitude, in diameters',
  where: {
    V_R: ['reduced velocity', '-'],
    V_on,
    V_1: ['reduced velocity at first corner', '-'],
    A_1,
    V_2: ['reduced velocity at second corner', '-'],
    A_2,
    V_end,
  },
  evaluate: ({ V_R, V_on, V_1, A_1, V_2, A_2, V_end }) =>
    V_R <= V_on || V_R >= V_end
      ? 0
      : V_R < V_1
        ? (A_1 * (V_R - V_on)) / (V_1 - V_on)
        : V_R < V_2
          ? A_1 + ((A_2 - A_1) * (V_R - V_1)) / (V_2 - V_1)
          : (A_2 * (V_end - V_R)) / (V_end - V_2),
  limited: {
    holds: 'the 4.3 response curve extends from onset to V_end, above which cross-flow vibration governs',
  },
})

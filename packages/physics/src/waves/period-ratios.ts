/** Periods of a JONSWAP sea over its peak period, by the polynomials of C205. */
import { constant, equation } from '@keelson/equations'
import { bracketedRoot, type Root } from '@keelson/numerics/root-finding.ts'
import { SEA } from './jonswap.ts'
import { peakEnhancement } from './jonswap-normalised.ts'
import { c205 } from './sources.ts'

const RATIO = { source: c205, clause: '3.5.5.6' } as const
const gamma = SEA.gamma
const T_p = SEA.T_p

/** Pierson-Moskowitz is JONSWAP without a peak. */
export const MOSKOWITZ_GAMMA = constant({
  ...RATIO,
  symbol: 'gamma',
  title: 'Pierson-Moskowitz peak enhancement factor',
  value: 1,
  unit: '-',
})

/** For gamma 1 to 7. */
export const crossingRatio = equation({
  ...RATIO,
  symbol: 'r_z',
  title: 'Zero-crossing to peak period ratio',
  unit: '-',
  where: { gamma },
  evaluate: ({ gamma }) => 0.6673 + 0.05037 * gamma - 0.00623 * gamma ** 2 + 0.0003341 * gamma ** 3,
})
/** For gamma 1 to 7. */
export const meanRatio = equation({
  ...RATIO,
  symbol: 'r_1',
  title: 'Mean to peak period ratio',
  unit: '-',
  where: { gamma },
  evaluate: ({ gamma }) => 0.7303 + 0.04936 * gamma - 0.006556 * gamma ** 2 + 0.000361 * gamma ** 3,
})
/** `crossingRatio` with the peak enhancement of C205 for this sea. */
function r(T_p: number, H_s: number): number {
  return crossingRatio.evaluate({ gamma: peakEnhancement.evaluate({ T_p, H_s }) })
}

export const crossingPeriodOfPeak = equation({
  ...RATIO,
  symbol: 'T_z',
  title: 'Zero-crossing period (C205)',
  unit: 's',
  where: { T_p, r_z: ['zero-crossing to peak period ratio', '-'] },
  evaluate: ({ T_p, r_z }) => T_p * r_z,
})
export const meanPeriodOfPeak = equation({
  ...RATIO,
  symbol: 'T_1',
  title: 'Mean period (C205)',
  unit: 's',
  where: { T_p, r_1: ['mean to peak period ratio', '-'] },
  evaluate: ({ T_p, r_1 }) => T_p * r_1,
})
export const peakPeriodOfCrossing = equation({
  ...RATIO,
  symbol: 'T_p',
  title: 'Peak period',
  unit: 's',
  where: { T_z: ['zero-crossing period', 's'], r_z: ['zero-crossing to peak period ratio', '-'] },
  evaluate: ({ T_z, r_z }) => T_z / r_z,
})

/** What T_p fulfils where the peak enhancement is that of C205 for it. */
export const crossingWithDefault = equation({
  ...RATIO,
  symbol: 'T_z',
  title: 'Zero-crossing period with peak enhancement from 3.5.5.5',
  unit: 's',
  fit: 'the peak enhancement is fitted in m and s',
  where: { T_z: ['zero-crossing period', 's'], T_p, H_s: SEA.H_s },
  functions: {
    r: {
      name: 'r',
      call: r,
      means: { of: ['T_p', 'H_s'], formula: crossingRatio, beside: [{ symbol: 'gamma', equation: peakEnhancement }] },
    },
  },
  left: ({ T_z }) => T_z,
  evaluate: ({ T_p, H_s }) => T_p * r(T_p, H_s),
})

/** Peak periods between which that of a zero-crossing period lies, whatever gamma from 1 to 5. */
const BRACKET = [1.2, 1.5] as const

/** The peak period, s, at which the sea has the zero-crossing period T_z, s, and the gamma that C205 gives it. */
export function peakPeriodWithDefault(T_z: number, H_s: number): Root {
  const over = (T_p: number) => crossingWithDefault.evaluate({ T_z, T_p, H_s }) - T_z
  return bracketedRoot(over, BRACKET[0] * T_z, BRACKET[1] * T_z, { seeking: 'the peak period' })
}

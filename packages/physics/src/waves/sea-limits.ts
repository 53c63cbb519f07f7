/** Whether a JONSWAP sea can be, by its steepness, and how much of its energy lies outside a band. Coherent SI. */
import { integrate } from '@keelson/numerics/quadrature.ts'
import { peakFrequency } from './jonswap.ts'
import { jonswapSpectrum } from './jonswap-normalised.ts'
import { steepnessLimit, steepnessOfCrossing } from './moments.ts'

interface Sea {
  readonly H_s: number
  readonly T_p: number
  readonly gamma: number
  readonly g: number
}

/** Steepness by the zero-crossing period and the steepest that DNV-RP-C205 (2021) 3.5.4 knows. */
export function steepnessOf({ H_s, T_p, gamma, g }: Sea): { readonly steepness: number; readonly limit: number } {
  const sea = jonswapSpectrum({ H_s, omega_p: peakFrequency.evaluate({ T_p }), gamma, normalisation: 'numerical' })
  const T_m02 = 2 * Math.PI * Math.sqrt((sea.moment(0) ?? 0) / (sea.moment(2) ?? 0))
  return {
    steepness: steepnessOfCrossing.evaluate({ H_m0: H_s, g, T_m02 }),
    limit: steepnessLimit.evaluate({ T_m02 }),
  }
}

/** Multiples of the peak frequency over which a sea is integrated: beyond the last lie 2e-5 of its energy. */
const WHOLE_SEA = [0.3, 1, 2, 16] as const

/** Energy of a density below the first and above the last frequency, all in the unit of the peak. */
export function energyBeyond(
  density: (frequency: number) => number,
  peak: number,
  [first, last]: readonly [number, number],
): { readonly below: number; readonly above: number } {
  const energy = (from: number, to: number) =>
    WHOLE_SEA.slice(1).reduce((sum, end, i) => {
      const a = Math.max(from, (WHOLE_SEA[i] ?? 0) * peak)
      const b = Math.min(to, end * peak)
      return a < b ? sum + integrate(density, a, b) : sum
    }, 0)
  return { below: energy(0, first), above: energy(last, Number.POSITIVE_INFINITY) }
}

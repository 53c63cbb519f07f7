/** Problems of the inputs, SI, that no single field shows. */

import { developedPeriod, LONGEST_PERIOD, shortestPeriod } from '@keelson/physics/waves/torsethaugen.ts'
import { type Problem, shownIn } from '@keelson/workflow'
import { C205, type Given, type Perhaps } from './inputs.ts'
import { c205Gamma } from './peak.ts'

/** The factor and the period ratios of C205 were fitted up to here. */
const MOST_GAMMA = 7

type Enhanced = Given<'normalisation'> & Perhaps<'peak_enhancement_factor'>
type Sampling = Perhaps<'frequency_start' | 'frequency_stop' | 'angular_frequencies'>

export const samplingRules = (p: Sampling): Problem[] => [...gridProblems(p), ...listProblems(p)]
export const jonswapRules = (p: Enhanced & Perhaps<'zero_crossing_period'>): Problem[] => [
  ...gammaRules(p),
  ...crossingProblems(p),
]

const TOO_PEAKED =
  'must be at most 7, the fitted range, if the {normalisation} is DNV-RP-C205, or at most 10 if it is numerical'

export function gammaRules({ peak_enhancement_factor: gamma, normalisation }: Enhanced): Problem[] {
  if (gamma === undefined || gamma <= MOST_GAMMA || normalisation !== C205) return []
  return [{ pointer: '/peak_enhancement_factor', message: `${TOO_PEAKED} (entered: ${gamma})` }]
}

type Crossing = Perhaps<'zero_crossing_period' | 'peak_enhancement_factor'>

function crossingProblems({ zero_crossing_period: T_z, peak_enhancement_factor: gamma }: Crossing): Problem[] {
  if (T_z === undefined || gamma === undefined || gamma <= MOST_GAMMA) return []
  const message =
    'must be omitted for a {peak_enhancement_factor} above 7, the limit of the DNV-RP-C205 ratio; enter the {peak_period}'
  return [{ pointer: '/zero_crossing_period', message }]
}

export function rowRules({ systems, normalisation }: Given<'systems' | 'normalisation'>): Problem[] {
  if (normalisation !== C205) return []
  const at = systems.findIndex((row) => c205Gamma(row) > MOST_GAMMA)
  if (at < 0) return []
  return [{ pointer: '/systems', message: `row ${at + 1}: {peak_enhancement_factor} ${TOO_PEAKED}` }]
}

function gridProblems({ frequency_start: low, frequency_stop: high }: Sampling): Problem[] {
  if (low === undefined || high === undefined || high > low) return []
  const message = `must be greater than the {frequency_start}, ${shownIn(low, 'rad/s')} (entered: ${shownIn(high, 'rad/s')})`
  return [{ pointer: '/frequency_stop', message }]
}

function listProblems({ angular_frequencies: omega = [] }: Sampling): Problem[] {
  const at = omega.findIndex((own, i) => i > 0 && own <= (omega[i - 1] ?? 0))
  if (at < 0) return []
  const message = `must be greater than the previous value, ${shownIn(omega[at - 1] ?? 0, 'rad/s')}, because frequencies are in ascending order (entered: ${shownIn(omega[at] ?? 0, 'rad/s')})`
  return [{ pointer: `/angular_frequencies/${at}`, message }]
}

/** The split of the model ends where its scale of periods does. */
type Split = Given<'significant_wave_height' | 'peak_period'>

export function torsethaugenRules({ significant_wave_height: H_s, peak_period: T_p }: Split): Problem[] {
  const low = shortestPeriod.evaluate({ H_s })
  if (T_p < low && T_p <= developedPeriod.evaluate({ H_s })) {
    const message = `must be at least ${shownIn(low, 's')}, the steepest sea for Torsethaugen at this {significant_wave_height} (entered: ${shownIn(T_p, 's')})`
    return [{ pointer: '/peak_period', message }]
  }
  if (T_p <= LONGEST_PERIOD) return []
  return [
    {
      pointer: '/peak_period',
      message: `must be at most ${LONGEST_PERIOD} s for Torsethaugen (entered: ${shownIn(T_p, 's')})`,
    },
  ]
}

/** Problems of the inputs, SI, that no single field shows. */
import { encounterRatio } from '@keelson/physics/ship-motions/closed-form.ts'
import { type Problem, refused } from '@keelson/workflow'
import { problemsOfDepths } from '../_shared/hull-offsets/form.ts'
import type { Given, Perhaps } from './inputs.ts'

type Waves = Perhaps<'significant_wave_height' | 'peak_period' | 'wave_frequency' | 'wave_length_over_ship_length'>
type Course = Given<'speed' | 'gravity' | 'hull_length' | 'heading'> & Perhaps<'froude_number'>

export const hullRules = ({ hull, offsets }: Given<'hull'> & Perhaps<'offsets'>): readonly Problem[] =>
  hull === 'offsets' && offsets !== undefined ? problemsOfDepths(offsets) : []
export const movingRules = (p: Waves & Course): Problem[] => [...seaProblems(p), ...paceProblems(p)]
export const stripRules = (p: Waves & Course): Problem[] => [...seaProblems(p), ...orderProblems(p), ...paceProblems(p)]

function seaProblems({ significant_wave_height: H_s, peak_period: T_p }: Waves): Problem[] {
  if (H_s === undefined && T_p !== undefined)
    return refused('/significant_wave_height', 'must be provided when a peak period is entered')
  if (H_s !== undefined && T_p === undefined)
    return refused('/peak_period', 'must be provided when a significant wave height is entered')
  return []
}

function orderProblems(p: Waves): Problem[] {
  const { significant_wave_height: H_s, peak_period: T_p, wave_length_over_ship_length: lengths } = p
  const waves = lengths ?? p.wave_frequency ?? []
  const ascends =
    waves.every((w, i) => i === 0 || w > (waves[i - 1] as number)) ||
    waves.every((w, i) => i === 0 || w < (waves[i - 1] as number))
  if (H_s === undefined || T_p === undefined || waves.length < FEWEST || ascends) return []
  const name = lengths === undefined ? 'wave_frequency' : 'wave_length_over_ship_length'
  return refused(`/${name}`, 'must be in ascending or descending order to integrate the response')
}

/** Waves over which a response is summed up. */
export const FEWEST = 20
/** Nearer to the speed of the wave its frequency of encounter is nothing that moves a ship. */
const PACE = 1e-6

function paceProblems({
  froude_number,
  speed,
  gravity: g,
  hull_length: L,
  heading,
  wave_frequency,
  wave_length_over_ship_length: l_L,
}: Waves & Course): Problem[] {
  const Fn = froude_number ?? speed / Math.sqrt(g * L)
  const numbers =
    l_L?.map((ratio) => (2 * Math.PI) / (ratio * L)) ?? wave_frequency?.map((omega) => omega ** 2 / g) ?? []
  const with_ = heading.findIndex((beta) =>
    numbers.some((k) => Math.abs(encounterRatio.evaluate({ Fn, k, L, beta })) < PACE),
  )
  if (with_ < 0) return []
  return refused('/heading', 'must not give zero encounter frequency; the ship travels at the speed of a wave')
}

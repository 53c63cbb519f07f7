/** Problems of the inputs, SI, that no single field shows. */
import { encounterRatio } from '@keelson/physics/ship-motions/closed-form.ts'
import type { Problem } from '@keelson/workflow'
import { problemsOfDepths } from '../_shared/hull-offsets/form.ts'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [
  ...(p.hull === 'offsets' && p.offsets !== undefined ? problemsOfDepths(p.offsets) : []),
  ...seaProblems(p),
  ...paceProblems(p),
]

function seaProblems({
  significant_wave_height: H_s,
  peak_period: T_p,
  wave_frequency,
  wave_length_over_ship_length,
  method,
}: Params): Problem[] {
  if (H_s === undefined && T_p !== undefined)
    return [{ pointer: '/significant_wave_height', message: 'a peak period needs the wave height of its sea' }]
  if (H_s !== undefined && T_p === undefined)
    return [{ pointer: '/peak_period', message: 'a significant wave height needs the peak period of its sea' }]
  const waves = wave_length_over_ship_length ?? wave_frequency ?? []
  const ascends =
    waves.every((w, i) => i === 0 || w > (waves[i - 1] as number)) ||
    waves.every((w, i) => i === 0 || w < (waves[i - 1] as number))
  if (H_s === undefined || method !== 'strip_theory' || waves.length < FEWEST || ascends) return []
  const name = wave_length_over_ship_length === undefined ? 'wave_frequency' : 'wave_length_over_ship_length'
  return [{ pointer: `/${name}`, message: 'waves go one way, so that the response can be summed over them' }]
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
  method,
}: Params): Problem[] {
  if (method === 'hydrostatics_only') return []
  const Fn = froude_number ?? speed / Math.sqrt(g * L)
  const numbers =
    l_L?.map((ratio) => (2 * Math.PI) / (ratio * L)) ?? wave_frequency?.map((omega) => omega ** 2 / g) ?? []
  const with_ = heading.findIndex((beta) =>
    numbers.some((k) => Math.abs(encounterRatio.evaluate({ Fn, k, L, beta })) < PACE),
  )
  if (with_ < 0) return []
  return [{ pointer: '/heading', message: 'the ship keeps pace with a wave: she does not meet it' }]
}

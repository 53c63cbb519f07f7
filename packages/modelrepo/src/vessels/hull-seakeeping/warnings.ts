/** What a specialist would remark on the ship, her speed and the sea. */
import { encounterFrequency, waveNumberDeep } from '@keelson/physics/ship-motions/periods.ts'
import { steepness } from '@keelson/physics/ship-motions/response.ts'
import { capitalised, listed, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'
import type { Periods } from './periods.ts'
import type { Beyond } from './reach.ts'
import type { Course } from './waves.ts'

export const warnings = {
  beamy_hull: 'The hull is too broad relative to its length for strip theory.',
  closed_form_heading: 'A heading is more than 60 degrees from head or following seas, outside the closed form limits.',
  closed_form_hull: 'The block coefficient is below the closed form limit.',
  fast_ship: 'The Froude number is above 0.4, outside the strip theory limits.',
  resonance: 'A natural period is within 20 % of the encounter period at the spectral peak.',
  steep_sea: 'The sea is steeper than typical wind seas.',
  following_strips:
    'The encounter frequency is below the limit of strip theory, which is a high-frequency theory. Results are unreliable.',
} as const
const warn = warner(warnings)

const NEAR = 0.2
const STEEPEST = 1 / 15

export const warningsBeyond = (beyond: readonly Beyond[]): Warning[] =>
  beyond.map(({ code, left, at }) => warn(code, left.reason, at))

type Sea = Given<'gravity'> & Perhaps<'significant_wave_height' | 'peak_period'>

export function resonanceWarnings(
  p: Sea & Given<'heading'>,
  { heave, roll, pitch }: Periods,
  { U }: Course,
): Warning[] {
  const { peak_period: T_p, significant_wave_height: H_s, gravity: g } = p
  if (T_p === undefined || H_s === undefined) return []
  const omega_0 = (2 * Math.PI) / T_p
  const k = waveNumberDeep.evaluate({ omega_0, g })
  const T_e = (2 * Math.PI) / Math.abs(encounterFrequency.evaluate({ omega_0, k, U, beta: p.heading[0] as number }))
  const close = Object.entries({ heave, roll, pitch }).filter(
    ([, T]) => T !== undefined && Math.abs(T / T_e - 1) <= NEAR,
  )
  if (close.length === 0) return []
  const names = close.map(([name, T]) => `${name} (${shownIn(T as number, 's')})`)
  return [
    warn(
      'resonance',
      `The encounter period at the spectral peak is ${shownIn(T_e, 's')}, close to the natural period in ${listed(names)}.`,
      '/peak_period',
    ),
  ]
}

export function steepWarnings(p: Sea): Warning[] {
  const why = tooSteep(p)
  return why === undefined ? [] : [warn('steep_sea', `${capitalised(why)}.`, '/significant_wave_height')]
}

export function tooSteep({ significant_wave_height: H_s, peak_period: T_p, gravity: g }: Sea): string | undefined {
  if (H_s === undefined || T_p === undefined) return undefined
  const s = steepness.evaluate({ H_s, T_p, g })
  if (s <= STEEPEST) return undefined
  return `the sea steepness is ${shownPercent(s)}; the maximum for wind seas is ${shownPercent(STEEPEST)}`
}

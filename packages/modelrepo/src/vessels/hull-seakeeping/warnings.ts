/** What a specialist would remark on the ship, her speed and the sea. */
import { encounterFrequency, waveNumberDeep } from '@keelson/physics/ship-motions/periods.ts'
import { steepness } from '@keelson/physics/ship-motions/response.ts'
import { type CheckResult, type NotChecked, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Periods } from './calculate-periods.ts'
import { beyondOf } from './calculate-reach.ts'
import type { Way } from './calculate-waves.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  beamy_hull: 'The hull is too broad for its length for strip theory.',
  closed_form_heading: 'A heading is more than 60 degrees from head or following seas, where the closed form ends.',
  closed_form_hull: 'The hull is finer than those of the closed form.',
  fast_ship: 'The Froude number is above 0.4, where strip theory no longer holds.',
  resonance: 'A natural period lies within a fifth of the period at which the ship meets the peak of the sea.',
  steep_sea: 'The sea is steeper than wind seas are.',
  following_strips: 'The ship meets the waves so slowly that strip theory, a theory of high frequencies, is a guess.',
} as const
const warn = warner(warnings)

const NEAR = 0.2
const STEEPEST = 1 / 15

/** Limits that the check leaves are said by it; one that fails says none. */
export const warningsOf = (p: Params, periods: Periods, way: Way, roll: CheckResult | NotChecked): Warning[] => [
  ...('left' in roll ? [] : beyondOf(p, way).map(({ code, left, at }) => warn(code, left.reason, at))),
  ...near(p, periods, way),
  ...steep(p),
]

function near(p: Params, { heave, roll, pitch }: Periods, { U }: Way): Warning[] {
  const { peak_period: T_p, significant_wave_height: H_s, gravity: g } = p
  if (T_p === undefined || H_s === undefined) return []
  const omega_0 = (2 * Math.PI) / T_p
  const k = waveNumberDeep.evaluate({ omega_0, g })
  const T_e = (2 * Math.PI) / Math.abs(encounterFrequency.evaluate({ omega_0, k, U, beta: p.heading[0] as number }))
  const close = Object.entries({ heave, roll, pitch }).filter(
    ([, T]) => T !== undefined && Math.abs(T / T_e - 1) <= NEAR,
  )
  if (close.length === 0) return []
  const names = close.map(([name, T]) => `${name} ${shownIn(T as number, 's')}`).join(', ')
  return [
    warn(
      'resonance',
      `the ship meets the peak of the sea every ${shownIn(T_e, 's')}, near to her natural period of ${names}`,
      '/peak_period',
    ),
  ]
}

const steep = (p: Params): Warning[] => {
  const why = tooSteep(p)
  return why === undefined ? [] : [warn('steep_sea', why, '/significant_wave_height')]
}

export function tooSteep({ significant_wave_height: H_s, peak_period: T_p, gravity: g }: Params): string | undefined {
  if (H_s === undefined || T_p === undefined) return undefined
  const s = steepness.evaluate({ H_s, T_p, g })
  if (s <= STEEPEST) return undefined
  return `the sea has a steepness of ${shownPercent(s)}; wind seas have up to ${shownPercent(STEEPEST)}`
}

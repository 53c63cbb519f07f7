/** What a specialist would remark on the ship, her speed and the sea. */
import { encounterFrequency, waveNumberDeep } from '@keelson/physics/ship-motions/periods.ts'
import { steepness } from '@keelson/physics/ship-motions/response.ts'
import { shownIn, shownPercent, shownRatio, type Warning, warner } from '@keelson/workflow'
import type { Periods } from './calculate-periods.ts'
import type { Way } from './calculate-waves.ts'
import type { Params } from './params.ts'

export const warnings = {
  fast_ship: 'The Froude number is above 0.4, where strip theory no longer holds.',
  resonance: 'A natural period lies within a fifth of the period at which the ship meets the peak of the sea.',
  steep_sea: 'The sea is steeper than wind seas are.',
  following_strips: 'The ship meets the waves so slowly that strip theory, a theory of high frequencies, is a guess.',
} as const
const warn = warner(warnings)

const MOST_FROUDE = 0.4
const NEAR = 0.2
const STEEPEST = 1 / 15

export const warningsOf = (p: Params, periods: Periods, way: Way): Warning[] => [
  ...fast(p, way),
  ...near(p, periods, way),
  ...steep(p),
  ...slow(p, way),
]

function fast({ method, froude_number }: Params, { Fn }: Way): Warning[] {
  if (method !== 'strip_theory' || Fn <= MOST_FROUDE) return []
  const at = froude_number === undefined ? '/speed' : '/froude_number'
  return [
    warn('fast_ship', `the Froude number is ${shownRatio(Fn)}, above ${MOST_FROUDE}: strip theory no longer holds`, at),
  ]
}

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

function steep({ significant_wave_height: H_s, peak_period: T_p, gravity: g }: Params): Warning[] {
  if (H_s === undefined || T_p === undefined) return []
  const s = steepness.evaluate({ H_s, T_p, g })
  if (s <= STEEPEST) return []
  return [
    warn(
      'steep_sea',
      `the sea has a steepness of ${shownPercent(s)}; wind seas have up to ${shownPercent(STEEPEST)}`,
      '/significant_wave_height',
    ),
  ]
}

/** Frequency of encounter, times the root of breadth over gravity, below which sections do not move as in a high-frequency theory. */
const SLOWEST = 0.1

function slow(p: Params, { U }: Way): Warning[] {
  if (p.method !== 'strip_theory' || U === 0) return []
  const waves =
    p.wave_length_over_ship_length?.map((l) => Math.sqrt((2 * Math.PI * p.gravity) / (l * p.hull_length))) ??
    p.wave_frequency ??
    []
  const slowest = p.heading.some((beta) =>
    waves.some((omega_0) => {
      const k = waveNumberDeep.evaluate({ omega_0, g: p.gravity })
      return (
        Math.abs(encounterFrequency.evaluate({ omega_0, k, U, beta })) * Math.sqrt(p.hull_breadth / p.gravity) < SLOWEST
      )
    }),
  )
  return slowest
    ? [
        warn(
          'following_strips',
          'the ship meets some of these waves so slowly that strip theory is a guess',
          '/heading',
        ),
      ]
    : []
}

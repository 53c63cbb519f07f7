/** What each criterion makes of a sea state: whether it is met, and at which wave height it would be reached. */
import { silent, type Trace } from '@keelson/equations'
import * as response from '@keelson/physics/seakeeping/response.ts'
import { slammingHeight, wetnessHeight } from '@keelson/physics/seakeeping/slamming.ts'
import { type State, thresholdOf } from './calculate-states.ts'
import type { Params } from './inputs.ts'

export const CRITERIA = ['heave', 'roll', 'pitch', 'vertical_acceleration', 'slamming', 'deck_wetness'] as const
type Criterion = (typeof CRITERIA)[number]

interface Held {
  readonly criterion: Criterion
  /** Wave height at which it is reached, m; null where the sea state does not move it at all. */
  readonly H: number | null
  readonly met: boolean
}
/** The criteria of a sea state, in the order of CRITERIA. */
export interface Judged {
  readonly held: readonly Held[]
  readonly met: boolean
  /** Smallest of their wave heights, m; null where none is ever reached. */
  readonly H: number | null
  readonly governing: Criterion | null
}

export const hasCriteria = (p: Params): boolean =>
  [p.criteria_significant_single_amplitude?.[0], p.criteria_probability?.[0]].some(
    (own) => own !== undefined && Object.values(own).some((limit) => limit !== undefined),
  )

/** A response reached in another unit may miss its criterion by the last bit. */
const SAME = 1e-9

export function judgedIn(p: Params, s: State, trace: Trace): Judged {
  const held = [...motions(p, s, trace), ...events(p, s, trace)]
  const met = held.every((one) => one.met)
  const reached = held.flatMap((one) => (one.H === null ? [] : [{ criterion: one.criterion, H: one.H }]))
  const first = reached.toSorted((a, b) => a.H - b.H)[0]
  return { held, met, H: first?.H ?? null, governing: met ? null : (first?.criterion ?? null) }
}

function motions(p: Params, s: State, trace: Trace): Held[] {
  const [own] = p.criteria_significant_single_amplitude ?? []
  if (own === undefined) return []
  const H_s = s.row.significant_wave_height
  const held = (criterion: Criterion, mark: string, x: number | undefined, use: () => number): Held[] => {
    if (x === undefined) return []
    if (x === 0) return [{ criterion, H: null, met: true }]
    const u = use()
    const symbol = { as: `H_lim${mark}`, rename: { u: `u_${mark}` } }
    return [{ criterion, H: trace.apply(response.limitingHeight, { H_s, u }, symbol), met: u <= 1 + SAME }]
  }
  const turn = (criterion: 'roll' | 'pitch', mark: string) => {
    const [x_s, c] = [s[criterion], own[criterion]]
    if (x_s === undefined || c === undefined) return []
    const names = { as: `u_${mark}`, rename: { x_s: `x_${mark}`, c: `c_${mark}` } }
    return held(criterion, mark, x_s, () => trace.apply(response.rotationUse, { x_s, c }, names))
  }
  const { heave: c_3, vertical_acceleration: c_a } = own
  return [
    ...(c_3 === undefined
      ? []
      : held('heave', '3', s.heave, () =>
          trace.apply(response.motionUse, { x_s: s.heave, c: c_3 }, { as: 'u_3', rename: { x_s: 'x_3', c: 'c_3' } }),
        )),
    ...turn('roll', '4'),
    ...turn('pitch', '5'),
    ...(c_a === undefined
      ? []
      : held('vertical_acceleration', 'a', s.a_s, () =>
          trace.apply(response.accelerationUse, { a_s: s.a_s, c: c_a }, { as: 'u_a', rename: { c: 'c_a' } }),
        )),
  ]
}

function events(p: Params, { row, station }: State, trace: Trace): Held[] {
  const [own] = p.criteria_probability ?? []
  if (own === undefined || station === undefined) return []
  const H_s = row.significant_wave_height
  const { m_0r, m_2r, slam, wet } = station
  const still = m_0r === 0 || m_2r === 0
  const { draft_at_station: T_s, freeboard_at_station: F_s } = p
  const within = (probability: number, Q: number) => probability <= Q * (1 + SAME)
  return [
    ...(own.slamming === undefined || slam === undefined || T_s === undefined
      ? []
      : [
          {
            criterion: 'slamming' as const,
            H: still
              ? null
              : trace.apply(
                  slammingHeight,
                  { H_s, V_cr: thresholdOf(p, silent), m_2r, T_s, m_0r, Q: own.slamming },
                  { rename: { Q: 'Q_s' } },
                ),
            met: within(slam.probability, own.slamming),
          },
        ]),
    ...(own.deck_wetness === undefined || wet === undefined || F_s === undefined
      ? []
      : [
          {
            criterion: 'deck_wetness' as const,
            H: still
              ? null
              : trace.apply(wetnessHeight, { H_s, F_s, m_0r, Q: own.deck_wetness }, { rename: { Q: 'Q_w' } }),
            met: within(wet.probability, own.deck_wetness),
          },
        ]),
  ]
}

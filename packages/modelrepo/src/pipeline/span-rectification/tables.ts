/** The tables of a rectification. */
import { silent } from '@keelson/equations'
import { type BoundaryCondition, FIXED, PINNED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { type NotApplicable, notApplicable, type TablesOf } from '@keelson/workflow'
import { type Span, spanAt, stands } from '../_shared/free-span/span.ts'
import type { Assessment } from './calculate-assessment.ts'
import type { Found } from './calculate-found.ts'
import type { Options } from './calculate-options.ts'
import type { placeByProfile } from './calculate-supports.ts'
import type { contract } from './contract.ts'

type Tables = TablesOf<typeof contract>
export type Placement = ReturnType<typeof placeByProfile>

export const NONE = notApplicable('no support is required')

export function tablesOf(
  found: Found,
  placed: Placement | undefined,
  assessment: Assessment | undefined,
  options: Options | undefined,
): Tables {
  const { division, loads, heights } = found
  const profile = typeof placed === 'string' ? placed : 'gap profile and maximum height are not entered'
  const unassessed = notApplicable('damping ratio and turbulence intensity are not entered')
  const { n, positions } = division
  return {
    spans: spanRows(found),
    supports:
      loads === undefined
        ? NONE
        : positions.map((position, i) => ({
            support: i + 1,
            position,
            reaction: i === 0 || i === n - 1 ? loads.R_1 : (loads.R_i ?? loads.R_1),
            gap: heights?.gaps[i] ?? null,
            height: heights?.heights[i] ?? null,
          })),
    profile_supports:
      placed === undefined || typeof placed === 'string'
        ? notApplicable(profile)
        : placed.map((s, i) => ({ support: i + 1, ...s })),
    assessment: assessment === undefined ? unassessed : assessedRows(found, assessment),
    allowable_spans: assessment?.after.tables?.().allowable_spans ?? unassessed,
    options: options?.rows ?? notApplicable('intervention options are not entered'),
  }
}

function spanRows({ section, ends, before, after, f_req, division }: Found) {
  const row = (span: string, s: Span, boundary: BoundaryCondition) => ({
    span,
    ends: boundary,
    length: s.L,
    length_over_diameter: s.L / section.D,
    in_line_frequency: s.f_IL,
    cross_flow_frequency: s.f_CF,
    deflection: s.delta,
    margin: f_req > 0 ? s.f_IL / f_req : null,
  })
  const others = ([PINNED, FIXED] as const).flatMap((boundary) => {
    if (boundary === ends.boundary) return []
    const s = spanAt(section, { ...ends, boundary }, division.L_sub, silent)
    return stands(s) ? [row('rectified', s, boundary)] : []
  })
  const now = row('as surveyed', before, ends.boundary)
  return [now, ...(division.n === 0 ? [] : [row('rectified', after, ends.boundary)]), ...others]
}

/** The number of a value that may be a list of one. */
export const single = (v: Result): number | NotApplicable | undefined =>
  typeof v === 'object' && !('notApplicable' in v) ? v[0] : v
type Result = number | readonly number[] | NotApplicable | undefined
const numberOf = (v: Result): number | null => {
  const one = single(v)
  return typeof one === 'number' ? one : null
}

function assessedRows({ before, after }: Found, a: Assessment) {
  const row = (span: string, length: number, { values, checks }: Assessment['before']) => {
    const fatigue = checks?.fatigue
    const judged = fatigue !== undefined && 'demand' in fatigue ? fatigue : undefined
    return {
      span,
      length,
      in_line_reduced_velocity: numberOf(values.reduced_velocity),
      in_line_onset: numberOf(values.in_line_onset_reduced_velocity),
      in_line_amplitude: numberOf(values.in_line_response_amplitude),
      cross_flow_amplitude: numberOf(values.cross_flow_response_amplitude),
      in_line_stress_range: numberOf(values.in_line_stress_range),
      cross_flow_stress_range: numberOf(values.cross_flow_stress_range),
      fatigue_life: numberOf(values.fatigue_life),
      damage: judged?.demand ?? null,
      utilisation_factor: judged?.capacity ?? null,
    }
  }
  return [row('as surveyed', before.L, a.before), row('rectified', after.L, a.after)]
}

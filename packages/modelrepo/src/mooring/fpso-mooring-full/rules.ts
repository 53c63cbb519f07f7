/** What the inputs must satisfy together, before anything is calculated. */
import { folded } from '@keelson/standards/ocimf-1994/loads.ts'
import { type Problem, refused, shown, shownIn } from '@keelson/workflow'
import { unordered } from '../../_shared/rows/ascending.ts'
import { isExternal } from '../_shared/spread/load.ts'
import { spreadRules } from '../_shared/spread/rules.ts'
import { lengthAt, lineSilently } from './calculate-line.ts'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [
  ...spreadRules(p, lineSilently(p), lengthAt(p)),
  ...segments(p),
  ...(isExternal(p) ? [] : [...pushed(p), ...headings(p), ...tables(p), ...drift(p)]),
]

function segments({ line_segments: rows, seabed_friction_coefficient: C_B }: Params): Problem[] {
  if (rows === undefined) return []
  const friction =
    C_B > 0
      ? refused('seabed_friction_coefficient', `must be 0 if {line_segments} are provided (entered: ${shown(C_B)})`)
      : []
  const last = rows.length - 1
  const load = rows[last]?.point_load_N
  const atFairlead = load
    ? refused(
        `line_segments/${last}/point_load_N`,
        'must be zero for the fairlead segment, because the vessel carries a load at the fairlead; enter the load in a lower row',
      )
    : []
  return [...friction, ...atFairlead]
}

/** What a wind, a current or a sea needs to push: each of these, or the table in the place of the coefficients. */
const NEEDS = {
  wind_speed: {
    always: ['wind_area_frontal', 'wind_area_lateral', 'length_between_perpendiculars'],
    table: 'wind_coefficient_table',
    orElse: ['wind_coefficient_x', 'wind_coefficient_y', 'wind_coefficient_yaw'],
  },
  current_speed: {
    always: ['length_between_perpendiculars', 'draft'],
    table: 'current_coefficient_table',
    orElse: ['current_coefficient_x', 'current_coefficient_y', 'current_coefficient_yaw'],
  },
  significant_wave_height: {
    always: [],
    table: 'mean_drift_coefficient_table',
    orElse: ['mean_drift_coefficient'],
  },
} as const

function pushed(p: Params): Problem[] {
  const needs = Object.entries(NEEDS) as [keyof typeof NEEDS, (typeof NEEDS)[keyof typeof NEEDS]][]
  const missing = needs.flatMap(([name, { always, table, orElse }]) => {
    if (!(p[name] > 0)) return []
    const wanted = p[table] === undefined ? [...always, ...orElse] : always
    return wanted
      .filter((needed) => p[needed] === undefined)
      .flatMap((needed) => refused(needed, `is required if {${name}} is greater than 0`))
  })
  return missing.filter(({ pointer }, i) => missing.findIndex((one) => one.pointer === pointer) === i)
}

/** From ahead, as a heading that is not provided. */
const AHEAD = Math.PI

/** Single coefficients are those of one heading: another one changes nothing. */
const headings = (p: Params): Problem[] =>
  (['wind', 'current'] as const).flatMap((of) => {
    const heading = p[`${of}_heading`]
    if (p[`${of}_coefficient_table`] !== undefined || !(p[`${of}_speed`] > 0) || heading === AHEAD) return []
    return refused(
      `${of}_heading`,
      `must be omitted if single coefficients are entered, or entered with {${of}_coefficient_table} instead (entered: ${shownIn(heading, 'deg')})`,
    )
  })

const tables = (p: Params): Problem[] =>
  (['wind', 'current'] as const).flatMap((of) => {
    const rows = p[`${of}_coefficient_table`]
    if (rows === undefined) return []
    const headings = rows.map((row) => row.heading_deg)
    const at = unordered(headings)
    if (at !== undefined) {
      return refused(
        `${of}_coefficient_table/${at}/heading_deg`,
        'must be greater than in the previous row, because headings are in ascending order',
      )
    }
    const { heading } = folded(p[`${of}_heading`])
    const [first = 0, last = 0] = [headings[0], headings.at(-1)]
    if (!(p[`${of}_speed`] > 0) || (heading >= first && heading <= last)) return []
    const [asked, from, to] = [heading, first, last].map((angle) => shownIn(angle, 'deg'))
    return refused(
      `${of}_heading`,
      `must be within {${of}_coefficient_table}, ${from} to ${to} from the bow (entered: ${asked})`,
    )
  })

function drift({ mean_drift_coefficient_table: rows, peak_period, significant_wave_height: H_s }: Params): Problem[] {
  if (rows === undefined) return []
  const at = unordered(rows.map((row) => row.omega_rad_s))
  return [
    ...(at === undefined
      ? []
      : refused(
          `mean_drift_coefficient_table/${at}/omega_rad_s`,
          'must be greater than in the previous row, because frequencies are in ascending order',
        )),
    ...(H_s > 0 && peak_period === undefined
      ? refused('peak_period', 'is required if {mean_drift_coefficient_table} is provided')
      : []),
  ]
}

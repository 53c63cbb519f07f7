/** What the inputs must satisfy together, before anything is calculated. */
import { folded } from '@keelson/standards/ocimf-1994/loads.ts'
import { type Problem, refused, shown, shownIn } from '@keelson/workflow'
import { unordered } from '../../_shared/rows/ascending.ts'
import type { Some } from './inputs.ts'

/** Water depth over draught below which no coefficient holds. */
const LEAST_DEPTH = 1.05

export function depthProblems({ water_depth: d, draft: T }: Some<'draft', 'water_depth'>): Problem[] {
  if (typeof d !== 'number' || d >= LEAST_DEPTH * T) return []
  return refused(
    'water_depth',
    `must be at least ${LEAST_DEPTH} times the {draft}, ${shownIn(T, 'm')}, for valid coefficients (entered: ${shownIn(d, 'm')})`,
  )
}

type Areas = Some<'superstructure_lateral_area' | 'longitudinal_wind_area'>
export function areaProblems({ superstructure_lateral_area: A_S, longitudinal_wind_area: A_L }: Areas): Problem[] {
  if (A_S <= A_L) return []
  return refused(
    'superstructure_lateral_area',
    `must not exceed the {longitudinal_wind_area}, ${shownIn(A_L, 'm2')}, which includes it (entered: ${shownIn(A_S, 'm2')})`,
  )
}

type Superstructure = Some<'superstructure_lateral_area', 'superstructure_height'>
export const superstructureProblems = (p: Superstructure): Problem[] =>
  p.superstructure_lateral_area > 0 && p.superstructure_height === undefined
    ? refused('superstructure_height', 'must be provided if the {superstructure_lateral_area} is above 0')
    : []

type Tabled = Some<
  'wind_speed' | 'wind_direction' | 'current_speed' | 'current_direction' | 'wind_coefficients',
  'wind_speed_at_height' | 'current_coefficients'
>
export function tableProblems(p: Tabled): Problem[] {
  const missing = p.current_speed > 0 && p.current_coefficients === undefined
  return [
    ...(missing ? refused('current_coefficients', 'must be provided if the {current_speed} is above 0') : []),
    ...covered(p, 'wind', (p.wind_speed_at_height ?? p.wind_speed) > 0),
    ...covered(p, 'current', p.current_speed > 0),
  ]
}

function covered(p: Tabled, of: 'wind' | 'current', acts: boolean): Problem[] {
  const rows = p[`${of}_coefficients`]
  if (rows === undefined) return []
  const headings = rows.map((row) => row.heading)
  const at = unordered(headings)
  if (at !== undefined)
    return refused(`${of}_coefficients/${at}/heading`, 'must be greater than the previous direction')
  const { heading } = folded(p[`${of}_direction`])
  const [first = 0, last = 0] = [headings[0], headings.at(-1)]
  if (!acts || (heading >= first && heading <= last)) return []
  const [asked, from, to] = [heading, first, last].map((angle) => shownIn(angle, 'deg'))
  return refused(
    `${of}_coefficients`,
    `must cover the {${of}_direction}, ${asked} from astern (entered: ${from} to ${to})`,
  )
}

type Profile = Some<'bow_to_lateral_centroid' | 'length_overall'>
export function profileProblems({ bow_to_lateral_centroid: C, length_overall: L_OA }: Profile): Problem[] {
  if (C <= L_OA) return []
  return refused(
    'bow_to_lateral_centroid',
    `must not exceed the {length_overall}, ${shown(L_OA)} m (entered: ${shownIn(C, 'm')})`,
  )
}

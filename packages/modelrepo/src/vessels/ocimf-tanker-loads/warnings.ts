/** What a specialist would remark on the run. */
import { FASTEST_CURRENT } from '@keelson/standards/ufc-4-159-03-2005/current.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Some } from './inputs.ts'

export const warnings = {
  synthetic_coefficients: 'The coefficients are invented or borrowed. The loads are not suitable for design.',
  length_overall_as_lbp: 'The length between perpendiculars is not less than the length overall.',
  loads_at_symmetry:
    'A table gives a lateral force or yaw moment at a direction for which a symmetric hull has neither.',
  fast_current: 'The current exceeds the limit of the UFC 4-159-03 shallow-water coefficient.',
  hull_larger_than_box: 'The volume or midship area exceeds the value given by length, breadth and draught.',
  superstructure_below_hull: 'The superstructure top is below the mean hull height.',
} as const
const warn = warner(warnings)

type Tabled = Some<'coefficients_are_synthetic' | 'wind_coefficients', 'current_coefficients'>
export const tableWarnings = (p: Tabled & Lengths): Warning[] => [
  ...synthetic(p),
  ...lengths(p),
  ...symmetry(p, 'wind'),
  ...symmetry(p, 'current'),
]

function synthetic({ coefficients_are_synthetic }: Tabled): Warning[] {
  if (!coefficients_are_synthetic) return []
  const message =
    'The coefficients are marked as synthetic and are neither OCIMF data nor data for this ship. The loads are not suitable for design.'
  return [warn('synthetic_coefficients', message, '/coefficients_are_synthetic')]
}

type Lengths = Some<'vessel_length_lbp', 'length_overall'>
function lengths({ vessel_length_lbp: L_BP, length_overall: L_OA }: Lengths): Warning[] {
  if (L_OA === undefined || L_BP < L_OA) return []
  const message = `{vessel_length_lbp} ${shownIn(L_BP, 'm')} is not less than {length_overall} ${shownIn(L_OA, 'm')}. Forces and moments increase with the length between perpendiculars.`
  return [warn('length_overall_as_lbp', message, '/vessel_length_lbp')]
}

/** rad. */
const SAME_ANGLE = 1e-9

/** From astern and from ahead a symmetric hull is neither pushed abeam nor turned. */
function symmetry(p: Tabled, of: 'wind' | 'current'): Warning[] {
  const name = `${of}_coefficients` as const
  const at = (p[name] ?? []).findIndex(
    ({ heading, cy, cxy }) => Math.min(heading, Math.PI - heading) < SAME_ANGLE && (cy !== 0 || cxy !== 0),
  )
  const row = p[name]?.[at]
  if (row === undefined) return []
  const message = `{${name}} at ${shownIn(row.heading, 'deg')} are ${shown(row.cy)} lateral and ${shown(row.cxy)} yaw, but both are 0 for a symmetric hull. The signs reverse on the other side, so the loads are discontinuous.`
  return [warn('loads_at_symmetry', message, `/${name}/${at}`)]
}

type ByUfc = Lengths & Hull & Superstructure & Some<'current_speed'>
export function ufcWarnings(p: ByUfc): Warning[] {
  const said = lengths(p)
  if (p.current_speed > FASTEST_CURRENT.si)
    said.push(
      warn(
        'fast_current',
        `{current_speed} ${shownIn(p.current_speed, 'm/s')} exceeds ${shownIn(FASTEST_CURRENT.si, 'm/s')}, the limit of the {shallow_current_coefficient}.`,
        '/current_speed',
      ),
    )
  return [...said, ...hull(p), ...superstructure(p)]
}

/** Beyond the box of length, breadth and draught by more than a rounding of the particulars. */
const BEYOND = 1.02

type Hull = Some<'vessel_length_lbp' | 'hull_breadth' | 'draft' | 'displacement_volume' | 'midship_section_area'>
function hull(p: Hull): Warning[] {
  const { vessel_length_lbp: L, hull_breadth: B, draft: T } = p
  const { displacement_volume: V, midship_section_area: A_m } = p
  const said: Warning[] = []
  if (V > BEYOND * L * B * T)
    said.push(
      warn(
        'hull_larger_than_box',
        `{displacement_volume} ${shownIn(V, 'm3')} exceeds length × breadth × draught, ${shownIn(L * B * T, 'm3')}.`,
        '/displacement_volume',
      ),
    )
  if (A_m > BEYOND * B * T)
    said.push(
      warn(
        'hull_larger_than_box',
        `{midship_section_area} ${shownIn(A_m, 'm2')} exceeds breadth × draught, ${shownIn(B * T, 'm2')}.`,
        '/midship_section_area',
      ),
    )
  return said
}

type Superstructure = Some<
  'superstructure_lateral_area' | 'longitudinal_wind_area' | 'vessel_length_lbp',
  'superstructure_height'
>
function superstructure(p: Superstructure): Warning[] {
  const { superstructure_height: h_S, superstructure_lateral_area: A_S, longitudinal_wind_area: A_L } = p
  const h_H = (A_L - A_S) / p.vessel_length_lbp
  if (A_S === 0 || h_S === undefined || !(h_S < h_H)) return []
  const message = `{superstructure_height} ${shownIn(h_S, 'm')} is below the mean hull height, ${shownIn(h_H, 'm')}. Measure it from the waterline.`
  return [warn('superstructure_below_hull', message, '/superstructure_height')]
}

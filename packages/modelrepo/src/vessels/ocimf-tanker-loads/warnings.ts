/** What a specialist would remark on the run. */
import { FASTEST_CURRENT } from '@keelson/standards/ufc-4-159-03-2005/current.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Some } from './inputs.ts'

export const warnings = {
  synthetic_coefficients: 'The coefficients are invented or borrowed: the loads are no basis of a design.',
  length_overall_as_lbp: 'The length between perpendiculars is not below the length overall.',
  loads_at_symmetry: 'A table has a force abeam or a moment where the hull is symmetric to the flow.',
  fast_current: 'The current is faster than the shallow-water coefficient of UFC 4-159-03 is given for.',
  hull_larger_than_box: 'Volume or midship area is larger than length, breadth and draught allow.',
  superstructure_below_hull: 'The superstructure ends below the mean height of the hull.',
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
    'the coefficients are marked as synthetic: they are not data of OCIMF nor of this ship, and the loads are no basis of a design'
  return [warn('synthetic_coefficients', message, '/coefficients_are_synthetic')]
}

type Lengths = Some<'vessel_length_lbp', 'length_overall'>
function lengths({ vessel_length_lbp: L_BP, length_overall: L_OA }: Lengths): Warning[] {
  if (L_OA === undefined || L_BP < L_OA) return []
  const message = `{vessel_length_lbp} ${shownIn(L_BP, 'm')} is not below {length_overall} ${shownIn(L_OA, 'm')}: forces and moments grow with the length between perpendiculars`
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
  const message = `{${name}} at ${shownIn(row.heading, 'deg')} are ${shown(row.cy)} to port and ${shown(row.cxy)} of yaw, where a symmetric hull has 0: on the other side their signs are reversed, and the loads jump`
  return [warn('loads_at_symmetry', message, `/${name}/${at}`)]
}

type ByUfc = Lengths & Hull & Superstructure & Some<'current_speed'>
export function ufcWarnings(p: ByUfc): Warning[] {
  const said = lengths(p)
  if (p.current_speed > FASTEST_CURRENT.si)
    said.push(
      warn(
        'fast_current',
        `{current_speed} ${shownIn(p.current_speed, 'm/s')} is above ${shownIn(FASTEST_CURRENT.si, 'm/s')}, up to which {shallow_current_coefficient} is given`,
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
        `{displacement_volume} ${shownIn(V, 'm3')} is above length times breadth times draught, ${shownIn(L * B * T, 'm3')}`,
        '/displacement_volume',
      ),
    )
  if (A_m > BEYOND * B * T)
    said.push(
      warn(
        'hull_larger_than_box',
        `{midship_section_area} ${shownIn(A_m, 'm2')} is above breadth times draught, ${shownIn(B * T, 'm2')}`,
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
  const message = `{superstructure_height} ${shownIn(h_S, 'm')} is below the mean height of the hull, ${shownIn(h_H, 'm')}: it is measured from the waterline`
  return [warn('superstructure_below_hull', message, '/superstructure_height')]
}

/** What each row must satisfy in itself: tubes with a bore, braces that fit their chord, and what an input asks for besides. */
import { SLENDEREST_TUBE } from '@keelson/standards/api-rp-2a-wsd-2007/axial.ts'
import { type Problem, shown, shownIn, shownLength } from '@keelson/workflow'
import { sharesOf } from './calculate-classes.ts'
import type { Params } from './inputs.ts'
import type { Joint } from './inputs-joints.ts'
import type { Member } from './inputs-members.ts'

export const rules = ({ members = [], joints = [] }: Params): Problem[] => [
  ...(members.length + joints.length === 0
    ? [{ pointer: '/members', message: 'must have at least one row in {members} or {joints}' }]
    : []),
  ...members.flatMap((m, i) => [...tubeOf(m), ...headOf(m), ...waveOf(m)].map((p) => at('members', i, p))),
  ...joints.flatMap((j, i) =>
    [...chordOf(j), ...braceOf(j), ...classOf(j), ...canOf(j)].map((p) => at('joints', i, p)),
  ),
]

/** A problem of one row, by the name of its field. */
interface RowProblem {
  readonly name: string
  readonly message: string
}
const at = (list: string, row: number, { name, message }: RowProblem): Problem => ({
  pointer: `/${list}/${row}/${name}`,
  message,
})
const problem = (name: string, when: boolean, message: () => string): RowProblem[] =>
  when ? [{ name, message: message() }] : []

const tubeOf = ({ outer_diameter: D, wall_thickness: t }: Member): RowProblem[] => [
  ...problem(
    'wall_thickness',
    t >= D / 2,
    () => `must be less than half the outer diameter, ${shownLength(D / 2)} (entered: ${shownLength(t)})`,
  ),
  ...problem(
    'wall_thickness',
    D / t > SLENDEREST_TUBE.value,
    () => `must give D/t no greater than ${SLENDEREST_TUBE.value} (entered: ${shown(D / t)})`,
  ),
]

const headOf = (m: Member): RowProblem[] =>
  problem(
    'design_head',
    m.ring_spacing !== undefined && [m.design_head, m.member_depth, m.external_pressure].every((x) => x === undefined),
    () => 'is required with a ring spacing, unless a member depth or external pressure is entered',
  )

/** The wave counts where its head does. */
function waveOf(m: Member): RowProblem[] {
  const { member_depth: z, wave_height: H, water_depth: d } = m
  if (m.ring_spacing === undefined || m.external_pressure !== undefined || m.design_head !== undefined) return []
  if (z === undefined || H === 0) return []
  return [
    ...problem('wave_length', m.wave_length === undefined, () => 'is required with a wave height'),
    ...problem('water_depth', d === undefined, () => 'is required with a wave height'),
    ...problem(
      'water_depth',
      d !== undefined && d < z,
      () => `must not be less than the member depth, ${shownIn(z, 'm')} (entered: ${shownIn(d ?? 0, 'm')})`,
    ),
  ]
}

const chordOf = ({ chord_diameter: D, chord_thickness: T }: Joint): RowProblem[] =>
  problem(
    'chord_thickness',
    T >= D / 2,
    () => `must be less than half the chord diameter, ${shownLength(D / 2)} (entered: ${shownLength(T)})`,
  )

const braceOf = ({ chord_diameter: D, brace_diameter: d, brace_thickness: t }: Joint): RowProblem[] => [
  ...problem(
    'brace_diameter',
    d > D,
    () => `must not exceed the chord diameter, ${shownLength(D)} (entered: ${shownLength(d)})`,
  ),
  ...problem(
    'brace_thickness',
    t >= d / 2,
    () => `must be less than half the brace diameter, ${shownLength(d / 2)} (entered: ${shownLength(t)})`,
  ),
]

/** Shares are printed figures: they may miss 1 by so much. */
const ROUNDING = 1e-6

function classOf(j: Joint): RowProblem[] {
  const given = [j.k_fraction, j.y_fraction, j.x_fraction].some((x) => x !== undefined)
  if (!given && j.joint_type === undefined)
    return [{ name: 'joint_type', message: 'is required unless shares of K, Y and X action are entered' }]
  const sum = (j.k_fraction ?? 0) + (j.y_fraction ?? 0) + (j.x_fraction ?? 0)
  return [
    ...problem(
      'k_fraction',
      given && Math.abs(sum - 1) > ROUNDING,
      () => `must sum to 1 with the other shares of K, Y and X (entered total: ${shown(sum, 7)})`,
    ),
    ...problem('gap', j.gap === undefined && sharesOf(j).K > 0, () => 'is required for K action'),
  ]
}

const canOf = ({ can_length, nominal_chord_thickness: T_n, chord_thickness: T }: Joint): RowProblem[] => [
  ...problem(
    'nominal_chord_thickness',
    can_length !== undefined && T_n === undefined,
    () => 'is required with a can length',
  ),
  ...problem(
    'nominal_chord_thickness',
    T_n !== undefined && T_n > T,
    () =>
      `must not exceed the chord wall thickness at the joint, ${shownLength(T)} (entered: ${shownLength(T_n ?? 0)})`,
  ),
]

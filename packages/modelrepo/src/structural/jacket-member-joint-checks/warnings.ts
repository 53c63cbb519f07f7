/** What a specialist would remark on the rows. */
import { VALIDITY } from '@keelson/standards/api-rp-2a-wsd-2007/joints.ts'
import { listed, shown, shownIn, shownPressure, type Warning, warner } from '@keelson/workflow'
import { isMixed, sharesOf } from './calculate-classes.ts'
import type { JointResult } from './calculate-joint.ts'
import type { MemberResult } from './calculate-member.ts'
import type { Assessed } from './calculate-uses.ts'

export const warnings = {
  pressure_replaces_head: 'The entered external pressure replaces the entered head or depth.',
  head_replaces_depth: 'The entered design head replaces the entered depth.',
  rings_of_no_use: 'The rings are too far apart to increase the hoop buckling stress.',
  outside_validity:
    'A joint is outside the validity range. Each capacity is the lesser of the values for the actual and limiting geometry.',
  shares_replace_type: 'The entered load shares replace the joint type.',
  can_without_effect: 'The entered can has no effect because the joint has K action only.',
  nominal_wall_without_can: 'A nominal chord wall thickness is entered without a can length and is not used.',
  gap_without_effect: 'A gap is entered for a joint without K action and is not used.',
  no_joint_load: 'A brace has no load.',
} as const
const warn = warner(warnings)
type Code = keyof typeof warnings

export const warningsOf = ({ members, joints }: Assessed): Warning[] => [
  ...members.flatMap((m, i) => memberWarnings(m, i)),
  ...joints.flatMap((j, i) => jointWarnings(j, i)),
]

const sayer =
  (list: 'members' | 'joints', row: number) =>
  (code: Code, when: boolean, message: () => string, name: string): Warning[] =>
    when
      ? [warn(code, `${list === 'members' ? 'Member' : 'Joint'} ${row + 1}: ${message()}.`, `/${list}/${row}/${name}`)]
      : []

function memberWarnings(result: MemberResult, row: number): Warning[] {
  const { member: m, pressed } = result
  const said = sayer('members', row)
  const { outer_diameter: D, wall_thickness: t } = m
  const depth = m.member_depth !== undefined
  return [
    ...said(
      'pressure_replaces_head',
      pressed !== undefined && m.external_pressure !== undefined && (depth || m.design_head !== undefined),
      () => `external pressure ${shownPressure(m.external_pressure ?? 0)} replaces the head and depth`,
      'external_pressure',
    ),
    ...said(
      'head_replaces_depth',
      pressed !== undefined && m.external_pressure === undefined && m.design_head !== undefined && depth,
      () => `design head ${shownIn(m.design_head ?? 0, 'm')} replaces the depth and wave`,
      'design_head',
    ),
    ...said(
      'rings_of_no_use',
      pressed !== undefined && pressed.M >= (1.6 * D) / t,
      () =>
        `geometric parameter M is ${shown(pressed?.M ?? 0, 4)}, which is not below 1.6 D/t (${shown((1.6 * D) / t, 4)}). The tube buckles as if it had no rings`,
      'ring_spacing',
    ),
  ]
}

function jointWarnings(result: JointResult, row: number): Warning[] {
  const j = result.joint
  const said = sayer('joints', row)
  const { K } = sharesOf(j)
  return [
    ...said(
      'outside_validity',
      result.limiting !== undefined,
      () => `${outside(result)}. Each capacity is the lesser of the values for the actual and limiting geometry`,
      outsideAt(result),
    ),
    ...said(
      'shares_replace_type',
      isMixed(j) && j.joint_type !== undefined,
      () => 'the load shares replace the joint type',
      'joint_type',
    ),
    ...said(
      'can_without_effect',
      j.can_length !== undefined && K === 1,
      () => 'the joint has K action only, so the can reduction does not apply',
      'can_length',
    ),
    ...said(
      'nominal_wall_without_can',
      j.nominal_chord_thickness !== undefined && j.can_length === undefined,
      () => 'a nominal chord wall thickness is entered without a can length and is not used',
      'nominal_chord_thickness',
    ),
    ...said(
      'gap_without_effect',
      j.gap !== undefined && K === 0,
      () => 'there is no K action, so the gap is not used',
      'gap',
    ),
    ...said(
      'no_joint_load',
      j.brace_axial_load + j.brace_in_plane_moment + j.brace_out_of_plane_moment === 0,
      () => 'the brace has no load',
      'brace_axial_load',
    ),
  ]
}

const between = (x: number, [low, high]: readonly [number, number]) => x >= low && x <= high
const degrees = (j: JointResult['joint']) => (j.brace_angle * 180) / Math.PI

function outside({ beta, gamma, joint: j }: JointResult): string {
  const { beta: b, gamma: g, theta } = VALIDITY
  return listed([
    ...(between(beta, b) ? [] : [`brace/chord diameter ratio ${shown(beta, 4)} is outside ${b[0]} to ${b[1]}`]),
    ...(between(gamma, g) ? [] : [`chord radius/thickness ratio ${shown(gamma, 4)} is outside ${g[0]} to ${g[1]}`]),
    ...(between(degrees(j), theta) ? [] : [`brace angle ${shown(degrees(j))}° is below ${theta[0]}°`]),
    ...(j.chord_yield_strength <= VALIDITY.F_yc
      ? []
      : [`chord yield strength ${shownPressure(j.chord_yield_strength)} exceeds ${shownPressure(VALIDITY.F_yc)}`]),
  ])
}

function outsideAt({ beta, gamma, joint: j }: JointResult): string {
  if (!between(beta, VALIDITY.beta)) return 'brace_diameter'
  if (!between(gamma, VALIDITY.gamma)) return 'chord_thickness'
  return between(degrees(j), VALIDITY.theta) ? 'chord_yield_strength' : 'brace_angle'
}

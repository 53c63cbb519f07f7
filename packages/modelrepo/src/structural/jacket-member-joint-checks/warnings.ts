/** What a specialist would remark on the rows. */
import { VALIDITY } from '@keelson/standards/api-rp-2a-wsd-2007/joints.ts'
import { shown, shownIn, shownPressure, type Warning, warner } from '@keelson/workflow'
import { isMixed, sharesOf } from './calculate-classes.ts'
import type { JointResult } from './calculate-joint.ts'
import type { MemberResult } from './calculate-member.ts'
import type { Assessed } from './calculate-uses.ts'

export const warnings = {
  pressure_replaces_head: 'An external pressure was given beside a head or a depth, and takes its place.',
  head_replaces_depth: 'A design head was given beside a depth, and takes its place.',
  rings_of_no_use: 'The rings are too far apart to help the tube against hoop buckling.',
  outside_validity:
    'A joint is outside the validity range: each capacity is the lesser of the actual and the limiting geometry.',
  shares_replace_type: 'Shares of the load were given beside a type of joint, and take its place.',
  can_without_effect:
    'A can was given for a joint whose load is carried as K alone, which its reduction does not concern.',
  nominal_wall_without_can: 'A nominal chord wall was given without the length of a can, and has no part.',
  gap_without_effect: 'A gap was given for a joint without K action, and has no part.',
  no_joint_load: 'A brace carries nothing.',
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
      ? [warn(code, `${list === 'members' ? 'member' : 'joint'} ${row + 1}: ${message()}`, `/${list}/${row}/${name}`)]
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
      () => `the external pressure, ${shownPressure(m.external_pressure ?? 0)}, takes the place of head and depth`,
      'external_pressure',
    ),
    ...said(
      'head_replaces_depth',
      pressed !== undefined && m.external_pressure === undefined && m.design_head !== undefined && depth,
      () => `the design head, ${shownIn(m.design_head ?? 0, 'm')}, takes the place of depth and wave`,
      'design_head',
    ),
    ...said(
      'rings_of_no_use',
      pressed !== undefined && pressed.M >= (1.6 * D) / t,
      () =>
        `the geometric parameter is ${shown(pressed?.M ?? 0)}, at or above 1.6 D/t, ${shown((1.6 * D) / t)}: the tube buckles as if there were no rings`,
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
      () => `${outside(result)}: each capacity is the lesser of the actual and the limiting geometry`,
      outsideAt(result),
    ),
    ...said(
      'shares_replace_type',
      isMixed(j) && j.joint_type !== undefined,
      () => 'the shares of the load take the place of its type',
      'joint_type',
    ),
    ...said(
      'can_without_effect',
      j.can_length !== undefined && K === 1,
      () => 'the load is carried as K alone: the can takes nothing off',
      'can_length',
    ),
    ...said(
      'nominal_wall_without_can',
      j.nominal_chord_thickness !== undefined && j.can_length === undefined,
      () => 'a nominal chord wall without the length of a can has no part: the chord wall runs on',
      'nominal_chord_thickness',
    ),
    ...said(
      'gap_without_effect',
      j.gap !== undefined && K === 0,
      () => 'there is no K action: the gap has no part',
      'gap',
    ),
    ...said(
      'no_joint_load',
      j.brace_axial_load + j.brace_in_plane_moment + j.brace_out_of_plane_moment === 0,
      () => 'the brace carries nothing',
      'brace_axial_load',
    ),
  ]
}

const between = (x: number, [low, high]: readonly [number, number]) => x >= low && x <= high
const degrees = (j: JointResult['joint']) => (j.brace_angle * 180) / Math.PI

function outside({ beta, gamma, joint: j }: JointResult): string {
  const { beta: b, gamma: g, theta } = VALIDITY
  return [
    ...(between(beta, b) ? [] : [`brace over chord diameter is ${shown(beta)}, not ${b[0]} to ${b[1]}`]),
    ...(between(gamma, g) ? [] : [`chord radius over its wall is ${shown(gamma)}, not ${g[0]} to ${g[1]}`]),
    ...(between(degrees(j), theta) ? [] : [`the angle is ${shown(degrees(j))} deg, below ${theta[0]}`]),
    ...(j.chord_yield_strength <= VALIDITY.F_yc
      ? []
      : [`the chord yields at ${shownPressure(j.chord_yield_strength)}, above ${shownPressure(VALIDITY.F_yc)}`]),
  ].join('; ')
}

function outsideAt({ beta, gamma, joint: j }: JointResult): string {
  if (!between(beta, VALIDITY.beta)) return 'brace_diameter'
  if (!between(gamma, VALIDITY.gamma)) return 'chord_thickness'
  return between(degrees(j), VALIDITY.theta) ? 'chord_yield_strength' : 'brace_angle'
}

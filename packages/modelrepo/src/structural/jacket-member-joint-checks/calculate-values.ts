/** What is said of the member and of the joint that are used most. */
import {
  type CheckResult,
  forInformation,
  type NotApplicable,
  type NotChecked,
  notApplicable,
  shownPressure,
  shownUtilisation,
  utilisation,
} from '@keelson/workflow'
import { isMixed } from './calculate-classes.ts'
import type { JointResult } from './calculate-joint.ts'
import { isCompressed, type MemberResult, type Together } from './calculate-member.ts'
import type { Assessed } from './calculate-uses.ts'
import { jointUse, largestOf, type MemberUse } from './calculate-uses.ts'
import { AT_EULER, NO_CAPACITY } from './checks.ts'

export const USE_IN_WORDS: Readonly<Record<MemberUse, string>> = {
  axial: 'axial stress',
  bending: 'bending',
  combined: 'combined stress',
  shear: 'shear',
  torsion: 'torsion',
  hoop: 'hoop buckling',
  pressure: 'stress with hydrostatic pressure',
}

/** The row and the check that use most of all. */
export function governingText({ members, joints, member, joint }: Assessed): string | NotApplicable {
  const most = members[member] && largestOf(members[member])
  const other = joints[joint]
  const byMember = most?.use ?? -1
  if (other && jointUse(other) > byMember) return `joint ${joint + 1}, brace load interaction`
  return most ? `member ${member + 1}, ${USE_IN_WORDS[most.name]}` : notApplicable('no check is assessed')
}

/** What governs, and of a run with members and joints how far the other of them is used. */
export function sentenceOf(a: Assessed, checks: Checks): string {
  const text = governingText(a)
  if (typeof text !== 'string') return 'No member or joint load can be checked'
  const [member, joint] = [a.members[a.member], a.joints[a.joint]]
  const ofMember = member && largestOf(member)?.use
  const ofJoint = joint && jointUse(joint)
  const byJoint = (ofJoint ?? -1) > (ofMember ?? -1)
  const name = member && largestOf(member)?.name
  const [most, other, row] = byJoint
    ? [ofJoint, ofMember, `Member ${a.member + 1}${name === undefined ? '' : `, ${USE_IN_WORDS[name]}`}`]
    : [ofMember, ofJoint, `Joint ${a.joint + 1}, brace load interaction`]
  const besides = other === undefined ? '' : `. ${row}, ${useInWords(other)}`
  if (byJoint && ofJoint === Number.POSITIVE_INFINITY)
    return `Governing: ${text}, no remaining brace capacity${besides}`
  const made = checks[byJoint ? 'joint' : (name ?? '')]
  const isOpen = made !== undefined && 'notChecked' in made
  const sides = !byJoint && name !== undefined && !isOpen ? sidesOf(name, made) : ''
  const found = `${text}, ${useInWords(most ?? 0)}${sides}${besides}`
  return isOpen ? forInformation(found) : `Governing: ${found}`
}

type Checks = Readonly<Record<string, CheckResult | NotChecked | undefined>>

/** The stress and its allowable, of a check that compares the two. */
function sidesOf(name: MemberUse, made: CheckResult | undefined): string {
  if (made === undefined || name === 'combined' || name === 'pressure' || typeof made.capacity !== 'number') return ''
  return ` (${shownPressure(Number(made.demand))}, allowable ${shownPressure(made.capacity)})`
}

const useInWords = (use: number): string =>
  Number.isFinite(use) ? `utilisation ${shownUtilisation(utilisation(use))}` : 'no remaining capacity'

const or = <T>(value: T | undefined, reason: string): T | NotApplicable => value ?? notApplicable(reason)
const used = (value: number | undefined, reason: string) =>
  or(value === undefined ? undefined : utilisation(value), reason)

const NO_LENGTH = 'no effective length is provided for this member'
const NO_RINGS = 'no ring spacing is provided for this member'
const NO_ROW = 'no row is entered'

export function memberAnswers(result: MemberResult | undefined) {
  const [pressed, column] = [result?.pressed, result?.allowable.column]
  const noRow = result === undefined ? NO_ROW : undefined
  const rings = noRow ?? NO_RINGS
  const allowable = result?.allowable
  return {
    diameter_to_thickness: or(result?.section.diameterOverWall, NO_ROW),
    slenderness_ratio: or(column?.r_KL, noRow ?? NO_LENGTH),
    local_buckling_stress_fxc: or(allowable?.F_xc, NO_ROW),
    allowable_tension: or(allowable?.F_t, NO_ROW),
    allowable_compression_fa: or(column?.F_a, noRow ?? NO_LENGTH),
    allowable_bending_fb: or(allowable?.F_b, NO_ROW),
    euler_stress_fe: or(column?.F_e, noRow ?? NO_LENGTH),
    ...togetherAnswers(result),
    shear_stress: or(result?.shear?.stress, noRow ?? 'no shear force is provided for this member'),
    shear_utilisation: used(result?.shear?.use, noRow ?? 'no shear force is provided for this member'),
    torsional_shear_stress: or(result?.torsion?.stress, noRow ?? 'no torsional moment is provided for this member'),
    torsion_utilisation: used(result?.torsion?.use, noRow ?? 'no torsional moment is provided for this member'),
    design_head: or(pressed?.head, pressed ? 'the external pressure is entered directly' : rings),
    geometric_parameter_m: or(pressed?.M, rings),
    hoop_coefficient_ch: or(pressed?.C_h, rings),
    elastic_hoop_buckling_fhe: or(pressed?.F_he, rings),
    critical_hoop_buckling_fhc: or(pressed?.F_hc, rings),
    hoop_stress: or(pressed?.f_h, rings),
    hydrostatic_utilisation: used(pressed?.use, rings),
    ring_required_inertia: or(pressed?.ringInertia, rings),
    interaction_a: or(pressed?.together.A, pressed ? 'compression governs, with no net tension' : rings),
    interaction_b: or(pressed?.use, rings),
    hydrostatic_interaction: used(
      pressed?.together.beyond ? undefined : pressed?.together.use,
      pressed ? 'the elastic form of API RP 2A-WSD 3.3.4 has no positive denominator' : rings,
    ),
  }
}

function togetherAnswers(result: MemberResult | undefined) {
  const together = result?.together
  const why = whyNoForm(result, together)
  return {
    utilisation_stability: used(together?.stability, together?.single === false ? AT_EULER : why),
    utilisation_yield: used(together?.yielding ?? result?.byYield, why),
    combined_utilisation: used(together?.use, together ? AT_EULER : why),
  }
}

function whyNoForm(result: MemberResult | undefined, together: Together | undefined): string {
  if (result === undefined) return NO_ROW
  if (together === undefined) return `${NO_LENGTH}, which is in compression`
  return isCompressed(result.member)
    ? 'the axial stress is at most 0.15 times its allowable value, so API RP 2A-WSD equation 3.3.1-3 applies'
    : 'the member is not in compression, so API RP 2A-WSD 3.3.2 applies'
}

export function jointAnswers(result: JointResult | undefined) {
  const actual = result?.actual
  const mixed = result !== undefined && isMixed(result.joint)
  const [first] = mixed ? [] : (actual?.classes ?? [])
  const byShares = result ? 'the load is shared between several classes' : NO_ROW
  return {
    beta: or(result?.beta, NO_ROW),
    gamma: or(result?.gamma, NO_ROW),
    gap_factor_qg: or(actual?.Q_g, result ? 'the joint has no K action' : NO_ROW),
    strength_factor_qu_axial: or(first?.Q_u, byShares),
    strength_factor_qu_in_plane: or(actual?.Q_ui, NO_ROW),
    strength_factor_qu_out_of_plane: or(actual?.Q_uo, NO_ROW),
    chord_load_factor_qf_axial: or(first?.Q_f, byShares),
    chord_load_factor_qf_moment: or(actual?.Q_fm, NO_ROW),
    allowable_axial: or(result?.P_a, NO_ROW),
    can_reduction_factor: or(
      actual?.can,
      result ? 'no can length is provided, or the joint has K action only' : NO_ROW,
    ),
    allowable_axial_by_class: mixed
      ? Object.fromEntries((actual?.classes ?? []).map(({ of, P_a }) => [of, P_a]))
      : notApplicable(result ? 'the joint has a single class' : NO_ROW),
    allowable_in_plane_moment: or(result?.M_ai, NO_ROW),
    allowable_out_of_plane_moment: or(result?.M_ao, NO_ROW),
    joint_utilisation: used(result?.use, result ? NO_CAPACITY : NO_ROW),
  }
}

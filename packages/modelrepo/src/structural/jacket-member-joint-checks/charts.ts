/** The charts: what each row uses, and how far the member and the joint used most are from their limits. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { SINGLE_FORM } from '@keelson/standards/api-rp-2a-wsd-2007/combined.ts'
import { VALIDITY } from '@keelson/standards/api-rp-2a-wsd-2007/joints.ts'
import {
  barChart,
  type ChartDefinition,
  type Curve,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  valuesOver,
} from '@keelson/workflow'
import { classInWords, isMixed, sharesOf } from './calculate-classes.ts'
import { assessJoint, type JointResult } from './calculate-joint.ts'
import { isCompressed, type MemberResult } from './calculate-member.ts'
import type { Assessed } from './calculate-uses.ts'
import { jointUse, largestOf } from './calculate-uses.ts'
import { AT_EULER, NO_CAPACITY } from './checks.ts'
import type { Joint } from './inputs-joints.ts'

const NO_ROW = notApplicable('no row is entered')

export function chartsOf(a: Assessed) {
  const [member, joint] = [a.members[a.member], a.joints[a.joint]]
  return {
    utilisation: utilisationChart(a),
    member_interaction: member ? memberInteraction(member) : NO_ROW,
    joint_interaction: joint ? jointInteraction(joint) : NO_ROW,
    capacity_beta: joint ? overBeta(joint) : NO_ROW,
    capacity_gamma: joint ? overGamma(joint) : NO_ROW,
  }
}

function utilisationChart({ members, joints }: Assessed): ChartDefinition | NotApplicable {
  const bars = [
    ...members.map((m, i) => ({ name: `member ${i + 1}`, value: largestOf(m)?.use ?? 0 })),
    ...joints.map((j, i) => ({ name: `joint ${i + 1}`, value: jointUse(j) })),
  ].filter(({ value }) => Number.isFinite(value))
  if (bars.length === 0) return notApplicable('no row has a remaining allowable')
  return barChart({
    category: 'Row',
    y: { title: 'Utilisation', unit: '-' },
    bars,
    limits: [{ at: 1, label: 'limit', along: 'x' }],
  })
}

const STEPS = 81
/** Of the capacities, which are a whole joint at each. */
const JOINTS = 29

function memberInteraction(result: MemberResult): ChartDefinition | NotApplicable {
  const { member: m, allowable } = result
  const compressed = m.axial_sense === 'compression'
  const most = compressed ? allowable.column?.F_a : allowable.F_t
  if (most === undefined) return notApplicable('compression is not checked without an effective length')
  if (isCompressed(m) && m.axial_stress >= (allowable.column?.F_e ?? Number.POSITIVE_INFINITY))
    return notApplicable(AT_EULER)
  const own: Point = [m.axial_stress, m.bending_stress]
  return lineChart({
    x: { title: `Axial stress, ${m.axial_sense}`, unit: 'MPa', zero: true },
    y: { title: 'Bending stress', unit: 'MPa', zero: true },
    series: [
      {
        name: 'utilisation 1',
        points: spaced(0, most, STEPS).map((f_a): Point => [f_a, bendingHeld(result, f_a)]),
      },
    ],
    markers: [{ x: own[0], y: own[1], label: 'this member' }],
  })
}

/** Bending stress at which the forms of 3.3.1 or 3.3.2 reach 1. */
export function bendingHeld({ member: m, allowable: { F_t, F_b, column } }: MemberResult, f_a: number): number {
  if (m.axial_sense === 'tension' || column === undefined) return Math.max(0, (1 - f_a / F_t) * F_b)
  const { F_a, F_e } = column
  const left = Math.max(0, 1 - f_a / F_a)
  if (f_a / F_a <= SINGLE_FORM.value) return left * F_b
  const byStability =
    m.moment_reduction_factor_cm > 0
      ? (left * (1 - f_a / F_e) * F_b) / m.moment_reduction_factor_cm
      : Number.POSITIVE_INFINITY
  return Math.min(byStability, Math.max(0, 1 - f_a / F_t) * F_b)
}

function jointInteraction({ joint: j, P_a, M_ai, M_ao, use }: JointResult): ChartDefinition | NotApplicable {
  if (use === undefined) return notApplicable(NO_CAPACITY)
  const left = 1 - j.brace_out_of_plane_moment / M_ao
  if (left <= 0) return notApplicable('the out-of-plane moment uses the full capacity')
  return lineChart({
    x: { title: `Brace axial load, ${j.brace_axial_sense}`, unit: 'kN', zero: true },
    y: { title: 'In-plane moment', unit: 'kN*m', zero: true },
    series: [
      {
        name: 'utilisation 1',
        points: spaced(0, 1, STEPS).map((share): Point => [left * share * P_a, M_ai * Math.sqrt(left * (1 - share))]),
      },
    ],
    markers: [{ x: j.brace_axial_load, y: j.brace_in_plane_moment, label: 'this joint' }],
  })
}

/** The joint as it is, and as if one class carried all of the load with no can. */
function variants(j: Joint): readonly { readonly name: string; readonly joint: Joint }[] {
  const { k_fraction: _k, y_fraction: _y, x_fraction: _x, can_length: _c, nominal_chord_thickness: _n, ...plain } = j
  const own = sharesOf(j)
  const classes = (['K', 'T', 'X'] as const).filter((type) => {
    const isOwn = !isMixed(j) && own[type === 'T' ? 'Y' : type] === 1 && j.can_length === undefined
    return !isOwn && (type !== 'K' || j.gap !== undefined)
  })
  return [
    { name: `this joint: ${classInWords(j)}`, joint: j },
    ...classes.map((joint_type) => ({
      name: `${joint_type === 'T' ? 'T or Y' : joint_type} alone`,
      joint: { ...plain, joint_type },
    })),
  ]
}

/** Brace diameters of the chart, over that of the chord: the validity range, and the joint's own. */
function overBeta(result: JointResult): ChartDefinition {
  const j = result.joint
  const betas = spaced(Math.min(VALIDITY.beta[0], result.beta), VALIDITY.beta[1], JOINTS)
  const curves = variants(j).map(({ name, joint }) => ({
    name,
    of: (beta: number) => capacity({ ...joint, brace_diameter: beta * j.chord_diameter }),
  }))
  return capacityChart('Brace/chord diameter ratio', result.beta, betas, curves)
}

function overGamma(result: JointResult): ChartDefinition {
  const j = result.joint
  const gammas = spaced(Math.min(VALIDITY.gamma[0], result.gamma), Math.max(VALIDITY.gamma[1], result.gamma), JOINTS)
  const curves = variants(j).map(({ name, joint }) => ({
    name,
    of: (gamma: number) => capacity(withWall(joint, j.chord_diameter / (2 * gamma))),
  }))
  return capacityChart('Chord radius/thickness ratio', result.gamma, gammas, curves)
}

const withWall = (j: Joint, T: number): Joint => ({
  ...j,
  chord_thickness: T,
  ...(j.nominal_chord_thickness !== undefined && { nominal_chord_thickness: Math.min(T, j.nominal_chord_thickness) }),
})

/** Nothing where the chord leaves none. */
const capacity = (j: Joint): number => Math.max(0, assessJoint(j, silent).P_a)

const capacityChart = (title: string, at: number, over: readonly number[], curves: readonly Curve[]): ChartDefinition =>
  valuesOver({
    x: { title, unit: '-' },
    y: { title: 'Allowable axial load', unit: 'kN', zero: true },
    over,
    curves,
    here: { at, label: 'this joint' },
  })

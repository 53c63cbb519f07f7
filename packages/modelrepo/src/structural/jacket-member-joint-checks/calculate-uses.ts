/** How much of each allowable a row uses, and which row uses most. */

import type { JointResult } from './calculate-joint.ts'
import { isCompressed, type MemberResult } from './calculate-member.ts'

/** All rows, and the places of those that are used most. */
export interface Assessed {
  readonly members: readonly MemberResult[]
  readonly joints: readonly JointResult[]
  readonly member: number
  readonly joint: number
}

export type MemberUse = 'axial' | 'bending' | 'combined' | 'shear' | 'torsion' | 'hoop' | 'pressure'
export interface Use<N extends string = string> {
  readonly name: N
  /** Infinite where no allowable is left. */
  readonly use: number
}
const BEYOND = Number.POSITIVE_INFINITY

/** What is checked of a member; what nothing is asked of is left out. */
function memberUses({
  member: m,
  allowable,
  together,
  byYield = 0,
  shear,
  torsion,
  pressed,
}: MemberResult): Use<MemberUse>[] {
  const { F_t, F_b, column } = allowable
  const { axial_stress: f_a, bending_stress: f_b } = m
  const F_a = isCompressed(m) ? column?.F_a : F_t
  return [
    ...(f_a > 0 && F_a !== undefined ? [{ name: 'axial' as const, use: f_a / F_a }] : []),
    ...(f_b > 0 ? [{ name: 'bending' as const, use: f_b / F_b }] : []),
    ...(f_a + f_b > 0 && together ? [{ name: 'combined' as const, use: together.use ?? BEYOND }] : []),
    ...(byYield > 1 ? [{ name: 'combined' as const, use: byYield }] : []),
    ...(shear ? [{ name: 'shear' as const, use: shear.use }] : []),
    ...(torsion ? [{ name: 'torsion' as const, use: torsion.use }] : []),
    ...(pressed ? [{ name: 'hoop' as const, use: pressed.use }] : []),
    ...(pressed ? [{ name: 'pressure' as const, use: pressed.together.beyond ? BEYOND : pressed.together.use }] : []),
  ]
}

export const useOf = (result: MemberResult, name: MemberUse): number | undefined =>
  memberUses(result).find((u) => u.name === name)?.use

/** The most used; undefined where nothing is checked. */
export const largestOf = (result: MemberResult): Use<MemberUse> | undefined =>
  memberUses(result).reduce<Use<MemberUse> | undefined>((a, b) => (a === undefined || b.use > a.use ? b : a), undefined)

export const jointUse = ({ use }: JointResult): number => use ?? BEYOND

/** Place of the largest of a list; the first of equals. */
export const placeOfLargest = (uses: readonly number[]): number =>
  uses.reduce((best, use, i) => (use > (uses[best] ?? 0) ? i : best), 0)

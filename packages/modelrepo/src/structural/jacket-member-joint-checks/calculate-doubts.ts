/** Where a pass shows nothing: walls too thin for the formulas, overlaps too large for them, and loads without what their check needs. SI. */
import { COMPACT_TUBE, locallyBucklingWall } from '@keelson/standards/api-rp-2a-wsd-2007/axial.ts'
import { overlapOfBraces, VALIDITY } from '@keelson/standards/api-rp-2a-wsd-2007/joints.ts'
import { type Left, outOf, shown, shownLength, shownPressure } from '@keelson/workflow'
import { sharesOf } from './calculate-classes.ts'
import type { JointResult } from './calculate-joint.ts'
import { isCompressed, type MemberResult } from './calculate-member.ts'

/** A compressed member that buckles locally, of a wall thinner than the formulas are for. */
export function thinWallIn(members: readonly MemberResult[]): Left | undefined {
  const lefts = members.map(({ member: m }, row) => {
    const { outer_diameter: D, wall_thickness: t } = m
    if (!isCompressed(m) || D / t <= COMPACT_TUBE.value) return undefined
    const said = `member ${row + 1} wall thickness, ${shownLength(t)}, is below ${locallyBucklingWall.from} mm, the minimum for the local buckling formulas (API RP 2A-WSD 3.2.2b)`
    return outOf(locallyBucklingWall, t, said)
  })
  return lefts.find((left) => left !== undefined)
}

/** Braces with K action that overlap by more than the gap factor is for. */
export function largeOverlapIn(joints: readonly JointResult[]): Left | undefined {
  const lefts = joints.map(({ joint: j }, row) => {
    if (sharesOf(j).K === 0 || j.gap === undefined) return undefined
    const gap = j.gap / j.chord_diameter
    const said = `joint ${row + 1} overlap is ${shown(-gap, 4)} chord diameters, above ${-VALIDITY.overlap}, the limit of the formulas (API RP 2A-WSD 4.3.1)`
    return outOf(overlapOfBraces, gap, said)
  })
  return lefts.find((left) => left !== undefined)
}

/** A compressed member whose stability cannot be checked. */
export function withoutLengthIn(members: readonly MemberResult[]): string | undefined {
  const row = members.findIndex(({ member, allowable }) => isCompressed(member) && allowable.column === undefined)
  const stress = members[row]?.member.axial_stress
  return stress === undefined
    ? undefined
    : `member ${row + 1} has an axial compression of ${shownPressure(stress)}, but its effective length is not entered`
}

/** A member under pressure whose hoop buckling cannot be checked. */
export function withoutRingsIn(members: readonly MemberResult[]): string | undefined {
  const row = members.findIndex(
    ({ member: m, pressed }) =>
      pressed === undefined && [m.external_pressure, m.design_head, m.member_depth].some((x) => (x ?? 0) > 0),
  )
  return row < 0 ? undefined : `member ${row + 1} is under external pressure, but its ring spacing is not entered`
}

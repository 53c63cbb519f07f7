/** Diagrams of the section forces along the members of a frame, one after the other. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { type MemberState, type Section, sectionAt, shearFreeWithin } from '@keelson/physics/frame/member.ts'
import type { FrameSolution } from '@keelson/physics/frame/solve.ts'
import { type ChartDefinition, decimated, lineChart, type Point } from '@keelson/workflow'

/** Points of a diagram, of each member at most and at least. */
const [POINTS, MOST, LEAST] = [600, 25, 3]

const along = 'Force along all members in sequence, each from its start to its end.'
export const framePictures = {
  moment: { title: 'Bending moment', description: along },
  shear: { title: 'Shear force', description: along },
  axial: { title: 'Axial force', description: `${along} Tension is positive.` },
}

export function frameCharts({ members }: FrameSolution) {
  const placed = diagram(members)
  return {
    moment: chart(placed, 'Bending moment', 'kN*m', ({ M }) => M),
    shear: chart(placed, 'Shear force', 'kN', ({ V }) => V),
    axial: chart(placed, 'Axial force', 'kN', ({ N }) => N),
  }
}

interface Placed {
  /** From the start of the first member. */
  readonly at: number
  readonly section: Section
}

/** Sections of all members; evenly along each, and where its moment is largest. */
export function sectionsOf(member: MemberState, count: number): readonly Section[] {
  const within = shearFreeWithin(member)
  const places = [...spaced(0, member.L, count), ...(within === undefined ? [] : [within])]
  return places.toSorted((a, b) => a - b).map((x) => sectionAt(member, x))
}

function diagram(members: readonly MemberState[]): readonly Placed[] {
  const each = Math.min(MOST, Math.max(LEAST, Math.floor(POINTS / members.length)))
  let from = 0
  return members.flatMap((member) => {
    const start = from
    from += member.L
    return sectionsOf(member, each).map((section) => ({ at: start + section.x, section }))
  })
}

function chart(
  along: readonly Placed[],
  title: string,
  unit: string,
  of: (section: Section) => number,
): ChartDefinition {
  const points = decimated(along, ({ section }) => of(section), POINTS).map(
    ({ at, section }): Point => [at, of(section)],
  )
  return lineChart({
    x: { title: 'Position along members', unit: 'm' },
    y: { title, unit, zero: true },
    series: [{ name: title.toLowerCase(), points }],
  })
}

/** What the engineer should know about a line beyond its numbers. */
import type { Trace } from '@keelson/equations'
import { linearStrain, lineStrain } from '@keelson/physics/catenary/shape.ts'
import { type Left, outOf, shownForce, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import { lowPoint } from './charts.ts'
import type { Inputs } from './inputs.ts'
import type { SolvedLine } from './solved-line.ts'

export const warnings = {
  large_strain: 'The line strain exceeds the limit of linear elasticity.',
  slack_line: 'The line is slack. The excess lies on the seabed and there is no horizontal tension.',
  vertical_line: 'Both ends are on the same vertical line, so there is no horizontal tension.',
  anchor_uplift: 'Anchor uplift occurs. Drag anchors are not designed for uplift.',
  below_anchor:
    'The lowest point of the line is below its anchor, which is possible only if the seabed is lower than the anchor.',
} as const
const warn = warner(warnings)

/** Strain at the end with the larger tension. */
export function strainOf({ line, T, T_A }: SolvedLine, trace: Trace): number {
  const EA = line.axialStiffness
  trace.section('Strain')
  return T >= T_A
    ? trace.apply(lineStrain, { T, EA })
    : trace.apply(lineStrain, { T: T_A, EA }, { rename: { T: 'T_A' } })
}

type Limits = Partial<Pick<Inputs, 'minimum_breaking_load' | 'minimum_allowable_bend_radius'>>

/** Of an elastic line; what is in closed form has no strain, and nothing to be said of it. */
export function warningsOf(p: Limits, solved: SolvedLine, strain: number | undefined): Warning[] {
  if (strain === undefined) return []
  return [...strainWarning(p, strain), ...slackWarning(solved), ...upliftWarning(solved), ...belowAnchorWarning(solved)]
}

/** Why the elasticity says little of a line that stretches so; undefined where it does not. */
export function overstretched(strain: number | undefined): Left | undefined {
  if (strain === undefined) return undefined
  const said = `The line strain is ${shownPercent(strain)}; linear elasticity is valid up to ${linearStrain.to} %. Check the line length and {axial_stiffness}.`
  return outOf(linearStrain, strain, said)
}

/** Of a line whose tension and bend no check says it of. */
function strainWarning({ minimum_breaking_load, minimum_allowable_bend_radius }: Limits, strain: number | undefined) {
  const left = overstretched(strain)
  if (left === undefined || minimum_breaking_load !== undefined || minimum_allowable_bend_radius !== undefined)
    return []
  return [warn('large_strain', left.reason, '/unstretched_length')]
}

function slackWarning({ solution, line, L_B, V }: SolvedLine): Warning[] {
  if (solution.branch === 'slack') {
    const message = `The line is slack over a span of ${shownIn(line.horizontalSpan, 'm')}, with ${shownIn(L_B, 'm')} on the seabed. There is no horizontal tension; the fairlead carries only the suspended weight, ${shownForce(V)}.`
    return [warn('slack_line', message, '/unstretched_length')]
  }
  if (solution.branch !== 'vertical') return []
  const message = 'The {horizontal_span} is 0 m. The line is vertical and has no horizontal tension.'
  return [warn('vertical_line', message, '/horizontal_span')]
}

function upliftWarning({ V_A }: SolvedLine): Warning[] {
  if (V_A <= 0) return []
  const message = `The anchor uplift is ${shownForce(V_A)}. Drag anchors are not designed for uplift.`
  return [warn('anchor_uplift', message, '/unstretched_length')]
}

function belowAnchorWarning(solved: SolvedLine): Warning[] {
  const low = lowPoint(solved)
  if (!low || low.z >= 0) return []
  const message = `The lowest point of the line is ${shownIn(-low.z, 'm')} below its anchor. Confirm that the seabed is at least this far below the anchor.`
  return [warn('below_anchor', message, '/seabed_contact')]
}

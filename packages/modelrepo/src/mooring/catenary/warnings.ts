/** What the engineer should know about a line beyond its numbers. */
import type { Trace } from '@keelson/equations'
import { linearStrain, lineStrain } from '@keelson/physics/catenary/shape.ts'
import { type Left, outOf, shownForce, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import { lowPoint } from './charts.ts'
import type { Inputs } from './inputs.ts'
import type { SolvedLine } from './solved-line.ts'

export const warnings = {
  large_strain: 'The line stretches so much that its elasticity is hardly linear.',
  slack_line: 'The line is slack: its surplus lies on the seabed and it carries no horizontal tension.',
  vertical_line: 'Both ends stand on one vertical, so that there is no horizontal tension.',
  anchor_uplift: 'The line pulls its anchor up, which a drag anchor is not made for.',
  below_anchor: 'The line hangs below its anchor, which it can only where the seabed is deeper.',
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
  const said = `the strain of the line is ${shownPercent(strain)}, above ${linearStrain.to} %: it is too short for its ends, or its {axial_stiffness} too small, and hardly linear`
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
    const message = `Slack line: ${shownIn(L_B, 'm')} is left on the seabed over a span of ${shownIn(line.horizontalSpan, 'm')}, so that there is no horizontal tension and only the weight of the hanging part, ${shownForce(V)}, is carried`
    return [warn('slack_line', message, '/unstretched_length')]
  }
  if (solution.branch !== 'vertical') return []
  const message = 'The {horizontal_span} is 0 m: the line hangs on one vertical, without horizontal tension'
  return [warn('vertical_line', message, '/horizontal_span')]
}

function upliftWarning({ V_A }: SolvedLine): Warning[] {
  if (V_A <= 0) return []
  const message = `Uplift of ${shownForce(V_A)} at the anchor: a drag anchor is not made for it`
  return [warn('anchor_uplift', message, '/unstretched_length')]
}

function belowAnchorWarning(solved: SolvedLine): Warning[] {
  const low = lowPoint(solved)
  if (!low || low.z >= 0) return []
  const message = `The line hangs ${shownIn(-low.z, 'm')} below its anchor: it is free there only if the seabed is deeper still`
  return [warn('below_anchor', message, '/seabed_contact')]
}

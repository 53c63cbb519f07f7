/** What the engineer should know about a line beyond its numbers. */
import type { Trace } from '@keelson/equations'
import { lineStrain } from '@keelson/physics/catenary-shape.ts'
import { printNumber } from '@keelson/units'
import { type Warning, warning } from '@keelson/workflow'
import type { SolvedLine } from './calculate-line.ts'
import { lowPoint } from './charts.ts'
import type { Params } from './contract.ts'
import { FAIRLEAD_POSITION } from './params.ts'

/** Strain beyond which a line is hardly linear. */
const LARGEST_STRAIN = 0.05

/** Strain at the end with the larger tension. */
export function strainOf({ line, T, T_A }: SolvedLine, trace: Trace): number {
  const EA = line.axialStiffness
  trace.section('Strain')
  return T >= T_A
    ? trace.apply(lineStrain, { T, EA })
    : trace.apply(lineStrain, { T: T_A, EA }, { rename: { T: 'T_A' } })
}

export function warningsOf(p: Params, solved: SolvedLine, strain: number | undefined): Warning[] {
  if (p.solve_mode !== FAIRLEAD_POSITION) return []
  return [...strainWarning(strain), ...slackWarning(solved), ...upliftWarning(solved), ...belowAnchorWarning(solved)]
}

function strainWarning(strain: number | undefined): Warning[] {
  if (strain === undefined || strain <= LARGEST_STRAIN) return []
  const message = `strain T/EA is ${printNumber(strain)}, above ${LARGEST_STRAIN}: the line is too short for its ends, or EA too small, and hardly linear`
  return [warning('large_strain', message, '/unstretched_length')]
}

function slackWarning({ solution, line, L_B, V }: SolvedLine): Warning[] {
  if (solution.branch === 'slack') {
    const message = `slack line: ${printNumber(L_B)} m is left on the seabed over a span of ${printNumber(line.horizontalSpan)} m, so H = 0 and only the weight of the hanging part, ${printNumber(V)} N, is carried`
    return [warning('slack_line', message, '/unstretched_length')]
  }
  if (solution.branch !== 'vertical') return []
  return [
    warning('vertical_line', 'horizontal span is 0 m: the line hangs on one vertical and H = 0', '/horizontal_span'),
  ]
}

function upliftWarning({ V_A }: SolvedLine): Warning[] {
  if (V_A <= 0) return []
  const message = `uplift of ${printNumber(V_A)} N at the anchor, above 0 N: a drag anchor is not made for it`
  return [warning('anchor_uplift', message, '/unstretched_length')]
}

function belowAnchorWarning(solved: SolvedLine): Warning[] {
  const low = lowPoint(solved)
  if (!low || low.z >= 0) return []
  const message = `the line hangs ${printNumber(-low.z)} m below its anchor, deeper than 0 m: it is free there only if the seabed is deeper still`
  return [warning('below_anchor', message, '/seabed_contact')]
}

/** The line in the soil: the angle by which it turns until the soil is taken, and what is left at the padeye. */
import * as lines from '@keelson/physics/soil/embedded-line.ts'
import { compares, type Doubt, gives, givesAs, notApplicable, outOf, shownForce, shownIn } from '@keelson/workflow'
import { lineInputs, type SolvedLine, solveLine } from './calculate-line.ts'
import { lineCharts } from './charts-others.ts'
import { lineFigures } from './figures-others.ts'
import { way } from './inputs.ts'
import { lineRows, lineTables } from './tables.ts'
import { lineWarnings } from './warnings.ts'

const NO_ROOT =
  'soil resistance exceeds the maximum for line equilibrium, so the line does not reach the padeye at this tension'

export const line = way({
  takes: lineInputs,
  may: ['bearing_factor_nc'],
  values: {
    padeye_angle: givesAs(
      'theta_a',
      lines.lineBalance.title,
      'inclination',
      'Line angle at the padeye above the horizontal.',
      {
        orInput: 'mudline_angle',
      },
    ),
    padeye_tension: gives(
      lines.padeyeTension,
      'line_tension',
      'Line tension at the padeye after soil friction losses.',
    ),
    horizontal_force: gives(
      lines.horizontalPart,
      'foundation_load',
      'Horizontal component of the padeye tension. Negative if the line angle exceeds 90°.',
      { signed: true },
    ),
    vertical_force: gives(
      lines.verticalPart,
      'foundation_load',
      'Vertical component of the padeye tension, positive upwards.',
    ),
  },
  checks: {
    line: compares('foundation_load', {
      title: 'Embedded line equilibrium',
      criterion: lines.lineBalance,
      demand: lines.soilDemand,
      capacity: { symbol: 'R_most', title: 'Maximum soil resistance at equilibrium' },
      reach: [lines.PADEYE_ANGLE],
    }),
  },
  tables: lineTables,
  charts: {
    shape: { title: 'Inverse catenary', description: 'Line depth against distance from the padeye.' },
  },
  figures: {
    line: {
      title: 'Line in clay',
      description: 'Section from the mudline to the padeye. Long lines are drawn with vertical exaggeration.',
    },
  },
  calculate: (p, trace) => {
    const solved = solveLine(p, trace)
    const { end } = solved
    const none = notApplicable(NO_ROOT)
    return {
      ...(end === undefined && {
        values: { padeye_angle: none, padeye_tension: none, horizontal_force: none, vertical_force: none },
      }),
      beside: { line: { doubt: doubtOf(solved) } },
      tables: () => ({ line: end === undefined ? none : lineRows(solved, end) }),
      charts: () => lineCharts(solved, NO_ROOT),
      figures: () => lineFigures(solved, NO_ROOT),
      warnings: lineWarnings(solved),
      detail: inWords(solved),
    }
  },
})

function doubtOf({ R_s, z_a, end }: SolvedLine): Doubt | undefined {
  if (R_s === 0)
    return {
      kind: 'input_missing',
      why: `the clay has no strength from the mudline to the padeye depth of ${shownIn(z_a, 'm')}`,
    }
  const left = end && outOf(lines.PADEYE_ANGLE, end.theta_a)
  return left && { kind: 'out_of_reach', why: left }
}

function inWords({ end }: SolvedLine): string {
  if (end === undefined) return 'Soil resistance exceeds the maximum for line equilibrium at this tension'
  const { T_a, theta_a } = end
  return `Padeye tension ${shownForce(T_a)} at ${shownIn(theta_a, 'deg')} above the horizontal. The anchor capacity is outside this analysis`
}

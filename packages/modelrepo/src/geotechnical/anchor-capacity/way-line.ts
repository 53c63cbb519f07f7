/** The line in the soil: the angle by which it turns until the soil is taken, and what is left at the padeye. */
import * as lines from '@keelson/physics/soil/embedded-line.ts'
import { compares, type Doubt, gives, givesAs, notApplicable, outOf, shownForce, shownIn } from '@keelson/workflow'
import { lineInputs, type SolvedLine, solveLine } from './calculate-line.ts'
import { lineCharts } from './charts-others.ts'
import { lineFigures } from './figures-others.ts'
import { way } from './inputs.ts'
import { lineRows, lineTables } from './tables.ts'
import { lineWarnings } from './warnings.ts'

const NO_ROOT = 'the soil takes more than the line can give: it does not reach the padeye under this tension'

export const line = way({
  takes: lineInputs,
  may: ['bearing_factor_nc'],
  values: {
    padeye_angle: givesAs('theta_a', lines.lineBalance.title, 'inclination', 'Upwards from the horizontal.', {
      orInput: 'mudline_angle',
    }),
    padeye_tension: gives(
      lines.padeyeTension,
      'line_tension',
      'What friction in the soil leaves of that at the mudline.',
    ),
    horizontal_force: gives(
      lines.horizontalPart,
      'foundation_load',
      'Negative where the line has turned beyond the vertical.',
      { signed: true },
    ),
    vertical_force: gives(lines.verticalPart, 'foundation_load', 'Upwards.'),
  },
  checks: {
    line: compares('foundation_load', {
      title: 'Line reaches the padeye',
      criterion: lines.lineBalance,
      demand: lines.soilDemand,
      capacity: { symbol: 'R_most', title: 'What the line takes at most' },
      reach: [lines.PADEYE_ANGLE],
    }),
  },
  tables: lineTables,
  charts: {
    shape: { title: 'Inverse catenary', description: 'Depth of the line over the distance from the padeye.' },
  },
  figures: {
    line: {
      title: 'The line in the clay',
      description: 'In section, from where it enters the soil to the padeye; a long one is drawn higher than it is.',
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
  if (R_s === 0) return { kind: 'input_missing', why: `The clay has no strength down to ${shownIn(z_a, 'm')}.` }
  const left = end && outOf(lines.PADEYE_ANGLE, end.theta_a)
  return left && { kind: 'out_of_reach', why: left }
}

function inWords({ end }: SolvedLine): string {
  if (end === undefined) return 'The soil resists more than the line can give under this tension'
  const { T_a, theta_a } = end
  return `The line reaches the padeye with ${shownForce(T_a)} at ${shownIn(theta_a, 'deg')}; the anchor itself is not assessed`
}

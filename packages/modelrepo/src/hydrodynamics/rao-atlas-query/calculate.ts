/** The answer to a query of an RAO atlas. */
import { motionsIn } from '@keelson/physics/rao/motions.ts'
import {
  aroundTheCircle,
  type Cell,
  cellOf,
  cornerSpread,
  isOnNode,
  MOTIONS,
  nearestOf,
} from '@keelson/physics/rao/rao.ts'
import { type Outcome, type RunContext, shownIn, shownPercent } from '@keelson/workflow'
import { chartsOfMotions } from '../_shared/rao/charts.ts'
import { cornerRows, traceCell } from '../_shared/rao/corners.ts'
import { queryOf } from '../_shared/rao/table.ts'
import { mapChart } from './charts.ts'
import type { contract } from './contract.ts'
import { plan } from './figures.ts'
import type { Params } from './inputs.ts'
import { phaseWarnings, warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const query = queryOf(p)
  const cell = cellOf(aroundTheCircle(p), query, p.symmetry)
  traceCell(cell, query, trace)
  trace.section('Motions')
  const six = motionsIn(cell, 'complex_linear', trace)
  const confidence = isOnNode(cell) ? 'node' : 'interpolated'
  const found = { rao: p, cell, six }
  return {
    values: {
      amplitude_complex: six.map(({ A }) => A),
      phase_complex: six.map(({ phi }) => phi),
      corner_spread: spreadsOf(cell),
      nearest_node_period: nearestOf(p.periods, query.period),
      nearest_node_heading: nearestHeading(p.headings, cell.heading.at),
      in_range: true,
      confidence,
      source: 'atlas',
    },
    tables: () => ({ corners: cornerRows(cell) }),
    charts: () => ({ map: mapChart(p, cell), ...chartsOfMotions(found, true) }),
    figures: () => ({ plan: plan(p) }),
    warnings: [...phaseWarnings(p.phases), ...(isOnNode(cell) ? [] : warningsOf(cell))],
    detail: `Heave ${shownIn(six[2]?.A ?? 0, 'm/m', 3)} at a period of ${shownIn(query.period, 's')} and a heading of ${shownIn(query.heading, 'deg')}; ${apart(cell)}`,
  }
}

function apart(cell: Cell): string {
  if (isOnNode(cell)) return 'the query coincides with an atlas node'
  const spreads = spreadsOf(cell)
  const most = Math.max(...spreads)
  return `amplitudes of the surrounding nodes differ by up to ${shownPercent(most)} (${MOTIONS[spreads.indexOf(most)]})`
}

const TURN = 2 * Math.PI
/** Headings are a circle: the first is as near to the last as they are apart around it. */
const nearestHeading = (headings: readonly number[], at: number): number =>
  nearestOf([...headings, ...headings.map((own) => own + TURN)], at) % TURN

const spreadsOf = (cell: Cell): readonly number[] =>
  MOTIONS.map((_, motion) => (isOnNode(cell) ? 0 : cornerSpread(cell, motion)))

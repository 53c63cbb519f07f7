/** The four nodes around a query as a table of the run: the steps take their lists from it. */
import type { Trace } from '@keelson/equations'
import {
  aTurnBack,
  aTurnOn,
  bilinearWeights,
  headingShares,
  mirroredHeading,
  periodShares,
} from '@keelson/physics/rao/cell-equations.ts'
import { type Cell, MOTIONS } from '@keelson/physics/rao/rao.ts'
import { capitalised, numberColumn } from '@keelson/workflow'

const TURN = 2 * Math.PI
const ROTATION = { unit: 'rad/m', noKind: 'of any size, as large as the table says' } as const
const MOTION_COLUMNS = Object.fromEntries(
  MOTIONS.flatMap((motion, i) => [
    [motion, numberColumn(i < 3 ? '-' : ROTATION, capitalised(motion), { symbol: `A_${i + 1}` })],
    [`${motion}_phase`, numberColumn('motion_phase', `${capitalised(motion)}, phase`, { symbol: `phi_${i + 1}` })],
  ]),
)

export const corners = {
  title: 'Nodes around the query',
  description:
    'What is interpolated: amplitudes, rotations in radians per metre, and phases within half a turn of each other; in the mirror image sway, roll and yaw half a turn on.',
  columns: {
    period: numberColumn('wave_period', 'Period', { symbol: 'T_j' }),
    heading: numberColumn('heading', 'Heading', { symbol: 'beta_j' }),
    weight: numberColumn('-', 'Weight', { symbol: 'w_j' }),
    ...MOTION_COLUMNS,
  },
}

export const cornerRows = (cell: Cell) =>
  cell.corners.map(({ period, heading, weight, amplitudes, phases }) => ({
    period,
    heading,
    weight,
    ...Object.fromEntries(
      MOTIONS.flatMap((motion, i) => [
        [motion, amplitudes[i] ?? null],
        [`${motion}_phase`, phases[i] ?? null],
      ]),
    ),
  }))

const headingSymbol = ({ isMirrored, turns }: Cell) => (isMirrored ? 'beta_m' : turns === 0 ? 'beta' : 'beta_t')

/** Where the query lies in its cell, and what each node weighs. */
export function traceCell(cell: Cell, query: { readonly heading: number }, trace: Trace): void {
  trace.section('Place in the table')
  if (cell.isMirrored) trace.apply(mirroredHeading, { beta: query.heading })
  if (cell.turns !== 0) trace.apply(cell.turns > 0 ? aTurnOn : aTurnBack, { beta: query.heading })
  const [, upper] = cell.heading.nodes
  if (upper >= TURN)
    trace.apply(
      aTurnOn,
      { beta: upper - TURN },
      { as: 'beta_2', title: 'First heading, a turn on', rename: { beta: 'beta_f' } },
    )
  const periods = periodShares(cell.period, trace)
  bilinearWeights(periods, headingShares(cell.heading, trace, headingSymbol(cell)), trace)
}

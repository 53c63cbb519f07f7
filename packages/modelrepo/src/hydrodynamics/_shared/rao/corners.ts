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
const ROTATION = { unit: 'rad/m', noKind: 'a table value of any size' } as const
const MOTION_COLUMNS = Object.fromEntries(
  MOTIONS.flatMap((motion, i) => [
    [motion, numberColumn(i < 3 ? '-' : ROTATION, capitalised(motion), { symbol: `A_${i + 1}` })],
    [`${motion}_phase`, numberColumn('motion_phase', `${capitalised(motion)}, phase`, { symbol: `phi_${i + 1}` })],
  ]),
)

export const corners = {
  title: 'Table nodes around query',
  description:
    'Table nodes used for interpolation, with amplitudes (rotations in radians per metre) and phases unwrapped to within half a turn. In the mirror image, sway, roll and yaw phases are shifted by half a turn.',
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
  trace.section('Position in table')
  if (cell.isMirrored) trace.apply(mirroredHeading, { beta: query.heading })
  if (cell.turns !== 0) trace.apply(cell.turns > 0 ? aTurnOn : aTurnBack, { beta: query.heading })
  const [, upper] = cell.heading.nodes
  if (upper >= TURN)
    trace.apply(
      aTurnOn,
      { beta: upper - TURN },
      { as: 'beta_2', title: 'First heading plus 360 degrees', rename: { beta: 'beta_f' } },
    )
  const periods = periodShares(cell.period, trace)
  bilinearWeights(periods, headingShares(cell.heading, trace, headingSymbol(cell)), trace)
}

/** What a specialist would remark on a query to a grid. */
import {
  type Left,
  shownIn,
  shownPercent,
  shownUtilisation,
  utilisation,
  type Warning,
  warner,
} from '@keelson/workflow'
import type { Query } from './calculate-query.ts'
import { peakBeside } from './calculate-reach.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  beside_peak: 'The maximum damage over peak period is at a cell corner. Interpolation underestimates the maximum.',
  cell_beyond_limit: 'The interpolated utilisation does not exceed 1, but the utilisation at a cell corner does.',
  coarse_cell: 'The damage differs by more than half between the query and its nearest node.',
} as const
const warn = warner(warnings)

/** Difference from the nearest node from which on the cell is coarse. */
const COARSE = 0.5

/** `left`: the limit that opens the check, which needs no warning beside it. */
export function warningsOf(p: Params, query: Query, u: number, left: Left | undefined): Warning[] {
  const { difference, largest, node } = query
  const most = largest * p.design_fatigue_factor
  return [
    ...(left === undefined ? besidePeak(p, query) : []),
    ...(u <= 1 && most > 1 && !node
      ? [
          warn(
            'cell_beyond_limit',
            `The interpolated {utilisation}, ${shownUtilisation(utilisation(u))}, does not exceed 1, but the governing cell corner gives ${shownUtilisation(most)} with the same factor. The verdict depends on the interpolation. Refine the grid.`,
            '/damage_grid',
          ),
        ]
      : []),
    ...(Math.abs(difference) > COARSE
      ? [
          warn(
            'coarse_cell',
            `The damage differs by ${shownPercent(difference)} from the nearest node. Use a finer grid.`,
            '/damage_grid',
          ),
        ]
      : []),
  ]
}

function besidePeak(p: Params, query: Query): Warning[] {
  const T = peakBeside(p, query)
  if (T === undefined) return []
  const message = `The damage is a maximum at a peak period of ${shownIn(T, 's')}, at the edge of this cell. Linear interpolation underestimates the maximum, so the interpolated {damage} is unconservative.`
  return [warn('beside_peak', message, '/peak_period')]
}

/** The form that a table of offsets describes, and what is wrong with a table that describes none. SI. */
import { type HullForm, hullForm } from '@keelson/physics/hull/form.ts'
import { type Problem, shownIn } from '@keelson/workflow'

interface StationRow {
  readonly x: number
  readonly half_breadths: readonly number[]
}
export interface RowOverHeights extends StationRow {
  readonly heights: readonly number[]
}
export interface RowOverDepths extends StationRow {
  readonly depths: readonly number[]
}

export const formOfHeights = (rows: readonly RowOverHeights[]): HullForm =>
  formOf(rows.map((row) => [row, row.heights]))

/** Heights over the base line, which lies at the depth `draught` below the waterline. */
export const formOfDepths = (rows: readonly RowOverDepths[], draught: number): HullForm =>
  formOf(rows.map((row) => [row, row.depths.map((depth) => draught - depth)]))

const formOf = (rows: readonly (readonly [StationRow, readonly number[]])[]): HullForm =>
  hullForm(
    rows.map(([{ x, half_breadths }, heights]) => {
      const offsets = half_breadths.map((y, i) => ({ y, z: heights[i] as number }))
      return { x, offsets: (heights[0] as number) > (heights.at(-1) as number) ? offsets.toReversed() : offsets }
    }),
  )

export const problemsOfHeights = (rows: readonly RowOverHeights[] = []): Problem[] =>
  rows.flatMap((row, i) => rowProblems(row, rows[i - 1], `/offsets/${i}`, 'heights', row.heights))

export const problemsOfDepths = (rows: readonly RowOverDepths[] = []): Problem[] =>
  rows.flatMap((row, i) => rowProblems(row, rows[i - 1], `/offsets/${i}`, 'depths', row.depths))

function rowProblems(
  row: StationRow,
  before: StationRow | undefined,
  at: string,
  name: 'heights' | 'depths',
  values: readonly number[],
): Problem[] {
  if (before !== undefined && row.x <= before.x) {
    const message = `must be forward of the previous station, ${shownIn(before.x, 'm')} (entered: ${shownIn(row.x, 'm')})`
    return [{ pointer: `${at}/x`, message }]
  }
  if (values.length !== row.half_breadths.length) {
    const message = `must have one entry for each of the ${row.half_breadths.length} half breadths (entered: ${values.length})`
    return [{ pointer: `${at}/${name}`, message }]
  }
  const steps = values.slice(1).map((value, j) => value - (values[j] as number))
  if (steps.every((step) => step <= 0) || steps.every((step) => step >= 0)) return []
  return [
    {
      pointer: `${at}/${name}`,
      message: 'must be listed in one direction, from keel to deck edge or from deck edge to keel',
    },
  ]
}

/** Problems of the grid and of the sea asked for, SI, that no single field shows. */
import { type Problem, shownIn } from '@keelson/workflow'
import { neededCorners, placeOf, SAME } from './calculate-cell.ts'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => {
  const shape = [...axisProblems(p), ...gridProblems(p)]
  if (shape.length > 0) return shape
  const outside = outsideProblems(p)
  return outside.length > 0 ? outside : missingProblems(p)
}

const AXES = [
  { name: 'axis_significant_wave_height', query: 'significant_wave_height', unit: 'm' },
  { name: 'axis_peak_period', query: 'peak_period', unit: 's' },
] as const

const axisProblems = (p: Params): Problem[] =>
  AXES.flatMap(({ name, unit }) => {
    const nodes = p[name]
    const at = nodes.findIndex((x, i) => i > 0 && x <= (nodes[i - 1] ?? 0))
    if (at < 0) return []
    const message = `must be greater than the previous value, ${shownIn(nodes[at - 1] ?? 0, unit)} (entered: ${shownIn(nodes[at] ?? 0, unit)})`
    return [{ pointer: `/${name}/${at}`, message }]
  })

function gridProblems({ axis_significant_wave_height: H, axis_peak_period: T, damage_grid: D }: Params): Problem[] {
  const row = D.findIndex((own) => own.length !== T.length)
  if (D.length !== H.length || row >= 0) {
    const found = row < 0 ? `${D.length} rows` : `${D[row]?.length} numbers in row ${row + 1}`
    const message = `must have ${H.length} rows of ${T.length} numbers, one for each node (entered: ${found})`
    return [{ pointer: '/damage_grid', message }]
  }
  const bad = D.flatMap((own, i) => own.flatMap((d, j) => (d !== null && d <= 0 ? [{ i, j, d }] : [])))[0]
  if (bad === undefined) return []
  const message = `must be greater than 0, because its logarithm is interpolated (entered: ${bad.d}, row ${bad.i + 1}, number ${bad.j + 1})`
  return [{ pointer: '/damage_grid', message }]
}

/** Ratio of query and grid from which a slip of unit is likely in either. */
const FAR_APART = 1000

const outsideProblems = (p: Params): Problem[] =>
  AXES.flatMap(({ name, query, unit }) => {
    const [nodes, x] = [p[name], p[query]]
    const [low, high] = [nodes[0] ?? x, nodes.at(-1) ?? x]
    if (x >= low * (1 - SAME) && x <= high * (1 + SAME)) return []
    const message = `must be within the grid, ${shownIn(low, unit)} to ${shownIn(high, unit)}, because a user grid has no direct solver (entered: ${shownIn(x, unit)})`
    const apart = x > FAR_APART * high || x < low / FAR_APART
    const slip = `must include the query, ${shownIn(x, unit)} (grid ends at ${shownIn(high, unit)}); check the units`
    return [{ pointer: `/${query}`, message }, ...(apart ? [{ pointer: `/${name}`, message: slip }] : [])]
  })

function missingProblems(p: Params): Problem[] {
  const gone = neededCorners(placeOf(p)).find(({ i, j }) => p.damage_grid[i]?.[j] == null)
  if (gone === undefined) return []
  const [H, T] = [p.axis_significant_wave_height[gone.i] ?? 0, p.axis_peak_period[gone.j] ?? 0]
  const message = `must have a damage at ${shownIn(H, 'm')} and ${shownIn(T, 's')}, which this query requires`
  return [{ pointer: '/damage_grid', message }]
}

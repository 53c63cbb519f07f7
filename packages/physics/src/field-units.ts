/**
 * Oilfield correlations are written in psia, degF, ft, cP, stb/d. A loop over thousands of points stays in those units:
 * the same chain of equations runs once more in SI, traced, at the point that the report shows.
 */
import { plain, type Trace } from '@keelson/equations'
import { convert } from '@keelson/units'

/**
 * Evaluates each equation in the units in which it is written and records nothing. Only for chains whose equations
 * agree on the unit of every quantity that they hand on.
 */
export const fieldUnits: Trace = {
  section: () => {},
  apply: ({ evaluate, where }, args) =>
    evaluate(plain(args, (c, name) => convert(c.value, c.unit, where[name]?.[1] ?? c.unit))),
  solved: (solution) => solution.value,
  lookup: (lookup) => lookup.value,
  steps: [],
}

/**
 * Oilfield correlations are written in psia, degF, ft, cP, stb/d. A loop over thousands of points stays in those units:
 * the same chain of equations runs once more in SI, traced, at the point that the report shows.
 */
import type { Trace } from '@keelson/equations'

/**
 * Evaluates each equation in the units in which it is written and records nothing. Only for chains whose equations
 * agree on the unit of every quantity that they hand on.
 */
export const fieldUnits: Trace = {
  section: () => {},
  apply: (equation, args) => equation.evaluate(args),
  solved: (solution) => solution.value,
  lookup: (lookup) => lookup.value,
  steps: [],
}

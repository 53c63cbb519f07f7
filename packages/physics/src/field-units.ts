/**
 * Oilfield correlations are written in psia, degF, ft, cP, stb/d. A loop over thousands of points stays in those units:
 * the same chain of equations runs once more in SI, traced, at the point that the report shows.
 */
import type { Arguments, Equation, Given, Trace, Where } from '@keelson/equations'

/**
 * Evaluates each equation in the units in which it is written and records nothing. Only for chains whose equations
 * agree on the unit of every quantity that they hand on, and whose coefficients are ratios.
 */
export const fieldUnits: Trace = {
  section: () => {},
  apply: <W extends Where>(equation: Equation<W>, args: Given<W>) => +equation.evaluate(args as Arguments<W>),
  solved: (solution) => solution.value,
  lookup: (lookup) => lookup.value,
  steps: [],
}

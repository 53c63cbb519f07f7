/** The design from which Sobol's indices are estimated, and which of its points are an independent sample. */
import { requireThat } from '@keelson/numerics/errors.ts'
import type { Design } from './design.ts'

export interface SaltelliPlace {
  /** Row of the base design. */
  readonly row: number
  /** Matrix: A, B, or the input whose value is that of B while all others are those of A. */
  readonly matrix: 'A' | 'B' | number
}

/** Points for each row of the base design: one of A, one of B, one of each AB_i. */
export const saltelliPointsPerRow = (inputs: number): number => inputs + 2

/**
 * Saltelli et al. (2010), Variance based sensitivity analysis of model output, Computer Physics Communications 181,
 * 259-270, table 2: from a base design of 2k dimensions, whose first k are A and whose last k are B, count (k + 2) points
 * row by row: A_r, B_r, AB_1r ... AB_kr, where AB_i is A with column i of B. Throws NumericsError 'bad_input' for a base
 * design of an odd number of dimensions.
 */
export function saltelliDesign(base: Design): Design {
  const inputs = base.dimensions / 2
  requireThat(Number.isInteger(inputs), 'a design for indices needs two dimensions for each input')
  const at = (i: number) => {
    const { row, matrix } = saltelliPlace(i, inputs)
    const both = base.at(row)
    if (matrix === 'B') return both.slice(inputs)
    const point = both.slice(0, inputs)
    if (matrix !== 'A') point[matrix] = both[inputs + matrix] as number
    return point
  }
  return { count: base.count * saltelliPointsPerRow(inputs), dimensions: inputs, at }
}

/** Where a point stands in the design of `inputs` inputs. */
export function saltelliPlace(point: number, inputs: number): SaltelliPlace {
  const perRow = saltelliPointsPerRow(inputs)
  const column = point % perRow
  return { row: Math.floor(point / perRow), matrix: column === 0 ? 'A' : column === 1 ? 'B' : column - 2 }
}

/**
 * Whether a point is of A or of B. Those two are a sample of the inputs; the points of AB_i repeat the values of A and would
 * make percentiles and probabilities look surer than they are.
 */
export const isSaltelliSample = (point: number, inputs: number): boolean => point % saltelliPointsPerRow(inputs) < 2

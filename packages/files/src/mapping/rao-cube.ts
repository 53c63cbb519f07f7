/** The inputs that one table of RAOs fills together. */
import type { RaoInputs } from '@keelson/workflow'

/** The names of the four inputs, and how the workflow takes their numbers. */
export interface RaoCube {
  readonly periods: string
  readonly headings: string
  readonly amplitudes: string
  readonly phases: string
  readonly rotations: RaoInputs['rotations']
  /** The input that says whether a positive phase is a lead or a lag. */
  readonly sense?: string
  readonly symmetry?: string
  readonly mostPeriods: number
  readonly mostHeadings: number
}

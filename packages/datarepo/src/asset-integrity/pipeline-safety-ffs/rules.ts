/** What the common inputs must hold between them; a bad row is no matter of theirs. */
import type { Problem } from '@keelson/workflow'
import { printed } from './calculate-cells.ts'
import { parseCsv } from './calculate-csv-text.ts'
import type { Params } from './inputs.ts'

/** Diameters below and strengths above these were typed in another unit. */
export const SMALLEST_DIAMETER = 0.01
export const LARGEST_YIELD = 1e9

export function rules(p: Params): Problem[] {
  const problems: Problem[] = []
  const refuse = (name: string, message: string) => problems.push({ pointer: `/${name}`, message })
  const { outer_diameter: D, wall_thickness: t, specified_minimum_yield_strength: S } = p
  if (D < SMALLEST_DIAMETER)
    refuse('outer_diameter', `must be 10 mm or more (entered: ${printed(D, 'mm')}). Check whether inches were intended`)
  if (t >= D / 2) {
    refuse(
      'wall_thickness',
      `must be less than half the diameter, ${printed(D / 2, 'mm')} (entered: ${printed(t, 'mm')})`,
    )
  }
  if (S !== undefined && S > LARGEST_YIELD) {
    const read = printed(S, 'MPa')
    refuse('specified_minimum_yield_strength', `must be 1,000 MPa or less (entered: ${read})`)
  }
  if (p.defects_csv !== undefined && parseCsv(p.defects_csv).records.length === 0) {
    refuse('defects_csv', 'must contain a line of column names and at least one line of data')
  }
  return problems
}

/**
 * The columns of the defect table. Their cells are read row by row and not by the schema, because a cell that cannot
 * be read makes its row invalid and must not refuse the table.
 */
import { field } from '@keelson/modelrepo/_shared/fields/index.ts'
import { optional, quantity } from '@keelson/workflow'
import { Type } from '@keelson/workflow/schema-builders.ts'
import type { TSchema } from 'typebox'

const DATE = { unit: 'year', noKind: 'a calendar date as a decimal year' } as const
const POSITION = { unit: 'm', noKind: 'a place that any point of the line may be, also its first metre' } as const
const AROUND = { unit: 'deg', noKind: 'a place around the pipe' } as const

/** A column of numbers: its kind, in the unit that outside users send bare. */
const NUMBERS = {
  depth_percent: quantity('fraction', { title: 'Depth in per cent', description: 'Of the wall.', unit: '%' }),
  depth: quantity('metal_loss_depth', { title: 'Depth', description: 'Of the metal loss.' }),
  length: quantity('defect_length', { title: 'Length', description: 'Along the pipe.' }),
  outer_diameter: field.outerDiameter(),
  wall_thickness: field.wallThickness(),
  specified_minimum_yield_strength: field.yieldStrength(),
  maximum_allowable_operating_pressure: field.operatingPressure(),
  growth_rate: quantity('corrosion_rate', { title: 'Growth rate', description: 'Of the depth.' }),
  previous_depth: quantity('metal_loss_depth', { title: 'Previous depth', description: 'Of an earlier survey.' }),
  year: quantity(DATE, { title: 'Year', description: 'Of the survey.' }),
  previous_year: quantity(DATE, { title: 'Previous year', description: 'Of the earlier survey.' }),
  axial_position: quantity(POSITION, { title: 'Position', description: 'Start of the defect along the pipe.' }),
  clock_position: quantity(AROUND, { title: 'Clock position', description: 'Centre of the defect.' }),
} as const
export type NumberColumnName = keyof typeof NUMBERS
export const numberField = (name: NumberColumnName): TSchema => NUMBERS[name]

/** A cell of any kind; the row reader says what is wrong with it. */
const cell = (title: string, description: string) => optional(Type.Unsafe<unknown>({ title, description }))

export const defectFields = {
  id: cell('Name', 'Name of the defect.'),
  defect_type: cell('Kind', 'metal_loss, crack or dent; cracks and dents are not assessed.'),
  depth_percent: cell('Depth in per cent', 'Depth in per cent of the wall; or depth. 0 up to but not 100.'),
  depth: cell('Depth', 'Depth in mm, or a text with its unit; or depth_percent.'),
  length: cell('Length', 'Axial length in mm.'),
  outer_diameter: cell('Outside diameter', 'In mm; replaces the common one.'),
  wall_thickness: cell('Wall thickness', 'In mm; replaces the common one.'),
  specified_minimum_yield_strength: cell('SMYS', 'In MPa; replaces the common one.'),
  maximum_allowable_operating_pressure: cell('MAOP', 'In MPa; replaces the common one.'),
  location: cell('Location', 'Text for the report.'),
  year: cell('Year', 'Year of the survey, for the report.'),
  growth_rate: cell('Growth rate', 'Of the depth, in mm/year; replaces the common one.'),
  previous_depth: cell('Previous depth', 'In mm at an earlier survey; with both years it gives the growth rate.'),
  previous_year: cell('Previous year', 'Year of the earlier survey.'),
  axial_position: cell('Position', 'Start of the defect along the pipe in m, for interaction with neighbours.'),
  clock_position: cell('Clock position', 'Centre of the defect around the pipe in deg, for interaction.'),
}

export type ColumnName = keyof typeof defectFields
export const COLUMNS = Object.keys(defectFields) as readonly ColumnName[]

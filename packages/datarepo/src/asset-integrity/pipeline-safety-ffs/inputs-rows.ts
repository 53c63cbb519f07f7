/**
 * The columns of the defect table. Their cells are read row by row and not by the schema, because a cell that cannot
 * be read makes its row invalid and must not refuse the table.
 */
import { field } from '@keelson/modelrepo/_shared/fields/index.ts'
import { choice, optional, quantity, text } from '@keelson/workflow'
import { Type } from '@keelson/workflow/schema-builders.ts'
import type { TSchema } from 'typebox'
import { DEFECT_TYPES, type DefectType } from './modes.ts'

const DATE = { unit: 'year', noKind: 'a calendar date as a decimal year' } as const
const POSITION = { unit: 'm', noKind: 'a position anywhere along the line, including its first metre' } as const
const AROUND = { unit: 'deg', noKind: 'a position around the pipe' } as const

/** A column of numbers: its kind, in the unit that outside users send bare. */
const NUMBERS = {
  depth_percent: quantity('fraction', {
    title: 'Depth (% of wall thickness)',
    description: 'Metal loss depth as a percentage of the wall thickness.',
    unit: '%',
  }),
  depth: quantity('metal_loss_depth', { title: 'Depth', description: 'Metal loss depth.' }),
  length: quantity('defect_length', { title: 'Length', description: 'Defect length along the pipe.' }),
  outer_diameter: field.outerDiameter(),
  wall_thickness: field.wallThickness(),
  specified_minimum_yield_strength: field.yieldStrength(),
  maximum_allowable_operating_pressure: field.operatingPressure(),
  growth_rate: quantity('corrosion_rate', { title: 'Growth rate', description: 'Metal loss depth growth rate.' }),
  previous_depth: quantity('metal_loss_depth', {
    title: 'Previous depth',
    description: 'Metal loss depth at an earlier survey.',
  }),
  year: quantity(DATE, { title: 'Year', description: 'Survey year.' }),
  previous_year: quantity(DATE, { title: 'Previous year', description: 'Earlier survey year.' }),
  axial_position: quantity(POSITION, {
    title: 'Position',
    description: 'Position of the defect start along the pipe.',
  }),
  clock_position: quantity(AROUND, { title: 'Clock position', description: 'Clock position of the defect centre.' }),
} as const
export type NumberColumnName = keyof typeof NUMBERS
export const numberField = (name: NumberColumnName): TSchema => NUMBERS[name]

/** A cell of any kind; the row reader says what is wrong with it. */
const cell = (title: string, description: string) => optional(Type.Unsafe<unknown>({ title, description }))

export const defectFields = {
  id: cell('Name', 'Name of the defect.'),
  defect_type: cell('Defect type', 'Defect type: metal loss, crack or dent. Cracks and dents are not assessed.'),
  depth_percent: cell(
    'Depth (% of wall thickness)',
    'Depth as a percentage of the wall thickness, 0 or more and less than 100. Alternative to depth.',
  ),
  depth: cell('Depth', 'Depth in mm, or text with a unit. Alternative to depth_percent.'),
  length: cell('Length', 'Axial length in mm.'),
  outer_diameter: cell('Outside diameter', 'Outside diameter in mm, overriding the common value.'),
  wall_thickness: cell('Wall thickness', 'Nominal wall thickness in mm, overriding the common value.'),
  specified_minimum_yield_strength: cell(
    'SMYS',
    'Specified minimum yield strength in MPa, overriding the common value.',
  ),
  maximum_allowable_operating_pressure: cell(
    'MAOP',
    'Maximum allowable operating pressure in MPa, overriding the common value.',
  ),
  location: cell('Location', 'Defect location as free text for the report.'),
  year: cell('Year', 'Survey year, for the report.'),
  growth_rate: cell('Growth rate', 'Depth growth rate in mm/year, overriding the common value.'),
  previous_depth: cell(
    'Previous depth',
    'Depth in mm at an earlier survey. The growth rate is calculated from this depth and both survey years.',
  ),
  previous_year: cell('Previous year', 'Earlier survey year.'),
  axial_position: cell('Position', 'Defect start along the pipe in m, used for interaction with neighbours.'),
  clock_position: cell('Clock position', 'Clock position of the defect centre in degrees, used for interaction.'),
}

export type ColumnName = keyof typeof defectFields
export const COLUMNS = Object.keys(defectFields) as readonly ColumnName[]

const TYPES: Readonly<Record<DefectType, string>> = { metal_loss: 'Metal loss', crack: 'Crack', dent: 'Dent' }
const { length, year: _year, previous_year: _previous, ...others } = NUMBERS
const plainYear = (title: string) => optional(quantity('-', { title, description: 'Decimal year, such as 2024.5.' }))

/** A row as it should be: what a column of a file may be. */
export const defectCells = Type.Object({
  id: text({ title: 'Name', description: 'Name of the defect.' }),
  defect_type: choice(TYPES, { title: 'Defect type', description: `One of ${DEFECT_TYPES.join(', ')}.` }),
  length,
  ...Object.fromEntries(Object.entries(others).map(([name, schema]) => [name, optional(schema)])),
  location: optional(text({ title: 'Location', description: 'Defect location.' })),
  year: plainYear('Year'),
  previous_year: plainYear('Previous year'),
})

/** Inputs of two small workflows, and what is refused of a mapping. */
import assert from 'node:assert/strict'
import { choice, flag, params, quantity, quantityGrid, quantityList, rows, text, textList } from '@keelson/workflow'
import type { Answers, FileTable } from '../table.ts'
import { MappingError } from './invalid.ts'
import { type Mapping, mappingOf } from './mapping.ts'
import { propose } from './propose.ts'
import { targetsOf } from './targets.ts'

export const said = (title: string, symbol?: string) => ({ title, description: title, ...(symbol && { symbol }) })

export const SURVEY = targetsOf(
  params({
    measured_depth: quantityList('survey_depth', said('Measured depths', 'MD')),
    inclination: quantityList('inclination', { ...said('Inclinations', 'I'), along: 'measured_depth' }),
    grid: quantityGrid('survey_depth', said('A grid')),
    wells: textList(said('Wells')),
  }),
)
/** Of which no other list needs a column. */
export const DEPTHS = SURVEY.slice(0, 1)
export const STATIONS = targetsOf(
  params({
    stations: rows(
      {
        true_vertical_depth_subsea: quantity('survey_depth', said('True vertical depth subsea', 'z')),
        name: text(said('Name')),
        kind: choice({ plain: 'Plain', planned_stop: 'Planned stop' }, { ...said('Kind'), default: 'plain' }),
        used: flag({ ...said('Used'), default: true }),
      },
      said('Stations'),
    ),
  }),
)
export const mapped = (table: FileTable, targets: typeof SURVEY, answers: Answers = {}): Mapping =>
  mappingOf(propose(table, targets), answers)

export function mappingError(run: () => unknown): MappingError {
  try {
    run()
  } catch (error) {
    assert.ok(error instanceof MappingError, String(error))
    return error
  }
  return assert.fail('it was mapped')
}

/** A form with a survey as lists and layers as a table, and files of both as the service answers of them. */

import type { Mapping } from '@keelson/files/mapping/mapping.ts'
import type { Question } from '@keelson/files/table.ts'
import { optional, params, quantity, quantityList, rows, text } from '@keelson/workflow'
import type { FileProposal, UploadedFile } from './file-contract.ts'

const said = { description: 'An input.' }
const schema = params({
  depths: quantityList('survey_depth', { unit: 'm', title: 'Measured depths', ...said }),
  angles: quantityList('inclination', { unit: 'deg', title: 'Inclinations', along: 'depths', ...said }),
  layers: optional(
    rows(
      {
        name: text({ title: 'Name', ...said }),
        thickness: quantity('displacement', { unit: 'm', title: 'Thickness', ...said }),
      },
      { title: 'Layers', ...said },
    ),
  ),
})
export const spec = { schema, example: { depths: [0, 1], angles: [0, 2], layers: [{ name: 'sand', thickness: 1 }] } }

export const file: UploadedFile = {
  file: 'sha256:00',
  name: 'survey.csv',
  bytes: 1234,
  format: 'delimited',
  tables: [
    {
      name: 'delimited',
      rows: 42,
      columns: [
        { name: 'MD', heading: 'MD [ft]', unit: 'ft', first: ['0', '100'] },
        { name: 'Inc', heading: 'Inc', first: ['0', '2.5'] },
      ],
    },
  ],
  questions: [],
  left: [],
}
const mappingTo = (columns: Mapping['columns']): Mapping => ({
  schema: 'keelson.mapping/1',
  table: 'delimited',
  answers: {},
  columns,
})
export const survey = mappingTo({ depths: { column: 'MD', unit: 'ft' }, angles: { column: 'Inc', unit: 'deg' } })
export const layers = mappingTo({
  'layers.name': { column: 'Soil' },
  'layers.thickness': { column: 'Thick', unit: 'ft' },
})

export const question = (code: Question['code'], more: Partial<Question> = {}): Question => ({
  code,
  text: 'Which?',
  choices: [],
  ...more,
})
export const proposal = (table: string, more: Partial<FileProposal> = {}): FileProposal => ({
  table,
  columns: [],
  questions: [],
  mapping: null,
  ...more,
})

/** What is sent and answered of files: what a file holds, what is proposed of it, and how an input refers to it. */
import { MAPPING_SCHEMA } from '@keelson/files'
import { listOf, object, text, withOptional } from './openapi-forms.ts'
import { component, type Json } from './openapi-workflows.ts'

const integer = { type: 'integer' }
const textOf = (description: string): Json => ({ ...text, description })
const file = {
  ...text,
  pattern: '^sha256:[0-9a-f]{64}$',
  description: 'Digest of the file, as returned by POST /api/files.',
}
const name = textOf('File name without path. The format of some files depends on it.')
const texts = { type: 'object', additionalProperties: text }
const answers = { ...texts, description: 'Choice for each question, by code or by code:table:column.' }

const question = withOptional(
  object({
    code: textOf('Kind of question.'),
    text: textOf('The question.'),
    choices: {
      ...listOf(object({ answer: text, means: textOf('Consequence of this answer.') })),
      description: 'Choices, likeliest first.',
    },
  }),
  {
    table: text,
    column: textOf('Column of the file, or the target input.'),
    orNumber: { enum: ['any', 'above zero'], description: 'The answer may also be such a number.' },
    orUnit: textOf('The answer may also be another unit of this quantity.'),
  },
)
const column = withOptional(
  object({
    name: text,
    heading: text,
    holds: { enum: ['numbers', 'texts'] },
    first: { ...listOf(text), description: 'First cells.' },
  }),
  { unit: textOf('Unit as written in the file.'), unit_from: textOf('Place of the unit in the file.') },
)
const table = withOptional(object({ name: text, rows: integer, columns: listOf(column), facts: texts }), {
  columns_not_listed: { ...integer, description: 'Number of further columns.' },
})
const left = object({
  what: textOf('Part of the file that was not read.'),
  count: integer,
  lines: { ...listOf(integer), description: 'First lines of that part.' },
})
const mappedColumn = withOptional(object({ column: text }), {
  unit: textOf('Unit in which the column is read. Absent for text.'),
  stated: textOf('Unit as written in the file. A file with another unit is rejected.'),
})
const mapping = {
  ...object({
    schema: { const: MAPPING_SCHEMA },
    table: text,
    answers,
    columns: {
      type: 'object',
      minProperties: 1,
      additionalProperties: mappedColumn,
      description:
        'Columns by input, or by input.column of a table. Within rows, the row is omitted, such as lines.history.',
    },
  }),
  additionalProperties: false,
  description: 'Complete mapping of the columns of a file to inputs, confirmed by a person.',
}
const proposal = object({
  table: text,
  columns: listOf(
    object({
      target: textOf('Input, or input.column of a table.'),
      column: text,
      unit: { type: ['string', 'null'], description: 'Null for text and while the unit is not known.' },
      reason: text,
    }),
  ),
  questions: listOf(component('FileQuestion')),
  mapping: {
    anyOf: [component('FileMapping'), { type: 'null' }],
    description: 'Complete mapping. Null while a question is open or no column fits an input.',
  },
})

const read = {
  ...object({ name, format: text, mapping: component('FileMapping'), left: listOf(left) }),
  description: 'Absent for a file that the client read itself.',
}

/** Of a study. */
export const studyFile: Json = withOptional(object({ digest: file, inputs: listOf(text) }), {
  read,
  points: { ...listOf(integer), description: 'Points with inputs of this file. Absent if all points have them.' },
})

export const fileSchemas: Json = {
  FileQuestion: question,
  FileMapping: mapping,
  FileProposal: proposal,
  FileReference: {
    ...withOptional(object({ file, name }), {
      as: {
        anyOf: [component('FileMapping'), { ...object({ answers }), additionalProperties: false }],
        description: 'Confirmed mapping. Without it nothing is calculated and a mapping is proposed.',
      },
    }),
    additionalProperties: false,
    description: 'The input is read from an uploaded file.',
  },
  KeptFile: object({
    file,
    name,
    bytes: integer,
    format: textOf('Format in which the file was read.'),
    tables: listOf(table),
    questions: listOf(component('FileQuestion')),
    left: listOf(left),
  }),
  ProposeRequest: {
    ...withOptional(object({ ref: component('Ref'), file, name }), {
      inputs: {
        ...listOf(text),
        description:
          'Tables and lists that are read from the file, such as survey or, within a row, lines/0/history. Default: all that are not within rows.',
      },
      answers,
      for: {
        const: 'rows',
        description: 'The rows of the file are the points of a study. Inputs of one value are proposed.',
      },
    }),
    additionalProperties: false,
  },
  FileUse: withOptional(
    object({
      digest: file,
      inputs: { ...listOf(text), description: 'Inputs, or places within rows such as lines/0/history.' },
    }),
    {
      read,
      kept: {
        ...object({ basename: text, media_type: text, bytes: integer, sha256: text, url: text }),
        description: 'The file in the record. Absent in a preview.',
      },
    },
  ),
  FileProposals: object({ proposals: listOf(component('FileProposal')) }),
}

/** In a problem. */
export const neededMappings: Json = {
  ...listOf(object({ pointer: text, file, name, proposals: listOf(component('FileProposal')) })),
  description: 'Proposed mapping of each file that requires one (file_mapping_needed only).',
}

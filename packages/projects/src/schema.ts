/** The shape of a project document: read by, and published. */
import { INPUT_BASIS_SCHEMA } from '@keelson/engine/read-input-basis.ts'
import { entryStates, limitStates, PROJECT_SCHEMA } from './document.ts'

type Json = Readonly<Record<string, unknown>>

const LONGEST_TEXT = 2000
/** A basis of a thousand entries and two hundred calculations is worked with; these are ten times that. */
const MOST_ENTRIES = 10_000
const MOST_CALCULATIONS = 2000
export const MOST_CASES = 1000
export const MOST_ROWS = 10_000

const NAME = '^[A-Za-z][A-Za-z0-9_.-]{0,79}$'
const ID = '^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$'

const text = (description: string): Json => ({ type: 'string', minLength: 1, maxLength: LONGEST_TEXT, description })
const object = (properties: Readonly<Record<string, Json>>, required: readonly string[]): Json => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const source = object({ document: text('Document.'), revision: text('Revision.'), note: text('Note.') }, [])
const head: Readonly<Record<string, Json>> = {
  title: text('Entry title.'),
  group: text('Group, such as pipe, environment, soil or materials.'),
  status: { enum: [...entryStates], description: 'Entry status.' },
  source,
  note: text('Note.'),
  owner: text('Owner.'),
  unfrozen: object(
    { by: text('Name of the person who unfroze the entry.'), reason: text('Reason.'), date: text('Date.') },
    ['by', 'reason'],
  ),
}
const because = text('Reason why a quantity of another kind may be used here.')
const from = text('Result: CALC/VALUE, CALC/VALUE/MEMBER or CALC/TABLE/COLUMN.')
const reduce: Json = {
  type: 'string',
  pattern: '^(max|min|max_abs|case:.{1,200})$',
  description: 'Reduction of several numbers: max, min, max_abs or case:NAME.',
}
const kind = text('Kind of quantity, or "-" for a ratio or factor.')
const unit = text('Unit. Default: the unit of the kind.')

const numberEntry = object({ ...head, kind, value: { type: 'number' }, unit }, ['kind', 'value', 'status'])
const textEntry = object({ ...head, text: text('Text.') }, ['text', 'status'])
const tableEntry = object(
  {
    ...head,
    columns: {
      type: 'array',
      items: object({ name: text('Column name.'), kind, unit }, ['name']),
      minItems: 1,
      maxItems: 100,
      description: 'Columns, each of a kind of quantity or of text.',
    },
    rows: {
      type: 'array',
      maxItems: MOST_ROWS,
      items: { type: 'array', items: { type: ['number', 'string', 'null'] } },
      description: 'Rows, with one cell for each column.',
    },
  },
  ['columns', 'rows', 'status'],
)
const derivedEntry = object({ ...head, from, reduce, because }, ['from', 'status'])

/** By the member that tells an entry of each form. */
export const ENTRY_SCHEMAS: Readonly<Record<string, Json>> = {
  value: numberEntry,
  text: textEntry,
  columns: tableEntry,
  from: derivedEntry,
}
/** By the member that tells a link of each form. */
export const LINK_SCHEMAS: Readonly<Record<string, Json>> = {
  basis: object({ basis: text('Entry of the basis.'), column: text('Column of the entry.'), because }, ['basis']),
  from: object({ from, reduce, because }, ['from']),
}

const limit_state: Json = { enum: [...limitStates], description: 'Limit state.' }
const inputs: Json = {
  type: 'object',
  description: 'Values or links by name of an input, or by path of a cell.',
}
const loadCase = object({ name: text('Case name.'), limit_state, note: text('Note.'), inputs }, ['name', 'inputs'])
/** By the member that tells cases of each form; a list has its own. */
export const CASES_SCHEMAS: Readonly<Record<string, Json>> = {
  basis: object(
    {
      basis: text('Table of the basis, with a column "name".'),
      inputs: { type: 'object', additionalProperties: { type: 'string' }, description: 'Columns by input.' },
      limit_state,
    },
    ['basis', 'inputs'],
  ),
  csv: object({ csv: { type: 'string', minLength: 1, maxLength: 1_000_000, description: 'Cases as CSV.' } }, ['csv']),
}
export const CASE_LIST_SCHEMA: Json = { type: 'array', items: loadCase, minItems: 1, maxItems: MOST_CASES }

const calculation = object(
  {
    id: { type: 'string', pattern: ID, description: 'Calculation id.' },
    title: text('Calculation title.'),
    ref: text('Workflow reference, <repo>:<workflow-id>@version.'),
    inputs,
    input_basis: { type: 'object', description: INPUT_BASIS_SCHEMA.description },
    cases: { description: 'Load cases: a list, rows of a table of the basis, or CSV.' },
    accepted: { type: 'array', items: { type: 'object' }, maxItems: 100 },
    meta: { type: 'object', description: 'Title block of the report.' },
    in_scope: { type: 'boolean', description: 'Whether the calculation counts for the verdict. Default: true.' },
    owner: text('Owner.'),
  },
  ['id', 'ref', 'inputs'],
)

export const DOCUMENT_SCHEMA: Json = object(
  {
    schema: { const: PROJECT_SCHEMA },
    id: { type: 'string', pattern: ID, description: 'Project id.' },
    title: text('Project title.'),
    description: text('Description.'),
    owner: text('Owner.'),
    meta: { type: 'object', description: 'Title block of the report.' },
    basis: {
      type: 'object',
      propertyNames: { pattern: NAME },
      additionalProperties: { type: 'object' },
      maxProperties: MOST_ENTRIES,
      description: 'Entries of the design basis by name.',
    },
    calculations: { type: 'array', items: calculation, maxItems: MOST_CALCULATIONS, description: 'Calculations.' },
  },
  ['schema', 'id', 'title', 'basis', 'calculations'],
)

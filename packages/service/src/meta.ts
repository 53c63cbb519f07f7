/** The title block that a request states: what it may hold, and what is wrong with what was sent. */
import { LARGEST_LOGO, LOGO_TYPES, logoProblem } from '@keelson/report/logo.ts'
import { capitalised, type Problem, shortJson, shownWhole } from '@keelson/workflow'
import { type Place, pointerTo } from '@keelson/workflow/place.ts'

const LONGEST_TEXT = 2000
const MOST_REVISIONS = 50
const MOST_ENTRIES = 50

/** Texts of `meta` with what they are. */
const TEXTS: Readonly<Record<string, string>> = {
  client: 'Client for whom the work is done.',
  project: 'Project name or number.',
  title: 'Document title, instead of the workflow title.',
  document: 'Document number.',
  revision: 'revision of the document',
  date: 'Document date as printed.',
  prepared_by: 'Name as entered; not electronically signed.',
  checked_by: 'Name as entered; not electronically signed.',
  approved_by: 'Name as entered; not electronically signed.',
  notes: 'Notes printed below the contents.',
  purpose: 'Purpose of the calculation, printed on the first sheet.',
  conclusion: "Engineer's conclusion, printed on the first sheet.",
}
/** Lists of texts with what they are. */
const LISTS: Readonly<Record<string, string>> = {
  holds: 'Items on hold, printed in the basis.',
  references: 'Reference documents, printed in the basis.',
}
const REVISION_TEXTS = ['revision', 'date', 'description', 'prepared_by', 'checked_by', 'approved_by']
const REMARK_TEXTS = ['at', 'text']
const FIELDS = [...Object.keys(TEXTS), ...Object.keys(LISTS), 'remarks', 'logo', 'revision_history']

/** 'prepared_by' as 'Prepared by'. */
const titleOf = (name: string): string => capitalised(name.replaceAll('_', ' '))

const text = (name: string, description?: string) => ({
  type: 'string',
  title: titleOf(name),
  maxLength: LONGEST_TEXT,
  ...(description !== undefined && { description }),
})
export const META_SCHEMA = {
  type: 'object',
  description: 'Title block and sign-off of the report. Printed and recorded as entered, never hashed.',
  properties: {
    ...Object.fromEntries(Object.entries(TEXTS).map(([name, description]) => [name, text(name, description)])),
    ...Object.fromEntries(
      Object.entries(LISTS).map(([name, description]) => [
        name,
        {
          type: 'array',
          title: titleOf(name),
          description,
          maxItems: MOST_ENTRIES,
          items: { type: 'string', maxLength: LONGEST_TEXT },
        },
      ]),
    ),
    remarks: {
      type: 'array',
      title: 'Remarks',
      description: 'Remarks printed at a step, a check or an input, named by its id in `at`.',
      maxItems: MOST_ENTRIES,
      items: {
        type: 'object',
        properties: Object.fromEntries(REMARK_TEXTS.map((name) => [name, text(name)])),
        required: REMARK_TEXTS,
        additionalProperties: false,
      },
    },
    logo: {
      type: 'string',
      title: 'Logo',
      pattern: `^data:image/(${LOGO_TYPES.join('|')});base64,`,
      description: `Picture of at most ${shownWhole(LARGEST_LOGO)} bytes as a data URI.`,
    },
    revision_history: {
      type: 'array',
      title: 'Revision history',
      maxItems: MOST_REVISIONS,
      items: {
        type: 'object',
        properties: Object.fromEntries(REVISION_TEXTS.map((name) => [name, text(name)])),
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
}

/** What is wrong with `meta`, each fault made when it is asked for. */
export function* metaProblems(meta: unknown): Generator<Problem> {
  const at: Place = { name: 'meta' }
  if (!isObject(meta))
    return yield { pointer: pointerTo(at), message: `must be an object (entered: ${shortJson(meta)})` }
  for (const name of Object.keys(meta)) {
    const place: Place = { in: at, name }
    if (name === 'logo') yield* logoProblems(meta[name], pointerTo(place))
    else if (name === 'revision_history') yield* historyProblems(meta[name], place)
    else if (name === 'remarks') yield* remarksProblems(meta[name], place)
    else if (Object.hasOwn(LISTS, name)) yield* listProblems(meta[name], place)
    else yield* textProblems(meta[name], place, Object.keys(TEXTS), FIELDS)
  }
}

function logoProblems(value: unknown, pointer: string): readonly Problem[] {
  const message =
    typeof value === 'string' ? logoProblem(value) : `must be text, a data URI (entered: ${shortJson(value)})`
  return message === undefined ? [] : [{ pointer, message }]
}

function* historyProblems(value: unknown, at: Place): Generator<Problem> {
  const pointer = pointerTo(at)
  if (!Array.isArray(value))
    return yield { pointer, message: `must be a list of revisions (entered: ${shortJson(value)})` }
  if (value.length > MOST_REVISIONS)
    return yield { pointer, message: `must have at most ${MOST_REVISIONS} revisions (entered: ${value.length})` }
  for (const [i, revision] of value.entries()) {
    const place: Place = { in: at, name: i }
    if (!isObject(revision))
      yield { pointer: pointerTo(place), message: `must be an object (entered: ${shortJson(revision)})` }
    else
      for (const name of Object.keys(revision)) yield* textProblems(revision[name], { in: place, name }, REVISION_TEXTS)
  }
}

function* listProblems(value: unknown, at: Place): Generator<Problem> {
  if (!Array.isArray(value) || value.length > MOST_ENTRIES)
    return yield {
      pointer: pointerTo(at),
      message: `must be a list of at most ${MOST_ENTRIES} texts (entered: ${shortJson(value)})`,
    }
  for (const [i, one] of value.entries()) if (!isText(one)) yield notText(one, { in: at, name: i })
}

function* remarksProblems(value: unknown, at: Place): Generator<Problem> {
  if (!Array.isArray(value) || value.length > MOST_ENTRIES)
    return yield {
      pointer: pointerTo(at),
      message: `must be a list of at most ${MOST_ENTRIES} remarks (entered: ${shortJson(value)})`,
    }
  for (const [i, remark] of value.entries()) {
    const place: Place = { in: at, name: i }
    if (!isObject(remark)) {
      yield {
        pointer: pointerTo(place),
        message: `must be an object with ${REMARK_TEXTS.join(', ')} (entered: ${shortJson(remark)})`,
      }
      continue
    }
    for (const name of new Set([...REMARK_TEXTS, ...Object.keys(remark)]))
      yield* textProblems(remark[name], { in: place, name }, REMARK_TEXTS)
  }
}

function textProblems(value: unknown, at: Place, texts: readonly string[], fields = texts): readonly Problem[] {
  const pointer = pointerTo(at)
  if (!texts.some((name) => name === at.name))
    return [{ pointer, message: `is not a valid field (valid: ${fields.join(', ')})` }]
  return isText(value) ? [] : [notText(value, at)]
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_TEXT
const notText = (value: unknown, at: Place): Problem => ({
  pointer: pointerTo(at),
  message: `must be text of at most ${LONGEST_TEXT} characters (entered: ${shortJson(value)})`,
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The title block that a request states: what it may hold, and what is wrong with what was sent. */
import { LARGEST_LOGO, LOGO_TYPES, logoProblem } from '@keelson/report/logo.ts'
import { capitalised, type Problem, shortJson } from '@keelson/workflow'
import { type Place, pointerTo } from '@keelson/workflow/place.ts'

const LONGEST_TEXT = 2000
const MOST_REVISIONS = 50

/** Texts of `meta` with what they are. */
const TEXTS: Readonly<Record<string, string>> = {
  client: 'for whom the work is done',
  project: 'name or number of the project',
  title: 'title of the document, in place of that of the workflow',
  document: 'number of the document',
  revision: 'revision of the document',
  date: 'date of the document, as it is to be printed',
  prepared_by: 'name, stated and not signed',
  checked_by: 'name, stated and not signed',
  approved_by: 'name, stated and not signed',
  notes: 'printed under the contents',
}
const REVISION_TEXTS = ['revision', 'date', 'description', 'prepared_by', 'checked_by', 'approved_by']
const FIELDS = [...Object.keys(TEXTS), 'logo', 'revision_history']

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
  description: 'title block and sign-off of the report: printed as stated, recorded, never hashed',
  properties: {
    ...Object.fromEntries(Object.entries(TEXTS).map(([name, description]) => [name, text(name, description)])),
    logo: {
      type: 'string',
      title: 'Logo',
      pattern: `^data:image/(${LOGO_TYPES.join('|')});base64,`,
      description: `a picture of at most ${LARGEST_LOGO} bytes as a data URI`,
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
  if (!isObject(meta)) return yield { pointer: pointerTo(at), message: `must be an object; sent ${shortJson(meta)}` }
  for (const name of Object.keys(meta)) {
    const place: Place = { in: at, name }
    if (name === 'logo') yield* logoProblems(meta[name], pointerTo(place))
    else if (name === 'revision_history') yield* historyProblems(meta[name], place)
    else yield* textProblems(meta[name], place, Object.keys(TEXTS), FIELDS)
  }
}

function logoProblems(value: unknown, pointer: string): readonly Problem[] {
  const message =
    typeof value === 'string' ? logoProblem(value) : `must be a text, a data URI; sent ${shortJson(value)}`
  return message === undefined ? [] : [{ pointer, message }]
}

function* historyProblems(value: unknown, at: Place): Generator<Problem> {
  const pointer = pointerTo(at)
  if (!Array.isArray(value)) return yield { pointer, message: `must be a list of revisions; sent ${shortJson(value)}` }
  if (value.length > MOST_REVISIONS)
    return yield { pointer, message: `must hold at most ${MOST_REVISIONS} revisions; sent ${value.length}` }
  for (const [i, revision] of value.entries()) {
    const place: Place = { in: at, name: i }
    if (!isObject(revision))
      yield { pointer: pointerTo(place), message: `must be an object; sent ${shortJson(revision)}` }
    else
      for (const name of Object.keys(revision)) yield* textProblems(revision[name], { in: place, name }, REVISION_TEXTS)
  }
}

function textProblems(value: unknown, at: Place, texts: readonly string[], fields = texts): readonly Problem[] {
  const pointer = pointerTo(at)
  if (!texts.some((name) => name === at.name))
    return [{ pointer, message: `is not a field here; there are ${fields.join(', ')}` }]
  if (typeof value === 'string' && value.length <= LONGEST_TEXT) return []
  return [{ pointer, message: `must be a text of at most ${LONGEST_TEXT} characters; sent ${shortJson(value)}` }]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

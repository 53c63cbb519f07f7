/** Where inputs come from, as a request states it: what `input_basis` may hold, and what is wrong with its form. */
import { type Problem, shortJson, shownWhole } from '@keelson/workflow'
import { type Place, pointerTo } from '@keelson/workflow/place.ts'

const MOST = 10_000
const LONGEST = 400
/** What each origin states beside itself. */
const MEMBERS = {
  entered: [],
  example: [],
  default: [],
  run: ['id', 'value'],
  basis: ['project', 'name'],
  file: ['digest', 'column'],
} as const
const ORIGINS = Object.keys(MEMBERS) as readonly (keyof typeof MEMBERS)[]
const SOURCE = ['document', 'revision', 'note']
const POINTER = /^(?:\/(?:[^~/]|~[01])+)+$/

const text = { type: 'string', minLength: 1, maxLength: LONGEST }
const source = {
  type: 'object',
  description: 'Document from which the value was taken.',
  properties: Object.fromEntries(SOURCE.map((name) => [name, text])),
  additionalProperties: false,
}
/** JSON Schema of `input_basis` in a request. */
export const INPUT_BASIS_SCHEMA = {
  type: 'object',
  maxProperties: MOST,
  description:
    'Source of each input, by JSON pointer into params (/outer_diameter, /layers/0/thickness). Recorded and printed, never hashed.',
  additionalProperties: {
    oneOf: ORIGINS.map((from) => ({
      type: 'object',
      properties: {
        from: { const: from },
        ...Object.fromEntries(MEMBERS[from].map((name) => [name, text])),
        source,
      },
      required: ['from', ...MEMBERS[from]],
      additionalProperties: false,
    })),
  },
}

/** What is wrong with the form of `input_basis`, each fault made when it is asked for. */
export function* inputBasisProblems(sent: unknown): Generator<Problem> {
  const at: Place = { name: 'input_basis' }
  if (!isObject(sent))
    return yield {
      pointer: pointerTo(at),
      message: `must be an object of sources by JSON pointer (entered: ${shortJson(sent)})`,
    }
  const pointers = Object.keys(sent)
  if (pointers.length > MOST)
    return yield {
      pointer: pointerTo(at),
      message: `must have at most ${shownWhole(MOST)} entries (entered: ${shownWhole(pointers.length)})`,
    }
  for (const pointer of pointers) yield* entryProblems(pointer, sent[pointer], { in: at, name: pointer })
}

function* entryProblems(pointer: string, basis: unknown, at: Place): Generator<Problem> {
  if (pointer.length > LONGEST || !POINTER.test(pointer))
    yield { pointer: pointerTo(at), message: 'is not a JSON pointer into params, such as /outer_diameter' }
  if (!isObject(basis))
    return yield { pointer: pointerTo(at), message: `must be an object with from (entered: ${shortJson(basis)})` }
  const from = ORIGINS.find((one) => one === basis.from)
  if (from === undefined)
    return yield {
      pointer: pointerTo({ in: at, name: 'from' }),
      message: `must be one of ${ORIGINS.join(', ')} (entered: ${shortJson(basis.from)})`,
    }
  const valid = ['from', ...MEMBERS[from], 'source']
  yield* unknownMembers(basis, valid, at)
  for (const name of MEMBERS[from]) yield* textProblems(basis[name], { in: at, name })
  if ('source' in basis) yield* sourceProblems(basis.source, { in: at, name: 'source' })
}

function* sourceProblems(sent: unknown, at: Place): Generator<Problem> {
  if (!isObject(sent))
    return yield {
      pointer: pointerTo(at),
      message: `must be an object with ${SOURCE.join(', ')} (entered: ${shortJson(sent)})`,
    }
  yield* unknownMembers(sent, SOURCE, at)
  for (const name of SOURCE) if (name in sent) yield* textProblems(sent[name], { in: at, name })
}

function* unknownMembers(
  sent: Readonly<Record<string, unknown>>,
  valid: readonly string[],
  at: Place,
): Generator<Problem> {
  for (const name of Object.keys(sent))
    if (!valid.includes(name))
      yield { pointer: pointerTo({ in: at, name }), message: `is not a valid field (valid: ${valid.join(', ')})` }
}

function* textProblems(sent: unknown, at: Place): Generator<Problem> {
  if (typeof sent === 'string' && sent.length <= LONGEST && sent.trim() !== '') return
  yield {
    pointer: pointerTo(at),
    message: `must be text of 1 to ${LONGEST} characters (entered: ${shortJson(sent)})`,
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Requests that the service refuses, and which of them a form can hold. */
import { isUnit } from '@keelson/units'
import { annotations, isOpenRow, type Problem, Refusal, readParams } from '@keelson/workflow'
import fc from 'fast-check'
import type { TObject, TSchema } from 'typebox'
import { badInputs } from '../checks/refusals.ts'
import { requests } from '../fuzz.ts'
import type { Request } from '../modes.ts'
import { type Draw, oneOf } from '../request-storm/draw.ts'
import type { Subject } from '../subject.ts'

type Spec = TSchema & {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly items?: TSchema
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly maxLength?: number
}

/** Requests with every input wrong at once, with one missing, and of the fuzz corpus. */
const ALL_WRONG = 3
const MISSING = 1
const FUZZED = 3
const CORPUS = 200

export function refusedCases(subject: Subject, draw: Draw, seed: number): readonly Request[] {
  const { contract, workflow, tried } = subject
  const schema = contract.params as TObject
  const isHeld = (request: Request) => inAForm(schema, request) && problemsOf(subject, request).length > 0
  const bad = badInputs(subject).filter(({ request }) => isHeld(request))
  const byInput = Map.groupBy(bad, ({ pointer }) => pointer)
  const allWrong = Array.from({ length: ALL_WRONG }, (): Request => {
    const wrong = [...byInput].flatMap(([pointer, choices]) => {
      const [name, { request }] = [pointer.slice(1), oneOf(draw, choices)]
      return name in request && !selects(schema.properties[name]) ? [[name, request[name]]] : []
    })
    return { ...workflow.example, ...Object.fromEntries(wrong) }
  })
  const missing = bad.filter(({ request, pointer }) => !(pointer.slice(1) in request)).map(({ request }) => request)
  const bases = tried.filter((one) => !one.expect_refusal).map(({ inputs }) => ({ ...workflow.example, ...inputs }))
  const fuzzed = fc.sample(requests(subject, bases), { numRuns: CORPUS, seed }).filter(isHeld)
  return [...allWrong.filter(isHeld), ...drawn(draw, missing, MISSING), ...drawn(draw, fuzzed, FUZZED)]
}

const selects = (schema: TSchema | undefined): boolean => {
  const { enum: words, type } = schema as Spec
  return words !== undefined || type === 'boolean'
}

function drawn<T>(draw: Draw, list: readonly T[], count: number): readonly T[] {
  const places = list.map((one) => [draw(), one] as const).toSorted(([a], [b]) => a - b)
  return places.slice(0, count).map(([, one]) => one)
}

function problemsOf({ contract }: Subject, request: Request): readonly Problem[] {
  try {
    readParams(contract, request)
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.problems
    throw error
  }
}

/**
 * The rule of what a form can hold: inputs that there are, a number or a text of one line in a number's box, a word in
 * that of a choice, text in that of a text, and rows of columns that there are. A form has no box for null, for an
 * object, for a number in place of a word, or for a value of one kind in place of a list; it leaves out what is empty.
 */
const inAForm = (schema: TObject, request: Request): boolean =>
  Object.entries(request).every(([name, value]) => {
    const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    return field !== undefined && fits(field, value)
  })

function fits(schema: TSchema, value: unknown): boolean {
  const { type, enum: words, items, properties } = schema as Spec
  if (type === 'array' && items)
    return Array.isArray(value) && value.length > 0 && value.every((one) => fits(items, one))
  if (type === 'object' && properties) return isRow(properties, value)
  if (isOpenRow(schema)) return isOpenRecord(value)
  if (type === 'boolean') return typeof value === 'boolean'
  if (words) return isLine(value) && words.every((word) => typeof word === 'string')
  if (annotations(schema).unit !== undefined) return isNumber(value)
  if (type === undefined && typeof value === 'number') return Number.isFinite(value)
  return isLine(value) && value === value.trim()
}

const isRow = (fields: Readonly<Record<string, TSchema>>, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, cell]) => Object.hasOwn(fields, name) && fits(fields[name] as TSchema, cell))

/** Named columns of numbers and words, a word being none that reads as a number. */
const isOpenRecord = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, cell]) => isLine(name) && name === name.trim() && isOpenCell(cell))

const isOpenCell = (cell: unknown): boolean =>
  typeof cell === 'number' ? Number.isFinite(cell) : isLine(cell) && cell === cell.trim() && Number.isNaN(Number(cell))

const isNumber = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  if (isLine(value)) return true
  const { value: number, unit, ...more } = (typeof value === 'object' ? (value ?? {}) : {}) as Request
  const isKnown = typeof unit === 'string' && isUnit(unit)
  return isKnown && typeof number === 'number' && Number.isFinite(number) && Object.keys(more).length === 0
}

const isLine = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(value)

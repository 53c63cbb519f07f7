/**
 * One text for one meaning: RFC 8785 JSON with non-integers at 12 significant digits, so that 12.75 in and its metres
 * give one hash. The digest itself is taken by whoever has a hash function (the service, the page).
 */
import { clean, DIGITS } from '@keelson/workflow/rounded.ts'

/** The canonical text of a plain value, every number in it clean. Throws TypeError where RFC 8785 has no text. */
export const canonicalText = (value: unknown): string => textOf(value) ?? 'null'

/** undefined for what JSON leaves out. */
function textOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'number':
      return numberText(value)
    case 'string':
      return stringText(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? arrayText(value) : objectText(value as Readonly<Record<string, unknown>>)
    default:
      return undefined
  }
}

/** A number whose shortest text is so short has no digit to lose. */
const SHORT = DIGITS + 1

function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`${value} has no canonical text`)
  const text = String(value)
  return text.length <= SHORT ? text : String(clean(value))
}

/** Texts of labels, units and names, which are the same from answer to answer. */
const texts = new Map<string, string>()
const MOST_TEXTS = 20_000
const LONGEST_TEXT = 200

function stringText(value: string): string {
  const known = texts.get(value)
  if (known !== undefined) return known
  const made = newText(value)
  if (texts.size < MOST_TEXTS && value.length <= LONGEST_TEXT) texts.set(ownCopy(made), made)
  return made
}

/** A label may be a piece of a file of many megabytes, which would be kept with it. */
const ownCopy = (json: string): string => JSON.parse(json) as string

function newText(value: string): string {
  if (!value.isWellFormed()) throw new TypeError('half of a surrogate pair has no canonical text')
  return JSON.stringify(value)
}

/** Lists that are the same from answer to answer, each with its text once that was asked for. */
const constants = new WeakMap<readonly unknown[], string | undefined>()

/** Says of a list that it never changes: its text is then written once. */
export function constantList<T extends readonly unknown[]>(list: T): T {
  constants.set(list, undefined)
  return list
}

function arrayText(values: readonly unknown[]): string {
  if (!constants.has(values)) return newArrayText(values)
  const known = constants.get(values) ?? newArrayText(values)
  constants.set(values, known)
  return known
}

/** Of numbers alone, as the records of instruments are. */
const LONG = 100

function newArrayText(values: readonly unknown[]): string {
  if (values.length >= LONG && values.every(Number.isFinite)) return JSON.stringify((values as number[]).map(clean))
  let text = ''
  for (const value of values) text += `${text === '' ? '' : ','}${textOf(value) ?? 'null'}`
  return `[${text}]`
}

/** Members by the UTF-16 code units of their names. */
function objectText(value: Readonly<Record<string, unknown>>): string {
  let text = ''
  for (const { name, head } of inOrder(Object.keys(value))) {
    const member = textOf(value[name])
    if (member !== undefined) text += (text === '' ? '' : ',') + head + member
  }
  return `{${text}}`
}

/** A member of an object: its name, and the text that stands before its value. */
interface Member {
  readonly name: string
  readonly head: string
}
const ordered = (names: readonly string[]): Member[] =>
  [...names].sort().map((name) => ({ name, head: `${stringText(name)}:` }))

/** The order of the members of objects that were met before, found by their names one after the other. */
interface Shape {
  readonly next: Map<string, Shape>
  members?: readonly Member[]
}
const shapes: Shape = { next: new Map() }
const MOST_SHAPES = 20_000
let shapesMet = 0

function inOrder(names: readonly string[]): readonly Member[] {
  let shape = shapes
  for (const name of names) {
    let next = shape.next.get(name)
    if (next === undefined) {
      if (shapesMet >= MOST_SHAPES || name.length > LONGEST_TEXT) return ordered(names)
      shapesMet++
      next = { next: new Map() }
      shape.next.set(name, next)
    }
    shape = next
  }
  shape.members ??= ordered(names)
  return shape.members
}

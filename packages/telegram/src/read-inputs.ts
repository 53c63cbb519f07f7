/** A message as inputs: what it gives, how its bare numbers are read, and what of it could not be read. */
import { nameSaid, quoted } from '@keelson/chat/said/quoted.ts'
import { didYouMean } from '@keelson/units/errors.ts'
import { listed } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import { type Entry, entriesIn } from './input-lines.ts'
import { inputNamed } from './input-names.ts'
import { goesOn, readValue } from './read-value.ts'

export interface InputsRead {
  readonly params: Readonly<Record<string, unknown>>
  /** `outer_diameter: read as 323.9 mm`. */
  readonly echoes: readonly string[]
  readonly faults: readonly string[]
  /** Whether the message names an input at all. */
  readonly namesAny: boolean
}

export function readInputs(message: string, schema: TObject): InputsRead {
  const fieldOf = (typed: string) => {
    const named = inputNamed(schema, typed)
    return named.kind === 'one' ? (schema.properties[named.name] as TSchema) : undefined
  }
  const known = {
    isInput: (typed: string) => fieldOf(typed) !== undefined,
    goesOn: (typed: string) => {
      const field = fieldOf(typed)
      return field !== undefined && goesOn(field)
    },
  }
  const read = entriesIn(message, known).map((entry) => readEntry(schema, entry))
  const names = read.flatMap(({ name }) => name ?? [])
  const twice = new Set(names.filter((name, i) => names.indexOf(name) !== i))
  const given = read.filter(({ name, fault }) => name !== undefined && fault === undefined && !twice.has(name))
  return {
    params: Object.fromEntries(given.map(({ name, value }) => [name, value])),
    echoes: given.flatMap(({ name = '', echo }) => (echo === undefined ? [] : [`${nameSaid(name)}: read as ${echo}`])),
    faults: [
      ...read.flatMap(({ fault }) => fault ?? []),
      ...[...twice].map((name) => `${nameSaid(name)}: entered twice`),
    ],
    namesAny: names.length > 0,
  }
}

/** One answer to the question for one input. */
export function readAnswer(message: string, name: string, schema: TObject): InputsRead {
  const { value, echo, fault } = readNamed(schema, name, message)
  return {
    params: fault === undefined ? { [name]: value } : {},
    echoes: echo === undefined ? [] : [`${nameSaid(name)}: read as ${echo}`],
    faults: fault === undefined ? [] : [fault],
    namesAny: true,
  }
}

interface EntryRead {
  readonly name?: string
  readonly value?: unknown
  readonly echo?: string
  readonly fault?: string
}

function readEntry(schema: TObject, { typed, value }: Entry): EntryRead {
  if (typed === undefined) return { fault: `${quoted(value)} has no input name; write name = value` }
  const named = inputNamed(schema, typed)
  if (named.kind === 'one') return readNamed(schema, named.name, value)
  if (named.kind === 'several')
    return { fault: `${quoted(typed)} may mean ${listed(named.names.map(nameSaid))}; enter one of these names` }
  const meant = didYouMean(named.near.map(nameSaid))
  return { fault: `${quoted(typed)} is not an input${meant === undefined ? '' : `; ${meant}`}` }
}

function readNamed(schema: TObject, name: string, text: string): EntryRead {
  const read = readValue(schema.properties[name] as TSchema, text)
  if (read.kind === 'fault') return { name, fault: `${nameSaid(name)}: ${read.why}` }
  return { name, value: read.value, ...(read.echo !== undefined && { echo: read.echo }) }
}

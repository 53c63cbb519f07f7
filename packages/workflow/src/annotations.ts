/** What a contract says of one declared input, read from the schema of the input. */
import type { KindName, Range } from '@keelson/kinds'
import type { TSchema } from 'typebox'
import { always, type Condition } from './condition.ts'
import { KEYWORDS } from './keywords.ts'
import type { Axes, Override, RaoInputs, Replacement } from './params.ts'

export interface Annotations {
  readonly title: string
  readonly description: string
  readonly symbol: string | undefined
  readonly unit: string | undefined
  readonly kind: KindName | undefined
  readonly noKind: string | undefined
  readonly difference: boolean
  /** Ranges in `unit`: outside the first a number is warned of, outside the second refused. */
  readonly usual: Range | undefined
  readonly possible: Range | undefined
  readonly zero: boolean
  readonly smallest: number | undefined
  /** Of a list: one number or row may be sent in its place. */
  readonly single: boolean
  /** Of an entry of a list: null may stand in its place. */
  readonly gaps: boolean
  /** Of a list: its entries are kept as they were sent. */
  readonly asSent: boolean
  /** Of an input: null is the same as leaving it out. */
  readonly absent: boolean
  readonly words: readonly string[]
  /** Of a row of a grid: what stands in each of its places; none where rows are of any length. */
  readonly columns: readonly string[]
  /** Of a cube: the inputs along which its blocks and rows stand. */
  readonly axes: Axes | undefined
  /** Of a cube of motion amplitudes: the inputs that go with it. */
  readonly raos: RaoInputs | undefined
  /** Of a list: the one of which it has an entry for each. */
  readonly along: string | undefined
  /** Of a table with cells of any kind: the row as it should be. */
  readonly cells: TSchema | undefined
  /** Of a choice: other words for its own. */
  readonly aliases: Readonly<Record<string, string>>
  /** Of the options of a choice; empty where none is declared. */
  readonly labels: Readonly<Record<string, string>>
  readonly usedWhen: Condition
  readonly requiredWhen: Condition | undefined
  readonly requiredUnless: readonly Replacement[]
  readonly overrides: readonly Override[]
  /** What supersedes it; it is then no longer offered. */
  readonly superseded: 'file' | undefined
  readonly inert: string | undefined
  readonly assumed: string | undefined
}

const annotated = new WeakMap<TSchema, Annotations>()
/** Read once: every number of every request asks for them. */
export function annotations(schema: TSchema): Annotations {
  const known = annotated.get(schema)
  if (known) return known
  const made = annotationsOf(schema)
  annotated.set(schema, made)
  return made
}

function annotationsOf(schema: TSchema): Annotations {
  const s = schema as unknown as Record<string, unknown>
  const read = <T>(name: keyof typeof KEYWORDS) => s[KEYWORDS[name]] as T | undefined
  return {
    title: String(s.title ?? ''),
    description: String(s.description ?? ''),
    symbol: read<string>('symbol'),
    unit: read<string>('unit'),
    kind: read<KindName>('kind'),
    noKind: read<string>('noKind'),
    difference: read<boolean>('difference') ?? false,
    usual: read<Range>('usual'),
    possible: read<Range>('possible'),
    zero: read<boolean>('zero') ?? false,
    smallest: read<number>('smallest'),
    single: read<boolean>('single') ?? false,
    gaps: read<boolean>('gaps') ?? false,
    asSent: read<boolean>('asSent') ?? false,
    absent: read<boolean>('absent') ?? false,
    words: read<readonly string[]>('words') ?? [],
    columns: read<readonly string[]>('columns') ?? [],
    axes: read<Axes>('axes'),
    raos: read<RaoInputs>('raos'),
    along: read<string>('along'),
    cells: read<TSchema>('cells'),
    aliases: read<Readonly<Record<string, string>>>('aliases') ?? {},
    labels: read<Readonly<Record<string, string>>>('labels') ?? {},
    usedWhen: read<Condition>('usedWhen') ?? always,
    requiredWhen: read<Condition>('requiredWhen'),
    requiredUnless: read<readonly Replacement[]>('requiredUnless') ?? [],
    overrides: read<readonly Override[]>('overrides') ?? [],
    superseded: read<'file'>('superseded'),
    inert: read<string>('inert'),
    assumed: read<string>('assumed'),
  }
}

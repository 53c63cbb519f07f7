/** Bad input is refused at its own pointer: missing, out of bounds, of the wrong dimension or type, unknown. */

import { canonicalText } from '@keelson/engine'
import { fromSI, isUnit, unit as unitOf } from '@keelson/units'
import { annotations, Refusal, readParams } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import type { Request } from '../modes.ts'
import type { ConformanceCheck, Subject } from '../subject.ts'

export interface BadInput {
  readonly what: string
  readonly request: Request
  readonly pointer: string
}

export const refusalCheck: ConformanceCheck = {
  name: 'bad input is refused at its pointer',
  problems: async (subject) => {
    return badInputs(subject).flatMap(({ what, request, pointer }) => {
      const pointers = pointersOf(subject, request)
      if (pointers === undefined) return [`${what}: accepted`]
      if (typeof pointers === 'string') return [`${what}: ${pointers}`]
      return pointers.some((p) => p === pointer || p.startsWith(`${pointer}/`))
        ? []
        : [`${what}: refused at ${pointers.join(', ')}, not at ${pointer}`]
    })
  },
}

/** The example with one input left out, or as it must not be. */
export const badInputs = (subject: Pick<Subject, 'contract' | 'workflow'>): readonly BadInput[] => [
  ...missing(subject),
  ...perInput(subject),
]

/** Pointers of a refusal; undefined when accepted; a text when it was not a refusal. */
function pointersOf({ contract }: Subject, request: Request): readonly string[] | string | undefined {
  try {
    readParams(contract, request)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.problems.map((p) => p.pointer)
    return `threw ${(error as Error).name}: ${(error as Error).message}`
  }
}

function missing({ contract, workflow }: Pick<Subject, 'contract' | 'workflow'>): BadInput[] {
  const schema = contract.params as TObject
  const without = (name: string) => Object.fromEntries(Object.entries(workflow.example).filter(([n]) => n !== name))
  const certain = (schema.required ?? []).filter((name) => !('default' in (schema.properties[name] ?? {})))
  return certain.map((name) => ({ what: `${name} left out`, request: without(name), pointer: `/${name}` }))
}

function perInput({ contract, workflow }: Pick<Subject, 'contract' | 'workflow'>): BadInput[] {
  return Object.entries((contract.params as TObject).properties).flatMap(([name, schema]) =>
    badValues(schema).map(([what, value]) => ({
      what: `${name} = ${what}`,
      request: { ...workflow.example, [name]: value },
      pointer: `/${name}`,
    })),
  )
}

type Named = readonly [what: string, value: unknown]
const DIMENSIONS = ['m', 'kg', 's', 'Pa', 'degC', 'USD', 'A']

function badValues(schema: TSchema): Named[] {
  const s = schema as TSchema & Record<string, unknown>
  const { unit, single, absent } = annotations(schema)
  const wrong: Named[] = [
    ...(absent ? [] : [['null', null] as const]),
    ...(mayBeEmpty(schema) ? [] : ([['an empty object', {}]] as Named[])),
    ['an object', { nonsense: 1 }],
  ]
  if (s.type === 'array') {
    const one: Named[] = single ? [] : [['a number', 1]]
    return [...wrong, ...one, ['a text', 'abc'], ['a list of nulls', [null]]]
  }
  wrong.push(['an empty list', []], ['a list', [1, 2]])
  if (unit !== undefined) return [...wrong, ...badNumbers(s, unit)]
  if (s.type === 'boolean') return [...wrong, ['a text', 'yes'], ['a number', 1]]
  return [
    ...wrong,
    ['a number', 1],
    ['true', true],
    ...(s.enum ? ([['an unlisted word', 'keelson-none']] as Named[]) : []),
  ]
}

/** One row may be sent bare, and none of its columns must be given: then an empty row is one. */
function mayBeEmpty(schema: TSchema): boolean {
  const { items } = schema as { readonly items?: { readonly type?: string; readonly required?: readonly string[] } }
  return annotations(schema).single && items?.type === 'object' && (items.required ?? []).length === 0
}

function badNumbers(s: Readonly<Record<string, unknown>>, unit: string): Named[] {
  const numbers =
    (s.anyOf as Readonly<Record<string, number>>[] | undefined)?.[0] ?? (s as Readonly<Record<string, number>>)
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = numbers
  const step = (x: number) => Math.max(1e-6, Math.abs(x) * 1e-6)
  const wrongUnit = DIMENSIONS.find((d) => isUnit(unit) && unitOf(d).dimension !== unitOf(unit).dimension)
  return [
    ['a text without number', 'abc'],
    ['an empty text', ''],
    ['true', true],
    ['infinite', Number.POSITIVE_INFINITY],
    ['NaN', Number.NaN],
    ['a huge number in text', `1e999 ${unit}`],
    ...(minimum === undefined ? [] : ([['below its minimum', minimum - step(minimum)]] as Named[])),
    ...(above === undefined ? [] : ([['at its excluded minimum', above]] as Named[])),
    ...(maximum === undefined ? [] : ([['above its maximum', maximum + step(maximum)]] as Named[])),
    ...(below === undefined ? [] : ([['at its excluded maximum', below]] as Named[])),
    ...(wrongUnit === undefined
      ? []
      : ([
          ['of another dimension', `1 ${wrongUnit}`],
          ['of another dimension, as object', { value: 1, unit: wrongUnit }],
        ] as Named[])),
  ]
}

/** One request in other units gives the same answer. */
export const unitsCheck: ConformanceCheck = {
  name: 'mixed units give the same answer',
  problems: async (subject) => {
    const { contract, workflow, run } = subject
    const mixed = Object.fromEntries(
      Object.entries(workflow.example).map(([name, value]) => [
        name,
        inOtherUnit((contract.params as TObject).properties[name], value),
      ]),
    )
    const [plain, other] = [await run('example', workflow.example), await run('example in other units', mixed)]
    if ('refused' in plain) return []
    if ('refused' in other) return [`refused in other units: ${other.refused.message}`]
    if (canonicalText(plain.read.used) !== canonicalText(other.read.used)) return ['the SI inputs differ']
    return []
  },
}

const OTHERS: Readonly<Record<string, string>> = {
  m: 'in',
  mm: 'in',
  kg: 'lb',
  N: 'lbf',
  kN: 'kip',
  Pa: 'psi',
  MPa: 'ksi',
  s: 'min',
  h: 'min',
  deg: 'rad',
  'm/s': 'ft/s',
  'kg/m3': 'lb/ft3',
  'N/m': 'lbf/ft',
  year: 'month',
  mm2: 'in2',
}
function inOtherUnit(schema: TSchema | undefined, value: unknown): unknown {
  const sent = typeof value === 'object' && value !== null && 'value' in value ? value : { value }
  const unit = schema && annotations(schema).unit
  const other = unit === undefined ? undefined : OTHERS[unit]
  const { value: plain, unit: own = unit } = sent as { readonly value: unknown; readonly unit?: string }
  if (typeof plain !== 'number' || own === undefined || other === undefined) return value
  const u = unitOf(own)
  return `${fromSI(plain * u.factor + u.offset, other)} ${other}`
}

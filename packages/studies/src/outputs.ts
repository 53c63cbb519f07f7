/** What is kept of each point: paths into its result, each with what it is called and in which unit it stands. */
import type { CheckAnswer, Hashed, Quantity } from '@keelson/engine'
import { convert } from '@keelson/units'
import { didYouMean } from '@keelson/units/errors.ts'
import { type AnyContract, type CheckSpec, engineeringChecks, midSentence, type ValueSpec } from '@keelson/workflow'
import { nearNames } from '@keelson/workflow/near-names.ts'
import type { StudyColumn } from './study.ts'
import type { Made } from './varied.ts'

export type Cell = number | string | boolean | null

export interface Output extends StudyColumn {
  readonly of: (result: Hashed) => Cell
}

/** The utilisation of the check that governs, whichever it is. */
const UTILISATION = 'utilisation'

/** The answers that are one number, word or flag, and every utilisation. */
export function defaultOutputs(contract: AnyContract): string[] {
  const specs = contract.values as Readonly<Record<string, ValueSpec>>
  const single = (contract.answers as readonly string[]).filter((name) => SINGLE.has(specs[name]?.kind ?? ''))
  const checks = Object.keys(engineeringChecks(contract))
  return [
    ...(checks.length > 0 ? [UTILISATION] : []),
    ...single.map((name) => `values.${name}`),
    ...checks.map((id) => `checks.${id}.utilisation`),
  ]
}
const SINGLE: ReadonlySet<string> = new Set(['number', 'text', 'flag'])

/** What a path names. */
export function outputOf(contract: AnyContract, path: string): Made<Output> {
  if (path === UTILISATION) return utilisation(contract)
  const [group, name = '', ...rest] = path.split('.')
  if (group === 'values') return valueAt(contract, path, name, rest)
  if (group === 'checks' && rest.length === 1) return checkAt(contract, path, name, rest[0] ?? '')
  return { fault: `${path} is not an output; outputs are ${UTILISATION}, values.NAME and checks.ID.${SIDES.join('|')}` }
}

function utilisation(contract: AnyContract): Made<Output> {
  if (Object.keys(engineeringChecks(contract)).length === 0)
    return { fault: 'the workflow has no checks, so there is no utilisation' }
  const title = 'Governing utilisation'
  const of = (result: Hashed) => governing(result)?.utilisation ?? null
  return { made: { name: UTILISATION, title, unit: '-', type: 'number', role: 'output', of } }
}

/** The check that governs a result; undefined where none was made. */
export const governing = (result: Hashed): CheckAnswer | undefined => result.checks.find((check) => check.governing)

const SIDES = ['utilisation', 'demand', 'capacity', 'limit', 'state'] as const

function checkAt(contract: AnyContract, path: string, id: string, side: string): Made<Output> {
  const specs = engineeringChecks(contract)
  if (!Object.hasOwn(specs, id)) return { fault: `${contract.id} has no check ${id}${meant(id, Object.keys(specs))}` }
  const spec = specs[id] as CheckSpec
  const at = Object.keys(specs).indexOf(id)
  const check = (result: Hashed) => result.checks[at] as CheckAnswer
  const column = { name: path, type: 'number', role: 'output' } as const
  switch (side) {
    case 'utilisation':
      return {
        made: {
          ...column,
          title: `Utilisation of ${midSentence(spec.title)}`,
          unit: '-',
          of: (r) => check(r).utilisation,
        },
      }
    case 'limit':
      return { made: { ...column, title: `Limit of ${midSentence(spec.title)}`, unit: '-', of: (r) => check(r).limit } }
    case 'demand':
    case 'capacity':
      return {
        made: { ...column, title: `${spec.title}: ${spec[side]}`, unit: spec.unit, of: (r) => check(r)[side].value },
      }
    case 'state':
      return { made: { ...column, title: spec.title, type: 'text', of: (r) => check(r).state } }
    default:
      return { fault: `must be one of ${SIDES.join(', ')} for a check (entered: ${side})` }
  }
}

function valueAt(contract: AnyContract, path: string, name: string, rest: readonly string[]): Made<Output> {
  const specs = contract.values as Readonly<Record<string, ValueSpec>>
  if (!Object.hasOwn(specs, name))
    return { fault: `${contract.id} has no value ${name}${meant(name, Object.keys(specs))}` }
  const spec = specs[name] as ValueSpec
  const type = TYPES[spec.kind]
  const isInside = INNER.has(spec.kind)
  if (type === undefined) return { fault: `${name} is a table or matrix, which is not kept for a point` }
  if (isInside !== rest.length > 0 && !(isInside && 'orNumber' in spec && spec.orNumber))
    return { fault: isInside ? `${name} has several members; enter one, values.${name}.KEY` : `${name} has no members` }
  const unit = 'unit' in spec ? spec.unit : undefined
  const key = rest.join('.')
  return {
    made: {
      name: path,
      title: key === '' ? spec.title : `${spec.title}, ${key}`,
      ...(spec.symbol !== undefined && { symbol: spec.symbol }),
      ...(unit !== undefined && { unit }),
      type,
      role: 'output',
      of: ({ values }) => cellOf(values[name], key, unit),
    },
  }
}
const TYPES: Readonly<Record<string, StudyColumn['type']>> = {
  number: 'number',
  list: 'number',
  map: 'number',
  text: 'text',
  texts: 'text',
  'text-map': 'text',
  flag: 'flag',
  flags: 'flag',
}
const INNER: ReadonlySet<string> = new Set(['list', 'map', 'texts', 'text-map', 'flags'])

/** One number in the unit of its column, though a run may have answered it in another. */
function cellOf(quantity: Quantity | undefined, key: string, unit: string | undefined): Cell {
  const whole = quantity?.value ?? null
  const value = key === '' || typeof whole !== 'object' || whole === null ? whole : memberOf(whole, key)
  if (typeof value === 'number') {
    const own = quantity?.unit
    return own === undefined || unit === undefined || own === unit ? value : convert(value, own, unit)
  }
  return typeof value === 'string' || typeof value === 'boolean' ? value : null
}

const memberOf = (whole: object, key: string): unknown =>
  Object.hasOwn(whole, key) ? (whole as Readonly<Record<string, unknown>>)[key] : null

function meant(name: string, names: readonly string[]): string {
  const near = didYouMean(
    nearNames(
      name,
      names.map((own) => ({ name: own })),
    ),
  )
  return near === undefined ? '' : `; ${near}`
}

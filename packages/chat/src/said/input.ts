/** One input as a caller must know it to send it: its name, its unit, what is allowed, what stands where it is left out. */
import { itemOf, kindOf, numberOf, rowFields, specOf } from '@keelson/web/form/case/field-kind.ts'
import { annotations, isOpenRow } from '@keelson/workflow'
import { boundsOf } from '@keelson/workflow/bounds.ts'
import type { TObject, TSchema } from 'typebox'
import { inUnit } from './number.ts'
import { jsonSaid, nameSaid, quoted } from './quoted.ts'
import { cut } from './said.ts'

export interface InputFacts {
  readonly name: string
  readonly title?: string
  /** 'number', 'list of numbers', 'rows'; absent where no more than the name is told. */
  readonly takes?: string
  readonly unit?: string
  /** Bounds, or the words to choose from. */
  readonly allowed?: string
  readonly usual?: string
  /** What stands where it is left out. */
  readonly default?: string
  /** Of a column: it may be left out, and nothing stands in its place. */
  readonly optional?: true
  /** Why its default is the safe choice, where a check rests on it. */
  readonly assumed?: string
  /** Inputs that have no part where it is given. */
  readonly replaces?: readonly string[]
  /** Inputs that, given together, stand in its place. */
  readonly instead?: readonly string[]
  /** Checks that are not made without it. */
  readonly checks?: readonly string[]
  /** Of rows: the members of each. */
  readonly columns?: readonly InputFacts[]
  readonly description?: string
}
/** How much is told of an input. */
export interface Detail {
  readonly usual: boolean
  readonly description: boolean
  readonly columns: 'full' | 'needed' | 'none'
}

const LONGEST_DEFAULT = 60
const MOST_WORDS = 200

export function inputFacts(name: string, schema: TSchema, detail: Detail): InputFacts {
  const { title, unit, usual, assumed, description } = annotations(numberOf(schema))
  const own = annotations(schema)
  const allowed = allowedOf(schema)
  const replaces = [...new Set(own.overrides.flatMap(({ inputs }) => inputs))]
  const columns = kindOf(schema) === 'rows' && detail.columns !== 'none' ? columnsOf(schema, detail) : []
  return {
    name,
    title: own.title || title,
    takes: takesOf(schema),
    ...(unit !== undefined && unit !== '-' && { unit }),
    ...(allowed !== '' && { allowed }),
    ...(detail.usual && usual && usualWithin(usual, schema)),
    ...('default' in schema && { default: cut(jsonSaid(schema.default), LONGEST_DEFAULT) }),
    ...((own.assumed ?? assumed) !== undefined && { assumed: own.assumed ?? assumed }),
    ...(replaces.length > 0 && { replaces }),
    ...(columns.length > 0 && { columns }),
    ...(detail.description && { description: own.description || description }),
  } as InputFacts
}

/** The usual range, as far as it is allowed, to three digits. */
function usualWithin([low, high]: readonly [number, number], schema: TSchema): Pick<InputFacts, 'usual'> {
  const { minimum, above, maximum, below } = boundsOf(numberOf(schema))
  const from = Math.max(low, minimum ?? low, above ?? low)
  const to = Math.min(high, maximum ?? high, below ?? high)
  return { usual: `${Number(from.toPrecision(3))} to ${Number(to.toPrecision(3))}` }
}

/** No more than its name, and what stands where it is left out. */
export function shortFacts(name: string, schema: TSchema): InputFacts {
  const { unit } = annotations(numberOf(schema))
  return {
    name,
    ...(unit !== undefined && unit !== '-' && { unit }),
    ...('default' in schema && { default: cut(jsonSaid(schema.default), LONGEST_DEFAULT) }),
  }
}

function columnsOf(schema: TSchema, detail: Detail): readonly InputFacts[] {
  const required: readonly string[] = (itemOf(schema) as TObject).required ?? []
  return Object.entries(rowFields(schema)).map(([name, field]) => {
    const needed = required.includes(name) && !('default' in field)
    if (!needed && detail.columns === 'needed') return shortFacts(name, field)
    const facts = inputFacts(name, field, { ...detail, usual: false })
    return needed || 'default' in field ? facts : { ...facts, optional: true }
  })
}

function takesOf(schema: TSchema): string {
  const number = specOf(numberOf(schema)).type === 'integer' ? 'whole number' : 'number'
  const entries =
    numberOf(schema) !== schema && annotations(numberOf(schema)).unit !== undefined ? `${number}s` : 'texts'
  switch (kindOf(schema)) {
    case 'quantity':
      return number
    case 'choice':
      return 'one of'
    case 'flag':
      return 'true or false'
    case 'list':
      return `list of ${entries}`
    case 'grid':
      return 'list of rows of numbers'
    case 'cube':
      return 'list of tables of numbers'
    case 'rows':
      return 'list of objects'
    case 'records':
      return isOpenRow(itemOf(schema)) ? 'list of objects with members of your choice' : 'list of objects'
    default:
      return 'text'
  }
}

/** Bounds in the unit of the input, and how many entries it has. */
function allowedOf(schema: TSchema): string {
  const number = numberOf(schema) as TSchema & Readonly<Record<string, unknown>>
  const { enum: choices, minItems, maxItems } = specOf(schema) as TSchema & Readonly<Record<string, unknown>>
  const entryChoices = choices ?? specOf(number).enum
  const { words, unit, gaps } = annotations(number)
  const edges = [leastOf(number), mostOf(number)]
  const entries =
    minItems === undefined && maxItems === undefined ? '' : `${minItems ?? 0} to ${maxItems ?? 'any number of'} entries`
  return [
    Array.isArray(entryChoices) ? wordsSaid(entryChoices) : '',
    unit === undefined ? '' : edges.filter((edge) => edge !== '').join(' and '),
    words.length > 0 ? `or ${words.map((word) => JSON.stringify(word)).join(' | ')}` : '',
    gaps ? 'null if missing' : '',
    entries,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function wordsSaid(words: readonly unknown[]): string {
  const said = words.slice(0, MOST_WORDS).map((word) => (typeof word === 'string' ? quoted(word) : jsonSaid(word)))
  return `${said.join(' | ')}${words.length > MOST_WORDS ? ` and ${words.length - MOST_WORDS} more` : ''}`
}

/** The highest of the lower bounds: two of the contract, one of the kind. */
function leastOf(number: TSchema): string {
  const { minimum = Number.NEGATIVE_INFINITY, above = Number.NEGATIVE_INFINITY } = boundsOf(number)
  const { possible: [possible] = [Number.NEGATIVE_INFINITY], zero } = annotations(number)
  const least = Math.max(minimum, above, possible)
  if (!Number.isFinite(least)) return ''
  if (least === above) return `> ${above}`
  const isZeroToo = zero && minimum <= 0 && above < 0 && possible > 0
  return isZeroToo ? `0 or >= ${least}` : `>= ${least}`
}

/** The lowest of the upper bounds. */
function mostOf(number: TSchema): string {
  const { maximum = Number.POSITIVE_INFINITY, below = Number.POSITIVE_INFINITY } = boundsOf(number)
  const { possible: [, possible] = [0, Number.POSITIVE_INFINITY] } = annotations(number)
  const most = Math.min(maximum, below, possible)
  if (!Number.isFinite(most)) return ''
  return most === below ? `< ${below}` : `<= ${most}`
}

/** `outer_diameter: Outside diameter; number in mm > 0, usually 50 to 1500`. */
export function inputText(input: InputFacts, indent = '- '): string {
  const {
    name,
    title,
    takes,
    unit,
    allowed,
    usual,
    assumed,
    replaces,
    instead,
    checks,
    columns = [],
    description,
  } = input
  const parts = [
    title ?? '',
    [takes, unit === undefined ? '' : `in ${unit}`, allowed].filter(Boolean).join(' '),
    usual === undefined ? '' : `usually ${usual}`,
    input.optional === true ? 'optional' : '',
    input.default === undefined ? '' : `default ${input.default}${inUnit(unit)}`,
    assumed === undefined ? '' : `(assumed: ${assumed})`,
    replaces === undefined ? '' : `replaces ${replaces.join(', ')}`,
    instead === undefined ? '' : `or provide ${instead.join(', or ')} instead`,
    checks === undefined ? '' : `required for: ${checks.join(' / ')}`,
    description ?? '',
  ].filter((part) => part !== '')
  const inner = columns.filter((column) => !isShort(column)).map((column) => `\n${inputText(column, `  ${indent}`)}`)
  const named = columns.filter(isShort).map(shortText)
  const also = named.length === 0 ? '' : `\n  ${indent}optional: ${named.join('; ')}`
  return `${indent}${nameSaid(name)}: ${parts.join('; ')}${inner.join('')}${also}`
}

/** Whether no more is told of it than its name, unit and default. */
export const isShort = ({ title, checks }: InputFacts): boolean => title === undefined && checks === undefined

/** `steel_density = 7850 kg/m3`, `gap [m]`. */
export function shortText({ name, unit, default: otherwise }: InputFacts): string {
  const said = nameSaid(name)
  if (otherwise !== undefined) return `${said} = ${otherwise}${inUnit(unit)}`
  return unit === undefined ? said : `${said} [${unit}]`
}

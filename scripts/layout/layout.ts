/**
 * How JSON of cases, examples and worked values is laid out: one quantity a line, so that a review shows which number
 * moved. Every number and text stays as it is spelled.
 */

/** JSON in which each number, text, flag and null stands as it is spelled. */
type Value = string | List | Members
type List = readonly Value[]
interface Members {
  readonly [key: string]: Value
}

const WIDTH = 120
/** A row of a table that has lists or parts of its own may be so long. */
const LONGEST_ROW = 400

/** The same JSON in the layout of the house. Throws SyntaxError where it is none. */
export function laidOut(json: string): string {
  const whole: Value = JSON.parse(json, asSpelled)
  return `${typeof whole === 'string' ? whole : broken(whole, '')}\n`
}

const asSpelled = (_key: string, value: unknown, context?: { readonly source?: string }) => context?.source ?? value

/** Each member on lines of its own; numbers fill theirs. */
function broken(value: List | Members, indent: string): string {
  const deeper = `${indent}  `
  if (!isList(value)) {
    const lines = Object.entries(value).map(([key, one]) => written(`${deeper}${JSON.stringify(key)}: `, one, deeper))
    return `{\n${lines.join(',\n')}\n${indent}}`
  }
  const lines = value.every(isNumber) ? filled(value, deeper) : value.map((row) => written(deeper, row, deeper, true))
  return `[\n${lines.join(',\n')}\n${indent}]`
}

function written(lead: string, value: Value, indent: string, isRow = false): string {
  const line = `${lead}${onOneLine(value)}`
  if (typeof value === 'string' || staysOnOneLine(value, line.length, isRow)) return line
  return `${lead}${broken(value, indent)}`
}

function staysOnOneLine(value: Value, length: number, isRow: boolean): boolean {
  if (typeof value === 'string') return true
  if (isCase(value)) return false
  const parts = partsOf(value)
  const [only = ''] = parts
  const isFlat = depthOf(value) < 2
  if (length < WIDTH && isFlat) return true
  if (length < WIDTH && parts.length === 1) return staysOnOneLine(only, length, isList(value))
  if (isList(value)) return length < WIDTH && parts.every(isList)
  if (!isRow && !isQuantity(value)) return false
  return isFlat || (length < LONGEST_ROW && !parts.some(holdsQuantities))
}

const isList = (value: Value): value is List => Array.isArray(value)
const isNumber = (value: Value) => typeof value === 'string' && !value.startsWith('"')
const isQuantity = (value: Value) => typeof value !== 'string' && Object.hasOwn(value, 'value')
const isCase = (value: Value) => typeof value !== 'string' && Object.hasOwn(value, 'inputs')
const holdsQuantities = (value: Value): boolean =>
  typeof value !== 'string' && (isQuantity(value) || partsOf(value).some(holdsQuantities))
const partsOf = (value: List | Members): readonly Value[] => (isList(value) ? value : Object.values(value))

/** 0 of a number or a text, 1 of what has only such, or nothing, in it. */
const depthOf = (value: Value): number =>
  typeof value === 'string' ? 0 : 1 + Math.max(0, ...partsOf(value).map(depthOf))

function onOneLine(value: Value): string {
  if (typeof value === 'string') return value
  if (isList(value)) return `[${value.map(onOneLine).join(', ')}]`
  const members = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

function filled(numbers: List, indent: string): string[] {
  const lines: string[] = []
  for (const number of numbers) {
    const longer = `${lines.at(-1)}, ${number}`
    if (lines.length > 0 && longer.length < WIDTH) lines[lines.length - 1] = longer
    else lines.push(`${indent}${number}`)
  }
  return lines
}

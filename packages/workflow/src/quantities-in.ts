/**
 * The numbers of a sentence with their units, for programs: those in braces as they were calculated, the others as the
 * sentence has them. What only looks like a number is left out: clauses, years, names in quotes, numbers of rows.
 */
import { isUnit, unit as unitOf } from '@keelson/units'
import type { QuantityText } from './quantity-text.ts'

export type SentenceQuantity = Pick<QuantityText, 'value' | 'unit'>

const MARK = String.raw`\{(?<marked>-?\d[\d.]*(?:e[-+]?\d+)?) (?<own>[^{}\s]+) \d+\}`
const NUMBER = String.raw`[-−+±]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:×10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+|e[-+]?\d+)?`
const LAST = '(?: and | or | to |–)'
/** Numbers that share what comes after the last of them: '7, 1 and 0 m³', '0.2 to 5'. */
const NUMBERS = String.raw`(?<![\w./,^-])(?<numbers>(?:${NUMBER}(?:, ${NUMBER}){0,9}${LAST})?${NUMBER})(?![\w/^-]|[.,]\d)`
/** In a sentence 'in' is a word, unless it ends the part. */
const UNIT = String.raw`(?<many> million)?(?: ?(?!in\s)(?<unit>(?:1/)?[^\s\d,;:()'".-][^\s,;:()'".]*))?`
const QUANTITY = new RegExp(`${MARK}|${NUMBERS}${UNIT}`, 'g')
const JOINT = new RegExp(`, |${LAST}`)

const QUOTED = /'[^']*'(?!\w)|"[^"]*"/g
/** What stands before the number of a clause, of a standard or of one of several. */
const NUMBERED =
  /(?:\b(?:[A-Z][A-Z0-9.&-]*|[A-Z]\d[\w.]*|Eq\.?|(?:table|figure|part|level|class|clause|section|chapter|row|column|station|step|edition|method|type|equations?|version|line|member|joint|zone)))\s$/
const NUMBERED_FROM = 40
const FOLLOWED = /^ (?:CFR|edition)\b/
const YEAR = /^\d{4}$/
/** Ratios of symbols, though each part could be a unit. */
const SYMBOLS: ReadonlySet<string> = new Set(['D/t', 'R/t', 'L/D', 'd/D'])

/** In the order of the sentence; '-' is the unit of a bare number. */
export function quantitiesIn(template: string): readonly SentenceQuantity[] {
  if (!/\d/.test(template)) return []
  const sentence = template.replace(QUOTED, (quoted) => ' '.repeat(quoted.length))
  return [...sentence.matchAll(QUANTITY)].flatMap((found): readonly SentenceQuantity[] => {
    const { marked, own, numbers = '', many, unit: after } = found.groups ?? {}
    if (marked !== undefined && own !== undefined) return [{ value: Number(marked), unit: own }]
    const unit = unitIn(after)
    const [from, to] = [found.index, found.index + numbers.length]
    if (unit === '-' && isName(sentence.slice(Math.max(0, from - NUMBERED_FROM), from), sentence.slice(to))) return []
    return numbers
      .split(JOINT)
      .filter((number) => unit !== '-' || !YEAR.test(number))
      .map((number) => ({ value: numberOf(number) * (many === undefined ? 1 : 1e6), unit }))
  })
}

const isName = (before: string, behind: string): boolean =>
  NUMBERED.test(before.replace(/[A-Z](?=[a-z])/g, (first) => first.toLowerCase())) || FOLLOWED.test(behind)

function unitIn(text: string | undefined): string {
  if (text === undefined || SYMBOLS.has(text)) return '-'
  if (text === '°') return 'deg'
  return isUnit(text) ? unitOf(text).name : '-'
}

function numberOf(number: string): number {
  const [digits = '', power] = number.replace('−', '-').replace(/^[+±]/, '').replaceAll(',', '').split('×10')
  return Number(power === undefined ? digits : `${digits}e${power.replace(/./g, (digit) => LOWERED[digit] ?? '')}`)
}
const LOWERED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'⁻⁰¹²³⁴⁵⁶⁷⁸⁹'].map((raised, i) => [raised, '-0123456789'.charAt(i)]),
)

/** The first sentence of an answer answers the question: it states the first of the answers, and names what fails. */
import type { Quantity } from '@keelson/engine'
import type { ConformanceCheck, Run } from '../subject.ts'

export const answersCheck: ConformanceCheck = {
  name: 'the first sentence states the first answer, and names the check that fails',
  problems: async ({ contract, runs }) =>
    (await runs()).flatMap((run) => [...unstated(run, contract.answers), ...unnamed(run)]),
}

function unstated({ name, emitted: { detail, result, missing } }: Run, answers: readonly string[]): readonly string[] {
  if (missing.length > 0) return []
  const first = answers.find((answer) => result.values[answer]?.value != null)
  if (first === undefined || states(detail, result.values[first] as Quantity)) return []
  return [
    `${name}: ${first} is ${shownValue(result.values[first] as Quantity)}, which is not in the answer '${detail}'`,
  ]
}

function unnamed({ name, emitted: { detail, result } }: Run): readonly string[] {
  const failing = result.checks.find(({ governing, state }) => governing && state === 'fail')
  if (failing === undefined || detail.startsWith(failing.title)) return []
  return [`${name}: ${failing.title} fails, and '${detail}' does not begin with it`]
}

const shownValue = ({ value, unit }: Quantity) => `${JSON.stringify(value)?.slice(0, 60)} ${unit ?? ''}`

/** Whether a text states a value: its word, one of its numbers, or of a list one of its entries. */
function states(text: string, { value }: Quantity): boolean {
  if (Array.isArray(value))
    return value.length === 0 || value.some((entry) => states(text, { value: entry, label: '' }))
  if (typeof value === 'string') return plain(text).includes(plain(value))
  if (typeof value !== 'number') return true
  return numbersIn(text).some((number) => SCALES.some((scale) => isShown(value * scale, number)))
}
/** Percent, thousands and millions of a unit. */
const SCALES = [1, 1e2, 1e-3, 1e3, 1e-6, 1e6]
const plain = (text: string) => text.toLowerCase().replaceAll(/[_-]/g, ' ')

interface Shown {
  readonly value: number
  /** Half of the last digit shown. */
  readonly rounding: number
}
const isShown = (value: number, { value: shown, rounding }: Shown) =>
  Math.abs(Math.abs(value) - Math.abs(shown)) <= rounding * 1.001

const NUMBER = /\d[\d,]*(?:\.\d+)?(?:×10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?/g
const ZERO = /\bzero\b/i
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function numbersIn(text: string): readonly Shown[] {
  const spelt = ZERO.test(text) ? [{ value: 0, rounding: 0 }] : []
  const written = [...text.matchAll(NUMBER)].map(([token, superscript]) => {
    const mantissa = token.replace(/×.*$/, '').replaceAll(',', '')
    const scale = 10 ** (superscript === undefined ? 0 : exponentOf(superscript))
    const decimals = mantissa.split('.')[1]?.length ?? trailingZeros(mantissa)
    return { value: Number(mantissa) * scale, rounding: 0.5 * 10 ** -decimals * scale }
  })
  return [...spelt, ...written]
}
/** An integer is rounded at its last digit that is not 0, as a negative count of decimals; a number up to 10 at its unit. */
const trailingZeros = (digits: string) => -(/0*$/.exec(digits)?.[0].length ?? 0)
const exponentOf = (superscript: string) =>
  Number([...superscript].map((c) => (c === '⁻' ? '-' : SUPERSCRIPTS.indexOf(c))).join(''))

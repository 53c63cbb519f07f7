/** How sure an answer is, in a sentence. */
import { HEADLINE_DIGITS, numberText } from './numbers.ts'

/** Of an atlas query its interpolation error, of a forecast its percentiles. */
export function confidence(given: unknown): readonly string[] {
  if (given === null || given === undefined) return []
  if (typeof given !== 'object') return [confidenceText(given)]
  const { method, max_rel_error: error, basis, ...others } = given as Readonly<Record<string, unknown>>
  const said = [
    typeof method === 'string' && withoutIds(method),
    typeof error === 'number' &&
      `error up to ${numberText(100 * error, 3)} %${typeof basis === 'string' ? ` (${basis})` : ''}`,
  ].filter((part) => part !== false)
  const rest = Object.entries(others).map(([name, value]) => `${name.replaceAll('_', ' ')} ${confidenceText(value)}`)
  return said.length > 0 ? [[said.join(', '), ...rest].join('; ')] : rest
}

/** The grid of an atlas is made by the direct solver, whatever that is called in a program. */
const withoutIds = (method: string): string =>
  method
    .replace(/\b(both |the )\w+repo:[\w-]+@\d+/, '$1direct solver')
    .replace(/\b\w+repo:[\w-]+@\d+/, 'the direct solver')

function confidenceText(value: unknown): string {
  if (typeof value === 'number') return numberText(value, HEADLINE_DIGITS)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The heading of an NDBC file: '#YY MM DD hh mm ...' over '#yr mo dy hr mn ...' since 2007; one row 'YY' or 'YYYY' before. */
import { splitAtBlanks } from '../spaced/tokens.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { DATE_COLUMNS } from './columns.ts'

export interface NdbcHead {
  readonly names: readonly string[]
  readonly line: number
  readonly units: readonly string[] | undefined
  readonly unitsLine: number | undefined
}

const YEARS = ['YY', 'YYYY']
/** Without these it is another of NDBC's files: continuous winds, spectra, ocean data. */
const NEEDED = ['WSPD', 'WVHT']

export function ndbcHeadOf(file: PlainText): NdbcHead | undefined {
  let names: { readonly names: string[]; readonly line: number } | undefined
  for (const { text, number: line } of linesOf(file)) {
    const tokens = headingTokens(text)
    if (names !== undefined && tokens.join(' ') === names.names.join(' ')) continue
    if (names !== undefined)
      return tokens[0] === 'yr' ? { ...names, units: tokens, unitsLine: line } : withoutUnits(names)
    if (tokens.length === 0) continue
    if (!isHeading(tokens)) return undefined
    names = { names: tokens, line }
  }
  return names === undefined ? undefined : withoutUnits(names)
}

export function headingTokens(text: string): string[] {
  const start = text.trimStart()
  return splitAtBlanks(start.startsWith('#') ? start.slice(1) : start)
}

export function isHeading(tokens: readonly string[]): boolean {
  const first = tokens[0] ?? ''
  return YEARS.includes(first) && NEEDED.every((name) => tokens.includes(name)) && hasDate(tokens)
}

function hasDate(tokens: readonly string[]): boolean {
  const parts = new Set(tokens.map((name) => DATE_COLUMNS[name]))
  return parts.has('month') && parts.has('day') && parts.has('hour')
}

function withoutUnits(names: { readonly names: string[]; readonly line: number }): NdbcHead {
  return { ...names, units: undefined, unitsLine: undefined }
}

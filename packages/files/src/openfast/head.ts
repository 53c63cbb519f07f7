/**
 * The head of an OpenFAST or MoorDyn text output: lines of prose (none in MoorDyn's own form), the row of names, which begins
 * with 'Time', and below it the row of units, in brackets.
 */
import { splitAtBlanks, splitAtMark } from '../spaced/tokens.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'

export interface OpenFastHead {
  readonly prose: readonly { readonly text: string; readonly line: number }[]
  readonly namesLine: number
  readonly unitsLine: number
  readonly names: readonly string[]
  readonly units: readonly string[]
  /** How the values are set apart: a tab, or any number of blanks. */
  readonly tabs: boolean
}

const MOST_PROSE = 60

export function openFastHeadOf(file: PlainText): OpenFastHead | undefined {
  const prose: { text: string; line: number }[] = []
  let names: { readonly text: string; readonly line: number } | undefined
  for (const { text, number: line } of linesOf(file)) {
    if (names !== undefined) return headOf(prose, names, { text, line })
    if (startsWithTime(text)) names = { text, line }
    else if (text.trim() !== '') prose.push({ text: text.trim(), line })
    if (prose.length > MOST_PROSE) return undefined
  }
  return undefined
}

/** A row of values, in the way of its heading; one empty value after a last tab is none. */
export function splitRow(text: string, tabs: boolean): string[] {
  if (!tabs) return splitAtBlanks(text)
  const parts = splitAtMark(text, '\t')
  if (parts.at(-1) === '') parts.pop()
  return parts
}

function headOf(
  prose: OpenFastHead['prose'],
  names: { readonly text: string; readonly line: number },
  units: { readonly text: string; readonly line: number },
): OpenFastHead | undefined {
  const tabs = names.text.includes('\t')
  const unitTexts = splitRow(units.text, tabs)
  if (!isTimeUnit(unitTexts[0] ?? '')) return undefined
  return {
    prose,
    namesLine: names.line,
    unitsLine: units.line,
    names: splitRow(names.text, tabs),
    units: unitTexts,
    tabs,
  }
}

function startsWithTime(text: string): boolean {
  const start = text.trimStart().slice(0, 5).toLowerCase()
  return start.trimEnd() === 'time'
}

function isTimeUnit(text: string): boolean {
  return ['s', 'sec', 'seconds'].includes((withoutBrackets(text) ?? '').toLowerCase())
}

/** Undefined where a unit is not in brackets. */
export function withoutBrackets(text: string): string | undefined {
  const round = text.startsWith('(') && text.endsWith(')')
  const square = text.startsWith('[') && text.endsWith(']')
  return round || square ? text.slice(1, -1).trim() : undefined
}

/** The text of a label: words, symbol = value unit, as runs of upright, italic, raised and lowered letters. */
import { symbolParts } from '@keelson/equations/typeset.ts'
import { printNumber, unitAfter, withCommas } from '@keelson/units'
import type { Label } from './drawing.ts'
import { textWidth } from './text-width.ts'

/** Size of the letters, px. */
export const SIZE = 13
/** Size of subscripts. */
const SMALL = 9.5
export const LINE = 16
const DIGITS = 4

interface Run {
  readonly text: string
  readonly italic?: true
  readonly shift?: 'sub' | 'sup'
  /** The number of a symbol, with its unit. */
  readonly amount?: true
}
export interface Line {
  readonly runs: readonly Run[]
  /** px. */
  readonly width: number
}

/** The lines of a label, none wider than `most` px where it can be broken. */
export function linesOf(label: Label, most = Number.POSITIVE_INFINITY): readonly Line[] {
  const worded = label.text === undefined ? [] : words(label.text, most)
  const value = valueRuns(label)
  if (value.length === 0) return worded.map(line)
  const last = worded.at(-1)
  const joined = last && [...last, { text: label.symbol === undefined ? ' ' : ', ' }, ...value]
  const gap = joined && widthOf(joined) <= most
  if (gap) return [...worded.slice(0, -1), joined].map(line)
  return [...worded, value].map(line)
}

/** The same in one line of plain text, for the description of the figure. */
export const plainLabel = (label: Label): string =>
  linesOf(label)
    .map(({ runs }) => runs.map((run) => run.text).join(''))
    .join(' ')

const line = (runs: readonly Run[]): Line => ({ runs, width: widthOf(runs) })

/** A number or a sign of percent that ends a text stays with what it is of. */
const BREAKS = / (?!(?:%|\d+)$)/

function words(text: string, most: number): Run[][] {
  const lines: string[] = []
  for (const word of text.split(BREAKS)) {
    const last = lines.at(-1)
    if (last !== undefined && textWidth(`${last} ${word}`, SIZE) <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.map((part) => [{ text: part }])
}

function valueRuns({ symbol, value, unit, sign }: Label): readonly Run[] {
  const name = symbol === undefined ? [] : symbolRuns(symbol)
  if (value === undefined) return sign === undefined ? name : [{ text: sign }, ...name]
  const number = withCommas(printNumber(Number(value.toPrecision(DIGITS)), DIGITS))
  const glued = unitAfter(unit ?? '-').replace(' ', '\u00a0')
  return [...name, { text: `${name.length > 0 ? ' = ' : ''}${sign ?? ''}${number}${glued}`, amount: true }]
}

function symbolRuns(symbol: string): readonly Run[] {
  const { letters, accents, below, above } = symbolParts(symbol)
  const combining = accents.map((accent) => COMBINING[accent] ?? '').join('')
  const base = letters.join('') + combining
  const italic = letters.every((letter) => [...letter].length === 1)
  return [
    italic ? { text: base, italic } : { text: base },
    ...(below.length > 0 ? [{ text: below.join(','), shift: 'sub' } as const] : []),
    ...(above.length > 0 ? [{ text: above.join(''), shift: 'sup' } as const] : []),
  ]
}
const COMBINING: Readonly<Record<string, string>> = {
  '¯': '\u0304',
  ˆ: '\u0302',
  '˙': '\u0307',
  '¨': '\u0308',
  '˜': '\u0303',
}

const widthOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { text, shift }) => sum + textWidth(text, shift ? SMALL : SIZE), 0)

/** The row of units under a heading: every cell a unit, 'text', or nothing. */
import type { Question } from '../table.ts'
import { listed } from '../text/shown.ts'
import type { Cell } from './record.ts'
import { isUnitText } from './unit-words.ts'

/** What a row of units says of a column of texts. */
export const TEXTS = 'text'
/** A unit as well as a text for nothing: a row of it alone says neither. */
const NO_UNIT = '-'
/** Units that are words, names or statistics as well; with single letters, they make no row of units alone. */
const WORDS: ReadonlySet<string> = new Set([NO_UNIT, 'min', 'in', 'rad', 'day', 'year', 'rev', 'mil', 'gal'])
const SURE_LETTERS: ReadonlySet<string> = new Set(['m', 's', '%', '°'])

const BRACKETED = /^[[(]([^[\]()].*)[\])]$/s

/** Without the brackets around it. */
export const unitIn = (text: string): string => BRACKETED.exec(text)?.[1]?.trim() ?? text.trim()

const isBracketed = (text: string): boolean => BRACKETED.test(text)

const isSure = (text: string): boolean =>
  isBracketed(text) || (isUnitText(text) && !WORDS.has(text) && (text.length > 1 || SURE_LETTERS.has(text)))

/**
 * Whether a row under a heading is surely a row of units: in brackets; units alone in columns of data, of which `isData` knows;
 * or in quotes, and empty, as a table without units writes it.
 */
export function isUnitsRow(cells: readonly Cell[], isData: readonly boolean[]): boolean {
  const filled = cells.filter(({ text }) => text !== '')
  if (filled.length === 0) return cells[0]?.quoted === true
  if (filled.every(({ text }) => text === TEXTS || isBracketed(text))) return true
  const allUnits = filled.every(({ text }) => text === TEXTS || isBracketed(text) || isUnitText(text))
  return allUnits && cells.some(({ text }, i) => isData[i] === true && isSure(text))
}

/** Whether a row between heading and data is one of units: at least half of it, and one that is nothing else. */
export function isMostlyUnits(cells: readonly Cell[]): boolean {
  return maybeUnits(cells) && cells.some(({ text }) => isSure(text))
}

/** Whether a row between heading and data may be one of units. */
export function maybeUnits(cells: readonly Cell[]): boolean {
  const filled = cells.filter(({ text }) => text !== '')
  const units = filled.filter(({ text }) => isBracketed(text) || (text !== NO_UNIT && isUnitText(text)))
  return units.length > 0 && 2 * units.length >= filled.length
}

export const YES = 'yes'

export function unitsQuestion(line: number, cells: readonly Cell[]): Question {
  const texts = listed(cells.map(({ text }) => text))
  return {
    code: 'unit',
    text: `Is line ${line} the row of units: ${texts}?`,
    table: 'delimited',
    column: 'row of units',
    choices: [
      { answer: YES, means: `the units of the columns are ${texts}` },
      { answer: 'no', means: 'the line is omitted' },
    ],
  }
}

/** The rows of one printing of the RAOs of a structure, while they come. */

import type { LeftTally } from '../left.ts'
import { countRow, type Groups, groups } from '../rao/groups.ts'
import { MODES } from '../rao/modes.ts'
import { cellNumber, isStars, printedAlike } from '../rao/number.ts'
import { nothingSeen, refuseTwice, type Seen } from '../rao/seen.ts'
import { addRaoRow, type RaoRows, raoRows } from '../rao/table.ts'
import { FileError } from '../refused.ts'
import type { Order } from './heads.ts'
import { type RowParts, rowParts } from './row.ts'

export interface Printing {
  readonly order: Order
  readonly origin: string | undefined
  readonly headLine: number
  readonly rows: RaoRows
  readonly groups: Groups
  readonly seen: Seen
  /** Period, frequency and direction of the last row, which hold for blanks in the next. */
  wave: readonly number[]
  firstWave: readonly number[] | undefined
  lastLine: number
}

const WAVE_NAMES = ['PERIOD', 'FREQ', 'DIRECTION']
const CELL_NAMES = MODES.flatMap((mode) => [`${mode} amplitude`, `${mode} phase`])
/** Parts period and frequency, of two and three decimals, in one number. */
const PERIOD_PART = 1e6
const COLUMNS = 5

export function newPrinting(order: Order, origin: string | undefined, headLine: number): Printing {
  const rows = raoRows(COLUMNS)
  return {
    order,
    origin,
    headLine,
    rows,
    groups: groups(),
    seen: nothingSeen(),
    wave: [],
    firstWave: undefined,
    lastLine: headLine,
  }
}

export function partsOfRow(text: string, line: number): RowParts {
  const parts = rowParts(text)
  if (parts !== undefined && !lastIsCut(parts)) return parts
  throw new FileError(
    'file_malformed',
    `line ${line}: "${text.trim().slice(0, 60)}" is not a complete row of RAOs. A row has period, frequency and direction ` +
      '(blank if the same as in the row above), then six pairs of amplitude and phase',
    { line },
  )
}

/** All phases have as many decimals. */
function lastIsCut(parts: RowParts): boolean {
  const [above = '', , last = ''] = parts.cells.slice(-3)
  return !isStars(above) && !isStars(last) && !printedAlike(above, last)
}

export function waveOf(printing: Printing, parts: RowParts, line: number, left: LeftTally): readonly number[] {
  return [parts.period, parts.frequency, parts.direction].map((cell, at) => {
    const name = WAVE_NAMES[at] ?? ''
    const above = printing.wave[at]
    if (cell !== undefined) return cellNumber(cell, line, name, left)
    if (above !== undefined) return above
    throw new FileError('file_malformed', `line ${line}: there is no ${name} here or in a row above`, {
      line,
      column: name,
    })
  })
}

/** A printing that comes again begins with the same wave. */
export function beginsAgain(printing: Printing, wave: readonly number[]): boolean {
  const isSame = printing.firstWave?.every((value, at) => Object.is(value, wave[at])) ?? false
  return isSame && printing.rows.modes.length > MODES.length
}

export function addRow(to: Printing, wave: readonly number[], parts: RowParts, line: number, left: LeftTally): void {
  to.firstWave ??= wave
  to.wave = wave
  to.lastLine = line
  const [period = 0, frequency = 0, direction = 0] = wave
  refuseTwice(
    to.seen,
    direction,
    0,
    period * PERIOD_PART + frequency,
    line,
    () => `period ${period}, direction ${direction}`,
  )
  if (to.order === 'period') countRow(to.groups, line, direction)
  else countRow(to.groups, line, period, frequency)
  for (const [at, mode] of MODES.entries()) {
    const amplitude = cellNumber(parts.cells[at * 2] ?? '', line, CELL_NAMES[at * 2] ?? mode, left)
    const phase = cellNumber(parts.cells[at * 2 + 1] ?? '', line, CELL_NAMES[at * 2 + 1] ?? mode, left)
    addRaoRow(to.rows, line, mode, [period, frequency, direction, amplitude, phase])
  }
}

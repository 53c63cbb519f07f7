/** The values of one column, as numbers or texts. */
import { type LeftTally, leave } from '../left.ts'
import { FileError } from '../refused.ts'
import type { ColumnValues } from '../table.ts'
import type { PageSource } from './decode.ts'
import type { FlatColumn } from './footer.ts'
import type { Kind } from './kinds.ts'
import { eachCell, type Stored } from './pages.ts'

/** Beyond it, a number is not every integer. */
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER)

export function columnValues(
  column: FlatColumn,
  kind: Kind,
  rows: number,
  source: PageSource,
  left: LeftTally,
): ColumnValues {
  if (kind.holds === 'numbers')
    return { kind: 'numbers', numbers: numbersOf(column, kind.numberOf, rows, source, left) }
  if (kind.holds === 'texts') return { kind: 'texts', texts: textsOf(column, kind.textOf, rows, source) }
  return integers(column, kind.wholeOf, rows, source, left)
}

function numbersOf(
  column: FlatColumn,
  numberOf: (stored: Stored) => number,
  rows: number,
  source: PageSource,
  left: LeftTally,
): Float64Array {
  const numbers = new Float64Array(rows).fill(Number.NaN)
  const take = (number: number, row: number) => {
    if (Math.abs(number) === Number.POSITIVE_INFINITY) leave(left, 'infinite numbers, read as no value', row + 1)
    else numbers[row] = number
  }
  eachCell(column, source, { convert: numberOf, take })
  return numbers
}

function textsOf(column: FlatColumn, textOf: (stored: Stored) => string, rows: number, source: PageSource) {
  const texts = new Array<string | null>(rows).fill(null)
  eachCell(column, source, {
    convert: (stored) => textIn(column, () => textOf(stored)) || null,
    take: (text, row) => {
      texts[row] = text
    },
  })
  return texts
}

function textIn({ element: { name } }: FlatColumn, text: () => string): string {
  try {
    return text()
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error
    throw new FileError('encoding_unknown', `column ${name} has a value that is neither UTF-8 text nor a date`, {
      column: name,
    })
  }
}

/** Numbers; texts where one of them is longer than a number holds, such as an identifier. */
function integers(
  column: FlatColumn,
  wholeOf: (stored: Stored) => bigint,
  rows: number,
  source: PageSource,
  left: LeftTally,
): ColumnValues {
  let isLong = false
  const numberOf = (stored: Stored) => {
    const whole = wholeOf(stored)
    isLong ||= whole > LARGEST || whole < -LARGEST
    return Number(whole)
  }
  const numbers = numbersOf(column, numberOf, rows, source, left)
  if (!isLong) return { kind: 'numbers', numbers }
  return { kind: 'texts', texts: textsOf(column, (stored) => String(wholeOf(stored)), rows, source) }
}

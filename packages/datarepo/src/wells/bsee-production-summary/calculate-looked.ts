/** What in the rows asks for attention, noted as they go by. */
import { daysInMonth } from '../_shared/months.ts'
import type { MonthRow } from '../_shared/ogor-a/data.ts'

const OIL_COMPLETION = 'O'
/** Rows that an issue names. */
export const MOST_NAMED = 5

/** A row as it is named. */
export type Named = Pick<MonthRow, 'month' | 'api12' | 'longest'>
const named = ({ month, api12, longest }: MonthRow): Named => ({ month, api12, longest })
const isBefore = (a: Named, b: Named) => a.month < b.month || (a.month === b.month && a.api12 < b.api12)

/** Rows with something to say: counted, and the first of them in the order of months and wells. */
export interface Noted {
  found: number
  rows: number
  readonly first: Named[]
}
const noted = (): Noted => ({ found: 0, rows: 0, first: [] })
function note(of: Noted, row: MonthRow, count: number): void {
  of.found += count
  of.rows += 1
  const { first } = of
  const place = first.findIndex((other) => isBefore(row, other))
  if (place < 0 && first.length >= MOST_NAMED) return
  first.splice(place < 0 ? first.length : place, 0, named(row))
  if (first.length > MOST_NAMED) first.pop()
}

/** Looks at rows, in any order. */
export class Looked {
  readonly over = noted()
  readonly negative = noted()
  readonly withoutLease = noted()
  readonly withoutField = noted()
  /** Months in which an oil completion reports a day of production. */
  readonly flowing = new Set<string>()
  /** The row with the most days on production for its month, the first of equals. */
  longest: Named | undefined
  private share = Number.NEGATIVE_INFINITY

  look(row: MonthRow): void {
    const limit = daysInMonth(row.month)
    if (row.longest > limit) note(this.over, row, 1)
    if (row.negative > 0) note(this.negative, row, row.negative)
    if (row.lease === '') note(this.withoutLease, row, row.records)
    if (row.field === '') note(this.withoutField, row, row.records)
    if (row.days > 0 && row.product === OIL_COMPLETION) this.flowing.add(row.month)
    const share = row.longest / limit
    if (share < this.share) return
    if (share === this.share && this.longest && !isBefore(row, this.longest)) return
    this.share = share
    this.longest = named(row)
  }
}

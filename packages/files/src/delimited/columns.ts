/** What is found of a column while the rows of a file are read: its plain numbers, and where its other cells stand. */

export interface ScannedColumn {
  /** NaN where no plain number stands. */
  numbers: Float64Array
  /** Plain numbers among them, and those of them without quotes. */
  plain: number
  bare: number
  /** First rows of numbers with a decimal mark, and with one that may stand between thousands; -1 where there are none. */
  firstSure: number
  firstOpen: number
  /** First row of a number with digits as of a name, 007; -1 where there is none. */
  firstNamed: number
  /** Cells that are no plain numbers: their rows, and the offsets at which they begin. */
  readonly others: Pairs
}

/** Cells for which there is room at first. */
const FIRST_CELLS = 1 << 14
export const firstRows = (columns: number): number => Math.ceil(FIRST_CELLS / columns)

export const scannedColumn = (rows: number): ScannedColumn => ({
  numbers: new Float64Array(rows),
  plain: 0,
  bare: 0,
  firstSure: -1,
  firstOpen: -1,
  firstNamed: -1,
  others: new Pairs(),
})

const FIRST_PAIRS = 16

/** Pairs of counts, without an object each. */
class Pairs {
  length = 0
  #rows = new Uint32Array(0)
  #offsets = new Uint32Array(0)

  push(row: number, offset: number): void {
    if (this.length === this.#rows.length) this.#grow()
    this.#rows[this.length] = row
    this.#offsets[this.length] = offset
    this.length++
  }

  row(i: number): number {
    return this.#rows[i] as number
  }

  offset(i: number): number {
    return this.#offsets[i] as number
  }

  #grow(): void {
    const size = Math.max(FIRST_PAIRS, 2 * this.length)
    const [rows, offsets] = [new Uint32Array(size), new Uint32Array(size)]
    rows.set(this.#rows)
    offsets.set(this.#offsets)
    this.#rows = rows
    this.#offsets = offsets
  }
}

export function grown<T extends Float64Array | Uint32Array>(values: T, size: number): T {
  const larger = new (values.constructor as { new (size: number): T })(size)
  larger.set(values)
  return larger
}

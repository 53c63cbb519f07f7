/** What a cell of a sheet holds, and where cells stand. */

/** `unfilled`: a formula whose result was not saved. A percentage is held as its fraction. */
type CellKind = 'number' | 'percent' | 'date' | 'text' | 'error' | 'unfilled'
export interface SheetCell {
  readonly kind: CellKind
  readonly text: string
}
/** Cells by their columns. */
export type SheetRow = readonly (SheetCell | undefined)[]

/** Cells that are shown as one, counted from row 1 and column 0. */
export interface Merged {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

const [A, Z] = [0x41, 0x5a]
const MOST_LETTERS = 3

/** Counted from 0; -1 where no letters stand. */
export function columnAt(bytes: Uint8Array, from: number, to: number): number {
  let column = 0
  for (let at = from; at < Math.min(to, from + MOST_LETTERS); at++) {
    const sign = bytes[at] as number
    if (sign < A || sign > Z) break
    column = 26 * column + sign - A + 1
  }
  return column - 1
}

/** 'A1:C2' */
export function rangeOf(ref: string): Merged | undefined {
  const [from = '', to = from] = ref.split(':')
  const [left = -1, right = -1] = [from, to].map(columnOf)
  const [top, bottom] = [from, to].map((place) => Number(/\d+$/.exec(place)?.[0]))
  if (left < 0 || right < 0 || !top || !bottom) return undefined
  return { top, left, bottom, right }
}

function columnOf(place: string): number {
  const bytes = new TextEncoder().encode(place)
  return columnAt(bytes, 0, bytes.length)
}

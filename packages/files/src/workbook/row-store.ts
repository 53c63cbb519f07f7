/**
 * The rows of a sheet with their cells as bytes and numbers, none of which is an object: a sheet has millions. A text is kept
 * once.
 */
import { FormStore, grown } from './form-store.ts'
import type { SheetCell, SheetRow } from './sheet-cell.ts'
import type { XmlSpan } from './xml-tag.ts'

/** Of cells that hold a value. */
const KINDS = ['number', 'percent', 'date', 'text'] as const
type ValueKind = (typeof KINDS)[number]
const PLACES = { number: 0, percent: 1, date: 2, text: 3 } as const
/** What stood in the cell before is none of it. */
const NOTHING = 4
const FIRST_CELLS = 1 << 12

export class RowStore {
  /** Of each cell its column, its kind, and the place of its number or which text it is. */
  #columns = new Uint16Array(FIRST_CELLS)
  #kinds = new Uint8Array(FIRST_CELLS)
  #values = new Uint32Array(FIRST_CELLS)
  #cells = 0
  /** Of each row that holds a value its number, and its first cell. */
  readonly #rows: number[] = []
  readonly #firsts: number[] = []
  readonly #forms = new FormStore()
  readonly #texts: string[] = []
  readonly #known = new Map<string, number>()
  #row = 0
  #first = 0
  /** Of the cells of whole rows. */
  #end = 0
  /** Cells of the row up to the last that there is. */
  #length = 0
  #isMixed = false
  /** Cells of the longest row, up to the last that holds a value. */
  width = 0

  get rows(): number {
    return this.#rows.length
  }

  /** Those that hold a value. */
  get cells(): number {
    return this.#end
  }

  /** What was put since the last row ended is dropped. */
  begin(row: number): void {
    this.#row = row
    this.#first = this.#end
    this.#cells = this.#end
    this.#length = 0
    this.#isMixed = false
  }

  plain(column: number, kind: 'number' | 'percent', digits: XmlSpan): void {
    this.#put(column, PLACES[kind], this.#forms.plain(digits))
  }

  number(column: number, kind: 'number' | 'percent', text: string): void {
    this.#put(column, PLACES[kind], this.#forms.number(text))
  }

  text(column: number, kind: 'date' | 'text', text: string): void {
    const known = this.#known.get(text)
    if (known === undefined) this.#known.set(text, this.#texts.length)
    this.#put(column, PLACES[kind], known ?? this.#texts.push(text) - 1)
  }

  nothing(column: number): void {
    if (column < this.#length) this.#put(column, NOTHING, 0)
    else this.#length = column + 1
  }

  /** Keeps the row if it holds a value; gives its cells, held or empty. */
  end(): number {
    const length = this.#length
    if (this.#isMixed) this.#setInOrder()
    this.#end = this.#cells
    if (this.#end > this.#first) {
      this.#rows.push(this.#row)
      this.#firsts.push(this.#first)
      this.width = Math.max(this.width, this.columnOf(this.#end - 1) + 1)
    }
    return length
  }

  rowAt(i: number): number {
    return this.#rows[i] ?? 0
  }

  /** The first cell of a row; the end of the last where there is no such row. */
  firstOf(i: number): number {
    return this.#firsts[i] ?? this.#end
  }

  columnOf(cell: number): number {
    return this.#columns[cell] as number
  }

  kindOf(cell: number): ValueKind {
    return KINDS[this.#kinds[cell] as number] as ValueKind
  }

  /** Which of the texts a date or a text is. */
  textOf(cell: number): number {
    return this.#values[cell] as number
  }

  textAt(id: number): string {
    return this.#texts[id] as string
  }

  /** Copies the form of a number; gives the offset behind it. */
  copyForm(cell: number, target: Uint8Array, at: number): number {
    return this.#forms.copy(this.#values[cell] as number, target, at)
  }

  cellsOf(i: number): SheetRow {
    const cells: (SheetCell | undefined)[] = []
    for (let cell = this.firstOf(i); cell < this.firstOf(i + 1); cell++)
      cells[this.columnOf(cell)] = { kind: this.kindOf(cell), text: this.#said(cell) }
    return cells
  }

  #said(cell: number): string {
    const isText = (this.#kinds[cell] as number) >= PLACES.date
    return isText ? this.textAt(this.textOf(cell)) : this.#forms.text(this.#values[cell] as number)
  }

  #put(column: number, kind: number, value: number): void {
    if (this.#cells === this.#kinds.length) this.#grow()
    if (column < this.#length) this.#isMixed = true
    else this.#length = column + 1
    this.#columns[this.#cells] = column
    this.#kinds[this.#cells] = kind
    this.#values[this.#cells] = value
    this.#cells++
  }

  #grow(): void {
    this.#columns = grown(this.#columns)
    this.#kinds = grown(this.#kinds)
    this.#values = grown(this.#values)
  }

  /** Of cells of one column the last counts. */
  #setInOrder(): void {
    const last = new Map<number, readonly [kind: number, value: number]>()
    for (let cell = this.#first; cell < this.#cells; cell++)
      last.set(this.columnOf(cell), [this.#kinds[cell] as number, this.#values[cell] as number])
    this.#cells = this.#first
    const columns = [...last].filter(([, [kind]]) => kind !== NOTHING).toSorted(([a], [b]) => a - b)
    this.#length = 0
    for (const [column, [kind, value]] of columns) this.#put(column, kind, value)
  }
}

/** The cells of a sheet, one by one: numbers as they are held, dates in ISO form, formulas by the result that was saved. */
import { shownWhole } from '@keelson/workflow'
import { CellValues, type Held } from './cell-values.ts'
import { isPlain, numberText, wholeOf } from './number-form.ts'
import { columnAt, type Merged, rangeOf, type SheetCell, type SheetRow } from './sheet-cell.ts'
import { XmlError, type XmlHandler } from './xml.ts'
import { spanText, type XmlSpan, type XmlTag } from './xml-tag.ts'

/** Takes what a sheet holds in the order of its rows. A cell may come again, and out of its order. */
export interface CellSink {
  readonly row: (row: number) => void
  /** A number of digits with or without decimals: no text is made of it. Its bytes are only for the time of the call. */
  readonly plain: (column: number, kind: 'number' | 'percent', digits: XmlSpan) => void
  /** Undefined of one that is there and holds nothing. */
  readonly cell: (column: number, cell: SheetCell | undefined) => void
  readonly rowEnd: () => void
  readonly merged?: (range: Merged) => void
}
interface RowHandler {
  readonly row: (row: number, cells: SheetRow) => void
}

/** Of a workbook. */
const [MOST_COLUMNS, MOST_ROWS] = [16_384, 1_048_576]
const NOTHING: Uint8Array = new Uint8Array(0)

/** Whole rows of cells. */
export function rowReader(held: Held, handler: RowHandler): XmlHandler {
  let cells: (SheetCell | undefined)[] = []
  let row = 0
  return cellReader(held, {
    row: (at) => {
      row = at
      cells = []
    },
    plain: (column, kind, digits) => {
      cells[column] = { kind, text: numberText(spanText(digits)) ?? '' }
    },
    cell: (column, cell) => {
      cells[column] = cell
    },
    rowEnd: () => handler.row(row, cells),
  })
}

export function cellReader(held: Held, sink: CellSink): XmlHandler {
  const cells = new Cells(held, sink)
  return {
    open: (tag) => cells.open(tag),
    text: (text) => cells.text(text),
    close: (name) => cells.close(name),
  }
}

class Cells {
  readonly #held: Held
  readonly #sink: CellSink
  #row = 0
  #isInRow = false
  #column = -1
  #type = 'n'
  #style = -1
  #isFormula = false
  #isValue = false
  #isHint = false
  /** The first run of the value where it stands, and what follows it as a text. */
  readonly #first = { bytes: NOTHING, from: 0, to: 0 }
  #whole: string | undefined
  readonly #values: CellValues

  constructor(held: Held, sink: CellSink) {
    this.#held = held
    this.#sink = sink
    this.#values = new CellValues(held)
  }

  open(tag: XmlTag): void {
    const { name } = tag
    this.#isValue = name === 'v' || (name === 't' && !this.#isHint)
    if (name === 'c') this.#openCell(tag)
    else if (name === 'row') this.#openRow(tag)
    else if (name === 'f') this.#isFormula = true
    else if (name === 'rPh') this.#isHint = true
    else if (name === 'mergeCell') this.#openRange(tag)
  }

  text(text: XmlSpan): void {
    if (!this.#isValue) return
    const first = this.#first
    if (first.to > first.from || this.#whole !== undefined) {
      this.#whole = (this.#whole ?? spanText(first)) + spanText(text)
      return
    }
    first.bytes = text.bytes
    first.from = text.from
    first.to = text.to
  }

  close(name: string): void {
    this.#isValue = false
    if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#closeRow()
    else if (name === 'rPh') this.#isHint = false
  }

  #openRow(tag: XmlTag): void {
    const row = tag.find('r') ? wholeOf(tag) : this.#row + 1
    if (row <= this.#row || row > MOST_ROWS || this.#isInRow) throw new XmlError('has rows out of order')
    this.#row = row
    this.#isInRow = true
    this.#column = -1
    this.#sink.row(row)
  }

  #closeRow(): void {
    if (!this.#isInRow) throw new XmlError('has rows out of order')
    this.#isInRow = false
    this.#sink.rowEnd()
  }

  /** A cell without a place stands behind the one before it. */
  #openCell(tag: XmlTag): void {
    if (!this.#isInRow) throw new XmlError('has a cell outside its rows')
    let column = -1
    this.#type = 'n'
    this.#style = -1
    while (tag.next()) {
      if (tag.is('r')) column = columnAt(tag.bytes, tag.from, tag.to)
      else if (tag.is('t')) this.#type = tag.word()
      else if (tag.is('s')) this.#style = Number(tag.word())
    }
    this.#column = column < 0 ? this.#column + 1 : column
    if (this.#column >= MOST_COLUMNS) throw new XmlError(`has more than ${shownWhole(MOST_COLUMNS)} columns`)
    this.#first.to = this.#first.from
    this.#whole = undefined
    this.#isFormula = false
  }

  #openRange(tag: XmlTag): void {
    const range = rangeOf(tag.attribute('ref') ?? '')
    if (range !== undefined) this.#sink.merged?.(range)
  }

  #closeCell(): void {
    const { bytes, from, to } = this.#first
    const isEmpty = from === to && (this.#whole ?? '') === ''
    const shown = this.#type === 'n' && !isEmpty ? this.#held.shown(this.#style) : undefined
    const isNumber = shown === 'number' || shown === 'percent'
    if (isNumber && this.#whole === undefined && isPlain(bytes, from, to))
      this.#sink.plain(this.#column, shown, this.#first)
    else
      this.#sink.cell(
        this.#column,
        isEmpty ? this.#empty() : this.#values.of(this.#type, shown, this.#whole ?? this.#first),
      )
  }

  /** A text of a cell's own that is empty tells that its row is one. */
  #empty(): SheetCell | undefined {
    if (this.#isFormula && this.#type === 'n') return { kind: 'unfilled', text: '' }
    return this.#type === 'inlineStr' ? { kind: 'text', text: '' } : undefined
  }
}

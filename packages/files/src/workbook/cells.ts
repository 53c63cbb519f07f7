/** The cells of a sheet, row by row: numbers as they are held, dates in ISO form, formulas by the result that was saved. */
import { dayText, elapsedText } from './days.ts'
import type { Shown } from './formats.ts'
import { XmlError, type XmlHandler } from './xml.ts'

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
interface CellHandler {
  readonly row: (row: number, cells: SheetRow) => void
  readonly merged?: (range: Merged) => void
}
interface Held {
  readonly texts: readonly string[]
  readonly shown: (style: number) => Shown
  readonly is1904: boolean
}

/** Of a workbook. */
const [MOST_COLUMNS, MOST_ROWS] = [16_384, 1_048_576]

/** A cell without a place stands behind the one before it. */
export function cellReader(held: Held, handler: CellHandler): XmlHandler {
  let cells: (SheetCell | undefined)[] = []
  let [row, column, type, style, value] = [0, -1, 'n', -1, '']
  let [isValue, isHint, isFormula] = [false, false, false]
  return {
    open: (name, attribute) => {
      isValue = name === 'v' || (name === 't' && !isHint)
      if (name === 'rPh') isHint = true
      if (name === 'f') isFormula = true
      if (name === 'row') {
        row = nextRow(row, attribute('r'))
        cells = []
        column = -1
      } else if (name === 'c') {
        column = columnAt(attribute('r')) ?? column + 1
        if (column >= MOST_COLUMNS) throw new XmlError(`has more than ${MOST_COLUMNS} columns`)
        type = attribute('t') ?? 'n'
        style = Number(attribute('s') ?? -1)
        value = ''
        isFormula = false
      } else if (name === 'mergeCell') {
        const range = rangeOf(attribute('ref') ?? '')
        if (range !== undefined) handler.merged?.(range)
      }
    },
    text: (text) => {
      if (isValue) value += text
    },
    close: (name) => {
      isValue = false
      if (name === 'rPh') isHint = false
      if (name === 'c') cells[column] = cellOf(held, type, style, value, isFormula)
      if (name === 'row') handler.row(row, cells)
    },
  }
}

function nextRow(before: number, stated: string | undefined): number {
  const row = stated === undefined ? before + 1 : Number(stated)
  if (Number.isInteger(row) && row > before && row <= MOST_ROWS) return row
  throw new XmlError('has rows out of order')
}

function columnAt(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1
}

function rangeOf(ref: string): Merged | undefined {
  const [from = '', to = from] = ref.split(':')
  const [left, right] = [columnAt(from), columnAt(to)]
  const [top, bottom] = [from, to].map((place) => Number(/\d+$/.exec(place)?.[0]))
  if (left === undefined || right === undefined || !top || !bottom) return undefined
  return { top, left, bottom, right }
}

function cellOf(
  { texts, shown, is1904 }: Held,
  type: string,
  style: number,
  value: string,
  isFormula: boolean,
): SheetCell | undefined {
  if (value === '') return emptyCell(type, isFormula)
  if (type === 's') return textCell(texts[Number(value)] ?? '')
  if (type === 'b') return { kind: 'text', text: value === '1' ? 'TRUE' : 'FALSE' }
  if (type === 'e') return { kind: 'error', text: value }
  if (type === 'd') return { kind: 'date', text: value }
  return type === 'n' ? numberCell(value, shown(style), is1904) : textCell(value)
}

/** A text of a cell's own that is empty tells that its row is one. */
function emptyCell(type: string, isFormula: boolean): SheetCell | undefined {
  if (isFormula && type === 'n') return { kind: 'unfilled', text: '' }
  return type === 'inlineStr' ? { kind: 'text', text: '' } : undefined
}

/** A sign that XML has no form for is written by its number: _x000D_. */
function textCell(text: string): SheetCell | undefined {
  const whole = text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return whole === '' ? undefined : { kind: 'text', text: whole }
}

/** As a writer has it of a number that elsewhere stands for nothing: 9.999e3. */
const SURELY_A_VALUE = /^-?\d(?:\.\d+)?e\d$/

function numberCell(value: string, shown: Shown, is1904: boolean): SheetCell {
  const number = Number(value)
  if (!Number.isFinite(number)) throw new XmlError(`has a number that is none, '${value.slice(0, 40)}'`)
  const text = SURELY_A_VALUE.test(value) ? value : String(number)
  if (shown === 'number' || shown === 'percent') return { kind: shown, text }
  const day = shown === 'date' ? dayText(number, is1904) : elapsedText(number)
  return day === undefined ? { kind: 'number', text } : { kind: 'date', text: day }
}

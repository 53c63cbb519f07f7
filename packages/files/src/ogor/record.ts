/** The record that a reader stands at: its cells by their fields, its month, its well, and errors with its place. */
import { type ApiNumber, apiNumber } from '@keelson/workflow'
import { type FileRecord, recordAt } from '../delimited/record.ts'
import { FileError } from '../refused.ts'
import type { Place } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import type { OgorField } from './columns.ts'
import type { OgorHead } from './head.ts'
import { type Month, monthOf } from './months.ts'

const VOLUME = /^-?\d{1,12}(?:\.\d+)?$/
const DAYS = /^\d{1,3}(?:\.0+)?$/

export class OgorRecord {
  readonly #text: PlainText
  readonly #head: OgorHead
  readonly #months = new Map<string, Month>()
  #cells: FileRecord['cells'] = []
  line = 0

  constructor(text: PlainText, head: OgorHead) {
    this.#text = text
    this.#head = head
  }

  /** Stands at the record of a line; gives the place of the next. Throws FileError for one of another width. */
  at(place: Place): Place {
    const { cells, next } = recordAt(this.#text, place, this.#head.layout)
    this.#cells = cells
    this.line = place.line
    const { width } = this.#head
    if (cells.length === width) return next
    throw this.wrong('file_malformed', `has ${cells.length} columns, and the records have ${width}`)
  }

  /** Whether it is the line of headings again. */
  isHeading(): boolean {
    return this.#head.headings?.every((heading, i) => this.#cells[i]?.text.trim() === heading) ?? false
  }

  /** Undefined where the file has no such column. */
  cell(field: OgorField): string | undefined {
    const column = this.#head.columns.get(field)
    return column && this.#cells[column.at]?.text.trim()
  }

  api(): ApiNumber {
    const text = this.cell('API_WELL_NUMBER') ?? ''
    const api = apiNumber(text)
    if (typeof api === 'string') throw this.wrong('number_malformed', `${shown(text)} ${api}`, 'API_WELL_NUMBER')
    return api
  }

  month(): Month {
    const text = this.cell('PRODUCTION_DATE') ?? ''
    const month = this.#months.get(text) ?? monthOf(text)
    if (month === undefined)
      throw this.wrong('number_malformed', `${shown(text)} is not a month YYYYMM`, 'PRODUCTION_DATE')
    this.#months.set(text, month)
    return month
  }

  /** NaN where nothing stands. */
  days(): number {
    return this.#number('DAYS_ON_PROD', DAYS)
  }

  /** NaN where nothing stands. */
  volume(field: OgorField): number {
    return this.#number(field, VOLUME)
  }

  wrong(code: FileError['code'], why: string, field?: OgorField): FileError {
    const column = field && this.#head.columns.get(field)?.heading
    const where = column === undefined ? `line ${this.line}` : `line ${this.line}, column ${shown(column)}:`
    return new FileError(code, `${where} ${why}`, { line: this.line, ...(column !== undefined && { column }) })
  }

  #number(field: OgorField, pattern: RegExp): number {
    const text = this.cell(field) ?? ''
    if (text === '') return Number.NaN
    if (!pattern.test(text))
      throw this.wrong('number_malformed', `${shown(text)} is not a valid number for this column`, field)
    return Number(text)
  }
}

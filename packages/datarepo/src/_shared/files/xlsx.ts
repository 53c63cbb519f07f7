/**
 * A sheet of an Office Open XML workbook (ECMA-376 part 1) as comma separated text: cells as their values, dates as
 * YYYY-MM-DD, formulas as their last results. Read in one stream, so that a large sheet takes no more memory than its texts.
 */
import { closeSync, openSync, writeSync } from 'node:fs'
import { XmlError, type XmlHandler, XmlReader } from './xml.ts'
import { readMember, ZipError, type ZipMember, zipMembers } from './zip.ts'

/** Bytes of one part, characters of all shared texts, columns of a sheet. */
const [LARGEST_PART, MOST_TEXT, MOST_COLUMNS] = [2 ** 31, 64 * 2 ** 20, 1024]

export interface Sheet {
  readonly name: string
  /** Its part, inside the workbook. */
  readonly part: string
}

export const isWorkbook = (members: readonly ZipMember[]): boolean =>
  members.some(({ name }) => name === 'xl/workbook.xml')

/** The sheets of a workbook in their order. Throws ZipError where it is damaged. */
export function sheetsOf(path: string, signal: AbortSignal): readonly Sheet[] {
  const part = partReader(path, signal)
  const targets = new Map<string, string>()
  part('xl/_rels/workbook.xml.rels', {
    open: (name, attribute) => {
      const [id, target] = [attribute('Id'), attribute('Target')]
      if (name === 'Relationship' && id && target)
        targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  const sheets: Sheet[] = []
  part('xl/workbook.xml', {
    open: (name, attribute) => {
      const target = name === 'sheet' ? targets.get(attribute('id') ?? '') : undefined
      if (target !== undefined) sheets.push({ name: attribute('name') ?? '', part: target })
    },
  })
  return sheets
}

/** Writes a sheet to `target`, comma separated with quotes where they are needed. Throws ZipError where it is damaged. */
export function sheetAsText(path: string, sheet: Sheet, target: string, signal: AbortSignal): void {
  const part = partReader(path, signal)
  const texts = sharedTexts(part)
  const isDate = dateStyles(part)
  const out = openSync(target, 'wx', 0o600)
  try {
    const lines = new Lines((text) => writeSync(out, text))
    part(sheet.part, new CellReader(texts, isDate, lines))
    lines.end()
  } finally {
    closeSync(out)
  }
}

type Part = (name: string, handler: Partial<XmlHandler>) => void

function partReader(path: string, signal: AbortSignal): Part {
  const members = zipMembers(path)
  return (name, handler) => {
    const member = members.find((m) => m.name === name)
    if (member === undefined) return
    const reader = new XmlReader({
      open: (tag, attribute) => handler.open?.(tag, attribute),
      close: (tag) => handler.close?.(tag),
      text: (text) => handler.text?.(text),
    })
    try {
      readMember(path, member, (piece) => reader.take(piece), LARGEST_PART, signal)
      reader.end()
    } catch (error) {
      throw error instanceof XmlError ? new ZipError(`contains '${name}', which ${error.message}`) : error
    }
  }
}

/** Texts of `si` elements, whose runs belong together; phonetic hints do not. */
function sharedTexts(part: Part): readonly string[] {
  const texts: string[] = []
  let [text, isText, isHint, length] = ['', false, false, 0]
  part('xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isHint = true
      isText = name === 't' && !isHint
    },
    text: (more) => {
      if (isText) text += more
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isHint = false
      if (name !== 'si') return
      texts.push(text)
      length += text.length
      if (length > MOST_TEXT) throw new ZipError(`contains more than ${MOST_TEXT} characters of text`)
    },
  })
  return texts
}

/** Number formats of dates that every workbook has. */
const [FIRST_DATE, LAST_DATE, FIRST_LATER, LAST_LATER] = [14, 22, 45, 47]
const isBuiltInDate = (id: number) => (id >= FIRST_DATE && id <= LAST_DATE) || (id >= FIRST_LATER && id <= LAST_LATER)
/** Of a format's code without its quoted and bracketed parts. */
const hasDate = (code: string) => /[ymdhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** Which styles of cells are dates. */
function dateStyles(part: Part): (style: number) => boolean {
  const own = new Map<number, boolean>()
  const styles: boolean[] = []
  let isOfCells = false
  part('xl/styles.xml', {
    open: (name, attribute) => {
      if (name === 'numFmt') own.set(Number(attribute('numFmtId')), hasDate(attribute('formatCode') ?? ''))
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) {
        const id = Number(attribute('numFmtId') ?? 0)
        styles.push(own.get(id) ?? isBuiltInDate(id))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return (style) => styles[style] ?? false
}

/** Cells in the order of their rows; a cell without a place stands behind the one before it. */
class CellReader implements XmlHandler {
  private cells: string[] = []
  private column = -1
  private type = 'n'
  private isDateCell = false
  private value = ''
  private isValue = false
  private readonly texts: readonly string[]
  private readonly isDate: (style: number) => boolean
  private readonly lines: Lines

  constructor(texts: readonly string[], isDate: (style: number) => boolean, lines: Lines) {
    this.texts = texts
    this.isDate = isDate
    this.lines = lines
  }

  open = (name: string, attribute: (name: string) => string | undefined): void => {
    if (name === 'row') {
      this.cells = []
      this.column = -1
    } else if (name === 'c') {
      const place = /^[A-Z]+/.exec(attribute('r') ?? '')?.[0]
      this.column = place === undefined ? this.column + 1 : columnOf(place)
      if (this.column >= MOST_COLUMNS) throw new ZipError(`has a sheet with more than ${MOST_COLUMNS} columns`)
      this.type = attribute('t') ?? 'n'
      this.isDateCell = this.isDate(Number(attribute('s') ?? -1))
      this.value = ''
    }
    this.isValue = name === 'v' || name === 't'
  }

  text = (text: string): void => {
    if (this.isValue) this.value += text
  }

  close = (name: string): void => {
    this.isValue = false
    if (name === 'c') this.put()
    if (name === 'row') this.lines.put(this.cells)
  }

  private put(): void {
    while (this.cells.length < this.column) this.cells.push('')
    this.cells[this.column] = this.written()
  }

  private written(): string {
    if (this.value === '') return ''
    if (this.type === 's') return this.texts[Number(this.value)] ?? ''
    if (this.type === 'b') return this.value === '1' ? 'TRUE' : 'FALSE'
    return this.type === 'n' && this.isDateCell ? dateOf(Number(this.value)) : this.value
  }
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1

/** Days since the end of 1899, by the calendar that has a 29th of February in 1900 and is right from March on. */
const EPOCH = Date.UTC(1899, 11, 30)
const DAY = 86_400_000
const LAST_DAY = 2_958_465

function dateOf(days: number): string {
  if (!(days >= 1 && days <= LAST_DAY)) return String(days)
  return new Date(EPOCH + Math.floor(days) * DAY).toISOString().slice(0, 10)
}

const FLUSHED = 1 << 16

/** Rows as lines, all as wide as the first; rows without any cell are left out. */
class Lines {
  private held = ''
  private width = 0
  private readonly write: (text: string) => void

  constructor(write: (text: string) => void) {
    this.write = write
  }

  put(cells: readonly string[]): void {
    const last = cells.findLastIndex((cell) => cell !== '')
    if (last < 0) return
    this.width = this.width === 0 ? last + 1 : this.width
    const whole = [...cells.slice(0, last + 1), ...new Array(Math.max(0, this.width - last - 1)).fill('')]
    this.held += `${whole.map(quoted).join(',')}\n`
    if (this.held.length > FLUSHED) this.end()
  }

  end(): void {
    this.write(this.held)
    this.held = ''
  }
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

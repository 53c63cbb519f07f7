/**
 * A sheet of a workbook as comma separated text: cells as their values, dates as YYYY-MM-DD, formulas as their last results.
 * Read in one stream, so that a large sheet takes no more memory than its texts.
 */
import { closeSync, openSync, writeSync } from 'node:fs'
import { rowReader } from '@keelson/files/workbook/cells.ts'
import { numberFormats } from '@keelson/files/workbook/formats.ts'
import { holdsWorkbook, openWorkbook } from '@keelson/files/workbook/parts.ts'
import type { SheetRow } from '@keelson/files/workbook/sheet-cell.ts'
import { sharedTexts } from '@keelson/files/workbook/texts.ts'
import { refuseAborted } from '../duckdb/database.ts'
import { opened } from './zip-directory.ts'

export const isWorkbook = holdsWorkbook

/**
 * Writes the first sheet to `target`, with quotes where they are needed, and gives its name; undefined where the workbook has
 * no sheet. Throws ZipError where it is damaged.
 */
export function firstSheetAsText(path: string, target: string, signal: AbortSignal): string | undefined {
  return opened(path, (source) => {
    const { part, sheets, is1904 } = openWorkbook(source, () => refuseAborted(signal))
    const [sheet] = sheets
    if (sheet === undefined) return undefined
    const held = { texts: sharedTexts(part), shown: numberFormats(part), is1904 }
    const out = openSync(target, 'wx', 0o600)
    try {
      const lines = new Lines((text) => writeSync(out, text))
      part(sheet.part, rowReader(held, { row: (_, cells) => lines.put(textsOf(cells)) }))
      lines.end()
    } finally {
      closeSync(out)
    }
    return sheet.name
  })
}

const DAY = 'YYYY-MM-DD'.length
const textsOf = (cells: SheetRow): string[] =>
  Array.from(cells, (cell) => (cell?.kind === 'date' ? cell.text.slice(0, DAY) : (cell?.text ?? '')))

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

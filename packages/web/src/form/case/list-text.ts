/** A list in one box: its entries, and how they are written. */
import { blankSeparated } from '@keelson/units'

const QUOTED = '"(?:[^"]|"")*"'

/** Entries stand apart by commas and line ends; where there is a semicolon or a tab, by these in place of commas. */
export function entriesOf(text: string): readonly string[] {
  const between = /[;\t]/.exec(text.replace(new RegExp(QUOTED, 'g'), ''))?.[0] ?? ','
  const entry = new RegExp(String.raw`[^\S\n\t]*(${QUOTED}|[^${between}\n]*)[^\S\n\t]*(${between}|\n|$)`, 'y')
  const plain = text.replace(/\r\n?/g, '\n').trim()
  const entries: string[] = []
  while (entry.lastIndex < plain.length) {
    const [, found, end] = entry.exec(plain) ?? []
    if (found === undefined) return [...entries, plain]
    if (found.trim() !== '' || end === between) entries.push(unquoted(found.trim()))
  }
  return entries
}

/** The entries of a list of numbers, which may stand apart by blanks alone: 16 16 16 14. */
export function numbersIn(text: string): readonly string[] {
  const entries = entriesOf(text)
  return /[,;\t"]/.test(text) ? entries : entries.flatMap((entry) => blankSeparated(entry) ?? entry)
}

const unquoted = (entry: string): string => (/^".*"$/s.test(entry) ? entry.slice(1, -1).replaceAll('""', '"') : entry)

/** A list as the text that gives its entries back. */
export const listText = (entries: readonly unknown[]): string =>
  entries.map((entry) => quoted(String(entry))).join(', ')

const quoted = (entry: string): string =>
  /[",;\t\r\n]/.test(entry) || entry !== entry.trim() || entry === '' ? `"${entry.replaceAll('"', '""')}"` : entry

/** Text data files as Orcina's programs read them: name and value line by line, Yes and No, tables as rows in brackets. */
import { CalculationError, ContractError } from '@keelson/workflow'
import { parse } from 'yaml'

/** A word or phrase. */
export interface Word {
  readonly word: string
}
/** One row in brackets, or a table of rows. */
export interface Rows {
  readonly rows: readonly (readonly number[])[]
}
/** Names and values one step in. */
export interface Group {
  readonly group: Deck
}
export type Value = number | boolean | Word | Rows | Group | readonly number[] | readonly Deck[]
export interface Item {
  readonly name: string
  readonly value: Value
}
export interface Section {
  readonly section: string
}
export type Deck = readonly (Item | Section)[]

export const word = (text: string): Word => ({ word: text })
export const yesNo = (on: boolean): boolean => on
export const rows = (...table: readonly (readonly number[])[]): Rows => ({ rows: table })
export const group = (...items: Deck): Group => ({ group: items })
export const data = (name: string, value: Value): Item => ({ name, value })
export const section = (title: string): Section => ({ section: title })

/** What Orcina's programs know a file by: a diffraction analysis, or a model of OrcaFlex. */
export type DeckType = 'Diffraction' | 'Model'

/** The whole text of a file, with the header that says its type. */
export function deckText(deck: Deck, type: DeckType): string {
  return ['%YAML 1.1', `# Type: ${type}`, '---', ...deck.flatMap((item) => lines(item, '')), '...', ''].join('\n')
}

function lines(item: Item | Section, indent: string): string[] {
  if ('section' in item) return [`${indent}# ${item.section}`]
  const { name, value } = item
  const simple = simpleText(value)
  if (simple !== undefined) return [`${indent}${name}: ${simple}`]
  return [`${indent}${name}:`, ...blockLines(value, indent)]
}

/** Text of a value that stands on the line of its name. */
function simpleText(value: Value): string | undefined {
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if ('word' in value) return wordText(value.word)
  if ('rows' in value && value.rows.length === 1) return rowText(value.rows[0] ?? [])
  return undefined
}

function blockLines(value: Value, indent: string): string[] {
  if (typeof value !== 'object' || 'word' in value) return []
  if ('rows' in value) return value.rows.map((row) => `${indent}  - ${rowText(row)}`)
  if ('group' in value) return value.group.flatMap((item) => lines(item, `${indent}  `))
  return value.flatMap((entry) => {
    if (typeof entry === 'number') return [`${indent}  - ${numberText(entry)}`]
    const inner = entry.flatMap((item) => lines(item, `${indent}    `))
    return inner.map((line, i) => (i === 0 ? `${indent}  - ${line.trimStart()}` : line))
  })
}

const rowText = (row: readonly number[]) => `[${row.map(numberText).join(', ')}]`

/** A number that every YAML reader takes for one: a power of ten has a point and a sign. Throws where it is not finite. */
export function numberText(value: number): string {
  if (!Number.isFinite(value))
    throw new CalculationError('a value in the data file is not finite; check the inputs for an extreme value')
  const [mantissa = '', exponent] = String(value + 0).split('e')
  if (exponent === undefined) return mantissa
  const point = mantissa.includes('.') ? mantissa : `${mantissa}.0`
  return `${point}e${/^[+-]/.test(exponent) ? exponent : `+${exponent}`}`
}

/** Words that YAML would read as something else stand in quotes. */
function wordText(text: string): string {
  const plain = /^[A-Za-z][A-Za-z0-9 _.()-]*$/.test(text) && !/^(y|n|yes|no|on|off|true|false|null)$/i.test(text)
  return plain ? text : `'${text.replaceAll("'", "''")}'`
}

/** Reads the text back and throws ContractError unless it holds the deck, name by name and number by number. */
export function requireRoundTrip(text: string, deck: Deck): void {
  const read = JSON.stringify(parse(text))
  const meant = JSON.stringify(plain(deck))
  if (read !== meant) throw new ContractError('the data file does not read back as written')
}

function plain(deck: Deck): Record<string, unknown> {
  return Object.fromEntries(deck.flatMap((item) => ('section' in item ? [] : [[item.name, plainValue(item.value)]])))
}

function plainValue(value: Value): unknown {
  if (typeof value !== 'object') return value
  if ('word' in value) return value.word
  if ('rows' in value) return value.rows.length === 1 ? value.rows[0] : value.rows
  if ('group' in value) return plain(value.group)
  return value.map((entry) => (typeof entry === 'number' ? entry : plain(entry)))
}

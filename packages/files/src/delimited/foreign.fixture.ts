/** Tables as other tools write them, with what their columns hold: for the tests of mutated files. */
import fc from 'fast-check'

export interface Style {
  readonly delimiter: ',' | ';' | '\t' | '|' | ' '
  readonly decimal: '.' | ','
  readonly thousands: '' | ',' | '.' | "'"
  readonly units: 'brackets' | 'parentheses' | 'comma' | 'row'
  readonly lineEnd: '\n' | '\r\n' | '\r'
  readonly encoding: 'utf-8' | 'marked' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  readonly lastEnd: boolean
}
export interface Column {
  readonly name: string
  readonly unit: string
  readonly cells: readonly string[]
}

const COLUMNS = [
  ['Depth', 'm'],
  ['Hs', 'm'],
  ['Tp', 's'],
  ['Azimuth', 'deg'],
  ['Tension', 'kN'],
  ['Temperature', '°C'],
  ['Pressure', 'bar'],
  ['Offset', 'm'],
] as const

/** A number with a decimal point and a fixed number of decimals; its whole part has no zeros before it. */
const aNumber = (decimals: number) =>
  fc.integer({ min: -9_999_999, max: 9_999_999 }).map((n) => (n / 10 ** decimals).toFixed(decimals))

export const someColumns: fc.Arbitrary<readonly Column[]> = fc
  .record({ names: fc.subarray([...COLUMNS], { minLength: 2 }), rows: fc.integer({ min: 3, max: 12 }) })
  .chain(({ names, rows }) =>
    fc.tuple(
      ...names.map(([name, unit]) =>
        fc
          .integer({ min: 0, max: 4 })
          .chain((decimals) => fc.array(aNumber(decimals), { minLength: rows, maxLength: rows }))
          .map((cells) => ({ name, unit, cells })),
      ),
    ),
  )

export const someStyle: fc.Arbitrary<Style> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|', ' '),
  decimal: fc.constantFrom('.', ','),
  thousands: fc.constantFrom('', '', ',', '.', "'"),
  units: fc.constantFrom('brackets', 'parentheses', 'comma', 'row'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom('utf-8', 'marked', 'utf-16le', 'utf-16be', 'windows-1252'),
  lastEnd: fc.boolean(),
})

export function textOf(columns: readonly Column[], style: Style): string {
  const cell = (text: string) => (text.includes(style.delimiter) || text.includes('"') ? `"${text}"` : text)
  const rows = (columns[0]?.cells ?? []).map((_, i) => columns.map(({ cells }) => localNumber(cells[i] ?? '', style)))
  const units = style.units === 'row' ? [columns.map(({ unit }) => unit)] : []
  const lines = [columns.map((column) => headingIn(column, style)), ...units, ...rows]
  const text = lines.map((cells) => cells.map(cell).join(style.delimiter)).join(style.lineEnd)
  return style.lastEnd ? text + style.lineEnd : text
}

function headingIn({ name, unit }: Column, { units }: Style): string {
  if (units === 'row') return name
  if (units === 'comma') return `${name}, ${unit}`
  return units === 'brackets' ? `${name} [${unit}]` : `${name} (${unit})`
}

function localNumber(text: string, { decimal, thousands }: Style): string {
  const [whole = '', decimals] = text.split('.')
  const mark = thousands === decimal ? '' : thousands
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, mark)
  return decimals === undefined ? grouped : `${grouped}${decimal}${decimals}`
}

export function bytesOf(text: string, { encoding }: Pick<Style, 'encoding'>): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'marked') return new TextEncoder().encode(`\ufeff${text}`)
  if (encoding === 'windows-1252') return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  const units = Uint8Array.from(
    `\ufeff${text}`.split('').flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  )
  return encoding === 'utf-16le' ? units : swapped(units)
}
const swapped = (bytes: Uint8Array) => bytes.map((_, i) => bytes[i ^ 1] ?? 0)

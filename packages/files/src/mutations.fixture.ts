/** What becomes of files on their way: saved by another program, cut, doubled, damaged. */

/** Where a mutation strikes: from 0, the beginning, to below 1. */
export interface Strike {
  readonly at: number
  readonly other: number
}
type OfText = (text: string, strike: Strike, size: number) => string
/** `size`: signs of what is huge. */
type OfBytes = (bytes: Uint8Array, strike: Strike, size?: number) => Uint8Array

const HUGE = 8_000

const encoded = (text: string) => new TextEncoder().encode(text)
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const ofText =
  (change: OfText): OfBytes =>
  (bytes, strike, size = HUGE) =>
    encoded(change(decoded(bytes), strike, size))
const ofLines = (change: (lines: string[], strike: Strike, size: number) => readonly string[]): OfBytes =>
  ofText((text, strike, size) => change(text.split('\n'), strike, size).join('\n'))
const placeIn = (length: number, share: number) => Math.floor(share * length)

/** Every number stays what it is. Of UTF-8 with line ends of one character. */
export const KEPT: Readonly<Record<string, OfBytes>> = {
  'CR and LF': ofText((text) => text.replaceAll('\n', '\r\n')),
  'CR alone': ofText((text) => text.replaceAll('\n', '\r')),
  'a mark of UTF-8': ofText((text) => `\ufeff${text}`),
  'UTF-16, low byte first': (bytes) => utf16(decoded(bytes), 0),
  'UTF-16, high byte first': (bytes) => utf16(decoded(bytes), 1),
  'windows-1252': (bytes) => windows1252(decoded(bytes)) ?? bytes,
  'blank lines at its end': ofText((text, { at }) => text + '\n'.repeat(1 + placeIn(5, at))),
}

function utf16(text: string, high: 0 | 1): Uint8Array {
  const bytes = new Uint8Array(2 * text.length + 2)
  for (const [at, sign] of [...`\ufeff${text}`.split('')].entries()) {
    bytes[2 * at + high] = sign.charCodeAt(0) & 255
    bytes[2 * at + 1 - high] = sign.charCodeAt(0) >> 8
  }
  return bytes
}

/** Undefined of a text that has other signs. */
function windows1252(text: string): Uint8Array | undefined {
  const codes = Array.from(text, (sign) => sign.charCodeAt(0))
  return codes.every((code) => code < 128 || (code >= 160 && code < 256)) ? Uint8Array.from(codes) : undefined
}

/** A table of commas alone, without quotes, and as many cells in each line. */
export function isPlainTable(bytes: Uint8Array): boolean {
  const lines = decoded(bytes).trimEnd().split('\n')
  const cells = lines.map((line) => line.split(',').length)
  return cells.every((count) => count > 2 && count === cells[0]) && !lines.some((line) => /["';]/.test(line))
}

/** Of a plain table: its numbers stay what they are, in other places or of another locale. */
export const KEPT_OF_TABLES: Readonly<Record<string, OfBytes>> = {
  'columns in another order': ofLines((lines, { at, other }) => {
    const width = lines[0]?.split(',').length ?? 0
    const [from, to] = [placeIn(width, at), placeIn(width, other)]
    return lines.map((line) => {
      const cells = line.split(',')
      return cells.length < width
        ? line
        : cells
            .toSpliced(from, 1)
            .toSpliced(to, 0, cells[from] ?? '')
            .join(',')
    })
  }),
  'decimal commas': ofText((text) => text.replaceAll(',', ';').replace(/(\d)\.(?=\d)/g, '$1,')),
  'decimal commas and tabs': ofText((text) => text.replaceAll(',', '\t').replace(/(\d)\.(?=\d)/g, '$1,')),
}

/** What is read of these may be less, or nothing. */
export const CUT = 'cut at a byte'
export const DAMAGED: Readonly<Record<string, OfBytes>> = {
  [CUT]: (bytes, { at }) => bytes.subarray(0, 1 + placeIn(bytes.length - 1, at)),
  'cut at its beginning': (bytes, { at }) => bytes.subarray(placeIn(bytes.length, at)),
  'a line doubled': ofLines((lines, { at }) => {
    const line = placeIn(lines.length, at)
    return lines.toSpliced(line, 0, lines[line] ?? '')
  }),
  'doubled as a whole': (bytes) => Uint8Array.of(...bytes, ...bytes),
  'a line lost': ofLines((lines, { at }) => lines.toSpliced(placeIn(lines.length, at), 1)),
  'a NUL': (bytes, { at }) => inserted(bytes, at, Uint8Array.of(0)),
  'a block of NULs': (bytes, { at }) => inserted(bytes, at, new Uint8Array(512)),
  'a byte of another encoding': (bytes, { at, other }) => inserted(bytes, at, Uint8Array.of(128 + placeIn(128, other))),
  'a huge cell': (bytes, { at }, size = HUGE) => inserted(bytes, at, new Uint8Array(size).fill(57)),
  'a long line': ofLines((lines, { at }, size) => {
    const line = placeIn(lines.length, at)
    const long = lines[line] ?? ''
    return lines.with(line, long.repeat(1 + Math.ceil(size / (long.length + 1))))
  }),
}

function inserted(bytes: Uint8Array, share: number, piece: Uint8Array): Uint8Array {
  const at = placeIn(bytes.length, share)
  const made = new Uint8Array(bytes.length + piece.length)
  made.set(bytes.subarray(0, at))
  made.set(piece, at)
  made.set(bytes.subarray(at), at + piece.length)
  return made
}

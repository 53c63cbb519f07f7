/** Signs of a text as bytes, and where the lines of these bytes end: LF, CR LF or CR alone. */

export const TAB = 9
export const LF = 10
export const CR = 13
export const SPACE = 32
export const QUOTE = 34
export const COMMA = 44
export const POINT = 46
/** Stands at the end of texts from DOS. */
export const END_OF_TEXT = 26

export const isLineEnd = (byte: number | undefined): boolean => byte === LF || byte === CR
export const isBlank = (byte: number | undefined): boolean => byte === SPACE || byte === TAB
export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57

/** Offset of the line end at or after `at`; the length of the bytes where the last line has none. */
export function lineEndFrom(bytes: Uint8Array, at: number): number {
  let i = at
  while (i < bytes.length && bytes[i] !== LF && bytes[i] !== CR) i++
  return i
}

/** Offset of the line after the line end at `at`. */
export function afterLineEnd(bytes: Uint8Array, at: number): number {
  if (at >= bytes.length) return bytes.length
  return bytes[at] === CR && bytes[at + 1] === LF ? at + 2 : at + 1
}

/** Number of the line, from 1, on which an offset lies. */
export function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1
  let i = 0
  while (i < offset && i < bytes.length) {
    const byte = bytes[i]
    if (byte === LF || (byte === CR && bytes[i + 1] !== LF)) line++
    i++
  }
  return line
}

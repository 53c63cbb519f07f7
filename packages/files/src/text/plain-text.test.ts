/** Encodings: what is read, and what is refused because nobody can know it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { FileError } from '../refused.ts'
import { linesOf } from './lines.ts'
import { plainText } from './plain-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isBig = false) => {
  const bytes = Uint8Array.from(
    [...text]
      .flatMap((c) => [...c])
      .join('')
      .split('')
      .flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
  )
  return isBig ? bytes.map((_, i) => bytes[i ^ 1] ?? 0) : bytes
}
const textOf = (bytes: Uint8Array) => {
  const text = plainText(bytes)
  return text.decode(0, text.bytes.length)
}
const refusedAt = (bytes: Uint8Array, line: number, says: RegExp) =>
  assert.throws(
    () => plainText(bytes),
    (error) =>
      error instanceof FileError &&
      error.code === 'encoding_unknown' &&
      error.line === line &&
      says.test(error.message),
  )

test('one text in UTF-8, in UTF-16 and with or without a mark is the same text', () => {
  const aText = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !['\0', '\ufeff', '\u001a'].some((sign) => text.includes(sign)))
  const same = (text: string) => {
    const files = [utf8(text), utf8(`\ufeff${text}`), utf16(`\ufeff${text}`), utf16(`\ufeff${text}`, true)]
    return files.every((file) => textOf(file) === text)
  }
  fc.assert(fc.property(aText, same), { numRuns: 300 })
})

test('a long text in UTF-16 is read across its pieces', () => {
  const text = 'Höhe 𝒳\n'.repeat(30_000)
  assert.equal(textOf(utf16(`\ufeff${text}`)), text)
})

test('bytes that are no UTF-8 are windows-1252', () => {
  const file = Uint8Array.from([0x54, 0x20, 0x5b, 0xb0, 0x43, 0x5d, 0x20, 0x80])
  assert.deepEqual([plainText(file).encoding, textOf(file)], ['windows-1252', 'T [°C] €'])
})

test('a text whose encoding is not certain is refused with its line', () => {
  refusedAt(Uint8Array.from([...utf8('a\nb °C\n'), 0xb0, 0x0a]), 2, /UTF-8/)
  refusedAt(Uint8Array.from([...utf8('a\n'), 0x81, 0x0a]), 2, /windows-1252/)
  refusedAt(utf8('a\nb °').subarray(0, 5), 2, /ends within a character/)
  refusedAt(utf8('\ufeffa\n').with(3, 0xff), 1, /marked as UTF-8/)
  refusedAt(utf16('abc'), 1, /UTF-16 without a byte order mark/)
  refusedAt(Uint8Array.from([0x0a, 0x50, 0x00, 0x4b]), 2, /not text/)
  refusedAt(Uint8Array.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), 1, /UTF-32/)
  refusedAt(Uint8Array.from([...utf16('\ufeffa\n'), 0x61]), 2, /marked as UTF-16/)
})

test('the sign that ends a text of DOS is no part of it', () => {
  assert.equal(textOf(utf8('1 2\r\n\u001a')), '1 2\r\n')
})

test('lines end with LF, CR LF or CR, and are numbered from 1', () => {
  const lines = (text: string) => [...linesOf(plainText(utf8(text)))].map(({ number, text }) => `${number}:${text}`)
  assert.deepEqual(lines('a\nb\r\nc\rd'), ['1:a', '2:b', '3:c', '4:d'])
  assert.deepEqual(lines('\n\r\n\r'), ['1:', '2:', '3:'])
  assert.deepEqual(lines(''), [])
})

test('the lines of a text are its pieces between line ends', () => {
  const same = (parts: readonly string[]) => {
    const lines = [...linesOf(plainText(utf8(parts.join('\n'))))].map(({ text }) => text)
    return lines.join('\n') === parts.join('\n').replace(/\n$/, '')
  }
  const aLine = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !['\0', '\r', '\n', '\ufeff', '\u001a'].some((sign) => text.includes(sign)))
  fc.assert(fc.property(fc.array(aLine), same), { numRuns: 300 })
})

test('a line of millions of bytes is refused with its number', () => {
  const text = plainText(utf8(`a\n${'x'.repeat(5_000_000)}\n`))
  assert.throws(() => [...linesOf(text)], /^FileError: line 2 has 5,000,000 bytes/)
})

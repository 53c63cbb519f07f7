/** A logo is what its first bytes say, and small. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LARGEST_LOGO, logoProblem } from './logo.ts'

const BYTES: Readonly<Record<string, string>> = {
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  gif: 'GIF89a\x01\0\x01\0',
}
const uri = (type: string, bytes: string) => `data:image/${type};base64,${btoa(bytes)}`

test('a picture of each type that is taken', () => {
  for (const [type, bytes] of Object.entries(BYTES)) assert.equal(logoProblem(uri(type, bytes)), undefined, type)
})

test('a picture that says it is of another type is refused', () => {
  for (const type of Object.keys(BYTES)) {
    for (const [other, bytes] of Object.entries(BYTES))
      assert.equal(logoProblem(uri(type, bytes)) === undefined, type === other, `${other} as ${type}`)
    assert.match(logoProblem(uri(type, '<svg onload=x>')) ?? '', /must match its declared type/)
    assert.match(logoProblem(uri(type, '')) ?? '', /must match its declared type/)
  }
})

test('a drawing, an address and broken data are refused', () => {
  assert.match(logoProblem(uri('svg+xml', '<svg/>')) ?? '', /\(entered: svg\+xml\)/)
  for (const text of [
    'https://example.com/a.png',
    'data:image/png,abc',
    'data:image/png;base64,a',
    '',
    `${uri('png', BYTES.png ?? '')}" x="`,
  ])
    assert.match(logoProblem(text) ?? '', /must be a data URI/, text)
})

test('the bound is on the bytes of the picture', () => {
  const of = (size: number) => uri('png', (BYTES.png ?? '').padEnd(size, '\0'))
  for (const size of [LARGEST_LOGO - 1, LARGEST_LOGO]) assert.equal(logoProblem(of(size)), undefined)
  for (const size of [LARGEST_LOGO + 1, 10 * LARGEST_LOGO])
    assert.match(logoProblem(of(size)) ?? '', /at most 100,000 bytes/)
})

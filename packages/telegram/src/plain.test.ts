/** What leaves is plain, and fits into the messages of Telegram. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pieces, plain } from './plain.ts'
import { refInPayload } from './start-link.ts'

test('characters that do not show are gone, and lines stay', () => {
  assert.equal(plain('a\u0000b\u202Ec\u0007\r\n  - d\u2028e  \n'), 'a b c\n  - d e')
})

test('a long text is cut at the ends of lines, never within a character, and loses nothing up to four messages', () => {
  const text = Array.from({ length: 300 }, (_, i) => `line ${i} of a long answer`).join('\n')
  const parts = pieces(text)
  assert.ok(parts.length > 1 && parts.every((part) => part.length <= 4096))
  assert.equal(parts.join('\n'), text)
  assert.ok(pieces('\u{1F6E2}'.repeat(3000)).every((part) => part.isWellFormed() && part.length <= 4096))
})

test('what is longer than four messages is cut, and says so', () => {
  const parts = pieces('word '.repeat(10_000))
  assert.equal(parts.length, 4)
  assert.match(parts[3] ?? '', /\(cut here\)$/)
})

test('the payload of a start link is a repo and an id, and nothing else', () => {
  assert.equal(refInPayload('modelrepo_wall-thickness-explorer'), 'modelrepo:wall-thickness-explorer')
  for (const payload of [
    '',
    'modelrepo',
    '_x',
    'a_b_c',
    'modelrepo_../etc',
    'Modelrepo_x',
    `modelrepo_${'x'.repeat(64)}`,
  ])
    assert.equal(refInPayload(payload), undefined, payload)
})

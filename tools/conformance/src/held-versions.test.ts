/** Claims about the parts that processes hold: together they are every version, once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyVersion } from './every-version.ts'
import { heldVersions } from './held-versions.ts'

const refs = (asked?: string) => heldVersions(asked).map(({ ref }) => ref)

test('all parts together are every version, each once', () => {
  const parts = [1, 2, 3, 4, 5, 6, 7].map((k) => refs(`${k}/7`))
  assert.deepEqual(parts.flat().sort(), everyVersion.map(({ ref }) => ref).sort())
  assert.ok(Math.max(...parts.map((part) => part.length)) - Math.min(...parts.map((part) => part.length)) <= 1)
})

test('workflows are held by their names, and none that is not there', () => {
  assert.deepEqual(refs('catenary'), ['modelrepo:catenary@1'])
  assert.throws(() => heldVersions('catnary'), /no workflow catnary/)
})

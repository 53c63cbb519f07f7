/** The lock holds the catalog; what each version answers is held to it with the rest of the suite. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyVersion } from '../every-version.ts'
import { lockedRefs } from './files.ts'

test('every version of the catalog is in the lock, and nothing else', () => {
  const refs = everyVersion.map(({ ref }) => ref)
  assert.deepEqual(lockedRefs().sort(), refs.sort())
})

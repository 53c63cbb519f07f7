/** A stable version answers today what it answered when it was locked. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyVersion } from './every-version.ts'
import { LOCK_TOLERANCE, makeLock, readLock } from './lock.ts'

const lock = readLock()
const now = await makeLock()

test('every version of the catalog is in the lock, and nothing else', () => {
  const refs = everyVersion.map(({ ref }) => ref)
  assert.deepEqual(Object.keys(lock).sort(), refs.sort())
})

for (const [ref, { values, cases }] of Object.entries(now)) {
  test(`${ref} gives the locked values`, () => {
    const locked = lock[ref]?.values ?? {}
    assert.deepEqual(Object.keys(values), Object.keys(locked))
    const moved = Object.entries(values).filter(
      ([name, v]) => Math.abs(v - (locked[name] ?? Number.NaN)) > LOCK_TOLERANCE * Math.abs(v),
    )
    assert.deepEqual(
      moved.map(([name, v]) => `${name}: ${locked[name]} is now ${v}`),
      [],
    )
  })

  test(`${ref} has the error of every case in the lock`, () => {
    assert.deepEqual(Object.keys(cases), Object.keys(lock[ref]?.cases ?? {}))
  })
}

/** Holds every built workflow of the catalog to the suite and to the lock; a later workflow is held to them without a new line. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { everyVersion } from './every-version.ts'
import { lockProblems, readLock } from './lock.ts'
import { counted, suite } from './suite.ts'

const lock = readLock()

for (const { ref, subject } of everyVersion) {
  describe(ref, () => {
    for (const check of suite) {
      test(check.name, async () => {
        assert.deepEqual(await check.problems(subject()), [])
      })
    }
    test('it answers what it answered when it was locked', async () => {
      assert.deepEqual(await lockProblems(subject(), lock[ref]), [])
    })
  })
}

for (const { ref, subject } of everyVersion) {
  describe(ref, () => {
    for (const check of counted) {
      test(check.name, async () => {
        assert.deepEqual(await check.problems(subject()), [])
      })
    }
  })
}

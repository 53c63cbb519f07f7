/** Holds every built workflow of the catalog to the suite and to the lock; a later workflow is held to them without a new line. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { once } from '@keelson/workflow'
import { heldVersions } from './held-versions.ts'
import { entryOf } from './lock/entry.ts'
import { readLocked } from './lock/files.ts'
import { formulasLoadedBy } from './lock/loads.ts'
import { digestProblems, digestsSkipped, numberProblems } from './lock/problems.ts'
import { counted, suite } from './suite.ts'

const versions = heldVersions()

for (const { ref, workflow, subject } of versions) {
  describe(ref, () => {
    const entry = once(() => entryOf(subject(), formulasLoadedBy(workflow)))
    for (const check of suite) {
      test(check.name, async () => {
        assert.deepEqual(await check.problems(subject()), [])
      })
    }
    test('it answers what it answered when it was locked', async () => {
      assert.deepEqual(numberProblems(await entry(), readLocked(ref)), [])
    })
    test('its tables, charts, figures, steps, warnings and words are as they were', {
      skip: digestsSkipped,
    }, async () => {
      assert.deepEqual(digestProblems(await entry(), readLocked(ref)), [])
    })
  })
}

for (const { ref, subject } of versions) {
  describe(ref, () => {
    for (const check of counted) {
      test(check.name, async () => {
        assert.deepEqual(await check.problems(subject()), [])
      })
    }
  })
}

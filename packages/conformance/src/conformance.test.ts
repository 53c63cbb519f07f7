/** Holds every built workflow of the catalog to the suite; a later workflow is held to it without a new line. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { everyVersion } from './every-version.ts'
import { counted, suite } from './suite.ts'

for (const checks of [suite, counted]) {
  for (const { ref, subject } of everyVersion) {
    describe(ref, () => {
      for (const check of checks) {
        test(check.name, async () => {
          assert.deepEqual(await check.problems(subject()), [])
        })
      }
    })
  }
}

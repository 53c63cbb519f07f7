/** Holds every built workflow of the catalog to the suite; a later workflow is held to it without a new line. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { Catalog } from '@keelson/service/catalog.ts'
import { ROOT } from '@keelson/service/service.ts'
import { pinnedRef } from '@keelson/workflow'
import { subjectOf } from './subject.ts'
import { suite } from './suite.ts'

const datasets = join(ROOT, 'datasets')

for (const { repo, id, versions } of new Catalog().entries) {
  for (const workflow of versions) {
    describe(pinnedRef({ repo, id }, workflow.contract.version), () => {
      const subject = subjectOf(repo, workflow, datasets)
      for (const check of suite) {
        test(check.name, async () => {
          assert.deepEqual(await check.problems(subject), [])
        })
      }
    })
  }
}

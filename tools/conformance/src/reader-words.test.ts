/** What a report prints is said in the words of the field: nothing of how the house is made, no commit in place of a source. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { casesOf } from '@keelson/service/workflow-detail.ts'
import { evidenceIn } from '@keelson/workflow'
import { everyVersion } from './every-version.ts'

const OF_THE_MAKERS = /\bdossier|production router|\bhand-?off|@[0-9a-f]{7,40}\b|\bcommit [0-9a-f]{7}/i

test('contracts, and the sources of cases, hold no word of the makers', () => {
  for (const { ref, workflow } of everyVersion) {
    const { title, question, method, assumptions, validity, notChecked, warnings } = workflow.contract
    const printed = [title, question, method, assumptions, validity, notChecked, warnings]
    const found = OF_THE_MAKERS.exec(JSON.stringify([printed, evidenceIn(casesOf(workflow), {})]))
    assert.equal(found?.[0], undefined, ref)
  }
})

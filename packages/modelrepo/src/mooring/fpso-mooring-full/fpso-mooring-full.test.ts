/** What is special to fpso-mooring-full, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testKit } from '@keelson/workflow/testing.ts'
import { fpsoMooringFull as workflow } from './index.ts'

const { run } = testKit(workflow)

test('the example is answered', () => {
  assert.equal(run().status, 'PASS')
})

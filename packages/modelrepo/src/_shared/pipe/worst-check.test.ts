/** The worst of the checks that were made, and how a sentence says it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { burstPressure } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { check, checkOf, notChecked } from '@keelson/workflow'
import { governingClause, worstCheck } from './worst-check.ts'

const spec = (title: string) =>
  checkOf('net_pressure', { title, demand: 'Pressure', capacity: burstPressure, criterion: burstPressure })
const declared = { burst: spec('Burst'), collapse: spec('Collapse'), test: spec('Hydrotest') }

test('the largest utilisation is the worst, and what was not checked has none', () => {
  const made = { burst: check({ demand: 3, capacity: 4 }), collapse: check({ demand: 1, capacity: 4 }) }
  const worst = worstCheck(declared, { ...made, test: notChecked('not_requested', 'no test') })
  assert.equal(worst?.spec.title, 'Burst')
  assert.equal(worst && governingClause(worst), 'burst governs: utilisation 0.75 (API RP 1111 4.3.1 eq. 4)')
})

test('a demand without any capacity is worse than every utilisation', () => {
  const worst = worstCheck(declared, {
    burst: check({ demand: 9, capacity: 4 }),
    collapse: check({ demand: 1, capacity: 0 }),
  })
  assert.equal(worst && governingClause(worst), 'collapse fails: no capacity (API RP 1111 4.3.1 eq. 4)')
})

test('where nothing was checked there is no worst', () => {
  assert.equal(worstCheck(declared, { burst: notChecked('input_missing', 'no wall') }), undefined)
})

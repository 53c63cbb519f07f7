/** Claims about the page of what each workflow covers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReachLimit } from '@keelson/workflow/reach-of.ts'
import { reachPage } from './reach-page.ts'

const ratio: ReachLimit = {
  ...{ limit: 'Span in diameters', because: 'longer spans act as cables', symbol: 'L/D', from: 30, to: 140 },
  ...{ unit: '-', unsafe: 'above', standard: 'RP', clause: '6.8' },
}
const pageWith = (limit: ReachLimit) =>
  reachPage([
    {
      ...{ ref: 'modelrepo:span@1', title: 'Span', question: 'Does it vibrate?', validity: [], not_checked: [] },
      checks: [{ id: 'onset', title: 'Onset', standard: 'RP', clause: '4.3', reach: [limit], demands: [] }],
    },
  ])

test('a range that opens a check at one end alone says at which', () => {
  assert.match(pageWith(ratio), /Span in diameters 30 to 140, not assessed only above the range </)
  assert.match(pageWith({ ...ratio, unsafe: 'either' }), /Span in diameters 30 to 140 </)
  assert.match(pageWith({ ...ratio, from: null }), /Span in diameters up to 140 </)
})

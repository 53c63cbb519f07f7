/** The sheet of a study that was asked before asks for the same again. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { VaryRequest } from '@keelson/studies/request.ts'
import { questionOf, typedOf } from './study-filled.ts'
import type { StudyInput } from './study-inputs.ts'
import { askedStudy } from './study-request.ts'
import { sheetOf } from './study-sheets.ts'

const bounds = { least: 0, most: 1000, open: [false, false] } as const
const input = (param: string, unit: string, value: number, whole = false): StudyInput => ({
  ...{ param, title: param, kind: undefined, unit, value, bounds, usual: undefined, whole, given: true },
})
const inputs = [input('wall', 'mm', 15), input('pressure', 'MPa', 20), input('lines', 'mm', 8, true)]
const outputs = [{ path: 'utilisation', title: 'Utilisation' }]
const subject = { inputs, outputs, instant: true }

/** What the sheet asks for once it was filled in from a request. */
function askedAgain(vary: VaryRequest): VaryRequest {
  const question = questionOf(vary)
  assert.ok(question)
  return askedStudy(
    sheetOf(
      question,
      subject,
      typedOf(vary, inputs, (_, unit) => unit),
    ),
  ).vary
}

const SAME: readonly VaryRequest[] = [
  { kind: 'goal', param: 'pressure', between: [12, 33], unit: 'MPa', target: { output: 'utilisation', value: 0.9 } },
  { kind: 'grid', axes: [{ param: 'pressure', from: 5, to: 9, count: 4, unit: 'MPa' }] },
  { kind: 'grid', axes: [{ param: 'lines', values: [4, 6, 8], unit: 'mm' }] },
  {
    kind: 'grid',
    axes: [
      { param: 'wall', from: 9, to: 11, count: 3, unit: 'mm' },
      { param: 'pressure', from: 5, to: 9, count: 4, unit: 'MPa' },
    ],
  },
  { kind: 'one_at_a_time', params: [{ param: 'pressure', low: 19, high: 22, unit: 'MPa' }] },
  {
    kind: 'sample',
    method: 'sobol',
    count: 64,
    distributions: [{ param: 'wall', distribution: 'normal', unit: 'mm', mean: 14, standard_deviation: 0.7 }],
    indices: true,
  },
]

for (const vary of SAME)
  test(`${vary.kind}: ${JSON.stringify(vary).slice(0, 80)}`, () => {
    assert.deepEqual(askedAgain(vary), vary)
  })

test('an end in another unit keeps it', () => {
  const vary: VaryRequest = { kind: 'grid', axes: [{ param: 'wall', from: 0.25, to: 0.5, count: 3, unit: 'in' }] }
  const asked = askedAgain(vary)
  assert.deepEqual(asked, {
    kind: 'grid',
    axes: [{ param: 'wall', from: '0.25 in', to: '0.5 in', count: 3, unit: 'mm' }],
  })
})

test('a list of points and a grid of three inputs have no sheet', () => {
  assert.equal(questionOf({ kind: 'list', rows: [] }), undefined)
  const axis = { param: 'wall', values: [1] }
  assert.equal(questionOf({ kind: 'grid', axes: [axis, axis, axis] }), undefined)
})

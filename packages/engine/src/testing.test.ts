/** The kit of the tests can fail: at a wrong pointer, a value that is none, a defect that is no refusal. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type ContractParams,
  defineContract,
  defineWorkflow,
  listValue,
  notApplicable,
  numberValue,
  type Outcome,
  optional,
  params,
  quantity,
  refuse,
  warner,
} from '@keelson/workflow'
import { codes, list, number, problemsOf, reason, rowsOf, testKit, value } from './testing.ts'

const said = { title: 'Length', description: 'Of a bar.' }
const warnings = { no_gap: 'There is no gap between the halves.' } as const
const warn = warner(warnings)
const contract = defineContract({
  id: 'halves',
  version: 1,
  status: 'experimental',
  title: 'Halves',
  askedAs: [],
  question: 'How long is a half?',
  routes: [{ domain: 'floating-marine', subdomain: 'none' }],
  standards: [],
  kind: 'calculation',
  cost: 'instant',
  params: params({
    length: quantity('plate_width', { ...said, above: 0, example: 8 }),
    gap: optional(quantity('displacement', { ...said, minimum: 0 })),
  }),
  values: {
    half: numberValue('plate_width', said),
    halves: listValue('plate_width', said),
    between: numberValue('plate_width', said),
  },
  answers: ['half'],
  checks: {},
  tables: {},
  charts: {},
  figures: {},
  deliverables: [],
  warnings,
  method: [],
  assumptions: [],
  validity: [],
  notChecked: [],
})
function calculate({ length, gap }: ContractParams<typeof contract>): Outcome<typeof contract> {
  if (gap !== undefined && gap > length) refuse('/gap', 'must not exceed the length')
  return {
    values: { half: length / 2, halves: [length / 2, length / 2], between: gap ?? notApplicable('no gap is given') },
    warnings: gap === 0 ? [warn('no_gap', 'The halves touch.')] : [],
  }
}
const workflow = defineWorkflow({ contract, calculate, example: { length: 800, gap: 100 }, home: import.meta.url })
const { pointers, problems, refusedAt, run } = testKit(workflow)

test('a run is of the example, changed and without what is named, or of a base of its own', () => {
  assert.equal(number(run(), 'half'), 400)
  assert.equal(number(run({ length: '1 m' }), 'half'), 500)
  assert.equal(value(run({}, ['gap']), 'between'), null)
  assert.deepEqual(testKit(workflow, {}).pointers(), ['/length'])
})

test('what is refused says where and why, and what is answered says nothing', () => {
  assert.deepEqual(pointers({ gap: 900 }), ['/gap'])
  assert.deepEqual(problems({ gap: 900 }), ['/gap must not exceed the length'])
  assert.deepEqual(problems(), [])
  refusedAt('/gap', { gap: 900 })
  assert.throws(() => refusedAt('/length', { gap: 900 }), /not rejected at \/length: \/gap must not/)
  assert.throws(() => refusedAt('/gap'), /a result is returned/)
})

test('a defect is no refusal', () => {
  const broken = () => {
    throw new TypeError('a defect')
  }
  assert.throws(() => problemsOf(broken), TypeError)
})

test('a number and a list are read as such or not at all', () => {
  const bare = run({}, ['gap'])
  assert.deepEqual(list(bare, 'halves'), [400, 400])
  assert.throws(() => number(bare, 'between'), /between is not a number: null/)
  assert.throws(() => number(bare, 'halves'), /is not a number/)
  assert.throws(() => list(bare, 'half'), /half is not a list: 400/)
  assert.throws(() => number(bare, 'third'), /third is not a number/)
})

test('reasons, warnings and rows are read where they are, and are empty where not', () => {
  assert.equal(reason(run({}, ['gap']), 'between'), 'no gap is given')
  assert.equal(reason(run(), 'between'), '')
  assert.deepEqual([codes(run({ gap: 0 })), codes(run())], [['no_gap', 'no_check'], ['no_check']])
  assert.deepEqual(rowsOf(run(), 'parts'), [])
})

/** A case may expect the status, a check and a cell of a table, beside values; and may be laid over another case. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ContractError, caseParams, casesIn, type ExpectedValue } from '@keelson/workflow'
import { type CaseAnswer, judge } from './case-judgement.ts'

const side = (value: number) => ({ value, unit: 'MPa', label: 'stress' })
const answer: CaseAnswer = {
  status: 'FAIL',
  result: {
    values: { stress: { value: 400, unit: 'MPa', label: 'Stress' } },
    checks: [
      {
        ...{ id: 'yield', title: 'Yield', standard: 'S', clause: '1', state: 'fail', governing: true },
        ...{ demand: side(400), capacity: side(355), utilisation: 400 / 355, limit: 1, reason: null, note: null },
        ...{ open: false, reason_kind: null, left: null, accepted: null },
      },
    ],
    tables: [
      {
        ...{ id: 'heights', title: 'Heights', description: 'Heights.', count: 2 },
        columns: [
          { name: 'height', title: 'Height', unit: 'mm' },
          { name: 'grade', title: 'Grade' },
        ],
        rows: [
          [5, 'S355'],
          [10, 'S235'],
        ],
      },
    ],
  },
}
const problems = (expected: Readonly<Record<string, ExpectedValue>>) =>
  judge({ id: 'a', inputs: {}, expected }, answer).problems.length

test('status, members of a check and cells of a table are compared, numbers in the unit of the case', () => {
  const right = {
    status: { value: 'FAIL' },
    'checks.yield.state': { value: 'fail' },
    'checks.yield.demand': { value: 0.4, unit: 'GPa' },
    'checks.yield.capacity': { value: 355, unit: 'MPa' },
    'checks.yield.utilisation': { value: 1.12676, rel_tol: 1e-5 },
    'checks.yield.limit': { value: 1 },
    'tables.heights.1.height': { value: 1, unit: 'cm' },
    'tables.heights.1.grade': { value: 'S235' },
  }
  assert.equal(problems(right), 0)
})

test('each of them is missed where it is another', () => {
  const wrong: Readonly<Record<string, ExpectedValue>> = {
    status: { value: 'PASS' },
    'checks.yield.state': { value: 'pass' },
    'checks.yield.demand': { value: 355, unit: 'MPa' },
    'checks.yield.capacity': { value: 400, unit: 'MPa' },
    'checks.yield.title': { value: 'Yield' },
    'checks.rupture.state': { value: 'pass' },
    'tables.heights.0.height': { value: 10, unit: 'mm' },
    'tables.heights.2.height': { value: 5, unit: 'mm' },
    'tables.heights.0.width': { value: 5, unit: 'mm' },
  }
  for (const [name, expected] of Object.entries(wrong)) assert.equal(problems({ [name]: expected }), 1, name)
})

const file = (cases: Parameters<typeof casesIn>[0]['cases']) => casesIn({ workflow: 'w', cases })

test('a case that is laid over another has the inputs of both, its own first, and none that it leaves out', () => {
  const [, over] = file([
    { id: 'a', base: 'example', inputs: { x: 1, y: 2 } },
    { id: 'b', base: 'a', without: ['y'], inputs: { x: 3 } },
  ])
  assert.ok(over)
  assert.deepEqual(caseParams(over, { x: 0, z: 9 }), { x: 3, z: 9 })
})

test('a case is laid over a case of its file, and not over itself', () => {
  assert.throws(() => file([{ id: 'a', base: 'none', inputs: {} }]), ContractError)
  assert.throws(() => file([{ id: 'a', base: 'a', inputs: {} }]), ContractError)
})

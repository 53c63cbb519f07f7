/** What differs between two answers is told by member: what moved, what appeared and what went. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases, sound } from '../fixtures/sound.ts'
import { isRun, subjectOf } from '../subject.ts'
import { compared, type Dumped } from './difference.ts'

const run = await subjectOf('modelrepo', sound, 'no-datasets', cases).run('example', sound.example)
assert.ok(isRun(run))
const answer: Dumped = run.emitted
const changed = (before: string, after: string): Dumped => JSON.parse(JSON.stringify(answer).replaceAll(before, after))

test('an answer does not differ from itself, and it is said how much was compared', () => {
  const { comparisons, differences } = compared(answer, answer)
  assert.deepEqual(differences, [])
  assert.ok(comparisons > 50)
})

test('a number that moved is told with what it was and is, by its way', () => {
  assert.deepEqual(compared(answer, changed('[10,200]', '[10,201]')).differences, [
    { member: 'tables.heights.rows.0.1', change: 'moved', before: 200, after: 201 },
  ])
  assert.deepEqual(compared(answer, changed('[10,200]', '[10,200.0000000001]')).differences, [])
})

test('a step more appears and moves no other', () => {
  const more = structuredClone(answer) as unknown as { result: { steps: object[] } }
  more.result.steps.unshift({ symbol: 'n', unit: '-', value: 3, kind: 'solved' })
  const { differences } = compared(answer, more as unknown as Dumped)
  assert.deepEqual([...new Set(differences.map(({ change }) => change))], ['appeared'])
  assert.ok(differences.every(({ member }) => member.startsWith('steps.n')))
})

test('a refusal in place of an answer is told', () => {
  const refused: Dumped = { refused: [{ pointer: '/force', message: 'must be positive' }] }
  const { differences } = compared(answer, refused)
  assert.ok(differences.some(({ member, change }) => member === 'status.refused.0.pointer' && change === 'appeared'))
  assert.ok(differences.some(({ member, change }) => member === 'values.stress.value' && change === 'went'))
})

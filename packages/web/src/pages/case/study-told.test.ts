/** Claims about the first sentence of a study with a goal. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Goal, Study } from '@keelson/studies/study.ts'
import { findingsOf } from './study-told.ts'

const root = (x: number) => ({ x, output: 1, iterations: 5, governing: null, status: 'PASS', run_id: null }) as const
const study = (goal: Partial<Goal>): Study =>
  ({
    request: {
      ref: 'modelrepo:pipe@1',
      vary: { kind: 'goal', param: 'wall', between: [8, 32], unit: 'mm', target: { output: 'utilisation', value: 1 } },
    },
    columns: [
      { name: 'wall', title: 'Selected nominal wall', unit: 'mm', type: 'number', role: 'varied' },
      { name: 'utilisation', title: 'Governing utilisation', unit: '-', type: 'number', role: 'output' },
    ],
    statistics: {
      goal: {
        output: 'utilisation',
        target: 1,
        brackets: [],
        roots: [],
        jumps: [],
        mode_changes: [],
        commercial: [],
        notes: [],
        ...goal,
      },
    },
  }) as unknown as Study
const sentences = (goal: Partial<Goal>) => findingsOf(study(goal)).map(({ sentence }) => sentence)

test('a root is one sentence, and all its digits go into the case', () => {
  const [found] = findingsOf(study({ roots: [root(10.494623)] }))
  assert.equal(found?.sentence, 'Governing utilisation is 1 at a selected nominal wall of 10.495 mm.')
  assert.equal(found?.take?.value, 10.494623)
})

test('a wall that is made is offered beside the root', () => {
  const wall = { root: 10.5, wall: 11.1, standard: 'ASME B36.10M', output: 0.94, status: 'PASS', run_id: null } as const
  assert.deepEqual(sentences({ roots: [root(10.5)], commercial: [wall] }).slice(1), [
    'Next standard wall thickness: 11.1 mm (ASME B36.10M), with governing utilisation 0.940.',
  ])
})

test('several roots are counted first, and of none nothing can be taken', () => {
  assert.equal(sentences({ roots: [root(9), root(20)] })[0], 'Governing utilisation is 1 at 2 values.')
  assert.deepEqual(sentences({}), [])
})

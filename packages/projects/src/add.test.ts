import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withCopy, withRun } from './add.ts'
import { MOORING, methodsWith, problemsOf } from './mooring.fixture.ts'

const contract = methodsWith()('modelrepo:chain@1')?.contract
if (contract === undefined) throw new Error('there is no chain')
const run = {
  ref: 'modelrepo:chain@1',
  contract,
  params: { tension: '110 kip', breaking_load: { value: 1.2, unit: 'MN' }, factor: 1.67, grade: 'R3' },
  input_basis: {},
}

test('inputs of a run become entries of the basis with their kind and unit, and an entry that is there is linked', () => {
  const added = withRun(MOORING, 'W-03', run, {
    tension: 'line.pull',
    grade: 'chain.grade',
    breaking_load: 'chain.mbl',
  })
  assert.ok('project' in added, JSON.stringify(added))
  const { basis, calculations } = added.project
  assert.deepEqual(
    [basis['line.pull'], basis['chain.grade']],
    [
      { title: 'Tension', kind: 'line_tension', value: 110, unit: 'kip', status: 'assumed' },
      { title: 'Grade', text: 'R3', status: 'assumed' },
    ],
  )
  assert.equal(basis['chain.mbl'], MOORING.basis['chain.mbl'])
  assert.deepEqual(calculations.at(-1)?.inputs, {
    tension: { basis: 'line.pull' },
    breaking_load: { basis: 'chain.mbl' },
    factor: 1.67,
    grade: { basis: 'chain.grade' },
  })
  assert.deepEqual(problemsOf(added.project), [])
})

test('what a run states of its inputs is kept: of an own value beside it, of an entry with the entry', () => {
  const document = { document: 'NF-CAL-001', revision: '02' }
  const input_basis = {
    '/tension': { from: 'entered', source: document },
    '/factor': { from: 'example' },
    '/grade': { from: 'example' },
  } as const
  const added = withRun(MOORING, 'W-03', { ...run, input_basis }, { tension: 'line.pull', grade: 'chain.grade' })
  assert.ok('project' in added, JSON.stringify(added))
  assert.deepEqual(added.project.calculations.at(-1)?.input_basis, { '/factor': { from: 'example' } })
  assert.deepEqual(added.project.basis['line.pull']?.source, document)
  assert.equal(added.project.basis['chain.grade']?.note, 'Example value of modelrepo:chain@1.')
  assert.deepEqual(problemsOf(added.project), [])
})

test('what is no number or text of the run, and an id that is taken, are refused at their pointers', () => {
  const none = withRun(MOORING, 'W-03', run, { lift: 'lift', nothing: 'none' })
  assert.deepEqual('problems' in none && none.problems.map(({ pointer }) => pointer), ['/basis/lift', '/basis/nothing'])
  const taken = withRun(MOORING, 'W-01', run, {})
  assert.deepEqual('problems' in taken && taken.problems.map(({ pointer }) => pointer), ['/id'])
})

test('a copy has the inputs and the links of its original', () => {
  const copied = withCopy(MOORING, 'W-02', 'W-12')
  assert.ok('project' in copied)
  assert.deepEqual(copied.project.calculations.at(-1)?.inputs, MOORING.calculations[1]?.inputs)
  assert.deepEqual(problemsOf(copied.project), [])
  assert.deepEqual('problems' in withCopy(MOORING, 'W-09', 'W-12'), true)
})

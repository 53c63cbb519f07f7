/** Changes by pointer: what was stated of an input does not outlast its value. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Project } from '@keelson/projects'
import { changedBy } from './project-changes.ts'

const EXAMPLE = { from: 'example' } as const
const project: Project = {
  schema: 'keelson.project/1',
  id: 'p',
  title: 'P',
  basis: {},
  calculations: [
    {
      id: 'W-01',
      ref: 'modelrepo:x@1',
      inputs: { span: '10 m', layers: [{ thickness: 1 }] },
      input_basis: { '/span': EXAMPLE, '/layers': EXAMPLE },
    },
  ],
}
const basisAfter = (...changes: Parameters<typeof changedBy>[1]) =>
  (changedBy(project, changes) as Project).calculations[0]?.input_basis

test('an input that is set or removed is no longer the example, and the others are', () => {
  assert.deepEqual(basisAfter({ at: '/calculations/0/inputs/span', value: '12 m' }), { '/layers': EXAMPLE })
  assert.deepEqual(basisAfter({ at: '/calculations/0/inputs/layers' }), { '/span': EXAMPLE })
  assert.deepEqual(basisAfter({ at: '/title', value: 'Q' }), project.calculations[0]?.input_basis)
})

test('what a change itself states of the input is kept', () => {
  const stated = { '/span': { from: 'entered' } } as const
  const changes = [
    { at: '/calculations/0/inputs/span', value: '12 m' },
    { at: '/calculations/0/input_basis', value: stated },
  ]
  assert.deepEqual(basisAfter(...changes), stated)
})

test('a change of a copy leaves its original as it is', () => {
  const [original] = project.calculations
  assert.ok(original)
  const copied = { ...project, calculations: [original, { ...original, id: 'W-02' }] }
  const { calculations } = changedBy(copied, [{ at: '/calculations/1/inputs/span', value: '12 m' }]) as Project
  assert.deepEqual(
    calculations.map(({ inputs }) => inputs.span),
    ['10 m', '12 m'],
  )
})

/** A removal: every link that breaks is named, and its undo brings back what was there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Project } from '@keelson/projects/document.ts'
import { removalChanges, removalOf, restoringChanges } from './removal.ts'

const from = { from: 'M-01/tension', reduce: 'max' } as const
const project: Project = {
  schema: 'keelson.project/1',
  id: 'buoy',
  title: 'Buoy',
  basis: { 'line.pull': { from: 'M-01/tension', status: 'agreed' }, grade: { text: 'R4', status: 'agreed' } },
  calculations: [
    { id: 'M-01', ref: 'modelrepo:catenary@1', inputs: {} },
    { id: 'M-02', ref: 'modelrepo:x@1', inputs: { tension: from, grade: { basis: 'grade' } } },
    {
      id: 'M-03',
      ref: 'modelrepo:x@1',
      inputs: { tension: { basis: 'line.pull' } },
      cases: [{ name: 'Far', inputs: { tension: from } }],
    },
  ],
}

test('every link that breaks is named with its place', () => {
  const removal = removalOf(project, 'M-01')
  assert.deepEqual(
    removal?.links.map(({ pointer, case: name }) => [pointer, name]),
    [
      ['/calculations/1/inputs/tension', undefined],
      ['/calculations/2/inputs/tension', undefined],
      ['/calculations/2/cases/0/inputs/tension', 'Far'],
    ],
  )
  assert.deepEqual(Object.keys(removal?.entries ?? {}), ['line.pull'])
  assert.deepEqual(removal && removalChanges(removal).at(-1), { at: '/calculations/0' })
  assert.deepEqual(removalOf(project, 'M-03')?.links, [])
  assert.equal(removalOf(project, 'M-1'), undefined)
})

test('it is put back at its place with its links, and what was changed since stays', () => {
  const removal = removalOf(project, 'M-01')
  assert.ok(removal)
  const [, second, third] = project.calculations as [
    unknown,
    Project['calculations'][number],
    Project['calculations'][number],
  ]
  const left = {
    ...project,
    calculations: [
      { ...second, title: 'Strength', inputs: { grade: second.inputs.grade } },
      { ...third, inputs: {}, cases: [{ name: 'Far', inputs: {} }] },
    ],
  }
  const changes = restoringChanges(left, removal)
  assert.deepEqual(changes[0], { at: '/basis/line.pull', value: project.basis['line.pull'] })
  const [first, ...rest] = (changes[1]?.value ?? []) as Project['calculations']
  assert.deepEqual(first, project.calculations[0])
  assert.deepEqual(rest, [{ ...second, title: 'Strength' }, third])
})

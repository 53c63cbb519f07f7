/** The files of a run have plain names. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileFault } from './deliverables.ts'

const fault = (name: string) => fileFault([{ name, mediaType: 'text/plain', content: '' }])

test('a name as people give it is the name of a file', () => {
  for (const name of ['mesh.gdf', 'barge half.gdf', 'barge (2).gdf', '_x', 'a', `${'n'.repeat(116)}.csv`])
    assert.equal(fault(name), undefined, name)
})

test('a name that leads elsewhere, hides or is too long is none', () => {
  for (const name of ['', '.x', '../x', 'a..b', 'a/b', 'a\\b', 'a ', 'a.', 'a\nb', 'c:x', 'é.gdf', 'n'.repeat(121)])
    assert.match(fault(name) ?? '', /is not a valid file name/, name)
})

test('two files of a run have two names', () => {
  const file = { name: 'a.csv', mediaType: 'text/csv', content: '' }
  assert.equal(fileFault([file, file]), 'two files have the name a.csv')
})

/** The parts that the readers of RAOs share. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countRow, cutShort, groups, oddGroup } from './groups.ts'
import { headText } from './head-text.ts'
import { isStars, printedAlike } from './number.ts'
import { addRaoRow, raoRows, raoTable } from './table.ts'

function counted(...keys: number[]) {
  const found = groups()
  for (const [at, key] of keys.entries()) countRow(found, at + 1, key)
  return found
}

test('a last group that is shorter than all others, which are alike, is a cut', () => {
  assert.deepEqual(cutShort(counted(1, 1, 1, 2, 2, 2, 3)), { has: 1, others: 3, line: 7 })
  assert.deepEqual(cutShort(counted(1, 1, 2)), { has: 1, others: 2, line: 3 })
})

test('groups that differ before the last say nothing of a cut', () => {
  for (const keys of [[1, 1, 1, 2, 2, 3], [1, 1, 2, 2], [1, 1], [1, 2, 2], []])
    assert.equal(cutShort(counted(...keys)), undefined)
})

test('the first group of another size is found, the last one too', () => {
  assert.deepEqual(oddGroup(counted(1, 1, 1, 2, 2, 3)), { has: 2, others: 3, line: 5 })
  assert.deepEqual(oddGroup(counted(1, 2, 2)), { has: 2, others: 1, line: 3 })
  for (const keys of [[1, 1, 2, 2], [1, 1], []]) assert.equal(oddGroup(counted(...keys)), undefined)
})

test('a cut number has fewer digits than the one above it', () => {
  assert.ok(printedAlike('-0.37', '179.99'))
  assert.ok(printedAlike('1.5E-03', '-2.5E+11'))
  assert.ok(!printedAlike('-0.3', '179.99'))
  assert.ok(!printedAlike('1.5E-0', '2.5E+11'))
  assert.ok(!printedAlike('17', '179.99'))
})

test('stars are what stands for a number too wide', () => {
  assert.ok(isStars('********'))
  assert.ok(!isStars('**'))
  assert.ok(!isStars('**1'))
})

test('the mode stands between direction and amplitude', () => {
  const rows = raoRows(2)
  addRaoRow(rows, 7, 'heave', [30, 1.5])
  const table = raoTable('A', rows, [{ name: 'direction', heading: 'direction' }], {})
  assert.deepEqual(
    table.columns.map(({ name }) => name),
    ['direction', 'mode', 'amplitude'],
  )
  assert.deepEqual([...table.lines], [7])
})

test('the head of a large file is whole lines of it, and bytes that are no text have none', () => {
  const line = new TextEncoder().encode(`${'é'.repeat(30)}\n`)
  const file = new Uint8Array(line.length * 40_000)
  for (let at = 0; at < file.length; at += line.length) file.set(line, at)
  const head = headText(file)
  assert.equal((head?.bytes.length ?? 1) % line.length, 0)
  assert.equal(headText(new Uint8Array([0, 1, 2, 0])), undefined)
})

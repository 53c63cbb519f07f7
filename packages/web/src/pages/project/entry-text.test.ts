/** Entries and inputs as they are typed: units are kept as typed, and nothing that is unclear is taken. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountedFor, entryChanges, frozenAmong, inputPointer, undoOfEntries } from './changes.ts'
import { entryText, typedText, withTyped } from './entry-text.ts'
import { linkKey, linkOfKey, linkText, readInput, typedInput, valueText } from './input-text.ts'

const mbl = { kind: 'rope_breaking_load', value: 5500, status: 'agreed' } as const
const table = {
  columns: [{ name: 'name' }, { name: 'depth', kind: 'water_depth' }],
  rows: [
    ['A', 10],
    ['B', null],
  ],
  status: 'assumed',
} as const

test('a number with another unit keeps it, and a number alone is in the unit of the entry', () => {
  assert.deepEqual(withTyped(mbl, 'kN', ' 5.6 MN '), { entry: { ...mbl, value: 5.6, unit: 'MN' } })
  assert.deepEqual(withTyped(mbl, 'kN', '5600'), { entry: { ...mbl, value: 5600 } })
  assert.deepEqual(withTyped({ ...mbl, unit: 'MN' }, 'MN', '5.6 MN'), { entry: { ...mbl, value: 5.6, unit: 'MN' } })
})

test('another dimension, an unknown unit and nothing at all are refused in a sentence', () => {
  for (const typed of ['12 m', '12 foo', 'many', '']) {
    const read = withTyped(mbl, 'kN', typed)
    assert.ok('fault' in read && /\.$/.test(read.fault), typed)
  }
})

test('a table is typed as cells, and a cell that is no number is named by line and column', () => {
  assert.equal(typedText(table, '-'), 'name\tdepth\nA\t10\nB\t')
  assert.deepEqual(withTyped(table, '-', 'name\tdepth\nA\t12.5\n'), { entry: { ...table, rows: [['A', 12.5]] } })
  assert.deepEqual(withTyped(table, '-', 'name\tdepth\nA\tdeep'), {
    fault: 'Line 2, column depth: "deep" is not a number.',
  })
  assert.ok('fault' in withTyped(table, '-', 'depth\n10'))
})

test('entries are shown with all their digits and their unit', () => {
  assert.equal(entryText({ ...mbl, value: 5500.125 }, 'kN'), '5,500.125 kN')
  assert.equal(entryText(table, '-'), '2 rows × 2 columns')
  assert.equal(entryText({ from: 'M-01/tension', reduce: 'max', status: 'agreed' }, '-'), 'from M-01/tension, maximum')
})

test('inputs are shown in words, and typed as they are sent', () => {
  assert.deepEqual(
    [valueText({ value: 800, unit: 'm' }, ''), valueText([1, 2], 'm'), valueText(true, '')],
    ['800 m', '1, 2 m', 'yes'],
  )
  assert.deepEqual(
    [typedInput('796.732 m'), typedInput({ value: 8, unit: 'm' }), typedInput([1])],
    ['796.732 m', '8 m', '[1]'],
  )
  assert.deepEqual(readInput('12.75 in', 'number'), { value: '12.75 in' })
  assert.deepEqual(readInput('2', 'number'), { value: 2 })
  assert.deepEqual(readInput('2', 'text'), { value: '2' })
  assert.deepEqual(readInput('[1, 2', 'numbers'), { fault: 'A list or a table is entered as JSON, such as [1, 2, 3].' })
})

test('the key of a link tells it whole', () => {
  for (const link of [{ basis: 'chain.mbl' }, { basis: 'soil', column: 'depth / m' }, { from: 'M-01/tensions/a/b' }])
    assert.deepEqual(linkOfKey(linkKey(link)), link)
  assert.equal(linkText({ from: 'M-01/tension', reduce: 'case:Damaged' }), 'M-01/tension, case Damaged')
})

test('the undo of a change puts back what was, removes what was new, and accounts for what is frozen', () => {
  const basis = { a: { ...mbl, status: 'frozen' } as const }
  const undo = undoOfEntries(basis, ['a', 'b/c'])
  assert.deepEqual(entryChanges(undo), [{ at: '/basis/a', value: basis.a }, { at: '/basis/b~1c' }])
  assert.deepEqual(frozenAmong(basis, ['a', 'b']), ['a'])
  const unfrozen = { by: 'J. Smith', reason: 'Revised' }
  assert.deepEqual(accountedFor(basis, { a: mbl, b: mbl }, unfrozen), { a: { ...mbl, unfrozen }, b: mbl })
  assert.equal(inputPointer(2, 'layers/0/thickness'), '/calculations/2/inputs/layers~10~1thickness')
})

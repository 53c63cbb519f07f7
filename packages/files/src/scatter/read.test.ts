/** Scatter diagrams as matrices: axes of the corner cell, counts cell by cell, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedOf, bytesOf, cellsOf, columnsOf, dataFile, leftOf, refused } from '../delimited/testing.fixture.ts'
import type { Answers } from '../table.ts'
import { readScatter } from './read.ts'

const read = (text: string, answers: Answers = {}) => readScatter(bytesOf(text), answers)
const fileOf = (name: string, answers: Answers = {}) =>
  readScatter(dataFile(new URL(`test-data/${name}`, import.meta.url)), answers)
const axesOf = (file: ReturnType<typeof read>) => columnsOf(file).map(({ name, unit }) => [name, unit])

const SMALL = 'Hs [m] / Tp [s],4.5,5.5,6.5\n0.5,10,20,0\n1.5,,3,4\n'

test('a matrix becomes a row for each cell that holds something', () => {
  const file = read(SMALL)
  assert.deepEqual(askedOf(file), [])
  assert.deepEqual(axesOf(file), [
    ['Hs', 'm'],
    ['Tp', 's'],
    ['count', undefined],
    ['fraction', '-'],
  ])
  assert.deepEqual(cellsOf(file).slice(0, 3), [
    [0.5, 0.5, 0.5, 1.5, 1.5],
    [4.5, 5.5, 6.5, 5.5, 6.5],
    [10, 20, 0, 3, 4],
  ])
  assert.deepEqual([...(file.tables[0]?.lines ?? [])], [2, 2, 2, 3, 3])
  assert.deepEqual(leftOf(file), ['1 empty cells of the diagram ()'])
})

test('beside the counts stands what part of their sum each is', () => {
  const file = read(SMALL.replace('20', '3'))
  assert.deepEqual(cellsOf(file)[3], [0.5, 0.15, 0, 0.15, 0.2])
  assert.equal(columnsOf(file)[3]?.description, 'count divided by 20, the sum of the counts')
})

test('a diagram without any count has no fractions', () => {
  const file = read('Hs [m] / Tp [s],4.5,5.5,6.5\n0.5,0,0,0\n1.5,0,0,0\n')
  assert.deepEqual(axesOf(file).at(-1), ['count', undefined])
})

test('units that the corner does not state are asked', () => {
  const text = SMALL.replace('Hs [m] / Tp [s]', 'Hs\\Tp')
  assert.deepEqual(askedOf(read(text)), ['unit Hs: m, ft', 'unit Tp: s'])
  const file = read(text, { 'unit:scatter:Hs': 'ft', 'unit:scatter:Tp': 's' })
  assert.deepEqual(
    [askedOf(file), axesOf(file).slice(0, 2)],
    [
      [],
      [
        ['Hs', 'ft'],
        ['Tp', 's'],
      ],
    ],
  )
  assert.deepEqual(askedOf(read(SMALL.replace('Tp [s]', 'Wave dir'))), ['angle_unit Wave dir: deg, rad'])
})

test('axes that nothing names are asked, and an answer is a heading with its unit', () => {
  const text = SMALL.replace('Hs [m] / Tp [s]', '')
  assert.deepEqual(
    read(text).questions.map(({ code, column }) => [code, column]),
    [
      ['column', 'rows'],
      ['column', 'columns'],
    ],
  )
  const file = read(text, { 'column:scatter:rows': 'Hs [m]', 'column:scatter:columns': 'Tz [s]' })
  assert.deepEqual(
    [askedOf(file), axesOf(file).slice(0, 2)],
    [
      [],
      [
        ['Hs', 'm'],
        ['Tz', 's'],
      ],
    ],
  )
})

test('the axis across may be named above its classes', () => {
  const file = read(`,Tp [s],,\n${SMALL.replace(' / Tp [s]', '')}`)
  assert.deepEqual(
    [askedOf(file), axesOf(file).slice(0, 2)],
    [
      [],
      [
        ['Hs', 'm'],
        ['Tp', 's'],
      ],
    ],
  )
})

test('a corner that names the period first is asked about', () => {
  const text = SMALL.replace('Hs [m] / Tp [s]', 'Tp [s] / Hs [m]')
  assert.deepEqual(askedOf(read(text)), ['column first column: Hs, Tp'])
  assert.deepEqual(axesOf(read(text, { column: 'Hs' }))[0], ['Hs', 'm'])
})

test('sums are left out, and the decimal comma of the classes tells the points of the counts', () => {
  const file = fileOf('hs-tp-counts.csv')
  assert.deepEqual(askedOf(file), [])
  assert.equal(columnsOf(file)[2]?.description, 'counts or shares: they add up to 9021')
  assert.deepEqual(
    cellsOf(file).map((cells) => cells[0]),
    [0.5, 4.5, 1204, 1204 / 9021],
  )
  assert.deepEqual(leftOf(file), ['2 rows and columns of sums (1,5)', '2 empty cells of the diagram ()'])
})

test('classes that are ranges are asked about', () => {
  const units = { 'unit:scatter:HS': 'm', 'unit:scatter:TP': 's' }
  const asked = askedOf(fileOf('classes-as-ranges.csv', units))
  const which = 'middle, upper bound, lower bound'
  assert.deepEqual(asked, [`column class of HS: ${which}`, `column class of TP: ${which}`])
  const file = fileOf('classes-as-ranges.csv', { ...units, column: 'upper bound' })
  assert.deepEqual([askedOf(file), file.tables[0]?.rows], [[], 5 * 7])
  assert.deepEqual(
    cellsOf(file)
      .slice(0, 2)
      .map((cells) => [cells[0], cells.at(-1)]),
    [
      [5, 1],
      [4, 10],
    ],
  )
})

test('what is no count, and classes out of order, are refused with line and column', () => {
  refused(() => read(SMALL.replace('20', '-20')), 2, /a count or a share/, '5.5')
  refused(() => read(SMALL.replace('20', '2x')), 2, /a count or a share/, '5.5')
  refused(() => read(SMALL.replace('1.5,,', '0.5,,')), 3, /out of order/, 'first column')
  refused(() => read(SMALL.replace('6.5', '5')), 1, /out of order/, 'first row')
  refused(() => read(SMALL.replace(',3,4', ',3')), 3, /3 cells; the table has 4 columns/)
  refused(() => read('a,b\n1,2\n'), 1, /not a scatter diagram/)
})

/** Which row is the heading, which its units, and what is asked where nothing tells. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedOf, cellsOf, columnsOf, leftOf, read, shownOf } from './testing.fixture.ts'

test('a column without a name has its number, and a name that occurs twice is told apart', () => {
  assert.deepEqual(shownOf(read('Depth,,Depth\n1,2,3\n')), [
    ['Depth', '', 1],
    ['Column 2', '', 2],
    ['Depth (2)', '', 3],
  ])
})

test('a comment above the data may be the heading, and is asked about', () => {
  const text = '# time Hs\n0 1\n1 2\n'
  assert.deepEqual(askedOf(read(text)), ['heading_row: 1, 2, none'])
  assert.deepEqual(shownOf(read(text, { heading_row: '1' })), [
    ['time', '', 0, 1],
    ['Hs', '', 1, 2],
  ])
})

test('a heading that nothing tells from data is asked', () => {
  assert.deepEqual(askedOf(read('1,2\n3,4\n')), ['heading_row: none, 1'])
  assert.deepEqual(askedOf(read('Name,Field\nA,B\n')), ['heading_row: 1, none'])
  assert.deepEqual(askedOf(read('a,b\nc,x\n1,2\n')), ['heading_row: 2, 1, none'])
  assert.deepEqual(shownOf(read('1,2\n3,4\n', { heading_row: 'none' })), [
    ['Column 1', '', 1, 3],
    ['Column 2', '', 2, 4],
  ])
  const file = read('a,b\nc,x\n1,2\n', { heading_row: '1' })
  assert.deepEqual(
    [shownOf(file), leftOf(file)],
    [
      [
        ['a', '', 1],
        ['b', '', 2],
      ],
      ['1 lines between heading and data (2)'],
    ],
  )
})

test('a row of units is told from data', () => {
  const file = read('Depth,Gamma,Note\nm,GAPI,\n0,1,a\n')
  assert.deepEqual(shownOf(file), [
    ['Depth', 'm', 0],
    ['Gamma', 'GAPI', 1],
    ['Note', '', 'a'],
  ])
  assert.equal(columnsOf(file)[0]?.unitFrom, 'row of units, line 2')
  assert.deepEqual(shownOf(read('Time  FX\n(s)  (kN)\n 1.0 2.0\n')), [
    ['Time', 's', 1],
    ['FX', 'kN', 2],
  ])
  assert.deepEqual(cellsOf(read('a,b\n-,-\n1,2\n')), [
    [Number.NaN, 1],
    [Number.NaN, 2],
  ])
})

test('a row that may be of units, or of statistics, is asked about', () => {
  const text = 'Hs,Hs\nmin,max\n1,2\n'
  assert.deepEqual(askedOf(read(text)), ['heading_row: 1, 2, none', 'unit row of units: yes, no'])
  const answers = { heading_row: '1', 'unit:delimited:row of units': 'no' }
  assert.deepEqual(shownOf(read(text, answers)), [
    ['Hs', '', 1],
    ['Hs (2)', '', 2],
  ])
  assert.deepEqual(askedOf(read('Hs,Tp\nmin,min\n1,2\n')).length, 2)
})

test('a heading and a row of units that state two units are asked about', () => {
  const text = 'Depth [m],x\nft,s\n1,2\n'
  assert.deepEqual(askedOf(read(text)), ['unit Depth: ft, m'])
  assert.equal(columnsOf(read(text))[0]?.unit, undefined)
  assert.equal(columnsOf(read(text, { 'unit:delimited:Depth': 'm' }))[0]?.unit, 'm')
})

test('a doubtful unit of a heading is asked about', () => {
  assert.deepEqual(askedOf(read('D/t,x\n20,1\n')), ['unit D/t: t, none'])
  assert.equal(columnsOf(read('D/t,x\n20,1\n', { 'unit:delimited:D/t': 'none' }))[0]?.unit, undefined)
})

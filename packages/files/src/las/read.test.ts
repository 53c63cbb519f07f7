import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { lasReader } from './read.ts'
import { bytesOf, HEAD, read, readText, valuesOf } from './reading.fixture.ts'

test('LAS 2.0: curves with units, descriptions and numbers', () => {
  const { table, column, questions } = read('las-2.las')
  assert.deepEqual(
    table.columns.map(({ name, unit }) => [name, unit]),
    [
      ['DEPT', 'm'],
      ['GR', 'GAPI'],
      ['DT', 'US/FT'],
      ['RHOB', 'G/C3'],
      ['NPHI', 'V/V'],
    ],
  )
  assert.equal(column('DT').description, 'SONIC TRANSIT TIME')
  assert.equal(column('DT').unitFrom, '~C, line 19')
  assert.deepEqual(valuesOf(column('DEPT')), [2400, 2400.5, 2401])
  assert.deepEqual(valuesOf(column('DT')), [88.25, Number.NaN, 79.5])
  assert.deepEqual([...table.lines], [29, 30, 31])
  assert.deepEqual(questions, [])
})

test('the head is kept as facts, and its other section whole', () => {
  const { table } = read('las-2.las')
  assert.equal(table.facts.WELL, 'Keel-7')
  assert.equal(table.facts.STRT, '2400.0000 M')
  assert.equal(table.facts.BHT, '81.5 DEGC')
  assert.match(table.facts.Other ?? '', /^The tool was .* metres\.$/s)
})

test('LAS 1.2 has values and descriptions of the well the other way round', () => {
  const { table } = read('las-1.2.las')
  assert.equal(table.facts.WELL, 'SHOAL A-3')
  assert.equal(table.facts.NULL, '-9999.0')
})

test('a wrapped file has one row for each step, and its nulls are counted', () => {
  const { table, column, left } = read('wrapped.las')
  assert.equal(table.rows, 2)
  assert.equal(table.columns.length, 10)
  assert.deepEqual(valuesOf(column('RHOB')), [2310.5, 2355.75])
  assert.ok(valuesOf(column('DT')).every(Number.isNaN))
  assert.deepEqual(
    left.find(({ what }) => what === "null codes of 'DT'"),
    { what: "null codes of 'DT'", count: 2, lines: [22, 26] },
  )
})

test('rows that the head announces and that are not there are counted', () => {
  const { left } = read('announced-rows.las')
  assert.equal(left.find(({ what }) => what.startsWith('rows between'))?.count, 80)
})

test('UTF-16 and windows-1252 are read', () => {
  const marked = read('utf-16.las')
  assert.deepEqual(valuesOf(marked.column('DEPT')), [2400, 2400.5, 2401])
  assert.equal(marked.column('DT').description, 'SONIC TRANSIT TIME, µs')
  assert.equal(read('windows-1252.las').table.facts.WELL, 'Ålesund-7')
})

test('other line ends make no other file', () => {
  const text = readFileSync(new URL('test-data/las-2.las', import.meta.url), 'utf8')
  const once = readText(text).table
  for (const end of ['\r\n', '\r']) assert.deepEqual(readText(text.replaceAll('\n', end)).table, once)
})

test('curves of one mnemonic are told apart', () => {
  const { table } = read('one-mnemonic-thrice.las')
  assert.deepEqual(
    table.columns.map(({ name }) => name),
    ['DEPT', 'RES', 'RES (2)', 'RES (3)', 'PHI'],
  )
})

test('F is feet where it is the unit of a depth, and stays F elsewhere', () => {
  const { column } = readText(`${HEAD.replaceAll('.M ', '.F ').replace('GR.GAPI', 'BHT.F')}~A\n1 90\n2 91\n3 92\n`)
  assert.equal(column('DEPT').unit, 'ft')
  assert.match(column('DEPT').unitFrom ?? '', /feet by the standard/)
  assert.equal(column('BHT').unit, 'F')
})

test('a text among numbers is no value; a curve that begins with texts is of texts', () => {
  const { column, left } = readText(`${HEAD}~A\n1 90\n2 ERR\n3 92\n`)
  assert.deepEqual(valuesOf(column('GR')), [90, Number.NaN, 92])
  assert.deepEqual(left.at(-1), { what: "values of 'GR' that are not numbers, such as 'ERR'", count: 1, lines: [14] })
  assert.deepEqual(valuesOf(readText(`${HEAD}~A\n1 sand\n2 -999.25\n3 clay\n`).column('GR')), ['sand', null, 'clay'])
})

test('a row with a value too few is left out and listed, and no value slips into another curve', () => {
  const { table, left } = readText(`${HEAD}~A\n1 90\n2\n3 92\n`)
  assert.equal(table.rows, 2)
  assert.deepEqual(left, [{ what: 'rows that do not have one value for each of the 2 curves', count: 1, lines: [14] }])
})

test('LAS is known by its first line, and its name decides nothing', () => {
  assert.equal(lasReader.recognises(bytesOf('las-2.las'), 'x.txt'), true)
  assert.equal(lasReader.recognises(bytesOf('utf-16.las'), 'x.las'), true)
  assert.equal(lasReader.recognises(new TextEncoder().encode('MD,INC\n1,2\n'), 'x.las'), false)
})

test('a mnemonic that is a name of every object is a name like others', () => {
  const { table } = readText(
    `${HEAD.replace('GR.GAPI', '__proto__.GAPI').replace('STRT.M', '__proto__.M 7 :\nSTRT.M')}~A\n1 90\n`,
  )
  assert.equal(table.columns[1]?.name, '__proto__')
  assert.equal(Object.hasOwn(table.facts, '__proto__'), true)
})

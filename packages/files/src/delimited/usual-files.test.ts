/** Files as the tools of the trade write them are read as they are meant. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answers } from '../table.ts'
import { delimited } from './read.ts'
import { askedOf, cellsOf, columnsOf, dataFile, leftOf } from './testing.fixture.ts'

function fileOf(name: string, answers: Answers = {}) {
  const bytes = dataFile(new URL(`test-data/${name}`, import.meta.url))
  assert.ok(delimited.recognises(bytes, name))
  return delimited.read(bytes, answers)
}
const unitsOf = (file: ReturnType<typeof fileOf>) => columnsOf(file).map(({ name, unit }) => [name, unit])

test('sea states: semicolons, units in parentheses', () => {
  const file = fileOf('sea-states.txt')
  assert.deepEqual(askedOf(file), [])
  assert.deepEqual(unitsOf(file), [
    ['Time (YYYY-MM-DD-HH)', undefined],
    ['Significant wave height', 'm'],
    ['Zero-up-crossing period', 's'],
  ])
  assert.deepEqual(cellsOf(file)[1]?.slice(0, 3), [1.25, 1.375, 1.5])
  assert.equal(cellsOf(file)[0]?.at(-1), '2025-02-01-11')
})

test('wave probes: -999 is asked about, empty cells are nothing', () => {
  const file = fileOf('wave-probes.csv')
  assert.deepEqual(askedOf(file), ['null_code probe2: null, value', 'null_code probe3: null, value'])
  const read = fileOf('wave-probes.csv', { null_code: 'null' })
  assert.deepEqual([askedOf(read), leftOf(read)], [[], ['6 cells with -999, read as no value (5,6,7)']])
  assert.deepEqual(
    [cellsOf(read)[2]?.[4], cellsOf(read)[3]?.[2], cellsOf(read)[3]?.[11]],
    [Number.NaN, Number.NaN, 25.6],
  )
})

test('gage heights: a heading in quotes with its unit, dates with a zone', () => {
  const file = fileOf('water-levels.csv')
  assert.deepEqual(askedOf(file), [])
  assert.deepEqual(unitsOf(file), [
    ['Column 1', undefined],
    ['Gage height', 'feet'],
  ])
  assert.deepEqual(
    cellsOf(file).map(([first]) => first),
    ['2026-04-01T06:00:00+00:00', 6.5],
  )
})

test('tidal currents: three names above four cells are asked about', () => {
  const file = fileOf('tidal-currents.txt')
  assert.deepEqual(askedOf(file), ['heading_row: none, 2'])
  assert.deepEqual(leftOf(file), ['1 lines before the heading (1)'])
  assert.deepEqual(
    cellsOf(file).map((cells) => cells[3]),
    ['2026-05-02', '04:24:00', 5.5, 230],
  )
})

test('wind and waves of a hindcast: comments, dates, directions without a unit', () => {
  const file = fileOf('hindcast.csv')
  assert.deepEqual(askedOf(file), ['angle_unit wind_direction_10m: deg, rad'])
  assert.deepEqual(leftOf(file), ['2 comment lines (1,2)'])
  assert.equal(unitsOf(fileOf('hindcast.csv', { angle_unit: 'deg' }))[2]?.[1], 'deg')
  assert.equal(cellsOf(file)[0]?.[0], '2026-01-10T00:00:00')
})

test('a tide gauge of a German locale: windows-1252, decimal commas, dates with points', () => {
  const file = fileOf('tide-gauge-windows-1252.csv')
  assert.deepEqual(askedOf(file), [])
  assert.deepEqual(unitsOf(file).slice(1, 3), [
    ['Wasserstand', 'm'],
    ['Temperatur', '°C'],
  ])
  assert.deepEqual(cellsOf(file)[1], [1.25, 1.31, 1.4])
  assert.deepEqual(cellsOf(file)[3], [null, 'Böe; Regen', null])
  assert.equal(cellsOf(file)[0]?.[2], '2024-10-01T02:00')
  assert.deepEqual([file.tables[0]?.facts.Messstelle, file.tables[0]?.facts.Encoding], ['Köhlbrand', 'windows-1252'])
})

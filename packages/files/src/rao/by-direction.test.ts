/** One table for each wave direction of a body, beside its long table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftOf, leftTally } from '../left.ts'
import type { FileTable } from '../table.ts'
import { withDirections } from './by-direction.ts'
import { FACT, MOTION, ROTATION_BY_ULEN } from './facts.ts'
import { numbers } from './reading.fixture.ts'
import { AMPLITUDE, addRaoRow, type Head, raoRows, raoTable } from './table.ts'

type Row = readonly [wave: number, direction: number, mode: string, amplitude: number, phase: number]
const PERIOD: Head = { name: 'period', heading: 'T', unit: 's' }
const FACTS = { [FACT.quantity]: MOTION, [FACT.translation]: 'm/m', [FACT.rotation]: 'deg/m' }
const ROWS: readonly Row[] = [
  [8, 180, 'heave', 0.6, 7],
  [8, 180, 'pitch', 2.1, 270],
  [20, 180, 'heave', 0.9, 1],
  [20, 180, 'pitch', 0.5, 271],
  [8, 90, 'heave', 0.7, 8],
]

function longTable(rows: readonly Row[], wave = PERIOD, facts: FileTable['facts'] = FACTS): FileTable {
  const of = raoRows(4)
  for (const [at, [first, direction, mode, ...rest]] of rows.entries())
    addRaoRow(of, at + 10, mode, [first, direction, ...rest])
  const heads = [wave, { name: 'direction', heading: 'B', unit: 'deg' }]
  return raoTable('Barge', of, [...heads, AMPLITUDE, { name: 'phase', heading: 'P', unit: 'deg' }], facts)
}
const wide = (...[rows, wave, facts]: Parameters<typeof longTable>) =>
  withDirections([longTable(rows, wave, facts)], leftTally())[1]
const headsOf = (table: FileTable | undefined) => table?.columns.map(({ name, unit }) => `${name} [${unit ?? ''}]`)

test('each direction is a table, in order of the file, that names its body and its direction', () => {
  const [long, head, beam] = withDirections([longTable(ROWS)], leftTally())
  assert.deepEqual([long?.name, long?.of, long?.rows], ['Barge', undefined, 5])
  assert.deepEqual([head?.name, head?.of, head?.facts.Direction], ['Barge, 180 deg', 'Barge', '180 deg'])
  assert.deepEqual([beam?.name, beam?.rows], ['Barge, 90 deg', 1])
})

test('its motions stand side by side, by ascending frequency, with the line of each wave', () => {
  const head = wide(ROWS)
  assert.deepEqual(headsOf(head), [
    'period [s]',
    'frequency [rad/s]',
    'heave amplitude [m/m]',
    'heave phase [deg]',
    'pitch amplitude [deg/m]',
    'pitch phase [deg]',
  ])
  assert.deepEqual(numbers(head, 'heave amplitude'), [0.9, 0.6])
  assert.deepEqual(numbers(head, 'pitch phase'), [271, 270])
  assert.deepEqual([...(head?.lines ?? [])], [12, 10])
})

test('of period and frequency the one that the file has not is calculated and says how', () => {
  const first = (table: FileTable | undefined) => [numbers(table, 'period')[0], numbers(table, 'frequency')[0]]
  const columnOf = (table: FileTable | undefined, name: string) => table?.columns.find((one) => one.name === name)
  const byPeriod = wide(ROWS)
  assert.deepEqual(first(byPeriod), [20, Math.PI / 10])
  assert.equal(columnOf(byPeriod, 'frequency')?.description, '2π/period')
  const radians = wide(ROWS, { name: 'frequency', heading: 'w', unit: 'rad/s' })
  assert.deepEqual(first(radians), [Math.PI / 4, 8])
  assert.equal(columnOf(radians, 'period')?.description, '2π/frequency')
  const hertz = wide(ROWS, { name: 'frequency', heading: 'f', unit: 'Hz' })
  assert.deepEqual(first(hertz), [1 / 8, 16 * Math.PI])
  assert.deepEqual(headsOf(hertz)?.slice(0, 2), ['period [s]', 'frequency [rad/s]'])
  assert.deepEqual(
    headsOf(wide(ROWS, { name: 'wavenumber', heading: 'K', unit: 'K*ULEN' }))?.[0],
    'wavenumber [K*ULEN]',
  )
})

test('a rotation per wave slope has no unit, and its heading says by what it is', () => {
  const sloped = wide(ROWS, PERIOD, { ...FACTS, [FACT.rotation]: 'deg per max wave slope' })
  assert.ok(headsOf(sloped)?.includes('pitch amplitude per max wave slope []'))
})

test('a rotation that is dimensionless by ULEN is divided by it once it is known, and is left out before', () => {
  const facts = { ...FACTS, [FACT.rotation]: ROTATION_BY_ULEN }
  assert.deepEqual(headsOf(wide(ROWS, PERIOD, facts))?.slice(4), ['pitch phase [deg]'])
  const known = wide(ROWS, PERIOD, { ...facts, ULEN: '4 m' })
  assert.ok(headsOf(known)?.includes('pitch amplitude [rad/m]'))
  assert.deepEqual(numbers(known, 'pitch amplitude'), [0.5 / 4, 2.1 / 4])
})

test('a wave of infinite period is in the long table alone, and is counted', () => {
  const left = leftTally()
  const tables = withDirections([longTable([[Number.POSITIVE_INFINITY, 180, 'heave', 1, 0], ...ROWS])], left)
  assert.deepEqual(numbers(tables[1], 'period'), [20, 8])
  assert.deepEqual(
    leftOf(left).map(({ count, lines }) => [count, lines]),
    [[1, [10]]],
  )
})

test('a motion that a wave lacks is no number, and a row without a direction is in no table', () => {
  const tables = withDirections([longTable([...ROWS.slice(0, 3), [8, Number.NaN, 'heave', 1, 0]])], leftTally())
  assert.equal(tables.length, 2)
  assert.deepEqual(numbers(tables[1], 'pitch amplitude'), [Number.NaN, 2.1])
})

test('forces have no such tables', () => {
  assert.equal(withDirections([longTable(ROWS, PERIOD, { [FACT.quantity]: 'exciting force' })], leftTally()).length, 1)
})

test('a file of many directions has 200 tables, and the other directions are counted', () => {
  const left = leftTally()
  const rows = Array.from({ length: 360 }, (_, direction): Row => [8, direction, 'heave', 1, 0])
  const tables = withDirections([longTable(rows)], left)
  assert.deepEqual([tables.length, tables.at(-1)?.name], [200, 'Barge, 198 deg'])
  assert.deepEqual(
    leftOf(left).map(({ count }) => count),
    [161],
  )
})

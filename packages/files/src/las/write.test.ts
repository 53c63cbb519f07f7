import assert from 'node:assert/strict'
import test from 'node:test'
import { decimalText } from './decimal.ts'
import { lasReader } from './read.ts'
import { wellPathLog } from './well-path.ts'
import { type LasLog, lasText } from './write.ts'

const LOG: LasLog = {
  well: [
    { mnemonic: 'WELL', value: 'A-1: "north"', description: 'WELL' },
    { mnemonic: 'EKB', unit: 'm', value: '25.5', description: 'KELLY BUSHING' },
  ],
  curves: [
    { mnemonic: 'DEPT', unit: 'm', description: 'DEPTH', numbers: [1000, 1000.5, 1001] },
    { mnemonic: 'GR', unit: 'GAPI', description: 'GAMMA RAY', numbers: [-2000, Number.NaN, 1e-9] },
    { mnemonic: 'FLAG', numbers: [-999.25, -1000, 1.234567890123456e22] },
  ],
  parameters: [{ mnemonic: 'BS', unit: 'mm', value: '216' }],
  other: ['Written for a test.'],
}
const readBack = (text: string) => lasReader.read(new TextEncoder().encode(text), {})

test('what is written is read back: names, units, descriptions, every digit, and no question', () => {
  const { tables, questions, left } = readBack(lasText(LOG))
  const [table] = tables
  assert.deepEqual(
    table?.columns.map(({ name, unit, description, values }) => ({ name, unit, description, values })),
    LOG.curves.map(({ mnemonic, unit, description, numbers }) => ({
      name: mnemonic,
      unit,
      description,
      values: { kind: 'numbers', numbers: Float64Array.from(numbers) },
    })),
  )
  assert.deepEqual(questions, [])
  assert.deepEqual(left, [{ what: "null codes of 'GR'", count: 1, lines: [21] }])
  assert.equal(table?.facts.WELL, 'A-1: "north"')
  assert.equal(table?.facts.EKB, '25.5 m')
  assert.equal(table?.facts.Other, 'Written for a test.')
})

test('the null code is one that no curve has as a value', () => {
  assert.match(lasText(LOG), /NULL\. -9999\.25 :/)
})

test('STRT, STOP and STEP are those of the index; an index that is not even has the step 0', () => {
  assert.match(lasText(LOG), /STRT\.M 1000 .*\r\nSTOP\.M 1001 .*\r\nSTEP\.M 0\.5 /)
  assert.match(lasText({ well: [], curves: [{ mnemonic: 'DEPT', unit: 'ft', numbers: [0, 10, 35] }] }), /STEP\.FT 0 /)
})

test('a step of tenths is even though its numbers are not', () => {
  const numbers = Array.from({ length: 1000 }, (_, at) => at * 0.1)
  assert.match(lasText({ well: [], curves: [{ mnemonic: 'TIME', unit: 's', numbers }] }), /STEP\.s 0\.1 /)
})

test('a well path is written and read back', () => {
  const path = wellPathLog({
    well: [{ mnemonic: 'WELL', value: 'A-1' }],
    depthUnit: 'ft',
    measuredDepth: [0, 1000, 2000],
    inclination: [0, 1.25, 30],
    azimuth: [0, 120.1, 121],
    north: 'grid',
    verticalDepth: [0, 999.9, 1950.123],
    doglegSeverity: { unit: 'deg/100ft', numbers: [0, 0.125, 2.9] },
  })
  const [table] = readBack(lasText(path)).tables
  assert.deepEqual(
    table?.columns.map(({ name, unit }) => `${name} ${unit}`),
    ['DEPT ft', 'INCL deg', 'AZIM deg', 'TVD ft', 'DLS deg/100ft'],
  )
  assert.equal(table?.columns[2]?.description, 'AZIMUTH FROM GRID NORTH')
})

test('what LAS cannot hold is not written', () => {
  const curve = { mnemonic: 'DEPT', unit: 'm', numbers: [1, 2] }
  const refusedLogs: readonly [LasLog, RegExp][] = [
    [{ well: [], curves: [] }, /at least one curve/],
    [{ well: [], curves: [{ ...curve, mnemonic: 'MD' }] }, /named DEPT, DEPTH, TIME, not 'MD'/],
    [{ well: [], curves: [{ ...curve, numbers: [1, Number.NaN] }] }, /row 2 has no DEPT/],
    [{ well: [], curves: [curve, { mnemonic: 'GR', numbers: [1] }] }, /'GR' has 1 values where the index has 2/],
    [{ well: [], curves: [curve, { mnemonic: 'Dog leg', numbers: [1, 2] }] }, /'Dog leg' cannot be the mnemonic/],
    [{ well: [], curves: [curve, { mnemonic: 'T', unit: '°C', numbers: [1, 2] }] }, /'°C' cannot be the unit/],
    [{ well: [], curves: [curve], other: ['# no'] }, /cannot begin with '#'/],
  ]
  for (const [log, message] of refusedLogs) assert.throws(() => lasText(log), message)
})

test('a number is written without an exponent and with every digit', () => {
  for (const number of [0, -1.5, 1e-9, -1.2345678901234567e-12, 1.234567890123456e22, 5e-324, 123456.789]) {
    assert.doesNotMatch(decimalText(number), /e/)
    assert.equal(Number(decimalText(number)), number)
  }
})

import assert from 'node:assert/strict'
import test from 'node:test'
import { tableOf } from '../headings/tables.fixture.ts'
import { clockForms, clockQuestion, degreesOfCell } from './clock.ts'
import { degreesOfClockText } from './clock-text.ts'
import { surfaceOf } from './surface.ts'

function formsOf(heading: string, cells: readonly string[]) {
  const table = tableOf([[heading, cells]], cells.length)
  const [column] = table.columns
  assert.ok(column)
  const forms = clockForms(column)
  return { forms, question: clockQuestion(table, column, forms) }
}

test('a clock position as a text is degrees from the top', () => {
  const texts: readonly [string, number][] = [
    ['03:30', 105],
    ['3:30', 105],
    ['3h30', 105],
    ['3 h 30', 105],
    ['03:30:00', 105],
    ['03:30:00 AM', 105],
    ['12:00', 0],
    ['00:15', 7.5],
    ['12:15', 7.5],
    ["3 o'clock", 90],
    ['3.5 h', 105],
    ['105°', 105],
    ['105 deg', 105],
    ['360 deg', 0],
    ['1899-12-30T03:30:00Z', 105],
  ]
  for (const [text, degrees] of texts) {
    assert.equal(degreesOfClockText(text), degrees, text)
    assert.equal(degreesOfCell(text, 'clock'), degrees, text)
  }
})

test('what is no clock position is none', () => {
  for (const text of ['', 'UNKN', '13:30', '3:60', '-1:00', '400 deg', '3:3:3:3', 'top', '1'.repeat(100_000)]) {
    assert.equal(degreesOfClockText(text), undefined, text.slice(0, 20))
  }
})

test('a column of texts is read as such, whatever stands between them', () => {
  assert.deepEqual(formsOf("O'clock [hh:mm]", ['03:30', 'UNKN', '']), { forms: ['clock'], question: undefined })
})

test('parts of a day are the times of a workbook: asked, and certain where the unit is hh:mm', () => {
  assert.deepEqual([degreesOfCell(0.4375, 'day fraction'), degreesOfCell('0.0833333333', 'day fraction')], [315, 60])
  assert.deepEqual(
    formsOf("o'clock", ['0.4375']).question?.choices.map(({ answer }) => answer),
    ['day fraction', 'hours'],
  )
  assert.deepEqual(formsOf("o'clock [hh:mm]", ['0.4375']).forms, ['day fraction'])
  assert.equal(degreesOfCell(0.5, 'hours'), 15)
})

test('numbers up to 12 may be hours with decimals or with minutes: asked with what each would mean', () => {
  assert.deepEqual(
    formsOf('clock', ['3.30', '11.45']).question?.choices.map(({ means }) => means),
    [
      '3.3 hours on the dial, with decimals of an hour: 03:18 is 99 deg from the top',
      '3.3 is hours and minutes, separated by the point: 03:30 is 105 deg from the top',
      '3.3 degrees from the top: 12:07 is 3.3 deg from the top',
    ],
  )
  assert.deepEqual([degreesOfCell(3.3, 'hours.minutes'), degreesOfCell(11.45, 'hours.minutes')], [105, 352.5])
  assert.deepEqual(formsOf('clock [h]', ['3.5', '11.75']).forms, ['hours'])
})

test('numbers beyond a dial are degrees, and none is beyond a circle', () => {
  assert.deepEqual(formsOf('orientation', ['350', '10', '361']), { forms: ['deg'], question: undefined })
  assert.deepEqual([degreesOfCell(350, 'deg'), degreesOfCell(361, 'deg')], [350, undefined])
  assert.deepEqual(formsOf('orientation [deg]', ['3', '10']).forms, ['deg'])
})

test('a surface is known in the words of the vendors, and under a heading by yes and no', () => {
  for (const text of ['INT', 'Internal', 'ID', 'i']) assert.equal(surfaceOf(text, 'surface'), 'internal', text)
  for (const text of ['EXT', 'External', 'OD']) assert.equal(surfaceOf(text, 'surface'), 'external', text)
  assert.equal(surfaceOf('mid-wall', 'surface'), 'within the wall')
  assert.equal(surfaceOf('YES', 'internal'), 'internal')
  assert.equal(surfaceOf('NO', 'internal'), 'external')
  assert.equal(surfaceOf('YES', 'Ext.'), 'external')
  assert.equal(surfaceOf('YES', 'int/ext'), undefined)
  assert.equal(surfaceOf('N/A', 'internal'), undefined)
})

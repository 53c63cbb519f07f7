/** Dates of the trade, and their ISO form. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isoDate, ordersOf, writtenDate } from './dates.ts'

const read = (text: string) => {
  const date = writtenDate(text)
  return date && ordersOf(date.orders).map((order) => isoDate(date, order))
}

test('a date that has one reading has one ISO form', () => {
  const cases = {
    '2024-02-01': '2024-02-01',
    '2024-02-01 12:30': '2024-02-01T12:30',
    '2024-02-01T12:30:15.25Z': '2024-02-01T12:30:15.25Z',
    '2024/2/1': '2024-02-01',
    '13/02/2024': '2024-02-13',
    '02/13/2024 1:05 PM': '2024-02-13T13:05',
    '1.2.2024': '2024-02-01',
    '01-Feb-2024 00:00': '2024-02-01T00:00',
    'February 1, 2024': '2024-02-01',
    '29/02/2024': '2024-02-29',
    '12/31/2024 12:00 am': '2024-12-31T00:00',
  }
  for (const [text, iso] of Object.entries(cases)) assert.deepEqual(read(text), [iso], text)
})

test('a date that has two or three readings has them all', () => {
  assert.deepEqual(read('01/02/2024'), ['2024-02-01', '2024-01-02'])
  assert.deepEqual(read('01/02/03'), ['2003-02-01', '2003-01-02', '2001-02-03'])
  assert.deepEqual(read('01-02-99'), ['1999-02-01', '1999-01-02'])
})

test('what is no day of the calendar is no date', () => {
  for (const text of [
    '32/01/2024',
    '2023-02-29',
    '2024-13-01',
    '1.234',
    '12-05',
    '2024-02-01 25:00',
    '1/2/345',
    '1 Foo 2024',
    '29/02/2100',
  ]) {
    assert.equal(read(text), undefined, text)
  }
})

test('every day in every order is among its readings', () => {
  const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
  const among = (date: Date) => {
    const iso = date.toISOString().slice(0, 10)
    const [y = '', m = '', d = ''] = iso.split('-')
    const texts = [
      iso,
      `${d}/${m}/${y}`,
      `${m}/${d}/${y}`,
      `${d}.${m}.${y}`,
      `${y}/${m}/${d}`,
      `${d}-${m}-${y.slice(2)}`,
    ]
    for (const text of texts) assert.ok(read(text)?.includes(iso), text)
  }
  fc.assert(fc.property(day, among), { numRuns: 500 })
})

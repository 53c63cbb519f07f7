/** Months as one writes them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthRead } from './month.ts'

test('a month is read however it is written', () => {
  const written = [
    '2016-01',
    '2016-1',
    '2016/01',
    '2016.01',
    '2016 - 01',
    '01/2016',
    '1-2016',
    'Jan 2016',
    'January 2016',
    'JAN-2016',
    ' 2016-01 ',
  ]
  for (const text of written) assert.equal(monthRead(text), '201601', text)
  assert.equal(monthRead('sept 2021'), '202109')
})

test('what is no month is left as it was sent', () => {
  for (const sent of [
    '201601',
    ' 201601 ',
    '2016',
    '2016-',
    '2016-13',
    '2016-00',
    '13/2016',
    'Janu4 2016',
    'June',
    'Junk 2016',
    '2016-01-05',
    201601,
    null,
  ])
    assert.equal(monthRead(sent), sent)
})

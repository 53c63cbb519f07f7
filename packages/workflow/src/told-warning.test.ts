/** What an answer says in a warning can be read by a program without its words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BARE } from './bare-contract.ts'
import { defineContract } from './contract.ts'
import { params, quantity } from './params.ts'
import { toldWarning } from './told-warning.ts'

test('a warning has the title of its input and its numbers apart from its words, however often it is told', () => {
  const wall_thickness = quantity('detail_dimension', { title: 'Wall thickness', description: 'Of the part.' })
  const contract = defineContract({ ...BARE, params: params({ wall_thickness }) })
  const warning = { code: 'thin', message: '{wall_thickness} {2 mm 4} is below 3 mm.', path: '/wall_thickness' }
  const told = toldWarning(warning, contract)
  assert.deepEqual(told, {
    code: 'thin',
    message: 'Wall thickness 2 mm is below 3 mm.',
    path: '/wall_thickness',
    field: 'Wall thickness',
    quantities: [
      { value: 2, unit: 'mm' },
      { value: 3, unit: 'mm' },
    ],
    said: '{wall_thickness} {2 mm 4} is below 3 mm.',
  })
  assert.deepEqual(toldWarning(told, contract), told)
  assert.deepEqual(toldWarning({ code: 'x', message: 'It is so.' }, contract), { code: 'x', message: 'It is so.' })
})

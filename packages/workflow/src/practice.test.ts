/** The practice of a discipline is said once, and a field may still have a unit of its own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { annotations } from './annotations.ts'
import { inPractice } from './practice.ts'

const words = { title: 'Depth', description: 'Of the well.' }
const { numberColumn, numberValue, quantity, quantityList } = inPractice('oilfield')

test('inputs, values and columns are in the unit of the practice', () => {
  assert.equal(annotations(quantity('well_depth', words)).unit, 'ft')
  assert.equal(annotations(quantityList('oil_rate', words)).unit, 'stb/d')
  assert.equal(numberValue('well_pressure_absolute', words).unit, 'psia')
  assert.equal(numberColumn('well_temperature', 'Temperature').unit, 'degF')
})

test('a kind without an oilfield unit keeps its one unit, and a field its own', () => {
  assert.equal(annotations(quantity('permeability', words)).unit, 'mD')
  assert.equal(annotations(quantity('well_depth', { ...words, unit: 'm' })).unit, 'm')
})

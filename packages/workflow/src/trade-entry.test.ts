/** What is typed as the trade says it: read where the field says what it is, shown in the answer, and offered where it may be two things. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BARE } from './bare-contract.ts'
import { choice } from './choices.ts'
import { defineContract } from './contract.ts'
import { Refusal } from './errors.ts'
import { params, quantity, quantityList, quantityOr } from './params.ts'
import { readParams } from './read-params.ts'

const said = { description: 'For tests.' }
const contract = defineContract({
  ...BARE,
  params: params({
    mud: quantity('mud_density', { ...said, title: 'Mud weight', practice: 'oilfield', default: 10 }),
    unit_weight: quantity('fluid_unit_weight', { ...said, title: 'Mud unit weight', default: 10 }),
    soil: quantity('soil_dry_unit_weight', { ...said, title: 'Soil unit weight', default: 18 }),
    steel: quantity('steel_density', { ...said, title: 'Steel density', default: 7850 }),
    smys: quantity('steel_yield_strength', { ...said, title: 'Yield strength', default: 450 }),
    smts: quantity('steel_tensile_strength', { ...said, title: 'Tensile strength', default: 535 }),
    oil: quantity('oil_rate', { ...said, title: 'Oil rate', default: 1, practice: 'oilfield' }),
    test_rates: quantityList('oil_rate', { title: 'Test rates', description: 'Oil rates of tests.', default: [1] }),
    liquid: quantity('oil_rate', { ...said, title: 'Liquid rate', default: 1, practice: 'oilfield' }),
    warm: quantity('temperature', { ...said, title: 'Temperature', default: 20 }),
    diameter: quantity('line_pipe_outer_diameter', { ...said, title: 'Outside diameter', default: 300 }),
    walls: quantityList('wall_thickness_pipe', { ...said, title: 'Walls', default: [10] }),
    basin: choice({ north_sea: 'North Sea', gulf: 'Gulf of Mexico' }, { ...said, title: 'Basin', default: 'gulf' }),
    friction: quantityOr(['auto'], '-', { ...said, title: 'Friction', default: 'auto' }),
  }),
})
const inputOf = (sent: Readonly<Record<string, unknown>>) => {
  const { inputs, warnings } = readParams(contract, sent)
  const [name = ''] = Object.keys(sent)
  return { ...inputs.find((one) => one.name === name), said: warnings.map(({ message }) => message) }
}
const problemOf = (sent: Readonly<Record<string, unknown>>) => {
  try {
    readParams(contract, sent)
  } catch (error) {
    if (error instanceof Refusal) return error.problems[0] ?? assert.fail('no problem')
    throw error
  }
  return assert.fail('not refused')
}

test('the answer has what was typed, the value in the unit of the field, and SI', () => {
  const { typed, value, si, said: notes } = inputOf({ unit_weight: '1.25 sg' })
  assert.deepEqual(
    { typed, value, si },
    { typed: '1.25 sg', value: 12.2583125, si: { value: 12258.3125, unit: 'N/m3' } },
  )
  assert.match(notes.join(), /1\.25 sg was read as 12\.2583 kN\/m³ \(water 1000 kg\/m³, g = 9\.80665 m\/s²\)/)
  assert.equal(inputOf({ mud: { value: 1.25, unit: 'sg' } }).value, 10.431755565024)
})

test('a density is a unit weight of a fluid or of soil, and of nothing else', () => {
  assert.equal(inputOf({ soil: '1800 kg/m3' }).value, 17.65197)
  assert.match(problemOf({ soil: '1.8 sg' }).message, /sg/)
  assert.match(problemOf({ steel: '77 kN/m3' }).message, /not/)
})

test('barrels of oil are read in a field of oil, a list by what its title says, and refused in a field of liquid', () => {
  assert.equal(inputOf({ oil: '1200 bopd' }).value, 1200)
  assert.ok(Array.isArray(inputOf({ test_rates: ['1200 bopd', '900 bopd'] }).value))
  assert.match(problemOf({ liquid: '1200 bopd' }).message, /ambiguous/)
})

test('a temperature is read in F and C', () => {
  assert.equal(inputOf({ warm: '140 F' }).value, 60)
  assert.equal(inputOf({ warm: { value: 140, unit: 'F' } }).value, 60)
})

test('the name of a grade is answered with the strengths of its standard, and never taken', () => {
  const { message, readings } = problemOf({ smys: 'X65' })
  assert.match(message, /X65 has SMYS 450 MPa, SMTS 535 MPa \(API 5L \(2018\) table 7, PSL 2\)/)
  assert.deepEqual(readings, [{ value: '450 MPa', says: 'SMYS of X65, API 5L (2018) table 7, PSL 2' }])
  assert.equal(problemOf({ smts: 'P110' }).readings?.[0]?.value, '125 ksi')
  assert.equal(problemOf({ smys: 'L-80' }).readings?.[0]?.value, '80 ksi')
  assert.equal(problemOf({ smys: 'R4' }).readings?.[0]?.value, '580 MPa')
  assert.equal(problemOf({ smys: 'S355' }).readings?.[0]?.value, '355 MPa')
  assert.equal(problemOf({ smys: 'X99' }).readings, undefined)
  assert.equal(problemOf({ diameter: 'X65' }).readings, undefined)
  for (const name of ['X65', 'P110', 'R4', 'S355']) {
    const value = problemOf({ smys: name }).readings?.[0]?.value
    assert.ok(Number(inputOf({ smys: value }).value) > 0)
  }
})

test('a decimal comma is read where it can be nothing else, and else both readings are offered', () => {
  assert.equal(inputOf({ diameter: '323,85' }).value, 323.85)
  assert.equal(inputOf({ diameter: { value: '12,75', unit: 'in' } }).value, 323.85)
  assert.match(inputOf({ diameter: '323,85' }).said.join(), /decimal comma, 323.85/)
  assert.deepEqual(
    problemOf({ diameter: '1,250 mm' }).readings?.map(({ value }) => value),
    ['1.250 mm', '1250 mm'],
  )
  assert.equal(problemOf({ diameter: '1,250' }).readings?.length, 2)
  assert.equal(problemOf({ diameter: { value: '1,250', unit: 'in' } }).readings?.[0]?.value, '1.250 in')
})

test('numbers that stand apart by blanks are a list; what may be one number is told', () => {
  for (const walls of ['16 16 16 14', ['16 16 16 14'], { value: '16 16 16 14', unit: 'mm' }])
    assert.deepEqual(inputOf({ walls }).value, [16, 16, 16, 14])
  assert.match(problemOf({ walls: ['1 250'] }).message, /one number without spaces, or separate several by commas/)
})

test('an option is itself in any case, with blanks, hyphens and underscores, and by its label', () => {
  for (const word of ['north_sea', 'North sea', 'north-sea', ' NORTH SEA '])
    assert.equal(inputOf({ basin: word }).value, 'north_sea')
  assert.equal(inputOf({ basin: 'gulf of mexico' }).value, 'gulf')
  assert.match(problemOf({ basin: 'baltic' }).message, /must be one of/)
  assert.equal(inputOf({ friction: 'Auto' }).value, 'auto')
})

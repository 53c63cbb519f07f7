/** A refusal says what is allowed and what was probably meant: three names at most, and none where nothing is near. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { BARE } from './bare-contract.ts'
import { choice } from './choices.ts'
import { defineContract } from './contract.ts'
import { Refusal } from './errors.ts'
import { flag, optional, params, quantity, quantityList, quantityOr, rows } from './params.ts'
import { readParams } from './read-params.ts'
import { shortJson } from './schema-check.ts'

const described = { description: 'None.' }
const length = (title: string, symbol?: string) =>
  optional(quantity('plate_width', { title, ...described, above: 0, usual: [1, 2000], ...(symbol && { symbol }) }))
const pressure = (title: string) => optional(quantity('stress', { title, ...described }))
const number = (title: string, symbol?: string) =>
  optional(quantity('-', { title, ...described, ...(symbol && { symbol }) }))
const contract = defineContract({
  ...BARE,
  id: 'names',
  title: 'Names',
  params: params({
    outer_diameter: length('Outside diameter of the steel', 'D_o'),
    pipe_inner_diameter: length('Inner diameter'),
    wall_thickness: length('Wall thickness', 't_s'),
    coating_thickness: length('Thickness of the coating', 't_c'),
    specified_minimum_yield_strength: pressure('Specified minimum yield strength'),
    maximum_allowable_operating_pressure: pressure('Allowable pressure'),
    wellhead_pressure: pressure('Wellhead pressure'),
    youngs_modulus: pressure("Young's modulus"),
    significant_wave_height: length('Significant wave height', 'H_s'),
    peak_period: optional(quantity('wave_period', { title: 'Peak period', ...described, symbol: 'T_p' })),
    design_fatigue_factor: number('Design fatigue factor', 'DFF'),
    anode_utilisation_factor: number('Utilisation factor'),
    gas_oil_ratio: number('Producing ratio'),
    velocity_10_year: number('Velocity, 10 years'),
    velocity_100_year: number('Velocity, 100 years'),
    soil: choice(
      { sand: 'sand', clay: 'clay', X60: 'X60', X65: 'X65', modified_b31g: 'modified b31g' },
      { title: 'Soil', ...described, default: 'sand' },
    ),
    heave: flag({ title: 'Heave', ...described, default: false }),
    friction: quantityOr(['auto', 'none'], '-', { title: 'Friction', ...described, default: 'auto' }),
    stations: optional(quantityList('survey_depth', { title: 'Stations', ...described })),
    layers: optional(rows({ layer_depth: length('Depth of the layer') }, { title: 'Layers', ...described })),
  }),
})

const refused = (request: Readonly<Record<string, unknown>>): string => {
  try {
    readParams(contract, request)
  } catch (error) {
    if (error instanceof Refusal) return error.problems.map((p) => p.message).join('; ')
    throw error
  }
  return assert.fail('not refused')
}
const meant = (name: string) => /did you mean (.*)\?$/.exec(refused({ [name]: 1 }))?.[1]

const NEAR: readonly (readonly [string, string])[] = [
  ['D_o', 'outer_diameter'],
  ['t_s', 'wall_thickness'],
  ['ts', 'wall_thickness'],
  ['Hs', 'significant_wave_height'],
  ['Tp', 'peak_period'],
  ['DFF', 'design_fatigue_factor'],
  ['dff', 'design_fatigue_factor'],
  ['OD', 'outer_diameter'],
  ['od_mm', 'outer_diameter'],
  ['ID', 'pipe_inner_diameter'],
  ['pipe_ID', 'pipe_inner_diameter'],
  ['WT', 'wall_thickness'],
  ['SMYS', 'specified_minimum_yield_strength'],
  ['smys_MPa', 'specified_minimum_yield_strength'],
  ['MAOP', 'maximum_allowable_operating_pressure'],
  ['MAWP', 'maximum_allowable_operating_pressure'],
  ['GOR', 'gas_oil_ratio'],
  ['WHP', 'wellhead_pressure'],
  ['UC', 'anode_utilisation_factor'],
  ['wallThickness', 'wall_thickness'],
  ['Wall Thickness', 'wall_thickness'],
  ['outside diameter', 'outer_diameter'],
  ['yield_strength', 'specified_minimum_yield_strength'],
  ['elastic_youngs_modulus_GPa', 'youngs_modulus'],
  ['wall_thikness', 'wall_thickness'],
  ['outer_daimeter', 'outer_diameter'],
  ['anode_utilization_factor', 'anode_utilisation_factor'],
  ['yeild_strength', 'specified_minimum_yield_strength'],
  ['thickness', 'wall_thickness or coating_thickness'],
  ['diameter', 'outer_diameter or pipe_inner_diameter'],
  ['velocity_100_years', 'velocity_100_year'],
]
for (const [name, others] of NEAR) {
  test(`an input ${name} was probably meant as ${others}`, () => assert.equal(meant(name), others))
}

test('where nothing is near, nothing is proposed', () => {
  for (const name of ['bogus', 'x', 'q9', 'temperature', 'MBL', '', '__proto__', 'velocity_50_year', 'constructor']) {
    assert.match(refused(JSON.parse(`{"${name}": 1}`)), /its \d+ inputs are listed in its request schema$/, name)
  }
})

test('a field of a row is looked for in the row', () => {
  assert.match(refused({ layers: [{ layer_dept: 1 }] }), /did you mean layer_depth\?/)
})

test('three names at most are proposed, whatever was typed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('factor', 'ratio', 'pressure', 'e', 'of')), (name) => {
      if (Object.hasOwn(contract.params.properties, name)) return true
      return (refused({ [name]: 1 }).match(/, | or /g) ?? []).length <= 2 || name.includes(',') || name.includes(' or ')
    }),
  )
})

test('a misspelt choice is answered with the nearest, and never with another number', () => {
  assert.match(refused({ soil: 'snad' }), /must be one of "sand", .* \(entered: "snad"\); did you mean "sand"\?$/)
  assert.match(refused({ soil: 'Calay' }), /did you mean "clay"\?$/)
  assert.match(refused({ soil: 'B31G modified' }), /did you mean "modified_b31g"\?$/)
  assert.match(refused({ soil: 'X-65' }), /did you mean "X65"\?$/)
  assert.doesNotMatch(refused({ soil: 'X70' }), /did you mean/)
  assert.doesNotMatch(refused({ soil: 'gravel' }), /did you mean/)
  assert.doesNotMatch(refused({ soil: 1 }), /did you mean/)
})

test('a word in the place of a number is told the words', () => {
  assert.match(refused({ friction: 'atuo' }), /or "auto", "none"; did you mean "auto"\?/)
  assert.match(refused({ friction: null }), /number/)
})

test('a wrong type is told in words', () => {
  assert.match(refused({ heave: 'yes' }), /^must be true or false \(entered: "yes"\)$/)
  assert.match(refused({ stations: 1 }), /^must be a list \(entered: 1\)$/)
})

test('a number sent as a text without unit is the bare number, with its warnings', () => {
  for (const value of [15.9, 90000]) {
    const bare = readParams(contract, { wall_thickness: value })
    for (const sent of [String(value), ` ${value} `, { value: String(value) }, { value: String(value), unit: 'mm' }]) {
      const read = readParams(contract, { wall_thickness: sent })
      assert.deepEqual(read.params, bare.params)
      // A number that states its unit is not asked whether it was meant in another.
      if (typeof sent === 'string' || !('unit' in sent)) assert.deepEqual(read.warnings, bare.warnings)
      assert.equal(read.warnings.length, bare.warnings.length)
    }
  }
  assert.equal(readParams(contract, { stations: ['100', 200] }).warnings.length, 0)
  assert.deepEqual(readParams(contract, { stations: { value: ['1', '2'], unit: 'km' } }).params.stations, [1000, 2000])
})

test('feet and inches reach the calculation', () => {
  assert.equal(readParams(contract, { outer_diameter: '12 3/4"' }).params.outer_diameter, 0.32385)
})

test('a text that is no number is refused without another number in the words', () => {
  for (const sent of ['', 'abc', '1,2,5', '1,234.5 mm', '1 234 mm', '1e999', '1/3 mm', { value: 'abc', unit: 'mm' }]) {
    const said = refused({ outer_diameter: sent })
      .replace(/\(entered: .*/, '')
      .replace(JSON.stringify(sent), '')
    assert.doesNotMatch(said.replace(/; sent .*/, ''), /\d/, said)
  }
})

test('of any number of faults at most 50 are told, and what was sent is quoted shortened', () => {
  const cases: readonly Readonly<Record<string, unknown>>[] = [
    Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`unknown_${i}`, i])),
    { stations: new Array(500_000).fill('1 psix') },
    { stations: new Array(500_000).fill({}) },
    { stations: new Array(500_000).fill(null) },
    { ['x'.repeat(1_000_000)]: 1 },
    { soil: 'x'.repeat(1_000_000) },
    { heave: { deep: new Array(500_000).fill('text') } },
  ]
  for (const sent of cases) {
    const begun = process.cpuUsage()
    assert.throws(
      () => readParams(contract, sent),
      (e) => e instanceof Refusal && e.problems.length <= 50 && JSON.stringify(e.problems).length < 50_000,
    )
    assert.ok(process.cpuUsage(begun).user < 2_000_000, String(Object.keys(sent)[0]).slice(0, 20))
  }
})

test('of a long list each number has no unit of its own: it is told how a long list is sent', () => {
  const list = (count: number, entry: unknown) => ({ stations: new Array(count).fill(entry) })
  const told =
    /is one of more than 100,000 numbers with individual units\. Enter a long list as plain numbers in one unit/
  assert.match(refused(list(100_001, '3 ft')), told)
  assert.match(refused(list(100_001, { value: 3, unit: 'ft' })), told)
  for (const sent of [
    list(100_000, '3 ft'),
    list(300_000, 3),
    { stations: { value: list(300_000, 3).stations, unit: 'ft' } },
  ])
    assert.equal((readParams(contract, sent).params.stations as readonly number[]).length >= 100_000, true)
})

test('JSON for a message is that of the value, or its first 77 characters', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const whole = JSON.stringify(value)
      assert.equal(shortJson(value), whole.length > 80 ? `${whole.slice(0, 77)}...` : whole)
    }),
  )
})

/** Claims about sweeps in general: bounds, failed cases, sensitivities and effects. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/engine/testing.ts'
import { CalculationError, params, quantity, refuse } from '@keelson/workflow'
import { FACTORIAL, PAIRED } from '../expand.ts'
import { boundProblem, type Field, fieldsOf, judgeSwept, type Parameter, readSwept } from './fields.ts'
import { effects, sensitivities, slope, spreadOf } from './measures.ts'
import { type CaseInputs, runCases, succeeded } from './run.ts'

const words = (title: string) => ({ title, description: `${title} of a trial.` })
const inputs = params({
  strength: quantity('steel_yield_strength', { ...words('Strength'), above: 0, usual: [200, 900] }),
  factor: quantity('-', { ...words('Factor'), minimum: 0, maximum: 10 }),
})
const FIELDS = fieldsOf(inputs, ['strength', 'factor'])
const [STRENGTH, FACTOR] = [...FIELDS.values()] as [Field, Field]
const parameter = (field: Field, values: readonly number[]): Parameter => ({
  field,
  unit: field.unit,
  typed: values,
  values,
})

test('rows are read in their own unit', () => {
  const { parameters } = readSwept([{ name: 'strength', values: [65], unit: 'ksi' }], FIELDS, '/p')
  near(parameters[0]?.values[0], 448.159e6, 1e-5)
  assert.equal(parameters[0]?.unit, 'ksi')
})

test('a row that cannot be read says where', () => {
  const pointers = (rows: Parameters<typeof readSwept>[0]) =>
    readSwept(rows, FIELDS, '/p').problems.map((p) => p.pointer)
  assert.deepEqual(pointers([{ name: 'colour', values: [1], unit: '-' }]), ['/p/0/name'])
  assert.deepEqual(pointers([{ name: 'strength', values: [1], unit: '-' }]), ['/p/0/unit'])
  assert.deepEqual(pointers([{ name: 'strength', values: [1], unit: 'furlong' }]), ['/p/0/unit'])
  assert.deepEqual(pointers([{ name: 'strength', values: [1, 1e305], unit: 'MPa' }]), ['/p/0/values/1'])
  const twice = { name: 'factor', values: [1], unit: '-' }
  assert.deepEqual(pointers([twice, twice]), ['/p/1/name'])
})

test('a value is held to the bounds of its field, in the words of the field', () => {
  assert.equal(boundProblem(STRENGTH, 1), undefined)
  assert.equal(boundProblem(STRENGTH, 0), 'Strength must be above 0 MPa (entered: 0 MPa)')
  assert.equal(boundProblem(FACTOR, -1), 'Factor must be at least 0 (entered: −1)')
  assert.equal(boundProblem(FACTOR, 11), 'Factor must be at most 10 (entered: 11)')
})

test('an unusual value is warned of once, at its place', () => {
  const { warnings, problems } = judgeSwept([parameter(STRENGTH, [300e6, 1e9, 2e9])], '/p')
  assert.deepEqual(
    warnings.map(({ code, path }) => [code, path]),
    [['outside_usual_range', '/p/0/values/1']],
  )
  assert.deepEqual(problems, [])
})

test('a value that cannot be meant is refused at its place; one outside the bounds of its field fails its case alone', () => {
  const { problems } = judgeSwept([parameter(STRENGTH, [300e6, -1, 300e12])], '/p')
  assert.deepEqual(
    problems.map((p) => p.pointer),
    ['/p/0/values/2'],
  )
  assert.match(
    problems[0]?.message ?? '',
    /^Strength 300,000,000 MPa is out of range .* Did you mean 300,000,000 Pa \(300 MPa\)\?$/,
  )
})

const product = ({ strength = 0, factor = 0 }: CaseInputs) => ({ y: strength * factor ** 2 })
const STEP = 1e-5
const grid = [parameter(STRENGTH, [100e6, 200e6]), parameter(FACTOR, [1, 2, 3])]

test('a case that fails keeps its row and its reason, and the others go on', () => {
  const cases = runCases(FACTORIAL, [parameter(FACTOR, [1, -1, 2, 3, 4, 5])], ({ factor = 0 }) => {
    if (factor === 2) refuse('/factor', 'must not be 2')
    if (factor === 3) throw new CalculationError('no luck with 3')
    if (factor === 4) return { y: Number.POSITIVE_INFINITY }
    return { y: factor }
  })
  assert.equal(cases.length, 6)
  assert.deepEqual(
    cases.map((c) => c.failure ?? 'ok'),
    [
      'ok',
      'Factor must be at least 0 (entered: −1)',
      'factor must not be 2',
      'no luck with 3',
      'the result is not a finite number because an input is far outside the range of the method',
      'ok',
    ],
  )
})

test('a defect of the code is no failed case', () => {
  assert.throws(
    () =>
      runCases(FACTORIAL, grid, () => {
        throw new TypeError('a defect')
      }),
    TypeError,
  )
})

test('slopes are the derivatives, per declared unit of the parameter', () => {
  const [one] = succeeded(runCases(FACTORIAL, grid, product))
  assert.ok(one)
  const at = sensitivities({ ...one, inputs: { strength: 200e6, factor: 3 } }, grid, product, STEP)
  const slopes = at.map((s) => slope(s, (r) => r.y, s.parameter.field === STRENGTH ? 200e6 : 3) ?? 0)
  near(slopes[0], 9e6, 1e-9)
  near(slopes[1], 2 * 200e6 * 3, 1e-9)
})

test('a parameter that is 0, or at its bound, has no slope', () => {
  const at = (factor: number) => sensitivities({ inputs: { strength: 1e6, factor } }, grid, product, STEP)[1]
  assert.equal(at(0)?.up, null)
  assert.equal(at(10)?.down, null)
})

test('the factorial effect is the difference of the means, over settings that succeeded at both ends', () => {
  const of = (r: { y: number }) => r.y
  const none = () => []
  const whole = effects(FACTORIAL, grid, runCases(FACTORIAL, grid, product), of, none)
  // Means over strength 100 and 200 MPa of factor 1 and 3: 150 and 1350 MPa.
  near(whole[1]?.atLowest, 150e6, 1e-12)
  near(whole[1]?.atHighest, 1350e6, 1e-12)
  const holed = runCases(FACTORIAL, grid, (i) =>
    i.strength === 100e6 && i.factor === 1 ? refuse('/factor', 'fails') : product(i),
  )
  near(effects(FACTORIAL, grid, holed, of, none)[1]?.atLowest, 200e6, 1e-12)
})

test('the paired effect goes along the mean slope, and a single value has none', () => {
  const pairs = [parameter(FACTOR, [1, 3]), parameter(STRENGTH, [100e6, 100e6])]
  const found = effects(
    PAIRED,
    pairs,
    runCases(PAIRED, pairs, product),
    (r) => r.y,
    () => [4e6, 0],
  )
  assert.equal(found.length, 1)
  // Mean 500 MPa, slope 4 MPa per 1 over 2 +- 1.
  near(found[0]?.atLowest, 496e6, 1e-12)
  near(found[0]?.atHighest, 504e6, 1e-12)
})

test('the spread of nothing is nothing', () => {
  assert.equal(spreadOf([]), undefined)
  assert.deepEqual(spreadOf([3, 1, 2]), { minimum: 1, maximum: 3, mean: 2, spread: 2 })
})

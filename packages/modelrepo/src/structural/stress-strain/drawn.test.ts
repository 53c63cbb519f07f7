/** What stress-strain draws and says: charts by runs at their strains, steps and warnings by the inputs that they are of. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { list, messageOf, near, number, testKit } from '@keelson/engine/testing.ts'
import { drawnAs, lineOf, markOf, someOf, type XY } from '@keelson/engine/testing-pictures.ts'
import { stressStrain } from './index.ts'

const { run } = testKit(stressStrain)
const YIELD = 448 / 207e3
const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)?.value
/** Without the origin. */
const beyondOrigin = (points: readonly XY[]): readonly XY[] => points.filter(([x]) => x > 0)

test('each point of the engineering curve is a run at its strain, the last at 2 %', () => {
  const curve = beyondOrigin(lineOf(run(), 'stress_strain', 'curve'))
  const stresses = list(run({ strain: curve.map(([e]) => e / 100) }), 'stress')
  drawnAs(
    curve,
    curve.map(([e], i) => [e, stresses[i] ?? 0] as const),
    'curve',
  )
  near(curve.at(-1)?.[0], 2, 1e-9)
})

test('the offset line rises from 0.2 % with the elastic slope, and meets the curve where it reaches the yield strength', () => {
  const ran = run()
  drawnAs(
    lineOf(ran, 'stress_strain', '0.2 % offset'),
    [
      [0.2, 0],
      [100 * (0.002 + YIELD), 448],
    ],
    'offset',
  )
  // K of 0.002 is the offset itself
  drawnAs([markOf(ran, 'stress_strain', 'yield strength') as XY], [[100 * (0.002 + YIELD), 448]], 'mark')
})

test('true curves are the engineering curve turned true: s (1 + e) over ln(1 + e), and over that less the elastic strain', () => {
  const ran = run()
  const engineering = lineOf(ran, 'true_engineering', 'engineering')
  const turned = engineering.map(([e, s]) => [100 * Math.log1p(e / 100), s * (1 + e / 100)] as const)
  drawnAs(lineOf(ran, 'true_engineering', 'true, total strain'), turned, 'total')
  const plastic = beyondOrigin(turned.map(([e, s]) => [e - (100 * s) / 207e3, s] as const))
  const drawn = lineOf(ran, 'true_engineering', 'true, plastic strain')
  drawnAs([drawn.at(-1) ?? [0, 0]], [plastic.at(-1) ?? [0, 0]], 'plastic')
})

test('two lines have two slopes: that of the steel up to yield, the second beyond it', () => {
  const slopes = beyondOrigin(
    lineOf(run({ model: 'bilinear', tangent_modulus: 2 }), 'tangent_modulus', 'tangent modulus'),
  )
  const before = slopes.filter(([e]) => e < 99.999 * YIELD)
  const after = slopes.filter(([e]) => e > 100.001 * YIELD)
  assert.ok(before.length > 10 && after.length > 50)
  for (const [, slope] of before) near(slope, 207, 1e-9)
  for (const [, slope] of after) near(slope, 2, 1e-9)
})

test('the slope of a smooth curve at yield is that of the answer, and falls from the elastic one to 2 %', () => {
  const ran = run()
  near(markOf(ran, 'tangent_modulus', 'at the yield strength')[1], number(ran, 'tangent_modulus_at_yield'), 1e-5)
  const [first, , last] = someOf(ran, 'tangent_modulus', 'tangent modulus')
  near(first?.[1], 207, 1e-3)
  near(last?.[0], 2, 1e-9)
  assert.ok((last?.[1] ?? Number.NaN) < 2)
})

test('the strength of a grade is looked up where none is given, and only there', () => {
  const looked = (without: readonly string[]) =>
    run({}, without).result.steps.filter((s) => s.kind === 'table' && s.symbol === 'sigma_y')
  assert.deepEqual(
    looked(['yield_strength']).map((s) => s.value),
    [450],
  )
  assert.deepEqual(looked([]), [])
})

test('the steps turn the stress at 2 % true, and the answer says it', () => {
  const ran = run()
  near(step(ran, 's_t'), number(ran, 'stress_at_strain_0_02') * 1.02, 1e-9)
  assert.equal(
    ran.detail,
    'Engineering stress 456 MPa at 0.5 % strain, 502.7 MPa at 2 % strain; yield strength reached at 0.416 % strain',
  )
})

test('a strength other than that of the grade is named in MPa', () => {
  assert.match(messageOf(run(), 'overridden'), /448 MPa.*450 MPa/)
})

test('a curve that misses 0.5 % is told the K through it, where there is one', () => {
  // 0.005 - 448/207000
  assert.match(messageOf(run(), 'yield_definition'), /0\.00284 to match that point/)
  // the elastic strain alone is 448/80000 = 0.56 %
  const soft = messageOf(run({ youngs_modulus: 80 }), 'yield_definition')
  assert.match(soft, /measures the yield strength of X65 at 0\.5 % total strain/)
  assert.doesNotMatch(soft, /to match that point/)
})

/** Magnitudes at the boundary: what cannot be meant is refused, what is odd is warned of, in the same words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeMagnitudes } from './magnitudes.ts'
import { params, quantity, quantityList, rows } from './params.ts'

const about = { description: 'None.' }
const schema = params({
  yield_strength: quantity('steel_yield_strength', { title: 'Yield strength', ...about }),
  current: quantity('current_velocity', { title: 'Current', ...about }),
  rise: quantity('temperature_difference', { title: 'Temperature rise', ...about }),
  depths: quantityList('water_depth', { title: 'Depths', ...about }),
  layers: rows({ depth: quantity('water_depth', { title: 'Depth', ...about }) }, { title: 'Layers', ...about }),
  share: quantity('-', { title: 'Share', ...about, usual: [0, 1] }),
})
const judged = (sent: Readonly<Record<string, unknown>>) => judgeMagnitudes(schema, sent, new Set(Object.keys(sent)))

test('a strength in pascals where MPa is the unit is refused, with the unit that was meant', () => {
  const { problems, warnings } = judged({ yield_strength: 358.5e6 })
  assert.deepEqual(warnings, [])
  assert.equal(problems[0]?.pointer, '/yield_strength')
  assert.equal(
    problems[0]?.message,
    'Yield strength cannot be 358500000 MPa: possible is 8 to 3500 MPa, usual is 170 to 1200 MPa. As Pa it would be 358.5 MPa: was that meant?',
  )
})

test('a number that is odd is warned of in the same words', () => {
  const { problems, warnings } = judged({ yield_strength: 1500 })
  assert.deepEqual(problems, [])
  assert.deepEqual(warnings, [
    {
      code: 'outside_usual_range',
      message: 'Yield strength is read as 1500 MPa: usual is 170 to 1200 MPa',
      path: '/yield_strength',
    },
  ])
})

test('the ends of a range belong to it, and 0 is none of a kind that has none', () => {
  assert.deepEqual(judged({ yield_strength: 170, current: 0 }), { problems: [], warnings: [] })
  assert.equal(judged({ yield_strength: 8 }).problems.length, 0)
  assert.equal(judged({ yield_strength: 7.9 }).problems.length, 1)
})

test('of a list and of rows the first number that is out of range is named', () => {
  const { problems } = judged({ depths: [100, 1e6, 1e7], layers: [{ depth: 50 }, { depth: 2e6 }] })
  assert.deepEqual(
    problems.map((p) => p.pointer),
    ['/depths/1', '/layers/1/depth'],
  )
  assert.match(problems[0]?.message ?? '', /^Depths cannot be 1000000 m/)
})

test('no unit is suggested that nobody types: neither another sort, nor for a difference, nor a creeping current', () => {
  const said = [
    ...judged({ current: 12 }).warnings,
    ...judged({ rise: 800 }).warnings,
    ...judged({ share: 40 }).warnings,
  ]
  assert.equal(said.length, 3)
  assert.ok(!said.some((w) => w.message.includes('mm/year')))
  assert.ok(!said[1]?.message.includes('was that meant'))
  assert.match(said[2]?.message ?? '', /As % it would be 0\.4: was that meant\?/)
})

/** What wind and current on tankers draw, what their steps are called, and where a table jumps. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, near, number, type Request, recordsOf, remarksOf, testKit } from '@keelson/engine/testing.ts'
import { barsOf, lineOf, markOf } from '@keelson/engine/testing-pictures.ts'
import cases from './cases.json' with { type: 'json' }
import { ocimfTankerLoads as workflow } from './index.ts'

const { run } = testKit(workflow)
const own = testKit(workflow, {})
const inputsOf = (id: string): Request => {
  const found = cases.cases.find((one) => one.id === id)
  assert.ok(found, id)
  return found.inputs
}

test('wind and current have a bar each along the hull and abeam, a regression of the wind has none of a current', () => {
  const ran = run()
  const bars = barsOf(ran, 'components')
  for (const [bar, name] of [
    ['forward wind', 'wind_force_x'],
    ['to port wind', 'wind_force_y'],
    ['forward current', 'current_force_x'],
    ['to port current', 'current_force_y'],
  ] as const)
    near(bars[bar], number(ran, name), 1e-5)
  assert.equal(Object.keys(bars).length, 4)
  const wind = barsOf(own.run(inputsOf('isherwood-tanker-beam')), 'components')
  assert.deepEqual(Object.keys(wind), ['forward wind', 'to port wind'])
})

test('the locus is the whole force as the wind turns, forward up and to port to the left, with this run upon it', () => {
  const ran = run()
  const [x, y] = markOf(ran, 'force_locus', 'this case')
  near(x, -number(ran, 'total_force_y'), 1e-5)
  near(y, number(ran, 'total_force_x'), 1e-5)
  const tips = lineOf(ran, 'force_locus', 'wind from all directions')
  const rows = recordsOf(ran, 'headings')
  assert.equal(tips.length, 3 * (rows.length - 1) + 1)
  for (const [i, { total }] of rows.entries()) near(Math.hypot(...(tips[3 * i] ?? [])), Number(total), 1e-4)
})

test('a direction from the other side is named after the wind or the current that it is of, by its clause', () => {
  const ufc = {
    ...inputsOf('ufc-tanker-wind-and-current'),
    ...{ wind_direction: 300, current_direction: 210, current_arm_intercept: -0.2, current_arm_slope: 0.002 },
  }
  const sides = own.run(ufc).result.steps.filter((s) => s.title.startsWith('Mirrored'))
  assert.deepEqual(
    sides.map(({ symbol, title, clause }) => [symbol, title.split(',')[0], clause]),
    [
      ['theta_sw', 'Mirrored wind direction from astern', '4-4.2'],
      ['theta_sc', 'Mirrored current direction from astern', '4-5.4'],
    ],
  )
})

test('a coefficient of Isherwood is read between the angles around the wind, in degrees', () => {
  const ran = own.run(inputsOf('mss-isherwood-65'))
  const step = ran.result.steps.find((s) => s.symbol === 'A_0')
  assert.ok(step?.kind === 'table' && step.reading)
  const [axis] = step.reading.axes
  assert.equal(axis?.unit, 'deg')
  near(axis?.at, 65, 1e-9)
  for (const [i, node] of [60, 70].entries()) near(axis?.nodes[i], node, 1e-9)
})

test('a force abeam or a moment counts as a jump from astern and from ahead alone, in wind and current', () => {
  assert.ok(!codes(run()).includes('loads_at_symmetry'))
  const rows = (last: object) => [
    { heading: 0, cx: 0.9, cy: 0, cxy: 0 },
    { heading: 90, cx: 0, cy: 0.9, cxy: 0.1 },
    { heading: 180, cx: -0.9, cy: 0, cxy: 0, ...last },
  ]
  const jumps = (name: string, last: object) =>
    remarksOf(run({ [name]: rows(last) }), 'loads_at_symmetry').map((remark) => remark.split(' ')[0])
  for (const name of ['wind_coefficients', 'current_coefficients']) {
    assert.deepEqual(jumps(name, {}), [])
    assert.deepEqual(jumps(name, { cy: 0.1 }), [`/${name}/2`])
    assert.deepEqual(jumps(name, { cxy: 0.1 }), [`/${name}/2`])
  }
})

/** What the charts, figures, remarks and sentence of a mudmat query say, against mudmat-bearing-capacity. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, near, number, type Request, runWithFile, spokenNumber, testKit } from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, short, someOf } from '@keelson/engine/testing-pictures.ts'
import { mudmatBearingCapacity } from '../mudmat-bearing-capacity/index.ts'
import { mudmatBearingAtlasQuery as workflow } from './index.ts'

const ask = (over: Request = {}) => runWithFile(workflow, { ...workflow.example, ...over })
const direct = (undrained_shear_strength: number) =>
  number(testKit(mudmatBearingCapacity).run({ undrained_shear_strength }), 'ultimate_vertical_capacity')
const drawnAs = (x: number) => short(Number(x.toPrecision(6)))

test('the slice has the capacity of mudmat-bearing-capacity at each node, and the query where it has one', async () => {
  const ran = await ask()
  const nodes = lineOf(ran, 'atlas_slice', 'atlas')
  assert.deepEqual([...new Set(nodes.map(([s_u]) => s_u))], [5, 7, 10, 15, 20, 30, 40, 50])
  for (const [s_u, Q] of nodes) near(direct(s_u), Q, 1e-5)
  assert.deepEqual(axesOf(ran, 'atlas_slice'), ['Undrained shear strength [kPa]', 'Ultimate vertical capacity [kN]'])
  assert.deepEqual(marksOf(ran, 'atlas_slice'), [`query 22 ${drawnAs(number(ran, 'capacity'))}`])
  assert.deepEqual(marksOf(await ask({ undrained_shear_strength: 4 }), 'atlas_slice'), [])
})

test('the error is what the atlas gives against the solver, with its bound and the query inside', async () => {
  const ran = await ask({ vertical_load: 100 })
  for (const [s_u, error] of someOf(ran, 'interpolation_error', 'error').slice(1, 2)) {
    const read = number(await ask({ undrained_shear_strength: s_u, vertical_load: 100 }), 'capacity')
    near(error, 100 * Math.abs(read / direct(s_u) - 1), 1e-3)
  }
  assert.deepEqual(axesOf(ran, 'interpolation_error'), ['Undrained shear strength [kPa]', 'Interpolation error [%]'])
  const bound = `error bound at ${drawnAs(100 * number(ran, 'interpolation_error_bound'))}`
  const own = 100 * Math.abs(number(ran, 'capacity') / direct(22) - 1)
  const [first, second = ''] = marksOf(ran, 'interpolation_error')
  assert.equal(first, bound)
  assert.match(second, /^query 22 /)
  near(Number(second.split(' ')[2]), own, 1e-3)
  const ends = lineOf(ran, 'interpolation_error', 'error')
  assert.deepEqual([ends[0]?.[0], ends.at(-1)?.[0]], [5, 50])
  for (const [s_u, count] of [
    [5, 2],
    [50, 2],
    [4.9, 1],
    [51, 1],
  ] as const)
    assert.equal(
      marksOf(await ask({ undrained_shear_strength: s_u, vertical_load: 100 }), 'interpolation_error').length,
      count,
    )
})

test('the sentence has the capacity, its source and the load', async () => {
  for (const [over, source] of [
    [
      {},
      /from the atlas \(error up to 1\.56 %\); vertical load 2,200 kN, required factor of safety 2, bearing utilisation 0\.722$/,
    ],
    [
      { undrained_shear_strength: 60 },
      /from the direct solver; vertical load 2,200 kN, required factor of safety 2, bearing utilisation [\d.]+$/,
    ],
  ] as const) {
    const ran = await ask(over)
    assert.match(ran.detail, source)
    near(spokenNumber(/capacity ([\d,.]+) kN/.exec(ran.detail)?.[1]), number(ran, 'capacity'), 1e-3)
  }
})

test('remarks name what is outside, and what is too near to the limit', async () => {
  const said = async (over: Request) => (await ask(over)).warnings.map(({ code, message }) => `${code} ${message}`)
  assert.match(
    (await said({ horizontal_load: 250 })).join(),
    /outside_atlas Horizontal load is 250 kN; the atlas applies to 200 kN only/,
  )
  const limit = direct(22) / 2
  assert.match(
    (await said({ vertical_load: limit })).join(),
    /near_limit .*, 1\.0001, is within the error bound, 1\.56 %, of its limit of 1\./,
  )
  assert.deepEqual(await said({}), [])
})

test('the figures are those of the stored mat under the loads of the query', async () => {
  const ran = await ask()
  const labels = [...labelsOf(ran, 'plan'), ...labelsOf(ran, 'section')]
  for (const label of ['L 8 m', 'B 6 m', 'V 2200 kN', 'H 200 kN', 'D 0.5 m', 's_u 22 kPa'])
    assert.ok(labels.includes(label), label)
})

test('the direct solver writes the mat of the atlas, which is that of mudmat-bearing-capacity, without moments', async () => {
  const { steps } = (await ask({ undrained_shear_strength: 60 })).result
  const held = steps.filter((s) => s.cell === 'fixed in the atlas')
  const mat = testKit(mudmatBearingCapacity).run()
  const own = ['width', 'length', 'embedment_depth', 'soil_submerged_unit_weight']
  const sizes = own.map((name) => mat.result.inputs.find((input) => input.name === name)?.value)
  assert.deepEqual(
    held.map(({ symbol }) => symbol),
    ['B', 'L', 'D', 'gamma_prime', 'M_B', 'M_L'],
  )
  assert.deepEqual(
    held.map(({ value, unit }) => `${value} ${unit}`),
    [...sizes.slice(0, 3).map((size) => `${size} m`), `${1e3 * Number(sizes[3])} N/m3`, '0 N*m', '0 N*m'],
  )
})

/** Claims about the mooring atlas and its queries: fresh, exact at its knots, honest about its limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, checked, list, near, number, pointsOf, runWithFile, within } from '@keelson/engine/testing.ts'
import { measuresOf } from '@keelson/engine/testing-pictures.ts'
import { shown, shownUtilisation, withQuantities } from '@keelson/workflow'
import fc from 'fast-check'
import { claimsOf, queryKit } from '../../_shared/atlas/test-data/query-kit.ts'
import { fpsoMooringFull } from '../fpso-mooring-full/index.ts'
import { fpsoMooringAtlas } from './atlas.ts'
import { tensionAt } from './atlas-solver.ts'
import { fpsoMooringAtlasQuery } from './index.ts'

const sea = (over: object = {}) => ({ significant_wave_height: 3.5, peak_period: 11, water_depth: 400, ...over })
const kit = await queryKit(fpsoMooringAtlasQuery, sea())
const { answered, ask, bound, withError } = kit

claimsOf(test, kit, {
  source: fpsoMooringAtlas,
  far: { significant_wave_height: 9, peak_period: 16, water_depth: 700 },
  outside: ['/significant_wave_height', '/peak_period', '/water_depth'],
  reads: [['T_max', 'N']],
  ends: [{ significant_wave_height: 1, peak_period: 7, water_depth: '0.6 km' }],
  // at the fairleads there is no line
  refused: [[{ water_depth: 16 }, ['/water_depth']]],
})

test('at every knot the atlas is the solver, whatever the peak period', () => {
  for (const significant_wave_height of [1, 4, 8]) {
    for (const water_depth of [300, 400, 600]) {
      const { values } = ask(sea({ significant_wave_height, water_depth, peak_period: 8.5 }))
      near(values.atlas_to_direct_ratio as number, 1, 1e-9)
      assert.equal(values.source, 'atlas')
    }
  }
})

test('between its knots the atlas is within its error', () => {
  const inside = fc.record({
    significant_wave_height: fc.double({ min: 1, max: 8, noNaN: true }),
    peak_period: fc.double({ min: 7, max: 15, noNaN: true }),
    water_depth: fc.double({ min: 300, max: 600, noNaN: true }),
  })
  const e = bound
  fc.assert(
    fc.property(inside, (asked) => {
      const { values } = ask(asked)
      assert.ok(Math.abs((values.atlas_to_direct_ratio as number) - 1) <= e)
      const [low = 0, high = 0] = values.confidence_band as readonly number[]
      const direct = tensionAt(asked)
      assert.ok(low <= direct && direct <= high)
    }),
    { numRuns: 40, seed: 4 },
  )
})

test('at the depth and the sea of the default case the direct solver is the parent', async () => {
  const parent = await runWithFile(fpsoMooringFull, { ...fpsoMooringFull.example, significant_wave_height: 14 })
  const asked = await runWithFile(fpsoMooringAtlasQuery, sea({ significant_wave_height: 14 }))
  const tension = (ran: typeof parent) => ran.result.values.maximum_line_tension?.value as number
  near(tension(asked), tension(parent), 1e-12)
  assert.equal(asked.result.values.source?.value, 'direct')
  assert.equal(asked.result.values.confidence_band?.value, null)
})

test('in deeper water the spread keeps its shape: its chain carries more', () => {
  const tensions = [300, 400, 600, 900].map((water_depth) => tensionAt(sea({ water_depth })))
  assert.deepEqual(
    tensions,
    tensions.toSorted((a, b) => a - b),
  )
})

test('within the error of its limit the direct solver decides, and beyond it the atlas does', () => {
  const at = sea({ significant_wave_height: 8, water_depth: 600 })
  const u = ask(at, withError(0)).values.utilisation as number
  const near_ = ask(at, withError(1.01 * Math.abs(1 - u)))
  assert.equal(near_.values.source, 'direct')
  assert.equal(near_.values.in_range, true)
  assert.ok(near_.warnings?.some((w) => w.code === 'near_limit'))
  assert.equal(ask(at, withError(0.99 * Math.abs(1 - u))).values.source, 'atlas')
})

test('the check takes the upper end of the band', () => {
  const [exact, wide] = [ask(sea(), withError(0)), ask(sea(), withError(0.05))]
  near(wide.values.utilisation as number, 1.05 * (exact.values.utilisation as number), 1e-12)
})

const digits = (x: number, n: number) => Number(x.toPrecision(n))
const chart = (ran: Awaited<ReturnType<typeof answered>>, id: string) =>
  JSON.stringify(ran.result.charts.find((c) => c.id === id)?.spec)

test('the charts hold the knots at the depth of the query, the query, and the error between them', async () => {
  const ran = await answered({ significant_wave_height: 5.5, water_depth: 450 })
  const knots = pointsOf(ran, 'slice').filter((r) => r.s === 'atlas')
  for (const { x, y } of knots.filter((_, i) => i % 4 === 0))
    near(
      y as number,
      tensionAt({ significant_wave_height: x as number, peak_period: 11, water_depth: 450 }) / 1e3,
      2e-3,
    )
  const mark = pointsOf(ran, 'slice').find((r) => r.label === 'this query')
  assert.deepEqual([mark?.x, mark?.y], [5.5, digits(number(ran, 'maximum_line_tension'), 6)])
  assert.match(chart(ran, 'slice'), /allowable 6,786 kN/)
  assert.ok(axesOf(ran, 'slice').includes('Significant wave height [m]'))
  assert.ok(axesOf(ran, 'slice').includes('Maximum line tension, 450 m water depth [kN]'))
  const errors = pointsOf(ran, 'error')
  const at = errors[5]
  const there = await answered({ significant_wave_height: at?.x, water_depth: 450 })
  within(at?.y as number, 100 * (number(there, 'atlas_to_direct_ratio') - 1), 1e-6)
  assert.equal(errors.length, 29)
  assert.deepEqual([errors[0]?.x, errors[1]?.x, errors.at(-1)?.x], [1, 1.25, 8])
  assert.deepEqual(axesOf(ran, 'error'), ['Significant wave height [m]', 'Atlas error relative to direct solver [%]'])
  const far = await answered({ water_depth: 700, peak_period: 16 })
  assert.ok(axesOf(far, 'slice').includes('Maximum line tension, 600 m water depth [kN]'))
})

test('the sentence, the band and the warnings say the numbers of the query', async () => {
  const ran = await answered()
  const T = shown(number(ran, 'maximum_line_tension'), 4)
  const e = 100 * bound
  assert.equal(
    ran.detail,
    `Maximum line tension ${T} kN (intact, mean position) from the atlas (error up to ${digits(e, 3)} %); breaking load 13,570 kN, required safety factor 2, utilisation ${shownUtilisation(number(ran, 'utilisation'))} including the atlas error`,
  )
  const [low, high] = list(ran, 'confidence_band') as [number, number]
  near(low, number(ran, 'maximum_line_tension') * (1 - e / 100), 1e-9)
  near(checked(ran, 'tension')?.demand.value, 2 * high, 1e-9)
  near(number(ran, 'utilisation'), (2 * high) / 13572.864, 1e-9)
  const far = await answered({ significant_wave_height: 14 })
  assert.equal(
    far.detail,
    `Maximum line tension ${shown(number(far, 'maximum_line_tension'), 4)} kN (intact, mean position) from the direct solver; breaking load 13,570 kN, required safety factor 2, utilisation ${shownUtilisation(number(far, 'utilisation'))}`,
  )
  near(number(far, 'utilisation'), (2 * number(far, 'maximum_line_tension')) / 13572.864, 1e-9)
  const u = (number(ran, 'maximum_line_tension') * 2) / 13572.864
  const close = ask(sea(), withError(1 - u + 0.01))
  assert.match(
    withQuantities(close.warnings?.[0]?.message ?? ''),
    new RegExp(`of ${shownUtilisation(u)} is within the atlas error, ${digits(100 * (1.01 - u), 3)} %`),
  )
  assert.deepEqual(measuresOf(ran, 'plan').slice(0, 1), ['x_0 1240 m'])
  assert.deepEqual([ran.status, (await answered({ significant_wave_height: 30 })).status], ['PASS', 'FAIL'])
})

test('every run says that it is of the mean position, and its steps read the sea that was asked for', async () => {
  const [inside, far] = [await answered(), await answered({ significant_wave_height: 9 })]
  for (const ran of [inside, far]) assert.ok(ran.warnings.some((w) => w.code === 'mean_position_only'))
  const step = (symbol: string) => inside.result.steps.find((s) => s.symbol === symbol)
  near(step('H_2')?.value, 3.5 ** 2)
  assert.deepEqual([step('T_max')?.unit, step('T_dir')?.unit], ['N', 'N'])
  near(step('T_dir')?.value, tensionAt({ significant_wave_height: 3.5, peak_period: 11, water_depth: 400 }))
  const shallow = await answered({ water_depth: 200 })
  assert.ok(axesOf(shallow, 'slice').includes('Maximum line tension, 300 m water depth [kN]'))
})

test('between two depths of the grid the chart is of the depth that was asked for', async () => {
  assert.ok(
    axesOf(await answered({ water_depth: 463 }), 'slice').includes('Maximum line tension, 463 m water depth [kN]'),
  )
})

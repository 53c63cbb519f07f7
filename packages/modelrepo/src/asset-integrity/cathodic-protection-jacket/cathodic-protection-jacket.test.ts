/** What is special to jackets: zones of every exposure, the edges of the bands, the row that is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, near, number, type Request, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { cathodicProtectionJacket as workflow } from './index.ts'

const { run, problems } = testKit(workflow)
const zone = (changes: Request = {}) => ({
  area_m2: 1000,
  coating_category: 'bare',
  depth_m: 20,
  exposure: 'submerged',
  ...changes,
})
const demands = (zones: readonly Request[]) => {
  const r = run({ zones, current_drain: 0 })
  return ['initial', 'mean', 'final'].map((phase) => Number(number(r, `${phase}_current_demand`).toPrecision(9)))
}

test('each exposure draws what the practice says', () => {
  assert.deepEqual(demands([zone()]), [200, 100, 130])
  assert.deepEqual(demands([zone({ exposure: 'buried' })]), [20, 20, 20])
  assert.deepEqual(demands([zone({ exposure: 'splash', depth_m: 200 })]), [200, 100, 130])
  assert.deepEqual(demands([zone({ exposure: 'atmospheric' })]), [0, 0, 0])
  assert.deepEqual(demands([zone({ exposure: 'buried', coating_category: 'II' })]), [1, 7.25, 13.5])
})

test('a heated surface draws 1 mA/m2 more for each degree above 25, in sediment too', () => {
  assert.deepEqual(demands([zone({ metal_surface_temperature_degC: 65 })]), [240, 140, 170])
  assert.deepEqual(demands([zone({ metal_surface_temperature_degC: 25 })]), [200, 100, 130])
  assert.deepEqual(demands([zone({ exposure: 'buried', metal_surface_temperature_degC: 30 })]), [25, 25, 25])
})

test('the order and the splitting of zones change nothing', () => {
  const zones = [zone(), zone({ depth_m: 60, area_m2: 500 }), zone({ coating_category: 'III', area_m2: 300 })]
  const whole = demands(zones)
  assert.deepEqual(demands(zones.toReversed()), whole)
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (share) => {
      const split = [zone({ area_m2: 1000 * share }), zone({ area_m2: 1000 * (1 - share) }), ...zones.slice(1)]
      demands(split).forEach((I, k) => {
        near(I, whole[k], 1e-8)
      })
    }),
    { numRuns: 20, seed: 1 },
  )
})

test('a limit of depth belongs to the shallower band, for density and for coating', () => {
  const factor = (depth_m: number) => {
    const r = run({ zones: [zone({ depth_m, coating_category: 'III' })] })
    return [number(r, 'design_current_density_initial'), Number(number(r, 'final_coating_breakdown_factor').toFixed(6))]
  }
  assert.deepEqual(factor(30), [200, 0.32])
  assert.deepEqual(factor(30.1), [170, 0.22])
  assert.deepEqual([factor(100)[0], factor(300)[0], factor(301)[0]], [170, 190, 220])
})

test('a bad row is refused at the table, with its number and reason', () => {
  assert.match(
    problems({ zones: [zone(), zone({ area_m2: 0 })] })[0] ?? '',
    /^\/zones row 2: steel area must be greater than 0 \(entered: 0 m²\)/,
  )
  assert.match(problems({ zones: [zone({ coating_category: 'V' })] })[0] ?? '', /^\/zones row 1: .*entered: "V"\)$/)
  const old = problems({ zones: [zone({ coating_category: 'IV' })], edition: '2017' })
  assert.match(old[0] ?? '', /^\/zones row 1: .*2021 edition only/)
  assert.deepEqual(problems({ zones: [zone({ coating_category: 'IV' })] }), [])
})

test('the drain is drawn in every phase', () => {
  const [without, with40] = [run({ current_drain: 0 }), run()]
  for (const phase of ['initial', 'mean', 'final']) {
    near(number(with40, `${phase}_current_demand`) - number(without, `${phase}_current_demand`), 40, 1e-9)
  }
})

test('wells drain 5 A each on top of the rest, unless said otherwise', () => {
  const initial = (changes: Request) => number(run(changes), 'initial_current_demand')
  near(initial({ current_drain: 0, connected_wells: 8 }), initial({}), 1e-12)
  near(initial({ connected_wells: 2, drain_per_well: 7 }), initial({}) + 14, 1e-12)
  assert.equal(initial({ connected_wells: 0 }), initial({}))
  assert.ok(codes(run({ drain_per_well: 7 })).includes('unused'))
})

test('what a platform is not said to drain is assumed, and so is the edition', () => {
  const assumed = run({}, ['current_drain']).result.assumed.map(({ name }) => name)
  for (const name of ['edition', 'current_drain']) assert.ok(assumed.includes(name), name)
  assert.ok(!run().result.assumed.some(({ name }) => name === 'current_drain'))
})

test('one anode less than required fails', () => {
  const needed = number(run(), 'anodes_required')
  assert.equal(run({ number_of_anodes: needed }).status, 'PASS')
  assert.equal(run({ number_of_anodes: needed - 1 }).status, 'FAIL')
})

test('a structure in air takes no current and needs no anode', () => {
  const air = run({ zones: [zone({ exposure: 'atmospheric' })], current_drain: 0 }, ['number_of_anodes'])
  assert.equal(number(air, 'anodes_required'), 0)
  assert.equal(value(air, 'retrofit_after'), null)
  assert.equal(air.status, 'PASS')
  assert.ok(codes(air).includes('no_current'))
})

test('each zone stands in the table and the largest in the steps', () => {
  const r = run()
  const table = r.result.tables.find((t) => t.id === 'demand_by_zone')
  assert.equal(table?.count, 5)
  assert.ok(r.result.steps.some((s) => s.section.startsWith('Zone 1, largest mean demand')))
})

test('a zone is drawn as high as its share of the steel, and its band as thick as its share of the current', () => {
  const drawn = (zones: readonly Request[]) =>
    run({ zones, current_drain: 0 }).result.figures?.find((f) => f.id === 'zones')?.drawing.shapes ?? []
  const heights = (zones: readonly Request[], role: string) =>
    drawn(zones).flatMap((s) =>
      s.kind === 'polygon' && s.role === role ? [(s.points[2]?.[1] ?? 0) - (s.points[1]?.[1] ?? 0)] : [],
    )
  const zones = [zone({ area_m2: 3000 }), zone({ area_m2: 1000, exposure: 'buried' })]
  const [large, small] = heights(zones, 'steel')
  near(large, 0.75, 1e-6)
  near(small, 0.25, 1e-6)
  const [wet, buried] = heights(zones, 'answer')
  near((wet ?? 0) / (buried ?? 1), 300 / 20, 1e-5)
  assert.equal(heights([zone({ exposure: 'atmospheric' })], 'answer').length, 0)
  const many = Array.from({ length: 60 }, (_, i) => zone({ depth_m: i }))
  assert.equal(heights(many, 'steel').length, 1)
})

test('an anode nearer than 150 mm is drawn where it stands, and its end, which counts as flush, is not', () => {
  const spent = (changes: Request) =>
    run(changes)
      .result.figures?.find((f) => f.id === 'anode_section')
      ?.drawing.shapes.filter((s) => 'role' in s && s.role === 'limit').length
  assert.equal(spent({}), 1)
  assert.equal(spent({ anode_stand_off: 100 }), 0)
})

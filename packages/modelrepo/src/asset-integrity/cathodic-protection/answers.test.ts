/** Tables and charts of galvanic designs: rows by runs with what they change, curves by runs of another life and by Dwight. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, number, pointsOf, type Request, recordsOf, testKit } from '@keelson/engine/testing.ts'
import { inWords, lineOf, marksOf } from '@keelson/engine/testing-pictures.ts'
import { near } from '../_shared/testing/cells.ts'
import { claimsOf, rowOf, sameDesign } from '../_shared/testing/galvanic.ts'
import { cathodicProtectionJacket } from '../cathodic-protection-jacket/index.ts'
import { cathodicProtection } from './index.ts'

const { run } = testKit(cathodicProtection)
const jacket = testKit(cathodicProtectionJacket)
const bracelet = { anode_type: 'bracelet', anode_exposed_area: 0.5 }
const hull = {
  total_area: 10000,
  coated_fraction: 0.9,
  dynamic_time_fraction: 0.4,
  initial_coating_breakdown_factor: 0.02,
  final_coating_breakdown_factor: 0.12,
  bare_current_density_static: 140,
}

claimsOf(test, cathodicProtection, {
  request: { current_drain: 3, anode_gross_mass: 160 },
  slower: { coating_a: 0.02, coating_b: 0.009 },
  gone: { coating_category: 'I' },
})

test('each row of the sensitivity is a run with its one input changed by a quarter', () => {
  const rows: readonly (readonly [string, Request])[] = [
    ['this run', {}],
    ['resistivity −25 %', { seawater_resistivity: 0.21 }],
    ['resistivity +25 %', { seawater_resistivity: 0.35 }],
    ['coating breakdown rate −25 %', { coating_a: 0.02, coating_b: 0.009 }],
    ['coating breakdown rate +25 %', { coating_a: 0.02, coating_b: 0.015 }],
    ['design life −25 %', { design_life: 11.25 }],
    ['design life +25 %', { design_life: 18.75 }],
  ]
  const ran = run({ current_drain: 11 })
  for (const [name, over] of rows) sameDesign(rowOf(ran, 'sensitivity', name), run({ current_drain: 11, ...over }))
  assert.equal(recordsOf(ran, 'sensitivity').length, rows.length)
})

test('the coating of a hull wears from its initial factor, of given ends as of a table, and bare steel at most', () => {
  const final = { final_coating_breakdown_factor: 0.02 + 0.1 * 1.25 }
  sameDesign(rowOf(run(hull), 'sensitivity', 'coating breakdown rate +25 %'), run({ ...hull, ...final }))
  const ends = { initial_coating_breakdown_factor: 0.05, final_coating_breakdown_factor: 0.25 }
  const slower = { ...ends, final_coating_breakdown_factor: 0.05 + 0.2 * 0.75 }
  sameDesign(rowOf(run(ends), 'sensitivity', 'coating breakdown rate −25 %'), run(slower))
  const worn = { ...ends, final_coating_breakdown_factor: 0.95 }
  sameDesign(
    rowOf(run(worn), 'sensitivity', 'coating breakdown rate +25 %'),
    run({ ...ends, final_coating_breakdown_factor: 1 }),
  )
})

test('the coatings of a zone table wear with their category', () => {
  const zones = [{ area_m2: 12000, coating_category: 'III', depth_m: 20, exposure: 'submerged' }]
  const row = rowOf(jacket.run({ zones, current_drain: 0 }), 'sensitivity', 'coating breakdown rate +25 %')
  near(row?.mean_demand, 12000 * 0.1 * (0.02 + (1.25 * 0.012 * 25) / 2))
  near(row?.final_demand, 12000 * 0.13 * (0.02 + 1.25 * 0.012 * 25))
})

test('each edition has the design of a run by it, and says why where it has none', () => {
  const years = ['2005', '2010', '2017', '2021']
  const buried = { anode_environment: 'sediment', anode_material: 'Zn' }
  for (const edition of years) {
    sameDesign(rowOf(run(buried), 'editions', edition), run({ ...buried, edition }))
    sameDesign(
      rowOf(jacket.run({ anode_environment: 'sediment' }), 'editions', edition),
      jacket.run({ anode_environment: 'sediment', edition }),
    )
  }
  const fourth = run({ coating_category: 'IV' })
  for (const edition of ['2005', '2017']) {
    const row = rowOf(fourth, 'editions', edition)
    assert.deepEqual([row?.mean_demand, row?.by_final, row?.required], [null, null, null])
    assert.match(String(row?.governing), /category IV is in the 2021 edition only/)
  }
  sameDesign(rowOf(fourth, 'editions', '2021'), fourth)
  const zones = [{ area_m2: 120, coating_category: 'IV', depth_m: 20, exposure: 'submerged' }]
  assert.match(
    String(rowOf(jacket.run({ zones }), 'editions', '2010')?.governing),
    /category IV is in the 2021 edition only/,
  )
})

test('a design of which the end is not known has no number by the final current', () => {
  const row = rowOf(run(bracelet), 'sensitivity', 'this run')
  assert.deepEqual([row?.by_final, row?.required], [null, number(run(bracelet), 'anodes_required')])
})

test('a part takes its area by the density and the factor of each phase', () => {
  const [coated, bare] = recordsOf(run(), 'demand_by_zone')
  assert.deepEqual(coated, {
    ...{ zone: 'Coated steel', exposure: 'submerged', coating: 'III', depth: 20, area: 2000 },
    ...{ mean_density: 100, mean_factor: 0.11, final_factor: 0.2, initial: 8, mean: 22, final: 52 },
  })
  assert.deepEqual(bare, {
    ...{ zone: 'Bare steel', exposure: 'submerged', coating: 'bare', depth: 20, area: 50 },
    ...{ mean_density: 100, mean_factor: 1, final_factor: 1, initial: 10, mean: 5, final: 6.5 },
  })
})

test('a hull has its coated and its bare share, with the mean density of the time that it sails', () => {
  const [coated, bare] = recordsOf(run(hull), 'demand_by_zone')
  const J = 0.4 * 200 + 0.6 * 140
  assert.deepEqual(
    [coated?.zone, coated?.coating, coated?.area, coated?.depth],
    ['Coated hull', 'breakdown factors as entered', 9000, null],
  )
  near(coated?.mean_density, J)
  near(coated?.initial, 9000 * 0.02 * 0.2)
  near(coated?.mean, (9000 * 0.07 * J) / 1000)
  near(coated?.final, 9000 * 0.12 * 0.2)
  assert.deepEqual(
    [bare?.zone, bare?.coating, bare?.area, bare?.exposure],
    ['Bare hull', 'bare', 1000, 'sailing and moored'],
  )
  near(bare?.mean, J)
  near(bare?.final, 200)
})

test('a zone table is answered row by row: splash as 0 to 30 m, buried steel at its own density, none in air', () => {
  const rows = recordsOf(jacket.run(), 'demand_by_zone')
  const mean = (area: number, density: number, factor: number) => (area * density * factor) / 1000
  const factor = 0.02 + (0.012 * 25) / 2
  assert.deepEqual(
    rows.map(({ zone, exposure, coating, depth, area }) => [zone, exposure, coating, depth, area]),
    [
      ['Zone 1', 'submerged', 'bare', 20, 5000],
      ['Zone 2', 'submerged', 'bare', 60, 3500],
      ['Zone 3', 'buried', 'bare', 60, 1800],
      ['Zone 4', 'splash', 'III', 5, 300],
      ['Zone 5', 'atmospheric', 'III', 0, 200],
    ],
  )
  assert.deepEqual(
    rows.map((row) => row.mean_density),
    [100, 80, 20, 100, 0],
  )
  const expected = [mean(5000, 100, 1), mean(3500, 80, 1), mean(1800, 20, 1), mean(300, 100, factor), 0]
  for (const [k, row] of rows.entries()) near(row.mean, expected[k])
  near(rows[3]?.final, mean(300, 130, 0.32))
  near(rows[0]?.initial, mean(5000, 200, 1))
})

const AT = [0, 13, 40]

test('the demand over the life is the mean density by the factor of that year, with the drain', () => {
  const ran = run({ current_drain: 4 })
  assert.deepEqual(axesOf(ran, 'demand_over_life'), ['Time [year]', 'Current [A]'])
  const drawn = lineOf(ran, 'demand_over_life', 'current demand')
  for (const k of AT) {
    const [t, I] = drawn[k] ?? [Number.NaN, Number.NaN]
    near(t, (15 * k) / 40, 1e-5)
    near(I, 4 + 0.1 * (2000 * (0.02 + 0.012 * t) + 50), 1e-5)
  }
  assert.deepEqual(marksOf(ran, 'demand_over_life'), ['final demand at 62.5', 'initial demand 0 22'])
})

/** Share of the usable alloy that 40 anodes of the example have lost after t years. */
const spentAfter = (t: number) =>
  t === 0 ? 0 : (number(run({ design_life: t }), 'mean_current_demand') * t * 8760) / (40 * 150 * 0.9 * 2000)

test('what the anodes can give goes from new to spent with the alloy that is drawn', () => {
  const ran = run()
  const give = lineOf(ran, 'demand_over_life', 'anode output capacity')
  const end = [1.62, number(ran, 'final_anode_radius') / 1000] as const
  for (const k of AT) {
    const [t, I] = give[k] ?? [Number.NaN, Number.NaN]
    const x = spentAfter(t)
    const L = 1.8 + (end[0] - 1.8) * x
    const r = Math.sqrt(0.11 ** 2 + (end[1] ** 2 - 0.11 ** 2) * x)
    near(I, (40 * 0.25) / ((0.28 / (2 * Math.PI * L)) * (Math.log((4 * L) / r) - 1)), 1e-5)
  }
})

test('anodes whose alloy is spent early give nothing from then on, and have no more to lose', () => {
  const ran = run({ anode_capacity: 500 })
  const spent = (t: number) => 4 * spentAfter(t)
  const last = lineOf(ran, 'demand_over_life', 'anode output capacity').at(-1)?.[0] ?? 0
  assert.ok(spent(last) <= 1 && spent(last + 0.375) > 1)
  near(lineOf(ran, 'anode_mass_left', 'net mass').at(-1)?.[1], 600, 1e-5)
})

test('flush anodes and areas go from new to spent as slender ones do', () => {
  const flush = { anode_type: 'long flush', anode_length: 1200, anode_width: 220, anode_net_mass: 90 }
  const ran = run(flush)
  const [t = 0, I = 0] = lineOf(ran, 'demand_over_life', 'anode output capacity')[20] ?? []
  const mean = number(run({ ...flush, design_life: t }), 'mean_current_demand')
  const x = (mean * t * 8760) / (40 * 90 * 0.85 * 2000)
  const w_f = (2 * number(ran, 'final_anode_radius')) / 1000
  const [L, w] = [1.2 + (1.08 - 1.2) * x, Math.sqrt(0.22 ** 2 + (w_f ** 2 - 0.22 ** 2) * x)]
  near(I, (40 * 0.25 * (L + w)) / 0.28, 1e-5)
  const areas = run({ ...bracelet, anode_final_exposed_area: 0.2 })
  const [later = 0, less = 0] = lineOf(areas, 'demand_over_life', 'anode output capacity')[20] ?? []
  const spent = (number(run({ design_life: later }), 'mean_current_demand') * later * 8760) / (40 * 150 * 0.8 * 2000)
  near(less, (40 * 0.25 * Math.sqrt(0.5 - 0.3 * spent)) / (0.315 * 0.28), 1e-5)
})

test('where the end is not known the chart marks what new anodes give, and draws no capacity', () => {
  const ran = run(bracelet)
  assert.ok(pointsOf(ran, 'demand_over_life').every(({ s }) => s !== 'anode output capacity'))
  const output = Number((40 * number(ran, 'initial_anode_current_output')).toPrecision(5))
  assert.ok(marksOf(ran, 'demand_over_life').includes(`initial anode output at ${output}`))
})

test('each coating has its curve once, by the parts that have it', () => {
  const ran = run({ design_life: 30, coating_category: 'I' })
  assert.deepEqual(axesOf(ran, 'coating_breakdown'), ['Time [year]', 'Coating breakdown factor'])
  const coated = lineOf(ran, 'coating_breakdown', 'Coated steel')
  assert.deepEqual([coated[0]?.[1], coated[8]?.[1], coated[16]?.[1]], [0.1, 0.7, 1])
  assert.ok(lineOf(ran, 'coating_breakdown', 'Bare steel').every(([, f]) => f === 1))
  const of = (zones: readonly object[]) => [
    ...new Set(pointsOf(jacket.run({ zones }), 'coating_breakdown').map(({ s }) => s)),
  ]
  const zone = (coating_category: string, exposure = 'submerged') => ({
    area_m2: 100,
    coating_category,
    depth_m: 20,
    exposure,
  })
  assert.deepEqual(of([zone('III'), zone('bare'), zone('III'), zone('III', 'atmospheric')]), [
    'Zone 1, Zone 3',
    'Zone 2',
  ])
  assert.deepEqual(of(Array.from({ length: 5 }, () => zone('II'))), ['Zone 1, Zone 2 and 3 more'])
})

test('the alloy left is what the charge has not taken, down to what cannot be used', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'anode_mass_left'), ['Time [year]', 'Remaining net anode mass [kg]'])
  for (const k of AT) {
    const [t, m] = lineOf(ran, 'anode_mass_left', 'net mass')[k] ?? [Number.NaN, Number.NaN]
    near(m, 6000 * (1 - 0.9 * spentAfter(t)), 1e-5)
  }
  assert.deepEqual(marksOf(ran, 'anode_mass_left'), ['usable alloy spent at 600'])
})

test('the bars are the numbers by each criterion, beside those installed', () => {
  const bars = (ran: Ran) =>
    pointsOf(ran, 'anodes_by_criterion').flatMap(({ name, v }) => (name ? [`${name} ${v}`] : []))
  assert.deepEqual(axesOf(run(), 'anodes_by_criterion'), ['Criterion', 'Anodes required'])
  assert.deepEqual(bars(run()), ['mass 14', 'initial current 6', 'final current 25'])
  assert.deepEqual(marksOf(run(), 'anodes_by_criterion'), ['40 installed at 40'])
  assert.equal(bars(run(bracelet)).length, 2)
  assert.deepEqual(marksOf(run({}, ['number_of_anodes']), 'anodes_by_criterion'), [])
})

test('the steps of a hull name the share, the phase and the density that they take', () => {
  const steps = run(hull).result.steps as readonly Step[]
  const taken = (symbol: string) =>
    steps.find((s) => s.symbol === symbol)?.arguments?.map((a) => `${a.symbol} ${inWords(a.value)}`)
  assert.deepEqual(taken('I_ci_c'), ['A_c 9000', 'J_dyn 0.2', 'f_ci 0.02'])
  assert.deepEqual(taken('I_cm_c')?.[1], 'J_mean 0.164')
  assert.deepEqual(taken('I_cf_b'), ['A_b 1000', 'J_dyn 0.2', 'f_b 1'])
  near(steps.find((s) => s.symbol === 'J_mean')?.value, 0.164)
  for (const [symbol, title] of [
    ['I_cf_b', 'Bare hull: final current demand'],
    ['I_ci_c', 'Coated hull: initial current demand'],
  ])
    assert.equal(steps.find((s) => s.symbol === symbol)?.title, title)
})
interface Step {
  readonly symbol: string
  readonly title: string
  readonly value: number
  readonly arguments?: readonly { readonly symbol: string; readonly value: number }[]
}

test('the curve of a hull goes from its initial to its final factor', () => {
  const coated = lineOf(run(hull), 'coating_breakdown', 'Coated hull')
  assert.deepEqual([coated[0]?.[1], coated[20]?.[1], coated[40]?.[1]], [0.02, 0.07, 0.12])
  const given = { initial_coating_breakdown_factor: 0.05, final_coating_breakdown_factor: 0.25 }
  const own = lineOf(run(given, ['coating_category']), 'coating_breakdown', 'Coated steel')
  assert.deepEqual([own[0]?.[1], own[40]?.[1]], [0.05, 0.25])
  near(lineOf(run(hull), 'demand_over_life', 'current demand').at(-1)?.[1], 0.164 * (9000 * 0.12 + 1000), 1e-5)
})

test('the mass installed lasts by itself, and impressed current is for the final demand', () => {
  near(number(run({ installed_net_mass: 3000 }), 'anode_life'), (3000 * 0.9 * 2000) / (27 * 8760))
  assert.equal(number(run(), 'resistivity'), 0.28)
  const ran = run({
    iccp_anode_current_density: 400,
    iccp_anode_area: 0.1,
    iccp_anode_resistance: 0.2,
    iccp_design_factor: 1.5,
  })
  near(number(ran, 'iccp_required_current'), 1.5 * 58.5)
  near(number(ran, 'iccp_anode_current_limit'), 40)
  near(number(ran, 'iccp_rectifier_voltage'), 87.75 * (0.2 / 3) + 2)
  near(number(ran, 'iccp_rectifier_power'), (87.75 * (87.75 * (0.2 / 3) + 2)) / 1000)
})

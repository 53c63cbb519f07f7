/** What is special to the strength of mooring lines: where its factors, its parts and its refusals change. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  codes,
  messageOf,
  near,
  number,
  pointsOf,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { measuresOf, shapesOf } from '@keelson/engine/testing-pictures.ts'
import { ANCHOR_FACTORS } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { LINE_FACTORS } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { idsOf, shown, shownUtilisation } from '@keelson/workflow'
import fc from 'fast-check'
import { api2skMooring as workflow } from './index.ts'
import { ANCHORS, CONDITIONS, METHODS } from './modes.ts'

const { run, refusedAt } = testKit(workflow)
const parts = {
  mean_tension: 2100,
  low_frequency_tension_standard_deviation: 260,
  wave_frequency_tension_standard_deviation: 410,
  low_frequency_zero_crossing_period: 160,
  wave_frequency_zero_crossing_period: 11,
}
const combined = (over = {}) => run({ ...parts, ...over }, ['maximum_tension'])
const chain = (over = {}) =>
  run({ chain_diameter: 120, chain_grade: 'R4', corrosion_rate: 0.3, design_life: 25, ...over }, [
    'minimum_breaking_load',
  ])
const anchor = { anchor_type: 'drag', anchor_tension: 3100, anchor_holding_capacity: 5000 }

test('each analysis and condition has its factor, and the breaking load over it is just allowed', () => {
  for (const analysis_method of idsOf(METHODS)) {
    for (const condition of idsOf(CONDITIONS)) {
      const FS = LINE_FACTORS[analysis_method][condition]
      const at = (share: number) => run({ analysis_method, condition, maximum_tension: (share * 6978) / FS })
      assert.equal(number(at(1), 'required_safety_factor'), FS)
      assert.equal(value(at(1), 'status'), 'pass')
      assert.equal(number(at(1), 'utilisation'), 1)
      assert.equal(value(at(1.000001), 'status'), 'fail')
    }
  }
})

test('what is left out is an intact line after a quasi-static analysis, and stands beside the verdict', () => {
  const ran = run({}, ['condition', 'analysis_method'])
  assert.equal(number(ran, 'required_safety_factor'), 2)
  const assumed = ran.result.assumed.filter(({ why }) => why !== null).map(({ name }) => name)
  assert.deepEqual(assumed.toSorted(), ['analysis_method', 'condition'])
})

test('the part of the larger maximum leads, and at equal maxima the waves', () => {
  const even = { low_frequency_zero_crossing_period: 11 }
  const lead = (sigma: number) =>
    value(combined({ ...even, low_frequency_tension_standard_deviation: sigma }), 'dominant_component')
  assert.deepEqual([lead(409.999), lead(410), lead(410.001)], ['wave_frequency', 'wave_frequency', 'low_frequency'])
  const low = combined({ low_frequency_tension_standard_deviation: 900 })
  const sum = 2100 + number(low, 'low_frequency_maximum_tension') + number(low, 'wave_frequency_significant_tension')
  near(number(low, 'maximum_tension'), sum)
})

test('where the other sum is the larger one the run says so, with its utilisation', () => {
  const between = combined({ low_frequency_tension_standard_deviation: 560 })
  assert.equal(value(between, 'dominant_component'), 'low_frequency')
  assert.ok(codes(between).includes('other_sum_larger'))
  assert.ok(!codes(combined()).includes('other_sum_larger'))
  assert.ok(!codes(combined({ low_frequency_tension_standard_deviation: 900 })).includes('other_sum_larger'))
})

test('a tension and its parts agree within 0.1 %, or are refused', () => {
  const T = number(combined(), 'maximum_tension')
  const both = run({ ...parts, maximum_tension: T * 1.0009 })
  near(number(both, 'maximum_tension'), T * 1.0009)
  assert.equal(value(both, 'dominant_component'), 'wave_frequency')
  refusedAt('/maximum_tension', { ...parts, maximum_tension: T * 1.0011 })
  refusedAt('/maximum_tension', { ...parts, maximum_tension: T * 0.9989 })
})

test('some of the parts beside a tension are refused, the mean alone is not', () => {
  refusedAt('/low_frequency_zero_crossing_period', { low_frequency_tension_standard_deviation: 260 })
  refusedAt('/mean_tension', { ...parts, mean_tension: undefined })
  assert.equal(run({ mean_tension: 2100 }).status, 'PASS')
})

test('neither tension nor breaking load is refused at the one that is missing', () => {
  refusedAt('/maximum_tension', {}, ['maximum_tension'])
  refusedAt('/maximum_tension', { mean_tension: 2100 }, ['maximum_tension'])
  refusedAt('/minimum_breaking_load', {}, ['minimum_breaking_load'])
  refusedAt('/minimum_breaking_load', { chain_diameter: 120 }, ['minimum_breaking_load'])
  for (const name of ['maximum_tension', 'minimum_breaking_load']) refusedAt(`/${name}`, { [name]: 0 })
  refusedAt('/mean_tension', { consequence_class: 1 })
  refusedAt('/mean_tension', { mean_tension: 3801 })
})

test('a storm has at least one peak, and below three of them a check can fail and not pass', () => {
  refusedAt('/low_frequency_zero_crossing_period', { ...parts, low_frequency_zero_crossing_period: 10800 }, [
    'maximum_tension',
  ])
  const rare = { low_frequency_zero_crossing_period: 10800 / 2.9 }
  const few = combined(rare)
  assert.equal(checked(few, 'line_tension')?.state, 'not_made')
  assert.match(reason(few, 'status'), /2\.9 low-frequency peaks, fewer than the 3 required/)
  assert.equal(checked(few, 'line_tension')?.left?.limit, 'Number of peaks in storm')
  assert.equal(value(combined({ ...rare, mean_tension: 7000 }), 'status'), 'fail')
  assert.equal(checked(combined({ low_frequency_zero_crossing_period: 3600 }), 'line_tension')?.open, false)
})

/** Without what is said of the anchor, which is not provided. */
const remarks = (ran: Ran) => codes(ran).filter((code) => code !== 'not_assessed')

test('chain loses strength with its diameter, and a new one says that nothing is allowed for', () => {
  assert.ok(number(chain(), 'minimum_breaking_load') < number(chain({ corrosion_rate: 0.2 }), 'minimum_breaking_load'))
  assert.deepEqual(remarks(chain({ corrosion_rate: 0 })), ['new_chain'])
  assert.deepEqual(remarks(chain({ corrosion_rate: 0.96 })), [])
  assert.deepEqual(remarks(chain({ corrosion_rate: 0.97 })), ['large_loss'])
  const refused = (over: object) =>
    refusedAt('/corrosion_rate', { chain_diameter: 120, chain_grade: 'R4', design_life: 25, ...over }, [
      'minimum_breaking_load',
    ])
  refused({ corrosion_rate: 4.8 })
})

test('chain beyond the diameter at which its formula turns is refused', () => {
  const at = { chain_grade: 'R4', maximum_tension: 3800 }
  refusedAt('/chain_diameter', { ...at, chain_diameter: 367 }, ['minimum_breaking_load'])
})

test('the years of service end at the run, and a given breaking load has none', () => {
  const rows = rowsOf(chain(), 'service') as number[][]
  near(rows.at(-1)?.[4] ?? 0, number(chain(), 'utilisation'))
  near(rows[0]?.[2] ?? 0, number(chain({ corrosion_rate: 0 }), 'minimum_breaking_load'))
  assert.equal(run().result.tables.find((t) => t.id === 'service')?.rows?.length ?? 0, 0)
})

test('each anchor has its factor, and none where none is required', () => {
  for (const anchor_type of idsOf(ANCHORS)) {
    for (const mooring_type of ['permanent', 'mobile'] as const) {
      const { intact, damaged } = ANCHOR_FACTORS[mooring_type][anchor_type]
      const at = (condition: string) => run({ ...anchor, anchor_type, mooring_type, condition })
      assert.equal(value(at('intact'), 'anchor_required_safety_factor'), intact)
      assert.equal(value(at('damaged'), 'anchor_required_safety_factor'), damaged)
      assert.equal(value(at('transient'), 'anchor_utilisation'), null)
    }
  }
})

test('an anchor that fails fails the run, and one that is not judged does not', () => {
  assert.equal(value(run({ ...anchor, anchor_holding_capacity: 3100 * 1.5 }), 'status'), 'pass')
  assert.equal(value(run({ ...anchor, anchor_holding_capacity: 3100 * 1.499 }), 'status'), 'fail')
  const transient = run({ ...anchor, condition: 'transient', anchor_holding_capacity: 10 })
  assert.equal(value(transient, 'status'), 'pass')
  assert.match(reason(transient, 'anchor_utilisation'), /specifies no anchor safety factor/)
  refusedAt('/anchor_tension', { anchor_type: 'drag', anchor_holding_capacity: 5000 })
  refusedAt('/anchor_holding_capacity', { anchor_type: 'drag', anchor_tension: 3100 })
})

test('a drag anchor after a quasi-static analysis is warned of the edition of 1996', () => {
  const of = (over: object) => codes(run({ ...anchor, ...over })).includes('edition_of_1996')
  assert.ok(of({ analysis_method: 'quasi_static' }))
  assert.ok(!of({ analysis_method: 'dynamic' }))
  assert.ok(!of({ analysis_method: 'quasi_static', anchor_type: 'plate_vla' }))
})

test('a line above its breaking load fails, and breaks', () => {
  const ran = run({ maximum_tension: 6979 })
  assert.equal(value(ran, 'status'), 'fail')
  assert.ok(codes(ran).includes('line_breaks'))
})

test('DNV-OS-E301 is for information: it is warned of and changes no verdict', () => {
  const ran = run({ mean_tension: 2000, consequence_class: 2, maximum_tension: 4178 })
  assert.equal(value(ran, 'status'), 'pass')
  assert.ok(number(ran, 'e301_utilisation') > 1)
  assert.ok(codes(ran).includes('e301_exceeded'))
  const damaged = run({ mean_tension: 2000, consequence_class: 2, maximum_tension: 4178, condition: 'damaged' })
  near(number(damaged, 'e301_design_tension'), 2000 + 1.25 * 2178)
})

test('the larger the tension the larger the utilisation, in proportion', () => {
  fc.assert(
    fc.property(fc.double({ min: 100, max: 20000, noNaN: true }), (maximum_tension) => {
      near(number(run({ maximum_tension }), 'utilisation') / maximum_tension, 1.67 / 6978)
    }),
    { numRuns: 20 },
  )
})

test('the sketch is not to scale, and the bar of the chain is', () => {
  const scaleOf = (ran: ReturnType<typeof run>, id: string) =>
    ran.result.figures?.find((f) => f.id === id)?.drawing?.scale
  assert.equal(scaleOf(run(), 'elevation'), 'none')
  assert.equal(scaleOf(chain(), 'bar'), 'true')
})

const breakingLoad = (d: number) => 0.0274 * d ** 2 * (44 - 0.08 * d)

test('the tables hold the chain of each year and the tension that each factor allows', () => {
  const ran = chain({ design_life: 50 })
  for (const i of [0, 7, 25]) {
    const MBL = breakingLoad(120 - 0.3 * 2 * i)
    near(rowsOf(ran, 'service')[i]?.[0] as number, 2 * i)
    near(rowsOf(ran, 'service')[i]?.[1] as number, 120 - 0.3 * 2 * i)
    near(rowsOf(ran, 'service')[i]?.[2] as number, MBL)
    near(rowsOf(ran, 'service')[i]?.[3] as number, MBL / 3800)
    near(rowsOf(ran, 'service')[i]?.[4] as number, (3800 * 1.67) / MBL)
  }
  const words = ['quasi-static', 'dynamic'].flatMap((m) => ['intact', 'damaged', 'transient'].map((c) => [m, c]))
  const factors = [2, 1.43, 1.18, 1.67, 1.25, 1.05]
  const rows = rowsOf(run({ condition: 'damaged' }), 'factors')
  assert.equal(rows.length, 6)
  for (const [i, row] of rows.entries()) {
    assert.deepEqual([row[0], row[1], row[2], row[4]], [...(words[i] ?? []), factors[i], i === 4 ? 'this run' : ''])
    near(row[3] as number, 6978 / (factors[i] ?? 0))
  }
})

const bars = (ran: Ran, id: string) =>
  Object.fromEntries(pointsOf(ran, id).map((r) => [r.label ?? `${r.name} ${r.g}`.trim(), r.at ?? r.v]))

test('the charts stand for line, anchor, class, parts and years', () => {
  const all = run({ ...anchor, mean_tension: 2000, consequence_class: 2 })
  assert.deepEqual(bars(all, 'utilisations'), {
    'Line tension': 0.90943,
    Anchor: 0.93,
    'DNV-OS-E301, class 2': Number(((1.4 * 2000 + 2.1 * 1800) / 0.95 / 6978).toPrecision(6)),
    limit: 1,
  })
  assert.deepEqual(bars(all, 'tension_parts'), { 'ML-01 mean': 2000, 'ML-01 dynamic': 1800, allowable: 4178.44 })
  assert.deepEqual(bars(run(), 'tension_parts'), { 'ML-01 maximum, components not provided': 3800, allowable: 4178.44 })
  const largest = (sigma: number, T: number) => Number((sigma * Math.sqrt(2 * Math.log(10800 / T))).toPrecision(6))
  assert.deepEqual(bars(combined(), 'tension_parts'), {
    'ML-01 mean': 2100,
    'ML-01 low frequency, significant': 520,
    'ML-01 wave frequency, maximum': largest(410, 11),
    allowable: 4178.44,
  })
  assert.deepEqual(bars(combined({ low_frequency_tension_standard_deviation: 900 }), 'tension_parts'), {
    'ML-01 mean': 2100,
    'ML-01 low frequency, maximum': largest(900, 160),
    'ML-01 wave frequency, significant': 820,
    allowable: 4178.44,
  })
  const years = pointsOf(chain({ design_life: 50 }), 'service')
  const used = (year: number) => (3800 * 1.67) / breakingLoad(120 - 0.3 * year)
  for (const year of [0, 14, 50]) near(years.find((r) => r.x === year)?.y as number, used(year), 1e-5)
  const marked = years.find((r) => r.label === 'this run')
  assert.equal(marked?.x, 50)
  near(marked?.y as number, used(50), 1e-5)
  assert.equal(years.find((r) => r.label === 'limit')?.at, 1)
  assert.deepEqual(axesOf(all, 'utilisations'), ['Line ML-01, intact', 'Utilisation'])
  assert.deepEqual(axesOf(all, 'tension_parts'), ['Maximum tension', 'Tension [kN]'])
  assert.deepEqual(axesOf(chain(), 'service'), ['Years of service [year]', 'Utilisation'])
})

test('the sketch says what pulls, what holds and what is asked, and the bar what is left of it', () => {
  const at = ['MBL 6978 kN', 'T 3800 kN']
  const factors = ['SF 1.836316 -', 'FS 1.67 -']
  const held = ['T_A 3100 kN', 'H_u 5000 kN', 'SF_A 1.612903 -']
  assert.deepEqual(measuresOf(run(), 'elevation'), [...at, ...factors])
  assert.deepEqual(measuresOf(run({ ...anchor, mean_tension: 2000 }), 'elevation'), [
    ...at,
    'T_mean 2000 kN',
    ...factors,
    ...held,
  ])
  const transient = measuresOf(run({ ...anchor, condition: 'transient' }), 'elevation')
  assert.deepEqual(transient, [...at, 'SF 1.836316 -', 'FS 1.05 -', 'T_A 3100 kN'])
  assert.deepEqual(measuresOf(chain(), 'bar'), ['d_0 120 mm', 'd 112.5 mm', 'MBL 12137.34 kN'])
  assert.deepEqual(measuresOf(chain({ corrosion_rate: 0 }), 'bar'), ['d_0 120 mm', 'MBL 13572.86 kN'])
  const radii = shapesOf(chain(), 'bar').flatMap((s) => (s.kind === 'circle' ? [[s.radius, s.inner]] : []))
  assert.deepEqual(radii, [
    [0.06, 0.05625],
    [0.05625, undefined],
  ])
  assert.ok(JSON.stringify(shapesOf(run({ line_name: 'a long name of it' }), 'elevation')).includes('a long name…'))
})

test('sentences and warnings say the numbers of the run', () => {
  assert.equal(
    run({ ...anchor, condition: 'damaged' }).detail,
    "Line 'ML-01', damaged, dynamic analysis: utilisation 0.681, tension 3,800 kN, safety factor 1.836 (required 1.25), anchor safety factor 1.61 (required 1)",
  )
  assert.match(messageOf(run({ maximum_tension: 7100 }), 'line_breaks'), /7,100 kN exceeds .* 6,978 kN/)
  const used = (sum: number) => shownUtilisation((sum * 1.67) / 6978)
  const between = combined({ low_frequency_tension_standard_deviation: 560 })
  const low = 560 * Math.sqrt(2 * Math.log(10800 / 160))
  const wave = 410 * Math.sqrt(2 * Math.log(10800 / 11))
  const [led, other] = [2100 + low + 820, 2100 + wave + 1120]
  assert.match(
    messageOf(between, 'other_sum_larger'),
    new RegExp(
      `low-frequency .* tension is ${shown(led, 4)} kN. With the wave-frequency .* ${shown(other, 4)} kN, utilisation ${used(other)}`,
    ),
  )
  const few = combined({ low_frequency_zero_crossing_period: 4000 })
  assert.match(checked(few, 'line_tension')?.reason ?? '', /has 2.7 low-frequency peaks, fewer than the 3 required/)
  assert.match(messageOf(chain({ corrosion_rate: 0 }), 'new_chain'), /13,570 kN/)
  assert.match(messageOf(chain({ corrosion_rate: 1.2 }), 'large_loss'), /is 25 % .* 1.2 mm\/year; the limit is 20 %/)
  const drag = messageOf(run({ ...anchor, analysis_method: 'quasi_static' }), 'edition_of_1996')
  assert.match(drag, /required safety factors of 1.8 \(intact\) and 1.2 \(damaged\)/)
  const e301 = run({ mean_tension: 2000, consequence_class: 2, maximum_tension: 4178 })
  assert.match(messageOf(e301, 'e301_exceeded'), /1.112 exceeds 1\. .* DNV-OS-E301 for consequence class 2/)
})

test('the verdict of the run is that of its checks', () => {
  assert.deepEqual([run().status, run({ maximum_tension: 4179 }).status], ['PASS', 'FAIL'])
  assert.equal(run({ ...anchor, anchor_holding_capacity: 4649 }).status, 'FAIL')
})

test('a tension that is combined is the tension of the steps, and stands beside one that is given', () => {
  const symbols = (ran: Ran) => ran.result.steps.map((s) => s.symbol)
  assert.ok(symbols(combined()).includes('T') && !symbols(combined()).includes('T_c'))
  const both = run({ ...parts, maximum_tension: number(combined(), 'maximum_tension') })
  assert.ok(symbols(both).includes('T_c') && !symbols(both).includes('T'))
})

test('too few peaks and a larger other sum are both said', () => {
  const both = combined({ low_frequency_zero_crossing_period: 4000, low_frequency_tension_standard_deviation: 1100 })
  assert.ok(codes(both).includes('other_sum_larger'))
  assert.match(checked(both, 'line_tension')?.note ?? '', /fewer than the 3 required/)
})

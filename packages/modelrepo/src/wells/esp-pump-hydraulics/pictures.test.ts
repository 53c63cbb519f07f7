/** What the charts, the figures, the detail and the warnings of a submersible pump say, held against runs and arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, messageOf, near, number, pointsOf, type Request, testKit } from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, seriesOf, shapesOf, short } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import cases from './cases.json' with { type: 'json' }
import { espPumpHydraulics as workflow } from './index.ts'

type Ran = ReturnType<ReturnType<typeof testKit>['run']>

function kit(id: string) {
  const { inputs } = cases.cases.find((c) => c.id === id) as { readonly inputs: Request }
  const bare = (v: unknown) => (Array.isArray((v as { value?: unknown }).value) ? (v as { value: unknown }).value : v)
  return testKit(workflow, Object.fromEntries(Object.entries(inputs).map(([name, v]) => [name, bare(v)])))
}
const design = testKit(workflow)
const inflow = kit('petrowiki-esp-design-example-1')
const fixed = kit('operating-point-fixed-level-55hz')
const flowing = kit('operating-point-with-inflow-58hz')

const bars = (ran: Ran, chart: string) =>
  pointsOf(ran, chart).flatMap(({ name, v }) => (typeof name === 'string' ? [[name, v]] : []))
/** Some points of a line against what another run answers there; a chart is written to six digits. */
function heldTo(
  ran: Ran,
  [chart, series]: readonly [string, string],
  of: (x: number) => number,
  tolerance = 1e-5,
  last?: number,
) {
  const line = lineOf(ran, chart, series)
  for (const k of [1, 15, last ?? line.length - 1]) {
    const [x, y] = line[k] as readonly [number, number]
    near(y, of(x), tolerance)
  }
}

test('the bars of a design are its heads and its load', () => {
  const ran = design.run()
  const heads = ['net_lift', 'friction_head', 'wellhead_head', 'total_dynamic_head'].map((n) => number(ran, n))
  assert.deepEqual(
    bars(ran, 'head_breakdown'),
    ['net lift', 'friction', 'wellhead', 'total'].map((name, k) => [name, Number((heads[k] ?? 0).toPrecision(6))]),
  )
  assert.deepEqual(axesOf(ran, 'head_breakdown'), ['Head component', 'Head [m]'])
  assert.deepEqual(bars(ran, 'motor_load'), [['motor', 76.912]])
  assert.deepEqual(marksOf(ran, 'motor_load'), ['rating at 100', 'minimum preferred at 50'])
  assert.deepEqual(axesOf(ran, 'motor_load'), ['Motor', 'Motor load [%]'])
})

test('the system curve of a design is that of designs at other rates', () => {
  const ran = design.run()
  heldTo(ran, ['system_curve', 'system'], (flow_rate) => number(design.run({ flow_rate }), 'total_dynamic_head'))
  assert.deepEqual(axesOf(ran, 'system_curve'), ['Pump rate [m³/d]', 'Head [m]'])
  near(lineOf(ran, 'system_curve', 'system').at(-1)?.[0] ?? 0, 1.6 * 700, 1e-9)
  const marks = marksOf(ran, 'system_curve').join('; ')
  assert.match(marks, /minimum recommended at 500.*maximum recommended at 950/)
  assert.match(marks, /design 700 1787.6/)
  assert.match(marks, new RegExp(`pump 700 ${276 * 6.5}`))
  assert.doesNotMatch(marksOf(inflow.run(), 'system_curve').join(), /pump/)
})

test('the figure of a design says its depths, heads, stages and power', () => {
  const said = labelsOf(design.run(), 'well')
  assert.deepEqual(said, [
    `wellhead, gauge p_wh ${short(1500 / 6.894757293168361)} psi`,
    'q 700 m3/d',
    'total dynamic head TDH 1787.6 m',
    'fluid level 1500 m',
    'pump intake L_p 2000 m',
    'stages N_s 276 -',
    'motor P_b 230.74 hp',
  ])
  const drawn = labelsOf(inflow.run(), 'well')
  assert.ok(drawn.includes('datum L_d 2072.6 m') && drawn.includes('intake, gauge p_i 996.62 psi'))
  assert.ok(drawn.includes(`fluid level ${short(number(inflow.run(), 'net_lift'))} m`))
  assert.ok(
    !labelsOf(inflow.run({ reservoir_pressure: '6000 psi', test_flowing_pressure: '5400 psi' }), 'well').some((s) =>
      s.startsWith('fluid level'),
    ),
  )
  assert.ok(labelsOf(fixed.run(), 'well').includes('stages N_s 230 -'))
  assert.deepEqual(labelsOf(fixed.run({ number_of_stages: 100 }), 'well').slice(-1), ['stages N_s 100 -'])
})

test('the volumes at the intake are oil, water and gas of the liquid and its factors', () => {
  const ran = inflow.run()
  const oil = 2300 * 0.25 * number(ran, 'oil_formation_volume_factor')
  const free = ((300 - number(ran, 'solution_gas_oil_ratio_at_intake')) / 1000) * 2300 * 0.25
  const drawn = new Map(bars(ran, 'intake_volumes') as [string, number][])
  near(drawn.get('oil') ?? 0, oil, 1e-5)
  near(drawn.get('water') ?? 0, 2300 * 0.75, 1e-9)
  near(drawn.get('free gas') ?? 0, free * number(ran, 'gas_formation_volume_factor'), 1e-5)
  assert.deepEqual(axesOf(ran, 'intake_volumes'), ['Fluid before separation', 'Intake volume [bbl/d]'])
})

test('the free gas at other intake pressures is that of a pump that hangs there', () => {
  const ran = inflow.run()
  const p_i = number(ran, 'pump_intake_pressure') / 6.894757293168361
  const [gradient, deep] = [0.433 * number(ran, 'composite_specific_gravity'), 5500]
  heldTo(
    ran,
    ['intake_gas', 'before separation'],
    (psi) => {
      const depth = `${deep + (psi - p_i) / gradient} ft`
      return number(inflow.run({ pump_setting_depth: depth, datum_depth: '6800 ft' }), 'free_gas_percent_at_intake')
    },
    2e-4,
    20,
  )
  const [first, last] = [
    lineOf(ran, 'intake_gas', 'before separation')[0],
    lineOf(ran, 'intake_gas', 'before separation').at(-1),
  ]
  near((last?.[0] ?? 0) / (first?.[0] ?? 1), 10, 1e-4)
  assert.deepEqual(axesOf(ran, 'intake_gas'), ['Intake gauge pressure [psi]', 'Free gas fraction [%]'])
  assert.deepEqual(
    marksOf(ran, 'intake_gas'),
    [`intake ${short(p_i)} 7.0051`, 'gas effect at 10', 'gas handler at 40'].sort(
      (a, b) => marksOf(ran, 'intake_gas').indexOf(a) - marksOf(ran, 'intake_gas').indexOf(b),
    ),
  )
})

test('pump and system of an operating point are those of the table, and cross where it is', () => {
  const ran = flowing.run()
  const table = ran.result.tables.find((t) => t.id === 'pump_at_frequency')?.rows ?? []
  const pump = lineOf(ran, 'pump_and_system', 'pump at 58 Hz')
  assert.equal(pump.length, 6)
  for (const [k, [q, H]] of pump.entries()) {
    near(q, Number(table[k]?.[0]), 1e-5)
    near(H, Number(table[k]?.[1]), 1e-5)
  }
  const lift = (q: number) =>
    flowing.run({ frequency: 58 }).result.values.operating_point?.value &&
    1800 -
      ((2300 - q / 0.158987294928 / 6 - 0.433 * 0.98 * (150 / 0.3048)) * 6894.757293168361) / (980 * 9.80665) +
      (10.67 * 1800 * (q / 86400) ** 1.852) / (120 ** 1.852 * 0.076 ** 4.8704) +
      1e6 / (980 * 9.80665)
  heldTo(ran, ['pump_and_system', 'system'], (q) => Number(lift(q)), 1e-4)
  assert.deepEqual(axesOf(ran, 'pump_and_system'), ['Pump rate [m³/d]', 'Head [m]'])
  const point = `operating point ${short(number(ran, 'operating_flow_rate'))} ${short(number(ran, 'operating_head'))}`
  assert.deepEqual(marksOf(ran, 'pump_and_system'), [point])
  assert.deepEqual(
    marksOf(fixed.run({ minimum_rate: 300, maximum_rate: 700 }), 'pump_and_system').filter((m) => m.includes(' at ')),
    ['minimum recommended at 275', `maximum recommended at ${short((700 * 55) / 60)}`],
  )
})

test('the family holds the pump at 40 to 60 Hz and at its own frequency', () => {
  const ran = flowing.run()
  assert.deepEqual(seriesOf(ran, 'frequency_family'), ['40 Hz', '45 Hz', '50 Hz', '55 Hz', '58 Hz', '60 Hz', 'system'])
  const [q, H] = lineOf(ran, 'frequency_family', '40 Hz')[3] as readonly [number, number]
  near(q, (600 * 40) / 60, 1e-5)
  near(H, 250 * 8.2 * (40 / 60) ** 2, 1e-5)
  assert.deepEqual(axesOf(ran, 'frequency_family'), ['Pump rate [m³/d]', 'Head [m]'])
  near(lineOf(ran, 'frequency_family', 'system').at(-1)?.[0] ?? 0, 1000, 1e-9)
  assert.match(marksOf(ran, 'frequency_family').join(), /operating point 857/)
})

test('a system is drawn as far as the well gives', () => {
  const ran = kit('operating-point-pumped-off').run()
  const most = (1500 - 0.433 * 0.95 * (80 / 0.3048)) * 0.158987294928
  near(lineOf(ran, 'pump_and_system', 'system').at(-1)?.[0] ?? 0, most, 1e-5)
  assert.match(
    messageOf(ran, 'no_operating_point'),
    new RegExp(`at ${most.toPrecision(4)} m³/d, where the pump head still exceeds the system head by 541.8 m`),
  )
})

test('the rows of an operating point have the crossing between those of the curve', () => {
  const rows = flowing.run().result.values.operating_point?.value as readonly Record<string, number>[]
  assert.equal(rows.length, 7)
  const at = rows.find((r) => r.flow_rate === number(flowing.run(), 'operating_flow_rate'))
  near(at?.head ?? 0, at?.system_head ?? 1, 1e-9)
  near(rows[0]?.head ?? 0, 250 * 10.2 * (58 / 60) ** 2, 1e-9)
})

const AFFINITY = {
  analysis: 'affinity',
  flow_rate: 300,
  head_per_stage: 8,
  brake_power_per_stage_water: 1,
  frequency: 60,
}
test('the affinity laws are drawn as rate, head and power at other frequencies', () => {
  const at = testKit(workflow, { ...AFFINITY, target_frequency: 45 })
  for (const [series, name, base] of [
    ['rate', 'scaled_rate', 300 / 0.158987294928],
    ['head', 'scaled_head_per_stage', 8 / 0.3048],
    ['power', 'scaled_brake_power_per_stage', 1],
  ] as const)
    heldTo(at.run(), ['affinity', series], (f) => number(at.run({ target_frequency: f }), name) / base)
  assert.deepEqual(axesOf(at.run(), 'affinity'), ['Frequency [Hz]', 'Ratio to entered value'])
  assert.deepEqual(marksOf(at.run(), 'affinity'), ['target at 45'])
  const [from, to] = [lineOf(at.run(), 'affinity', 'rate')[0]?.[0], lineOf(at.run(), 'affinity', 'rate').at(-1)?.[0]]
  assert.deepEqual([from, to], [30, 75])
  assert.equal(lineOf(at.run({ target_frequency: 90 }), 'affinity', 'rate').at(-1)?.[0], 90)
  assert.equal(lineOf(at.run({ target_frequency: 20 }), 'affinity', 'rate')[0]?.[0], 20)
})

test('the correction for viscosity is drawn over the parameter B', () => {
  const at = kit('hi-9.6.7-viscosity-correction')
  const byB = (B: number, x_q = 1) =>
    at.run({
      kinematic_viscosity: { value: 120 * (B / number(at.run(), 'parameter_b')) ** 2, unit: 'cSt' },
      rate_ratio_to_best_efficiency: x_q,
    })
  const ran = at.run({ rate_ratio_to_best_efficiency: 0.8 })
  for (const [series, name] of [
    ['rate', 'rate_correction_factor'],
    ['head', 'head_correction_factor'],
    ['efficiency', 'efficiency_correction_factor'],
  ] as const) {
    for (const k of [3, 20, 35]) {
      const [B, C] = lineOf(ran, 'viscosity', series)[k] as readonly [number, number]
      near(C, number(byB(B, 0.8), name), 1e-4)
    }
  }
  assert.deepEqual(marksOf(ran, 'viscosity'), ['liquid at 5.5208'])
  assert.deepEqual(axesOf(ran, 'viscosity'), ['Parameter B', 'Correction factor'])
})

test('the voltage drop is drawn over the temperature of the conductor', () => {
  const at = kit('cable-drop-and-kva')
  heldTo(at.run(), ['cable', 'drop'], (T) =>
    number(at.run({ conductor_temperature: { value: T, unit: 'degF' } }), 'cable_voltage_drop'),
  )
  assert.deepEqual(axesOf(at.run(), 'cable'), ['Conductor temperature [°F]', 'Voltage drop [V]'])
  assert.deepEqual(marksOf(at.run(), 'cable').toSorted(), [
    '10 % of motor voltage at 135',
    '30 V per 1,000 ft at 180',
    'cable 180 249.6',
  ])
  assert.deepEqual(
    [lineOf(at.run(), 'cable', 'drop')[0]?.[0], lineOf(at.run(), 'cable', 'drop').at(-1)?.[0]],
    [77, 302],
  )
  const cold = at.run({ conductor_temperature: { value: 60, unit: 'degF' } })
  assert.equal(lineOf(cold, 'cable', 'drop')[0]?.[0], 60)
  const hot = at.run({ conductor_temperature: { value: 350, unit: 'degF' } })
  assert.equal(lineOf(hot, 'cable', 'drop').at(-1)?.[0], 350)
  assert.match(marksOf(at.run({}, ['conductor_temperature']), 'cable').join(), /cable 77 204.52/)
})

test('the gas that a pump bears is the bound of Turpin', () => {
  const at = kit('gas-that-a-pump-bears')
  heldTo(at.run(), ['gas_stability', 'stability limit'], (psi) => {
    const ratio = (3 * (psi + 14.7)) / 2000
    return (100 * ratio) / (1 + ratio)
  })
  const share = short((100 * 150) / 2150)
  assert.deepEqual(marksOf(at.run(), 'gas_stability').toSorted(), ['gas handler at 40', `pump 500 ${share}`])
  assert.deepEqual(axesOf(at.run(), 'gas_stability'), ['Intake gauge pressure [psi]', 'Free gas after separation [%]'])
  near(lineOf(at.run(), 'gas_stability', 'stability limit').at(-1)?.[0] ?? 0, 1000, 1e-6)
})

test('natural separation is drawn over the rate, and its section shows both velocities', () => {
  const at = kit('gas-that-goes-up-the-annulus')
  heldTo(
    at.run(),
    ['separation', 'natural separation'],
    (bbl) =>
      100 * number(at.run({ liquid_rate_at_intake: { value: bbl, unit: 'bbl/d' } }), 'natural_separation_efficiency'),
  )
  const q = 200 / 0.158987294928
  assert.deepEqual(marksOf(at.run(), 'separation'), [`intake ${short(q)} 65.613`])
  near(lineOf(at.run(), 'separation', 'natural separation')[0]?.[0] ?? 0, 0.1 * q, 1e-5)
  near(lineOf(at.run(), 'separation', 'natural separation').at(-1)?.[0] ?? 0, 2 * q, 1e-5)
  assert.deepEqual(axesOf(at.run(), 'separation'), ['Liquid rate at intake [bbl/d]', 'Gas separated to annulus [%]'])
  assert.deepEqual(labelsOf(at.run(), 'annulus').toSorted(), [
    'bubble rise v_inf 0.18746 m/s',
    'd_c 7.874 in',
    'd_p 3.937 in',
    'liquid v_sl 0.098244 m/s',
  ])
  const across = shapesOf(at.run(), 'annulus').filter(({ kind }) => kind === 'dimension') as unknown as {
    readonly from: readonly number[]
    readonly to: readonly number[]
  }[]
  assert.deepEqual(
    across.map(({ from, to }) => [from[0], to[0]]),
    [
      [-100, 100],
      [-50, 50],
    ],
  )
})

test('warnings say the numbers that they are about', () => {
  const gas = kit('gas-that-a-pump-bears')
  const freed = (bbl: number) => gas.run({ free_gas_rate_at_intake: { value: bbl, unit: 'bbl/d' } })
  assert.match(
    messageOf(freed(400), 'gas_felt'),
    /^Free gas after separation is 16\.7 % of the intake volume, above 10 %/,
  )
  assert.match(messageOf(freed(1400), 'gas_beyond_method'), /^Free gas after separation is 41\.2 % .*, above 40 %/)
  assert.match(
    messageOf(inflow.run({ gas_oil_ratio: { value: 600, unit: 'scf/stb' } }), 'gas_felt'),
    /before separation/,
  )
  assert.match(messageOf(design.run({ motor_rating: 500 }), 'motor_underloaded'), /load is 46\.1 %/)
  assert.match(messageOf(design.run({ motor_rating: 240 }), 'motor_nearly_full'), /load is 96\.1 %/)
  assert.equal(messageOf(design.run({ motor_rating: 220 }), 'motor_nearly_full'), '')
  const level = design.run({ pump_intake_pressure: '3000 psi' }, ['dynamic_fluid_level'])
  const above = (3000 * 6894.757293168361) / (880 * 9.80665) - 2000
  assert.match(messageOf(level, 'level_above_surface'), new RegExp(`exceeds the pump depth by ${shown(above, 4)} m`))
  assert.match(messageOf(level, 'flows_by_itself'), new RegExp(`is −${(above - 113.821 - 173.815).toPrecision(3)}`))
  assert.match(
    messageOf(inflow.run({ desired_rate: { value: 4000, unit: 'bbl/d' } }), 'intake_below_zero'),
    /is −1,40\d kPa, not above zero/,
  )
  assert.match(
    messageOf(inflow.run({ bottomhole_temperature: { value: 90, unit: 'degF' } }), 'fluid_outside'),
    /90 °F, outside the range of the Standing data, 100 °F to 258 °F/,
  )
  assert.match(
    messageOf(inflow.run({ oil_api_gravity: { value: 15, unit: 'degAPI' } }), 'fluid_outside'),
    /15 °API, outside the range of the Standing data, 16.5 °API to 63.8 °API/,
  )
  const thick = kit('hi-9.6.7-viscosity-correction')
  const outside = (value: number) =>
    messageOf(thick.run({ kinematic_viscosity: { value, unit: 'cSt' } }), 'viscosity_outside_tests')
  assert.match(
    outside(4000),
    /4,000 cSt, outside the range of the tests on which the correction is based, 1 cSt to 3,000 cSt/,
  )
  assert.equal(outside(120), '')
  assert.match(
    messageOf(
      thick.run({ kinematic_viscosity: { value: 1, unit: 'cSt' }, best_efficiency_rate: { value: 400, unit: 'm3/h' } }),
      'no_correction',
    ),
    /does not exceed 1/,
  )
  assert.match(
    messageOf(thick.run({ kinematic_viscosity: { value: 8000, unit: 'cSt' } }), 'viscosity_beyond_method'),
    /45\.1; the method is valid only below 40/,
  )
})

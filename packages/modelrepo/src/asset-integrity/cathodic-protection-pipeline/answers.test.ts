/** What a pipeline answers beside its values: the trade-off, its curves, the line and a bracelet as drawn, and its remarks. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  messagesOf,
  number,
  pointsOf,
  type Request,
  recordsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { drawnOf, inWords, lineOf, marksOf } from '@keelson/engine/testing-pictures.ts'
import { near, someOf } from '../_shared/testing/cells.ts'
import { cathodicProtectionPipeline as workflow } from './index.ts'

const { run, problems } = testKit(workflow)
const labels = (ran: ReturnType<typeof run>, id: string) =>
  drawnOf(ran, id).flatMap((line) => (line.includes(': ') ? [line.replace(/^.*?: /, '')] : []))
const used = (ran: ReturnType<typeof run>, id: string) => checked(ran, id)?.utilisation ?? Number.NaN

test('each row of the trade-off is a run with that number of bracelets', () => {
  const rows = recordsOf(run(), 'spacing_trade_off')
  assert.deepEqual(
    rows.map((row) => row.anodes),
    [3, 5, 7, 12, 17, 24, 34, 48, 68, 102],
  )
  for (const row of rows) {
    const ran = run({ number_of_anodes: row.anodes })
    near(row.spacing, number(ran, 'anode_spacing'))
    near(row.net_mass, 50 * Number(row.anodes))
    near(row.charge, used(ran, 'anode_charge'))
    near(row.final_current, used(ran, 'final_current'))
    near(row.spacing_limit, used(ran, 'spacing'))
    near(row.mid_span, used(ran, 'mid_span_potential'))
  }
})

test('the trade-off has the number required, each number once, and no spacing limit without a current', () => {
  const few = recordsOf(run({ number_of_anodes: 2 }), 'spacing_trade_off').map((row) => row.anodes)
  assert.deepEqual(few, [1, 2, 3, 4, 5, 6])
  const none = recordsOf(run({ final_coating_breakdown_factor: 0 }), 'spacing_trade_off')
  assert.ok(none.every((row) => row.spacing_limit === null && row.mid_span === 0))
})

test('the curves of the trade-off use what a run at that spacing uses', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'spacing_trade_off'), ['Anode spacing [m]', 'Utilisation'])
  const ids: Readonly<Record<string, string>> = {
    mass: 'anode_charge',
    'final current': 'final_current',
    'spacing limit': 'spacing',
    'mid-span drop': 'mid_span_potential',
  }
  const there = run({ number_of_anodes: 20 })
  for (const [series, id] of Object.entries(ids)) {
    const line = lineOf(ran, 'spacing_trade_off', series)
    near(line.at(-1)?.[0], 1.25 * 2000, 1e-5)
    const [x, y] = line[12] ?? [Number.NaN, Number.NaN]
    assert.equal(x, 500)
    near(y, used(there, id), 1e-5)
  }
  assert.deepEqual(marksOf(ran, 'spacing_trade_off'), ['limit at 1', '34 anodes at 294.12'])
  const none = run({ final_coating_breakdown_factor: 0 })
  assert.ok(pointsOf(none, 'spacing_trade_off').every(({ s }) => s !== 'spacing limit'))
  near(lineOf(run({ number_of_anodes: 3 }), 'spacing_trade_off', 'mass').at(-1)?.[0], (1.25 * 10000) / 3, 1e-5)
})

test('between two anodes the pipe rises from the anode by Ohm and the wall, at both ends of its life', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'potential_between_anodes'), ['Distance from anode [m]', 'Potential (Ag/AgCl) [V]'])
  const [D, t, i, R, s] = [0.3239, 0.0159, 0.075, number(ran, 'anode_resistance'), number(ran, 'anode_spacing')]
  const along = (f: number) => ({ c_1: 2 * Math.PI * D * f * i * R, c_2: (2e-7 * D * f * i) / (2 * t * (D - t)) })
  const f_end = 0.0019 + (0.04 / 0.96) * 0.019
  const initial = 0.96 * 0.001 + 0.04 * 0.01
  const ends = {
    'end of life': f_end,
    'start of life': (f_end * initial) / number(ran, 'final_coating_breakdown_factor'),
  }
  for (const [series, f] of Object.entries(ends)) {
    const { c_1, c_2 } = along(f)
    for (const [x, E] of someOf(lineOf(ran, 'potential_between_anodes', series)))
      near(E, -1.05 + (c_1 * s) / 2 + c_2 * x * (s - x), 1e-5)
  }
  near(lineOf(ran, 'potential_between_anodes', 'end of life')[40]?.[1], number(ran, 'mid_span_potential'), 1e-5)
  assert.deepEqual(marksOf(ran, 'potential_between_anodes'), ['protective potential at -0.8'])
})

test('of a driving voltage alone the chart draws the voltage above the anode', () => {
  const ran = run({ driving_voltage: 0.2 })
  assert.ok(axesOf(ran, 'potential_between_anodes').includes('Anode to pipe voltage [V]'))
  assert.deepEqual(marksOf(ran, 'potential_between_anodes'), ['protective potential at 0.2'])
  near(
    lineOf(ran, 'potential_between_anodes', 'end of life')[40]?.[1],
    Number(checked(ran, 'mid_span_potential')?.demand.value),
    1e-5,
  )
  assert.equal(value(ran, 'mid_span_potential'), null)
  const none = run({ final_coating_breakdown_factor: 0 })
  assert.ok(lineOf(none, 'potential_between_anodes', 'start of life').every(([, E]) => E === -1.05))
})

test('the demand goes with the tabled breakdown through the life, beside the demands of the design', () => {
  const ran = run({ design_factor_k: 1.2, final_coating_breakdown_factor: 0.004 })
  assert.deepEqual(axesOf(ran, 'demand_over_life'), ['Time [year]', 'Current demand [A]'])
  const line = lineOf(ran, 'demand_over_life', 'demand')
  const A = Math.PI * 323.9 * 10
  for (const k of [0, 10, 30]) {
    const f = 0.96 * (0.001 + 0.00003 * k) + 0.04 * (0.01 + 0.0003 * k)
    near(line[k]?.[0], k, 1e-6)
    near(line[k]?.[1], A * 0.075 * f * 1.2, 1e-5)
  }
  const short = (name: string) => inWords(number(ran, name))
  assert.deepEqual(marksOf(ran, 'demand_over_life'), [
    `final demand at ${short('final_current_demand')}`,
    `mean demand at ${short('mean_current_demand')}`,
  ])
})

test('the attenuation is the shift of a line with an end, from the drain point', () => {
  const ran = run({ coating_leakage_conductance: 0.001, half_length: 20000, drain_point_potential_shift: -0.4 })
  assert.deepEqual(axesOf(ran, 'attenuation'), ['Distance from drain point [m]', 'Potential shift [V]'])
  const line = lineOf(ran, 'attenuation', 'shift')
  const alpha = number(ran, 'attenuation_constant')
  for (const k of [0, 60, 120]) {
    const [x, E] = line[k] ?? [Number.NaN, Number.NaN]
    near(E, (-0.4 * Math.cosh(alpha * (20000 - x))) / Math.cosh(alpha * 20000), 1e-5)
  }
  near(line.at(-1)?.[1], number(ran, 'midpoint_potential_shift'), 1e-5)
  assert.deepEqual([line[0], line.at(-1)?.[0]], [[0, -0.4], 20000])
})

test('the numbers required follow from mass and output, and the larger of them governs', () => {
  const R = { anode_final_resistance: 60 }
  for (const over of [{}, R] as Request[]) {
    const ran = run(over)
    near(number(ran, 'anodes_required_mass'), Math.ceil(number(ran, 'required_net_anode_mass') / 50))
    near(
      number(ran, 'anodes_required_final'),
      Math.ceil(number(ran, 'final_current_demand') / number(ran, 'anode_current_output')),
    )
    const [mass, final] = [number(ran, 'anodes_required_mass'), number(ran, 'anodes_required_final')]
    assert.equal(number(ran, 'anodes_required'), Math.max(mass, final))
    assert.equal(value(ran, 'governing_criterion'), final > mass ? 'final current' : 'mass')
  }
  assert.deepEqual([value(run(R), 'governing_criterion'), number(run(R), 'anodes_required')], ['final current', 474])
})

test('a line is protected from one end up to the protected length, from both up to twice that', () => {
  const L_p = number(run(), 'protected_length')
  const ends = (length: number) => {
    const ran = run({ length, number_of_anodes: 50 })
    return [value(ran, 'protected_from_one_end'), value(ran, 'protected_from_both_ends')]
  }
  assert.deepEqual(
    [ends(0.99 * L_p), ends(1.01 * L_p), ends(2.01 * L_p)],
    [
      [true, true],
      [false, true],
      [false, false],
    ],
  )
})

test('the line is drawn with its bracelets, spacing, reach and potential', () => {
  const ran = run()
  const short = (name: string) => inWords(number(ran, name))
  assert.deepEqual(
    new Set(labels(ran, 'line')),
    new Set([
      `s ${short('anode_spacing')} m`,
      'L 10000 m',
      `limit L_h ${short('half_anode_spacing')} m`,
      `protected L_p ${short('protected_length')} m`,
      'bracelets N 34 -',
      `I_af ${short('anode_current_output')} A`,
      `E_s ${short('mid_span_potential')} V`,
    ]),
  )
  const bare = labels(run({ driving_voltage: 0.25, final_coating_breakdown_factor: 0 }, ['number_of_anodes']), 'line')
  assert.ok(bare.includes('bracelets N_req 5 -'))
  assert.ok(bare.every((l) => !/E_s|L_h|L_p/.test(l)))
})

test('a bracelet is drawn with the band that it covers, or where its area is not known with its resistance', () => {
  const R = `R_af ${inWords(number(run(), 'anode_resistance'))} ohm`
  assert.deepEqual(labels(run(), 'bracelet'), [
    'D 323.9 mm',
    'steel wall t 15.9 mm',
    'one bracelet A_f 0.65 m2',
    '3-layer FBE/PP',
    `when spent ${R}`,
  ])
  const band = 0.65 / (Math.PI * 0.3239)
  const start = 0.3239 / 2 + 0.6 * 0.3239 + 0.8 * 0.3239
  const metal = drawnOf(run(), 'bracelet').find((l) => l.startsWith('polygon') && l.endsWith('role metal'))
  assert.equal(
    metal,
    `polygon points ${[start, -0.16195, start + band, -0.16195, start + band, 0.16195, start, 0.16195].map(inWords).join(' ')} role metal`,
  )
  const unknown = labels(run({ anode_final_resistance: 0.2 }, ['bracelet_exposed_area']), 'bracelet')
  assert.ok(unknown.includes('one spent bracelet R_af 0.2 ohm'))
  assert.ok(drawnOf(run({ exposure: 'buried' }), 'bracelet')[0]?.endsWith('role ground'))
})

test('a coating hotter than its table is told with both temperatures, for the pipe and for its joints', () => {
  const hot = (over: Request) => messagesOf(run(over), 'coating_too_hot')
  const lined = hot({ internal_fluid_temperature: 120 })
  assert.equal(lined.length, 1)
  assert.match(
    lined[0] ?? '',
    /^Fluid temperature 120 °C exceeds 110 °C, the maximum for 3-layer FBE\/PP \(.*, 2019 edition\)\.$/,
  )
  const both = hot({ internal_fluid_temperature: 145 })
  assert.equal(both.length, 2)
  assert.match(
    both[1] ?? '',
    /^Fluid temperature 145 °C exceeds 140 °C, the maximum for 5A\/B\/C\(1\).* \(5D\(1\)\/5E, with PE, is rated to 70 °C\)\.$/,
  )
  assert.equal(hot({ internal_fluid_temperature: 145, field_joint_area_fraction: 0 }).length, 1)
  assert.deepEqual(hot({ internal_fluid_temperature: 110 }), [])
})

test('a wide spacing is told with the usual one and the drop to mid-span', () => {
  const ran = run({ number_of_anodes: 32 })
  const drop = Number(Number(checked(ran, 'mid_span_potential')?.demand.value).toPrecision(4))
  assert.match(
    messagesOf(ran, 'wide_spacing')[0] ?? '',
    /^The anode spacing is 312\.5 m, above the usual limit of 300 m\. Demonstrate protection by an attenuation analysis/,
  )
  assert.ok(messagesOf(ran, 'wide_spacing')[0]?.includes(`the mid-span voltage drop for uniform demand is ${drop} V`))
  assert.deepEqual(messagesOf(run(), 'wide_spacing'), [])
})

test('values in place of tabled ones are told with these', () => {
  const own = {
    mean_current_density: 90,
    final_coating_breakdown_factor: 0.005,
    anode_capacity: 1900,
    closed_circuit_anode_potential: -1.1,
  }
  const told = messagesOf(run({ ...own, anode_utilisation_factor: 0.75 }), 'overridden').map((m) =>
    m.replace(/^.* is entered as /, ''),
  )
  const tabled = Number(number(run(), 'final_coating_breakdown_factor').toPrecision(4))
  assert.equal(told.length, 5)
  assert.equal(told[0], '90 mA/m² and replaces the tabulated value of 75 mA/m².')
  assert.match(told[1] ?? '', new RegExp(`^0\\.005 and replaces the tabulated value of ${String(tabled).slice(0, 6)}`))
  assert.deepEqual(told.slice(2), [
    '1,900 Ah/kg and replaces the tabulated value of 2,000 Ah/kg.',
    '−1.1 V and replaces the tabulated value of −1.05 V.',
    '0.75 and replaces the tabulated value of 0.8.',
  ])
  assert.deepEqual(messagesOf(run(), 'overridden'), [])
})

test('potentials are remarked on where they are those of the run', () => {
  const over = { closed_circuit_anode_potential: -1.2, design_protective_potential: -0.75 }
  assert.match(messagesOf(run(over), 'over_protection')[0] ?? '', /−1\.2 V is more negative than the limit of −1\.1 V/)
  assert.match(messagesOf(run(over), 'protective_potential')[0] ?? '', /−0\.75 V is less negative than −0\.8 V/)
  const driven = run({ ...over, driving_voltage: 0.25 })
  assert.deepEqual([...messagesOf(driven, 'over_protection'), ...messagesOf(driven, 'protective_potential')], [])
})

test('a coating beyond bare steel, and an attenuation that is not whole, are told', () => {
  const bareJoints = run({ edition: '2010', linepipe_coating: 'FBE', field_joint_coating: 'none' })
  const f = Number(Number(bareJoints.result.steps.find((s) => s.symbol === 'f_cf_fj')?.value).toPrecision(3))
  assert.ok(f > 1)
  assert.ok(messagesOf(bareJoints, 'coating_gone')[0]?.startsWith(`The coating breakdown factor reaches ${f}, above 1`))
  assert.deepEqual(messagesOf(run({ final_coating_breakdown_factor: 1 }), 'coating_gone'), [])
  const [part = ''] = messagesOf(run({ half_length: 2000 }), 'attenuation_incomplete')
  assert.match(part, /^Attenuation is not calculated because leakage conductance and .*shift.*$/)
  assert.deepEqual(messagesOf(run(), 'attenuation_incomplete'), [])
})

test('an alloy hotter than its table is refused with where it ends, unless its properties are given', () => {
  const buried = { exposure: 'buried', internal_fluid_temperature: 90, linepipe_coating: '3-layer FBE/PP' }
  const without = ['anode_capacity', 'closed_circuit_anode_potential']
  assert.match(
    testKit(workflow).problems(buried, without)[0] ?? '',
    /must not exceed 80 °C, the limit of the anode table \(2019 edition\) for buried anodes, unless the electrochemical capacity is provided \(entered: 90 °C\)$/,
  )
  assert.match(
    problems(buried, ['closed_circuit_anode_potential'])[0] ?? '',
    /unless the closed circuit anode potential is provided/,
  )
  assert.ok(number(run(buried), 'anodes_required') > 0)
})

test('the steps name the end that they are for', () => {
  type Step = {
    readonly symbol: string
    readonly unit: string
    readonly arguments?: readonly { readonly symbol: string }[]
    readonly cell?: string
  }
  const steps = (over: Request, without: readonly string[] = []) =>
    (run(over, without).result.steps ?? []) as readonly Step[]
  const taken = (all: readonly Step[], symbol: string) =>
    all.find((s) => s.symbol === symbol)?.arguments?.map((a) => a.symbol)
  const own = steps({})
  assert.deepEqual(taken(own, 'I_cm'), ['A_c', 'i_cm', 'f_cm', 'k'])
  assert.deepEqual(taken(own, 'I_cf'), ['A_c', 'i_cm', 'f_cf', 'k'])
  assert.deepEqual(taken(own, 's'), ['L', 'N'])
  assert.deepEqual(taken(steps({}, ['number_of_anodes']), 's'), ['L', 'N_req'])
  const outputs = (all: readonly Step[]) =>
    all.filter((s) => s.arguments?.some((a) => a.symbol === 'I_af' || a.symbol === 'epsilon'))
  const counted = (all: readonly Step[]) => outputs(all).flatMap((s) => s.arguments?.map((a) => a.symbol) ?? [])
  assert.ok(counted(own).includes('N') && !counted(own).includes('N_req'))
  assert.ok(counted(steps({}, ['number_of_anodes'])).includes('N_req'))
  assert.ok(taken(own, 'c_1')?.includes('f_prime'))
  assert.ok(taken(steps({ final_coating_breakdown_factor: 0.004 }), 'c_1')?.includes('f_cf'))
  const given = steps({ final_coating_breakdown_factor: 0.004 })
  assert.ok(given.every((s) => s.symbol !== 'f_cf_fj') && own.some((s) => s.symbol === 'f_cf_fj'))
  const tabled = steps({ exposure: 'buried' }, ['anode_capacity', 'closed_circuit_anode_potential'])
  assert.match(tabled.find((s) => s.symbol === 'epsilon')?.cell ?? '', /sediment/)
})

/** What tables and charts of drilling hydraulics say, held against values, arithmetic and other runs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, list, near, number, type Request, rowsOf, testKit } from '@keelson/engine/testing.ts'
import { barsOf, DRAWN, drawnAs, seriesOf as namesOf } from '@keelson/engine/testing-pictures.ts'
import { marksOf, seriesOf } from '../_shared/testing/charts.ts'
import { wellHydraulics as workflow } from './index.ts'

const ROWS = [
  ['pipe', 5, 4.276, 9000],
  ['pipe', 5, 3, 400],
  ['pipe', 6.5, 2.8125, 600],
  ['annulus', 12.415, 5, 4000],
  ['annulus', 8.5, 5, 5400],
  ['annulus', 8.5, 6.5, 600],
] as const
const sections = ROWS.map(([kind, outer_diameter, inner_diameter, length]) => ({
  ...{ kind, outer_diameter, inner_diameter, length },
}))
const MUD = { rheology_model: 'power_law', dial_reading_600: 60, dial_reading_300: 38, mud_weight: 11 }
const DEPTHS = { measured_depth: 10000, true_vertical_depth: 9200 }
const LIMITS = { maximum_pump_pressure: 3000, pore_pressure_gradient: 9.5, fracture_gradient: 11.6 }
const WHOLE: Request = {
  ...{ analysis: 'circulation', ...MUD, ...DEPTHS, ...LIMITS, sections, flow_rate: 480, bit_diameter: 8.5 },
  ...{ nozzle_sizes: [13, 13, 13, 13], surface_equipment_case: 3, rate_of_penetration: 60 },
}
const { run } = testKit(workflow, WHOLE)
const { run: plain } = testKit(workflow)
const { run: trip } = testKit(workflow, {
  ...{ analysis: 'surge_swab', ...MUD, ...DEPTHS, sections, tripping_speed: 75, pipe_end: 'closed' },
  ...{ pore_pressure_gradient: 9.5, fracture_gradient: 12 },
})
const { run: bit } = testKit(workflow, {
  ...{ analysis: 'bit', mud_weight: 9.6, flow_rate: 485, bit_diameter: 9.875, nozzle_sizes: [12, 12, 12] },
  ...{ maximum_pump_pressure: 3000, parasitic_pressure_loss: 906, parasitic_exponent: 1.2, maximum_flow_rate: 650 },
  ...{ optimisation_criterion: 'jet_impact' },
})

const digits = (x: number, n: number) => String(Number(x.toPrecision(n)))
type Loss = Readonly<Record<string, number>>
const lossesOf = (ran: Ran) => list<Loss>(ran, 'section_losses')
const lossAt = (ran: Ran, i: number) => lossesOf(ran)[i]?.pressure_loss ?? Number.NaN

test('the losses by section add up to those of string and annulus, row by row of the well', () => {
  const ran = run()
  const rows = lossesOf(ran)
  const sum = (kind: string) =>
    rows.reduce((total, row) => total + ((row.kind as unknown) === kind ? (row.pressure_loss ?? 0) : 0), 0)
  near(sum('pipe'), number(ran, 'pipe_pressure_loss'))
  near(sum('annulus'), number(ran, 'annular_pressure_loss'))
  assert.deepEqual(
    rows.map(({ kind, top_measured_depth: top, bottom_measured_depth: bottom }) => [kind, top, bottom]),
    [
      ['pipe', 0, 9000],
      ['pipe', 9000, 9400],
      ['pipe', 9400, 10000],
      ['annulus', 0, 4000],
      ['annulus', 4000, 9400],
      ['annulus', 9400, 10000],
    ],
  )
  for (const [i, [kind, outer, inner]] of ROWS.entries()) {
    const area = kind === 'pipe' ? inner ** 2 : outer ** 2 - inner ** 2
    near(rows[i]?.velocity, (24.51 * 480) / area, 1e-3)
  }
  near(rows[2]?.reynolds_number, number(ran, 'pipe_reynolds_number'))
  near(rows[5]?.reynolds_number, number(ran, 'annular_reynolds_number'))
})

test('the bars of the losses are those of the run, from the pump to the bit and back', () => {
  const ran = run()
  const bars = barsOf(ran, 'losses')
  const expected = {
    surface: number(ran, 'surface_equipment_pressure_loss'),
    'string 1': lossAt(ran, 0),
    'string 2': lossAt(ran, 1),
    'string 3': lossAt(ran, 2),
    bit: number(ran, 'bit_pressure_loss'),
    'annulus 3': lossAt(ran, 5),
    'annulus 2': lossAt(ran, 4),
    'annulus 1': lossAt(ran, 3),
  }
  for (const [name, value] of Object.entries(expected)) near(bars[name], value, DRAWN, name)
  const cuttings = number(ran, 'standpipe_pressure') - Object.values(expected).reduce((a, b) => a + b, 0)
  near(bars.cuttings, cuttings, 1e-4)
  assert.deepEqual(Object.keys(bars), [...Object.keys(expected), 'cuttings'])
  assert.deepEqual(axesOf(ran, 'losses'), ['Flow path from pump to bit and back', 'Pressure loss [psi]'])
  assert.deepEqual(Object.keys(barsOf(plain(), 'losses')), ['string', 'bit', 'annulus'])
  assert.ok(!Object.keys(barsOf(run({}, ['nozzle_sizes']), 'losses')).includes('bit'))
})

test('pressure against depth is the mud with its cuttings and the losses above, between pores and fracture', () => {
  const ran = run()
  const [z1, z2] = [0.92 * 4000, 0.92 * 9400]
  const density = 11 + number(ran, 'cuttings_concentration') * (21.68 - 11)
  const drawn = seriesOf(ran, 'pressure_depth', 'circulating')
  drawnAs(
    drawn.map(([, z]) => [1, z]),
    [0, z1, z2, 9200].map((z) => [1, z]),
  )
  near(drawn[3]?.[0], 0.052 * number(ran, 'equivalent_circulating_density') * 9200, DRAWN)
  near((drawn[3]?.[0] ?? 0) - (drawn[2]?.[0] ?? 0), 0.052 * density * (9200 - z2) + lossAt(ran, 5), 1e-3)
  near((drawn[2]?.[0] ?? 0) - (drawn[1]?.[0] ?? 0), 0.052 * density * (z2 - z1) + lossAt(ran, 4), 1e-3)
  for (const [name, weight] of [
    ['static', 11],
    ['pore', 9.5],
    ['fracture', 11.6],
  ] as const)
    drawnAs(seriesOf(ran, 'pressure_depth', name), [
      [0, 0],
      [0.052 * weight * 9200, 9200],
    ])
  assert.deepEqual(axesOf(ran, 'pressure_depth'), ['Pressure [psi]', 'True vertical depth [ft]'])
  const bare = run({}, ['pore_pressure_gradient', 'fracture_gradient'])
  assert.deepEqual(namesOf(bare, 'pressure_depth'), ['circulating', 'static'])
})

test('against the flow rate stand what runs at those rates answer, with the limits and the run', () => {
  const ran = run()
  for (const i of [0, 11, 24]) {
    const rate = 480 * (0.4 + i / 24)
    const there = run({ flow_rate: rate })
    drawnAs([seriesOf(ran, 'standpipe_rate', 'standpipe')[i] ?? [0, 0]], [[rate, number(there, 'standpipe_pressure')]])
    const circulating = seriesOf(ran, 'density_rate', 'circulating')[i] ?? [0, 0]
    drawnAs([circulating], [[rate, number(there, 'equivalent_circulating_density')]])
    drawnAs([seriesOf(ran, 'density_rate', 'static')[i] ?? [0, 0]], [[rate, 11]])
  }
  const [p, d] = ['standpipe_pressure', 'equivalent_circulating_density'].map((name) => digits(number(ran, name), 6))
  assert.deepEqual(marksOf(ran, 'standpipe_rate').toSorted(), ['maximum pump pressure 3000', `this run 480 ${p}`])
  assert.deepEqual(marksOf(ran, 'density_rate').toSorted(), ['fracture gradient 11.6', `this run 480 ${d}`])
  assert.deepEqual(axesOf(ran, 'standpipe_rate'), ['Flow rate [gpm]', 'Standpipe pressure [psi]'])
  assert.deepEqual(axesOf(ran, 'density_rate'), ['Flow rate [gpm]', 'Equivalent mud weight [ppg]'])
  assert.ok(axesOf(plain(), 'density_rate').includes('fracture gradient 13 ppg, above the chart'))
})

test('the table of the trip holds each annulus with its clinging, its velocity and its loss', () => {
  const ran = trip({ clinging_constant: 0.4, tripping_speed_basis: 'average' })
  const rows = rowsOf(ran, 'trip')
  const annuli = ROWS.slice(3)
  for (const [i, [, hole, pipe]] of annuli.entries()) {
    const velocity = (0.4 + pipe ** 2 / (hole ** 2 - pipe ** 2)) * ((75 * 1.5) / 60)
    const [top, bottom] = [
      [0, 4000],
      [4000, 9400],
      [9400, 10000],
    ][i] as [number, number]
    const row = rows[i] ?? []
    assert.deepEqual([...row.slice(0, 6), row[8]], [top, bottom, hole, pipe, 0.4, null, 'laminar'])
    near(row[6] as number, velocity, 1e-9)
  }
  near(
    rows.reduce((sum, row) => sum + (row[9] as number), 0),
    number(ran, 'surge_pressure'),
  )
  near(rows[2]?.[6] as number, number(ran, 'equivalent_annular_velocity'))
  const flow_rate = ((rows[2]?.[6] as number) * 60 * (8.5 ** 2 - 6.5 ** 2)) / 24.51
  near(rows[2]?.[7] as number, number(run({ flow_rate }), 'annular_reynolds_number'), 1e-3)
})

test('surge and swab are drawn as runs at those speeds answer them', () => {
  const ran = trip()
  for (const i of [0, 7, 24]) {
    const tripping_speed = 75 * (0.4 + i / 24)
    for (const name of ['surge', 'swab']) {
      const there = number(trip({ tripping_speed }), `${name}_equivalent_mud_weight`)
      drawnAs([seriesOf(ran, 'trip_density', name)[i] ?? [0, 0]], [[tripping_speed, there]])
    }
  }
  const at = (of: string) => `${of}, this run 75 ${digits(number(ran, `${of}_equivalent_mud_weight`), 6)}`
  assert.deepEqual(
    marksOf(ran, 'trip_density')
      .filter((mark) => mark.includes('run'))
      .toSorted(),
    [at('surge'), at('swab')],
  )
  assert.deepEqual(axesOf(ran, 'trip_density').slice(-2), ['Tripping speed [ft/min]', 'Equivalent mud weight [ppg]'])
  const near11 = trip({ pore_pressure_gradient: 10.95, fracture_gradient: 11.05 })
  assert.deepEqual(
    marksOf(near11, 'trip_density').filter((mark) => !mark.includes('run')),
    ['fracture gradient 11.05', 'pore pressure gradient 10.95'],
  )
  assert.deepEqual(
    seriesOf(run({ tripping_speed: 75, pipe_end: 'closed' }), 'trip_density', 'surge')[24],
    seriesOf(ran, 'trip_density', 'surge')[24],
  )
})

test('the rheogram is the law of the mud, with what the viscometer read', () => {
  const stress = (over: Request, without: readonly string[] = []) => {
    const ran = plain(over, without)
    const [name = ''] = namesOf(ran, 'rheogram')
    const points = seriesOf(ran, 'rheogram', name)
    return { name, first: points[0]?.[1], at: points[25], marks: marksOf(ran, 'rheogram') }
  }
  const unread = ['dial_reading_600', 'dial_reading_300', 'dial_reading_6', 'dial_reading_3']
  const yielding = stress({})
  assert.deepEqual([yielding.name, yielding.first], ['yield power law', 4.264])
  assert.deepEqual(yielding.marks.toSorted(), [
    ' 10.218 6.396',
    ' 5.109 5.33',
    '300 rpm 510.9 33.046',
    '600 rpm 1021.8 53.3',
  ])
  const plastic = stress({ rheology_model: 'bingham', plastic_viscosity: 20, yield_point: 10 }, unread)
  near(plastic.at?.[1], 10 + (0.02 * 500) / 0.4788026, 1e-5)
  assert.deepEqual([plastic.name, plastic.first, plastic.marks], ['Bingham plastic', 10, []])
  const power = stress({ rheology_model: 'power_law', flow_behaviour_index: 0.7, consistency_index: 0.4 }, unread)
  near(power.at?.[1], (0.4 * 500 ** 0.7) / 0.4788026, 1e-5)
  assert.deepEqual([power.name, power.at?.[0]], ['power law', 500])
  assert.equal(stress({ rheology_model: 'newtonian', plastic_viscosity: 6 }, unread).name, 'Newtonian')
  assert.deepEqual(axesOf(plain(), 'rheogram'), ['Shear rate [1/s]', 'Shear stress [lbf/100 ft²]'])
})

test('around an eccentric pipe the mud is fastest in the widest gap, and its mean is that of the run', () => {
  const ran = run({ eccentricity: 0.5 })
  const n = number(ran, 'flow_behaviour_index')
  const share = (degrees: number) => (1 + 0.5 * Math.cos((degrees * Math.PI) / 180)) ** ((n + 1) / n)
  const drawn = seriesOf(ran, 'velocity_around', 'around the pipe')
  const v = number(ran, 'annular_velocity')
  drawnAs(seriesOf(ran, 'velocity_around', 'mean'), [
    [0, v],
    [360, v],
  ])
  assert.equal(drawn.length, 73)
  for (const i of [18, 36, 50]) {
    near(drawn[i]?.[0], 5 * i, DRAWN)
    near((drawn[i]?.[1] ?? 0) / (drawn[0]?.[1] ?? 1), share(5 * i) / share(0), 1e-4)
  }
  assert.deepEqual(axesOf(ran, 'velocity_around'), ['Angle from widest gap [°]', 'Velocity [ft/min]'])
  const annulus = testKit(workflow, {
    ...{ analysis: 'annulus', rheology_model: 'power_law', flow_behaviour_index: 0.8, consistency_index: 0.2 },
    ...{ mud_weight: 10.5, flow_rate: 300, hole_diameter: 8.5, drill_pipe_outer_diameter: 4.5 },
    ...{ drill_pipe_annulus_length: 3000, eccentricity: 0.5 },
  }).run()
  assert.deepEqual(seriesOf(annulus, 'velocity_around', 'mean'), [
    [0, 1],
    [360, 1],
  ])
  assert.deepEqual(axesOf(annulus, 'velocity_around'), ['Angle from widest gap [°]', 'Ratio to mean velocity'])
})

test('the bit is drawn against the flow rate, with what the pump leaves and the best rate', () => {
  const ran = bit()
  const [lost, left] = ['nozzle pressure loss', 'available from pump'].map((name) => seriesOf(ran, 'bit_rate', name))
  for (const i of [0, 10, 24]) {
    const rate = 0.4 * 485 + ((1.4 * 650 - 0.4 * 485) * i) / 24
    near(lost?.[i]?.[0], rate, DRAWN)
    near(lost?.[i]?.[1], number(bit({ flow_rate: rate }), 'bit_pressure_loss'), DRAWN)
    near(left?.[i]?.[1], 3000 - 906 * (rate / 485) ** 1.2, DRAWN)
  }
  const marks = [number(ran, 'bit_pressure_loss'), number(ran, 'optimum_bit_pressure_loss')].map((x) => digits(x, 6))
  assert.deepEqual(marksOf(ran, 'bit_rate'), [`this run 485 ${marks[0]}`, `optimum rate 650 ${marks[1]}`])
  assert.deepEqual(axesOf(ran, 'bit_rate'), ['Flow rate [gpm]', 'Bit pressure loss [psi]'])
  const spent = bit({ minimum_flow_rate: 1400 }, ['maximum_flow_rate'])
  assert.deepEqual(marksOf(spent, 'bit_rate').length, 1)
  near(seriesOf(spent, 'bit_rate', 'available from pump').at(-1)?.[1], 93, 1)
  assert.deepEqual(namesOf(bit({ optimisation_criterion: 'none' }, ['maximum_flow_rate']), 'bit_rate'), [
    'nozzle pressure loss',
  ])
})

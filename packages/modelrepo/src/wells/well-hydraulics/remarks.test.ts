/** What the figures of drilling hydraulics say on their labels, and what its warnings and notes say. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { checked, list, number, type Request, remarksOf, testKit } from '@keelson/engine/testing.ts'
import { frameOf, labelsOf, placesOf, short, spansOf } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import { wellHydraulics as workflow } from './index.ts'

const { run } = testKit(workflow)
const rows = [
  { kind: 'pipe', outer_diameter: 5, inner_diameter: 4.276, length: 9000 },
  { kind: 'pipe', outer_diameter: 6.5, inner_diameter: 2.8125, length: 1000 },
  { kind: 'annulus', outer_diameter: 12.415, inner_diameter: 5, length: 4000 },
  { kind: 'annulus', outer_diameter: 8.5, inner_diameter: 5, length: 5000 },
  { kind: 'annulus', outer_diameter: 8.5, inner_diameter: 6.5, length: 1000 },
]
const { run: cut } = testKit(workflow, {
  ...{ analysis: 'circulation', rheology_model: 'power_law', dial_reading_600: 60, dial_reading_300: 38 },
  ...{ mud_weight: 11, flow_rate: 480, measured_depth: 10000, true_vertical_depth: 9200, sections: rows },
  ...{ nozzle_sizes: [13, 13, 13], surface_equipment_pressure_loss: 60 },
})
const { run: trip } = testKit(workflow, {
  ...{ analysis: 'surge_swab', rheology_model: 'power_law', flow_behaviour_index: 0.8, consistency_index: 0.25 },
  ...{ mud_weight: 15, tripping_speed: 270, tripping_speed_basis: 'average', pipe_end: 'open' },
  ...{ hole_diameter: 7.875, drill_pipe_outer_diameter: 4.5, drill_pipe_inner_diameter: 3.82 },
  ...{ measured_depth: 14000, true_vertical_depth: 14000 },
})
const { run: carry } = testKit(workflow, {
  ...{ analysis: 'hole_cleaning', rheology_model: 'newtonian', plastic_viscosity: 6, mud_weight: 12, flow_rate: 400 },
  ...{ hole_diameter: 8.5, drill_pipe_outer_diameter: 4.5, cuttings_diameter: 0.25 },
})
const { run: bit } = testKit(workflow, {
  ...{ analysis: 'bit', mud_weight: 9.6, flow_rate: 485, bit_diameter: 9.875, nozzle_sizes: [12, 13] },
  ...{ maximum_pump_pressure: 3000, parasitic_pressure_loss: 906, parasitic_exponent: 1.2 },
})
const m = (feet: number) => short(feet * 0.3048)
const half = (inches: number) => short((inches * 0.0254) / 2)
const answered = (ran: Ran, name: string) => short(number(ran, name))

test('the well says its pressures at the top, in the string and in the annulus, one mud column and its losses', () => {
  const ran = cut()
  const losses = list<Readonly<Record<string, number>>>(ran, 'section_losses').map((row) => row.pressure_loss ?? 0)
  const [s1 = 0, s2 = 0, a1 = 0, a2 = 0, a3 = 0] = losses
  const top = number(ran, 'standpipe_pressure') - 60
  const mud = (feet: number) => 0.052 * 11 * 0.92 * feet
  assert.deepEqual(
    labelsOf(ran, 'well').filter((label) => label.endsWith('psi')),
    [
      `string top ${short(top)} psi`,
      `inside string ${short(top + mud(9000) - s1)} psi`,
      `inside string ${short(top + mud(10000) - s1 - s2)} psi`,
      `annulus ${short(mud(4000) + a1)} psi`,
      `annulus ${short(mud(9000) + a1 + a2)} psi`,
      `annulus ${short(mud(10000) + a1 + a2 + a3)} psi`,
    ],
  )
  assert.deepEqual(placesOf(ran, 'well', 'inside string'), [[[0, -m(9000)]], [[0, -m(10000)]]])
  assert.deepEqual(placesOf(ran, 'well', 'annulus').at(-1), [[half(7.5), -m(10000)]])
})

test('the well says its diameters, beside each section where it has some', () => {
  assert.deepEqual(
    labelsOf(cut(), 'well').filter((label) => label.endsWith(' in')),
    ['hole 12.415 in', 'hole 8.5 in', 'hole 8.5 in', 'pipe 5 in', 'bore 4.276 in', 'pipe 6.5 in', 'bore 2.8125 in'],
  )
  assert.deepEqual(placesOf(cut(), 'well', 'hole 8.5'), [[[half(8.5), -m(6500)]], [[half(8.5), -m(9500)]]])
  assert.deepEqual(placesOf(cut(), 'well', 'pipe 6.5'), [[[half(6.5), -m(9400)]]])
  assert.deepEqual(placesOf(cut(), 'well', 'bore 2.8125'), [[[0, -m(9600)]]])
  assert.deepEqual(labelsOf(run(), 'well').slice(0, 3), ['d_i 3.826 in', 'd_p 4.5 in', 'd_h 8.5 in'])
  for (const [symbol, d] of [
    ['d_i', 3.826],
    ['d_p', 4.5],
    ['d_h', 8.5],
  ] as const) {
    const [across] = placesOf(run(), 'well', symbol)
    assert.deepEqual(across, [
      [-half(d), 0],
      [half(d), 0],
    ])
  }
  const frame = frameOf(run(), 'well')
  assert.deepEqual(frame.slice(2), [short(-1.05 * 8000 * 0.3048), short(0.03 * 8000 * 0.3048)])
})

test('a trip says how fast the pipe and the mud past it go, and what the surge is', () => {
  const ran = trip()
  assert.deepEqual(labelsOf(ran, 'well'), [
    'pipe v_t 270 ft/min',
    'd_i 3.82 in',
    'd_p 4.5 in',
    'd_h 7.875 in',
    `mud past pipe v_e ${answered(ran, 'equivalent_annular_velocity')} ft/s`,
    `surge dP_t ${answered(ran, 'surge_pressure')} psi`,
  ])
  assert.deepEqual(placesOf(ran, 'well', 'v_t'), [[[0, -m(2100)]]])
  assert.deepEqual(placesOf(ran, 'well', 'v_e'), [[[half(4.5), -m(7000)]]])
  assert.deepEqual(placesOf(ran, 'well', 'dP_t'), [[[0, -m(14000)]]])
})

const circles = (ran: Ran, id: string, role: string) =>
  (ran.result.figures?.find((f) => f.id === id)?.drawing.shapes ?? []).flatMap((s) =>
    s.kind === 'circle' && s.role === role
      ? [[short(s.radius), ...(s.inner === undefined ? [] : [short(s.inner)])]]
      : [],
  )

test('a section through the flow is hole, pipe and bore to scale, with what flows', () => {
  const ran = run({ eccentricity: 0.5 })
  assert.deepEqual(labelsOf(ran, 'section'), [
    'd_h 8.5 in',
    'd_p 4.5 in',
    `laminar, mud velocity ${answered(ran, 'annular_velocity')} ft/min`,
    'eccentricity e 0.5 -',
  ])
  assert.deepEqual(circles(ran, 'section', 'steel'), [[half(4.5), half(3.826)]])
  assert.deepEqual(circles(ran, 'section', 'fluid'), [[half(8.5)], [half(3.826)]])
  assert.ok(!labelsOf(run(), 'section').some((label) => label.startsWith('eccentricity')))
  assert.deepEqual(labelsOf(carry(), 'section'), [
    'd_h 8.5 in',
    'd_p 4.5 in',
    `mud velocity ${answered(carry(), 'annular_velocity')} ft/min`,
    `cuttings slip velocity v_s ${answered(carry(), 'cuttings_slip_velocity')} ft/min`,
  ])
  const pipe = testKit(workflow, {
    ...{ analysis: 'pipe', rheology_model: 'newtonian', plastic_viscosity: 30, mud_weight: 9, flow_rate: 58 },
    ...{ pipe_inner_diameter: 4, pipe_length: 5000 },
  }).run()
  assert.deepEqual(labelsOf(pipe, 'section'), [
    'd 4 in',
    `laminar, mud velocity ${answered(pipe, 'pipe_velocity')} ft/min`,
  ])
  assert.deepEqual(circles(pipe, 'section', 'steel'), [[short(0.55 * 4 * 0.0254), half(4)]])
})

test('the bit is drawn with its nozzles to scale', () => {
  const ran = bit()
  assert.deepEqual(labelsOf(ran, 'nozzles'), ['d_b 9.875 in', `2 nozzles A_t ${answered(ran, 'total_flow_area')} in2`])
  assert.deepEqual(circles(ran, 'nozzles', 'flow'), [[half(12 / 32)], [half(13 / 32)]])
  assert.deepEqual(circles(ran, 'nozzles', 'metal'), [[half(9.875)]])
  assert.match(labelsOf(bit({ nozzle_sizes: [12] }), 'nozzles')[1] ?? '', /^1 nozzle A_t/)
  assert.deepEqual(spansOf(ran, 'nozzles', 'metal'), [])
})

test('a check says by what it was held', () => {
  const note = (ran: Ran, id: string) => checked(ran, id)?.note
  assert.equal(note(run(), 'equivalent_circulating_density'), 'without cuttings')
  assert.equal(note(run({ rate_of_penetration: 60 }), 'equivalent_circulating_density'), 'with cuttings')
  assert.equal(note(run(), 'hole_cleaning'), 'transport ratio')
  assert.match(note(carry({ flow_rate: 40 }), 'hole_cleaning') ?? '', /settle in the annulus faster/)
  const spent = bit({ optimisation_criterion: 'jet_impact', minimum_flow_rate: 1400 })
  const share = Number(((100 * (906 * (1400 / 485) ** 1.2)) / 3000).toPrecision(3))
  assert.match(note(spent, 'best_rate') ?? '', new RegExp(`are ${share} % of the maximum pump pressure`))
})

const unread = ['dial_reading_600', 'dial_reading_300', 'dial_reading_6', 'dial_reading_3']
const POWER: Request = { rheology_model: 'power_law', flow_behaviour_index: 1.2, consistency_index: 0.01 }

test('warnings say their numbers', () => {
  assert.deepEqual(remarksOf(run(POWER, unread), 'index_outside'), [
    '/rheology_model Flow behaviour index is 1.2, outside the range 0.2 to 1.',
  ])
  assert.deepEqual(remarksOf(run({ dial_reading_3: 2 }), 'no_yield_stress'), [
    '/dial_reading_3 Twice dial reading at 3 rpm minus dial reading at 6 rpm is −2 dial degrees. The yield stress is set to 0.',
  ])
  assert.deepEqual(remarksOf(run({ rheology_model: 'newtonian' }), 'readings_bend'), [
    '/rheology_model Dial reading at 600 rpm is 1.61 times the dial reading at 300 rpm. For a Newtonian fluid the ratio is 2.',
  ])
  const fast = cut({ flow_rate: 700 })
  type Row = Readonly<Record<string, number>>
  const [, , ...annuli] = list<Row>(fast, 'section_losses')
  const beyond = annuli.filter((row) => (row.flow_regime as unknown) !== 'laminar')
  const N = shown(Number(beyond[0]?.reynolds_number), 4)
  assert.equal(
    remarksOf(fast, 'not_laminar')[0]?.split(' exceeds ')[0],
    `/flow_rate Annular flow is ${beyond[0]?.flow_regime} in ${beyond.length} of 3 sections; Reynolds number ${N}`,
  )
  assert.deepEqual(remarksOf(bit(), 'power_outside'), [
    `/nozzle_sizes Bit hydraulic power per unit area is ${shown(number(bit(), 'hydraulic_power_per_area'), 3)} hp/in²; the recommended range is 2.5 to 5 hp/in².`,
  ])
  const slow = carry({ flow_rate: 40 })
  const ratio = shown(number(slow, 'cuttings_transport_ratio'), 3)
  assert.deepEqual(remarksOf(slow, 'hole_not_cleaned'), [
    `/flow_rate Transport ratio is ${ratio}, so the hole is not cleaned.`,
  ])
  assert.match(
    remarksOf(carry({ flow_rate: 40, rate_of_penetration: 50 }), 'hole_not_cleaned')[0] ?? '',
    /not cleaned\. The circulating density is a lower bound\.$/,
  )
  const laden = run({ rate_of_penetration: 600 })
  const share = Number((100 * number(laden, 'cuttings_concentration')).toPrecision(3))
  assert.deepEqual(remarksOf(laden, 'much_cuttings'), [
    `/rate_of_penetration Cuttings volume fraction is ${share} %; the recommended maximum is 5 %.`,
  ])
  const odd = rows.map((row, i) => (i === 4 ? { ...row, inner_diameter: 6.25 } : row))
  assert.deepEqual(remarksOf(cut({ sections: odd }), 'sections_differ'), [
    '/sections The pipe in annulus section 3 is 6.25 in, but the adjacent string section is 6.5 in.',
  ])
  assert.deepEqual(remarksOf(cut(), 'sections_differ'), [])
  assert.match(
    remarksOf(
      run({ eccentricity: 0.97, drill_pipe_outer_diameter: 8, drill_pipe_inner_diameter: 7 }),
      'eccentricity_outside',
    )[0] ?? '',
    /Eccentricity 0\.97 is above 0\.95 and diameter ratio 0\.941 is outside the range 0\.3 to 0\.9\. The eccentric/,
  )
})

test('a bound of the flow rate says whether it holds the best rate', () => {
  const best = bit({ optimisation_criterion: 'jet_impact', minimum_flow_rate: 300, maximum_flow_rate: 650 })
  assert.deepEqual(remarksOf(best, 'rate_held'), [
    '/maximum_flow_rate The optimum flow rate is limited by the maximum flow rate, 650 gpm.',
  ])
  assert.deepEqual(remarksOf(best, 'bound_idle'), [
    '/minimum_flow_rate Minimum flow rate does not limit the optimum flow rate, 650 gpm.',
  ])
})

test('readings that bend are remarked of a hole that is cleaned too', () => {
  const read = (dial_reading_300: number) =>
    remarksOf(carry({ dial_reading_600: 50, dial_reading_300 }, ['plastic_viscosity']), 'readings_bend')
  assert.deepEqual(read(40), [
    '/rheology_model Dial reading at 600 rpm is 1.25 times the dial reading at 300 rpm. For a Newtonian fluid the ratio is 2.',
  ])
  assert.deepEqual(read(25), [])
})

test('an index outside of the fit of eccentric annuli is said with its range', () => {
  const of = (flow_behaviour_index: number) =>
    remarksOf(run({ ...POWER, flow_behaviour_index, eccentricity: 0.5 }, unread), 'eccentricity_outside')
  assert.deepEqual(of(0.35), [
    '/eccentricity Flow behaviour index 0.35 is outside the range 0.4 to 1. The eccentric annulus ratio is not valid.',
  ])
  assert.deepEqual(of(0.45), [])
})

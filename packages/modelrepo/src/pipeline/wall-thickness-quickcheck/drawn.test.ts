/** What the quick check of the wall draws and says: charts by other runs, figures by their measures, words by the values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  messagesOf,
  near,
  number,
  pointsOf,
  type Request,
  rowsOf,
  testKit,
} from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf, seriesOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { wallThicknessQuickcheck as workflow } from './index.ts'

const { run } = testKit(workflow)
const METRE = { outer_diameter: 1000, wall_thickness: 40, design_pressure: 16, corrosion_allowance: 3 }
const STATES = [
  'DNV-ST-F101 pressure containment',
  'DNV-ST-F101 collapse',
  'DNV-ST-F101 propagation buckling',
  'API RP 1111 pressure containment',
  'ASME B31.4 pressure containment',
  'ASME B31.8 pressure containment',
] as const
const walls = (r: Ran) => r.result.values.required_nominal_wall_thickness?.value as Readonly<Record<string, number>>
const five = (x = 0) => Number(x.toPrecision(5))
const four = (x = 0) => Number(x.toPrecision(4))
const said1 = (over: Request, code: string, path?: string) => messagesOf(run(over), code, path)[0] ?? ''

test('the bars are the required nominal walls, under the selected one and 15 % of room', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'walls_by_code'), ['Code', 'Required nominal wall thickness [mm]'])
  const bars = pointsOf(ran, 'walls_by_code').filter((row) => typeof row.v === 'number')
  const groups = ['containment', 'collapse', 'propagation', 'containment', 'containment', 'containment']
  assert.deepEqual(
    bars.map(({ name, g }) => `${name} ${g}`),
    STATES.map(
      (state, i) =>
        `${state
          .split(' ')
          .slice(0, i < 3 ? 1 : i === 3 ? 3 : 2)
          .join(' ')} ${groups[i]}`,
    ),
  )
  for (const [i, { v }] of bars.entries()) near(v as number, walls(ran)[STATES[i] ?? ''] ?? 0, 1e-4)
  assert.deepEqual(marksOf(ran, 'walls_by_code'), ['selected wall at 15.9'])
  const domain = (r: Ran) => JSON.stringify(r.result.charts.find((c) => c.id === 'walls_by_code')?.spec)
  assert.match(domain(ran), /"domain":\[0,18\.28/)
  assert.match(domain(run({ external_pressure: 15 })), new RegExp(`"domain":\\[0,${Math.floor(1.15 * deepest())}`))
})
const deepest = () => Math.max(...Object.values(walls(run({ external_pressure: 15 }))))

const NAMES = {
  'DNV-ST-F101 containment': STATES[0],
  'DNV-ST-F101 collapse': STATES[1],
  'DNV-ST-F101 propagation': STATES[2],
  'API RP 1111': STATES[3],
  'ASME B31.4': STATES[4],
  'ASME B31.8': STATES[5],
} as const

test('each wall over the depth is that of a run with the pressure of that depth', () => {
  const over = { b318_hoop_design_factor: 0.6, mill_tolerance: 0.05 }
  const ran = run(over)
  assert.deepEqual(axesOf(ran, 'wall_depth'), ['Water depth [m]', 'Required nominal wall thickness [mm]'])
  assert.deepEqual(seriesOf(ran, 'wall_depth'), Object.keys(NAMES))
  for (const [series, state] of Object.entries(NAMES))
    for (const [depth, wall] of someOf(ran, 'wall_depth', series))
      near(wall, walls(run({ ...over, external_pressure: (1025 * 9.80665 * depth) / 1e6 }))[state] ?? 0, 1e-4)
  assert.deepEqual(marksOf(ran, 'wall_depth'), [
    'selected wall at 15.9',
    `this point at ${five(1.005e6 / (1025 * 9.80665))}`,
  ])
  assert.equal(lineOf(ran, 'wall_depth', 'API RP 1111').at(-1)?.[0], 1500)
  near(lineOf(run({ external_pressure: 12 }), 'wall_depth', 'API RP 1111').at(-1)?.[0], 24e6 / (1025 * 9.80665), 1e-5)
})

test('over the depth the head of the contents goes with the elevation, where that was given', () => {
  const over = { point_elevation: -300, content_density: 800, code: 'DNV-ST-F101' }
  const [, [depth, wall] = [0, 0]] = someOf(run(over), 'wall_depth', 'DNV-ST-F101 containment')
  const there = { ...over, point_elevation: -depth, external_pressure: (1025 * 9.80665 * depth) / 1e6 }
  near(wall, walls(run(there))[STATES[0]] ?? 0, 1e-4)
})

test('each wall over the design pressure is that of a run with it; collapse and propagation do not depend on it', () => {
  const ran = run({ b318_hoop_design_factor: 0.6 })
  assert.deepEqual(axesOf(ran, 'wall_pressure'), ['Design pressure [MPa]', 'Required nominal wall thickness [mm]'])
  assert.deepEqual(seriesOf(ran, 'wall_pressure'), [
    'DNV-ST-F101 containment',
    'API RP 1111',
    'ASME B31.4',
    'ASME B31.8',
  ])
  for (const series of seriesOf(ran, 'wall_pressure') as (keyof typeof NAMES)[])
    for (const [design_pressure, wall] of someOf(ran, 'wall_pressure', series))
      near(wall, walls(run({ b318_hoop_design_factor: 0.6, design_pressure }))[NAMES[series]] ?? 0, 1e-4)
  const [first, last] = [
    lineOf(ran, 'wall_pressure', 'API RP 1111')[0],
    lineOf(ran, 'wall_pressure', 'API RP 1111').at(-1),
  ]
  assert.deepEqual([first?.[0], last?.[0]], [5, 40])
  assert.deepEqual(marksOf(ran, 'wall_pressure'), ['selected wall at 15.9', 'design pressure at 20'])
  const direct = run({ local_incidental_pressure: 25 })
  assert.deepEqual(seriesOf(direct, 'wall_pressure'), ['API RP 1111', 'ASME B31.4 and ASME B31.8'])
  const none = run({}, ['wall_thickness'])
  assert.deepEqual(marksOf(none, 'wall_pressure'), ['design pressure at 20'])
})

test('the section shows the selected wall, else the characteristic, the standard, or the one that is asked for', () => {
  const lines = drawnOf(run(METRE), 'section')
  assert.deepEqual(lines.slice(0, 2), [
    'circle at 0 0 radius 0.5 inner 0.46 role steel',
    'dimension from -0.5 0 to 0.5 0 edge above: D 1000 mm',
  ])
  assert.match(lines[2] ?? '', /: steel wall t 40 mm$/)
  const labels = lines.flatMap((line) => /: (.*p_\w+ .*)$/.exec(line)?.[1] ?? [])
  assert.deepEqual(labels, ['p_d 16 MPa', 'p_e 1.005 MPa', 'incidental p_li 17.6 MPa'])
  assert.equal(lines.at(-1), 'note at -0.3 0.2 side left: incidental p_li 17.6 MPa')
  const drawn = (over: Request, without: readonly string[] = ['wall_thickness']) =>
    drawnOf(run({ ...METRE, ...over }, without), 'section')
  const wall = (shapes: readonly string[]) =>
    /steel wall (.*)$/.exec(shapes.find((s) => /steel wall/.test(s)) ?? '')?.[1]
  assert.equal(wall(drawn({ characteristic_wall_thickness: 30 })), 't_1 30 mm')
  const most = Math.max(...Object.values(walls(run(METRE, ['wall_thickness']))))
  assert.equal(wall(drawn({})), `t_nom ${five(most)} mm`)
  const standard = drawnOf(run({}, ['wall_thickness']), 'section')
  assert.equal(wall(standard), `t_std ${number(run(), 'selected_standard_wall_thickness')} mm`)
  assert.ok(!drawn({ code: 'ASME B31.4' }, []).some((line) => /p_li/.test(line)))
  assert.deepEqual(run(METRE).result.figures?.find((f) => f.id === 'section')?.drawing.frame, {
    x: [-0.85, 0.85],
    y: [-0.6, 0.6],
  })
})

test('the strips: the selected wall in its parts, and each wall that is asked for below it', () => {
  const ran = run({ ...METRE, mill_tolerance: 0.1 })
  const lines = drawnOf(ran, 'walls')
  assert.deepEqual(lines.slice(0, 7), [
    'polygon role steel points 0 0 0.033 0 0.033 0.003 0 0.003',
    'polygon role coating points 0.033 0 0.037 0 0.037 0.003 0.033 0.003',
    'polygon role flaw points 0.037 0 0.04 0 0.04 0.003 0.037 0.003',
    'dimension from 0 0.003 to 0.04 0.003 edge above: selected t 40 mm',
    'dimension from 0 0.003 to 0.033 0.003 edge above: t_1 33 mm',
    'dimension from 0.033 0.003 to 0.037 0.003 edge above: tolerance 4 mm',
    'dimension from 0.037 0.003 to 0.04 0.003 edge above: t_corr 3 mm',
  ])
  const net = number(ran, 'f101_minimum_wall_thickness')
  const nominal = (net + 3) / 0.9
  const [a, b, c] = [net, nominal - 3, nominal].map((x) => five(x / 1000))
  assert.deepEqual(lines.slice(7, 11), [
    `polygon role steel points 0 -0.005 ${a} -0.005 ${a} -0.002 0 -0.002`,
    `polygon role coating points ${a} -0.005 ${b} -0.005 ${b} -0.002 ${a} -0.002`,
    `polygon role flaw points ${b} -0.005 ${c} -0.005 ${c} -0.002 ${b} -0.002`,
    `note at ${c} -0.0035 side right: DNV-ST-F101 ${five(nominal)} mm`,
  ])
  const notes = lines.flatMap((line) => /side right: (.*)$/.exec(line)?.[1] ?? [])
  const shown = Object.values(walls(ran)).map((wall) => `${five(wall)} mm`)
  const names = ['DNV-ST-F101', 'DNV-ST-F101 collapse', 'DNV-ST-F101 propagation']
  assert.deepEqual(
    notes,
    [...names, 'API RP 1111', 'ASME B31.4', 'ASME B31.8'].map((name, i) => `${name} ${shown[i]}`),
  )
  assert.equal(lines.at(-1), 'polyline points 0.04 -0.0306 0.04 0 role limit')
  const frame = (r: Ran) => r.result.figures?.find((f) => f.id === 'walls')?.drawing.frame
  assert.deepEqual(frame(ran), { x: [0, 0.04], y: [-0.0306, 0.003] })
  assert.equal(drawnOf(run(METRE, ['wall_thickness']), 'walls').length, 18)
})

test('the tables say the code, the clause, the strength and the factors', () => {
  const ran = run({
    rp1111_internal_pressure_design_factor: 0.75,
    b314_hoop_design_factor: 0.6,
    design_temperature: 149,
  })
  const column = (table: string, i: number) => rowsOf(ran, table).map((row) => row[i])
  assert.deepEqual(column('required_walls', 2), [
    '5.4.2',
    '5.4.4',
    '5.4.5',
    '4.3.1',
    '403.2.1, A402.3.5',
    '841.1.1, A842.2.2',
  ])
  assert.deepEqual(column('basis', 0), ['DNV-ST-F101', 'API RP 1111', 'ASME B31.4', 'ASME B31.8'])
  assert.deepEqual(column('basis', 3), [
    '49.6 MPa deducted from SMYS and SMTS',
    'factor 0.967',
    'none, valid to 120 °C',
    'factor 0.967',
  ])
  assert.deepEqual(column('basis', 4), ['lesser of f_y and f_u/1.15', 'mean of SMYS and SMTS', 'SMYS', 'SMYS'])
  assert.deepEqual(column('basis', 6), [
    'material resistance 1.15, safety class 1.138, material strength 0.96',
    'design 0.75, 0.80 times the test pressure, weld joint 1',
    'design 0.6, joint 1',
    'design 0.72, joint 1',
  ])
  const design = 'design less external pressure'
  assert.deepEqual(column('basis', 1), ['local incidental less external pressure', design, design, design])
  const net = 'nominal less corrosion allowance'
  assert.deepEqual(column('basis', 7), ['nominal less tolerance and corrosion allowance', net, net, net])
  const land = rowsOf(run({ location_class: 'class 3', external_pressure: 0 }), 'basis').at(-1)
  assert.equal(land?.[6], 'design 0.5, joint 1')
})

test('what is covered: five limit states, four codes, and the codes that were not run', () => {
  const rows = rowsOf(run(), 'coverage')
  const no = 'outside scope'
  assert.deepEqual(rows, [
    ['pressure containment', 'checked (5.4.2)', 'checked (4.3.1)', 'checked (403.2.1)', 'checked (841.1.1)'],
    ['mill and system test limits', 'checked if test data are entered (5.4.2.1)', no, no, no],
    ['collapse', 'checked (5.4.4)', `${no} (4.3.2.1)`, no, no],
    ['propagation buckling', 'checked (5.4.5)', `${no} (4.3.2.3)`, no, no],
    ['combined bending, tension and pressure', `${no} (5.4.6)`, `${no} (4.3.1.2)`, no, no],
  ])
  const one = rowsOf(run({ code: 'ASME B31.4' }), 'coverage')[0]
  assert.deepEqual(one?.slice(1), ['code not selected', 'code not selected', 'checked (403.2.1)', 'code not selected'])
})

test('the next standard walls of a 12 in pipe are of ASME B36.10M', () => {
  const standard = rowsOf(run(), 'required_walls').map((row) => row[6])
  const listed = [4.37, 4.78, 5.16, 5.56, 6.35, 7.14, 7.92, 8.38, 8.74, 9.53, 10.31, 11.13, 12.7]
  const next = Object.values(walls(run())).map((wall) => listed.find((one) => one >= wall))
  assert.deepEqual(standard, next)
  assert.deepEqual(
    rowsOf(run(METRE), 'required_walls').map((row) => row[6]),
    [null, null, null, null, null, null],
  )
})

test('the sentence: what each limit state requires, which governs, and how much of the wall the worst check uses', () => {
  const ran = run()
  const wallOf = (r: Ran, i: number) => `${four(walls(r)[STATES[i] ?? ''])} mm for`
  const head = `Required nominal wall thickness ${wallOf(ran, 4)} pressure containment (ASME B31.4, governing), ${wallOf(ran, 1)} collapse (DNV-ST-F101) and ${wallOf(ran, 2)} propagation buckling (DNV-ST-F101)`
  const used = (r: Ran, id: string) => Number((checked(r, id)?.utilisation ?? 0).toPrecision(3))
  const worst = (r: Ran, id: string, title: string) => `, ${title} utilisation ${used(r, id)}`
  const hoop = worst(ran, 'b314_hoop_stress', 'hoop stress (ASME B31.4)')
  assert.equal(ran.detail, `${head}; selected wall thickness 15.9 mm${hoop}`)
  const thin = run({ external_pressure: 6 })
  const arrested = `${wallOf(thin, 2)} propagation buckling (DNV-ST-F101, governing unless buckle arrestors are fitted)`
  assert.ok(thin.detail.startsWith('Propagation buckling (DNV-ST-F101) fails: '))
  assert.ok(thin.detail.includes(` Required nominal wall thickness ${arrested}, `))
  assert.ok(thin.detail.endsWith('; selected wall thickness 15.9 mm.'))
  const one = run({ code: 'API RP 1111' }, ['wall_thickness'])
  const own = `Required nominal wall thickness ${wallOf(one, 3)} pressure containment (API RP 1111)`
  assert.equal(one.detail, `No check made. ${own}; no wall thickness is selected.`)
  const sunk = run({ external_pressure: 40, wall_thickness: 30 })
  assert.match(sunk.detail, / Required nominal wall thickness .* propagation .*; selected wall thickness 30 mm\.$/)
})

test('warnings say the numbers that they are about', () => {
  const sunk = messagesOf(run({ external_pressure: 30, wall_thickness: 30 }), 'no_net_internal_pressure')
  assert.deepEqual(
    sunk.map((message) => message.split(' is not positive')[0]),
    ['DNV-ST-F101', 'API RP 1111', 'ASME B31.4', 'ASME B31.8'].map(
      (code, i) => `Net internal pressure ${i === 0 ? '−8' : '−10'} MPa (${code})`,
    ),
  )
  assert.match(
    said1({ ovality: 0.002 }, 'ovality_raised', '/ovality'),
    /0.002 is below the minimum of 0.005\. 0.005 is used/,
  )
  const direct = { characteristic_wall_thickness: 17 }
  const path = '/characteristic_wall_thickness'
  assert.match(said1(direct, 'wall_above_nominal', path), /17 mm exceeds the nominal wall thickness, 15.9 mm/)
  assert.equal(said1({ characteristic_wall_thickness: 14 }, 'wall_above_nominal'), '')
  assert.equal(messagesOf(run(direct), 'tolerance_unknown', path).length, 1)
  const alone = run(direct, ['wall_thickness'])
  assert.match(
    messagesOf(alone, 't2_taken_as_t1', path)[0] ?? '',
    /17 mm is also used as the DNV-ST-F101 average wall thickness/,
  )
  assert.equal(messagesOf(run(direct), 't2_taken_as_t1').length, 0)
  const thick = checked(run({ wall_thickness: 27 }), 'f101_propagation')
  assert.match(thick?.reason ?? '', /^diameter to average wall thickness ratio is 12.46, below 15: /)
  const deep = run({ external_pressure: 15 })
  const asked = number(deep, 'f101_propagation_minimum_wall_thickness')
  const ratio = four(323.9 / asked)
  assert.ok(
    messagesOf(deep, 'outside_validity').some((m) =>
      m.includes(` is ${four(asked)} mm. Diameter to average wall thickness ratio is ${ratio}`),
    ),
  )
})

test('warnings of the codes say where they end', () => {
  assert.match(
    said1({ design_temperature: 130 }, 'outside_validity', '/design_temperature'),
    /^metal temperature is 130 °C, above 120 °C/i,
  )
  const welded = said1({ longitudinal_joint_factor: 0.8 }, 'outside_validity', '/longitudinal_joint_factor')
  assert.match(welded, /is 0.8, below 1: only materials/)
  const land = { location_class: 'class 2' }
  assert.match(
    said1(land, 'external_pressure_onshore', '/location_class'),
    /^Class 2 is an onshore location class, whose rules do not provide for the credited external pressure of 1.005 MPa/,
  )
  assert.equal(said1({ ...land, external_pressure: 0 }, 'external_pressure_onshore'), '')
  assert.equal(said1({ ...land, b318_hoop_design_factor: 0.5 }, 'external_pressure_onshore'), '')
  const mean = said1(
    { ...land, mean_diameter_hoop_stress: true },
    'outside_diameter_used',
    '/mean_diameter_hoop_stress',
  )
  assert.match(mean, /D\/t below 30 .*\. The outside diameter is used for ASME B31\.8 in Class 2\.$/)
  assert.equal(said1(land, 'outside_diameter_used'), '')
  const test1 = said1({ mill_test_factor: 1.2 }, 'overridden', '/mill_test_factor')
  assert.match(test1, /as 1.2 .* 1.088\.$/)
  assert.match(said1({ system_test_factor: 1.2 }, 'overridden', '/system_test_factor'), /as 1.2 .* 1.05\.$/)
  const cold = said1(
    { temperature_derating_factor: 0.9, design_temperature: 149 },
    'overridden',
    '/temperature_derating_factor',
  )
  assert.match(cold, /as 0.9 .* 0.967\.$/)
  const crushed = run({ external_pressure: 250, wall_thickness: 30, specified_minimum_yield_strength: 250 })
  assert.match(
    messagesOf(crushed, 'no_wall_resists')[0] ?? '',
    /half the diameter, 161.9 mm, is adequate for DNV-ST-F101 collapse/,
  )
  const pressed = run({ design_pressure: 290, mill_tolerance: 0.2, specified_minimum_yield_strength: 250 })
  const needed = four(walls(pressed)[STATES[0]])
  const [first = ''] = messagesOf(pressed, 'wall_exceeds_radius')
  assert.match(first, new RegExp(`${needed} mm .DNV-ST-F101 pressure containment. is not less than .* 161.9 mm`))
})

test('the wall against collapse is a solved step in metres, and burst is printed with yield before tensile strength', () => {
  const { steps } = run().result
  const solved = steps.find((s) => s.kind === 'solved' && s.symbol === 't_1_c')
  assert.equal(solved?.unit, 'm')
  near(1000 * (solved?.value ?? 0), number(run(), 'f101_collapse_minimum_wall_thickness'), 1e-9)
  const burst = steps.find((s) => s.kind === 'equation' && s.symbol === 'P_b')
  const strengths = burst?.kind === 'equation' ? (burst.arguments ?? []).slice(0, 2) : []
  assert.deepEqual(
    strengths.map(({ symbol, value }) => [symbol, value]),
    [
      ['SMYS', 450e6],
      ['SMTS', 535e6],
    ],
  )
})

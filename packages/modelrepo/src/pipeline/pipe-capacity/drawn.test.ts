/** What the pipe capacity draws and says: charts by other runs, figures by their measures, words by the values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  messagesOf,
  near,
  number,
  type Request,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf, seriesOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { shown, shownUtilisation } from '@keelson/workflow'
import { pipeCapacity as workflow } from './index.ts'

const { run } = testKit(workflow)
const STD2RD = 'API STD 2RD 2013'
/** A pipe of 1 m, so that its figures are in parts of a diameter. */
const METRE = { outer_diameter: 1000, wall_thickness: 50 }

test('the chart over the wall: each allowable pressure is that of a run with that wall', () => {
  const ran = run({ internal_pressure: 14, external_pressure: 1.25 })
  assert.deepEqual(axesOf(ran, 'capacity_wall'), ['Nominal wall thickness [mm]', 'Net pressure [MPa]'])
  const values = {
    burst: 'allowable_net_internal_pressure',
    collapse: 'allowable_net_external_pressure',
    'propagation, without arrestors': 'allowable_propagation_pressure',
  }
  assert.deepEqual(seriesOf(ran, 'capacity_wall'), Object.keys(values))
  for (const [series, name] of Object.entries(values))
    for (const [wall_thickness, pressure] of someOf(ran, 'capacity_wall', series).slice(1))
      near(pressure, number(run({ wall_thickness }), name), 1e-4)
})

test('the chart over the wall ends at twice the net wall, 1.2 of the thickest required one, or nearly the radius', () => {
  const endOf = (over: Request) =>
    lineOf(run({ corrosion_allowance: 0, ...over }), 'capacity_wall', 'burst').at(-1)?.[0]
  near(endOf({}), 2 * 12.7, 1e-5)
  const deep = { external_pressure: 60, corrosion_allowance: 0 }
  const walls = value(run(deep), 'minimum_wall_thickness') as Readonly<Record<string, number>>
  near(endOf(deep), 1.2 * (walls.propagation ?? 0), 1e-5)
  near(endOf({ wall_thickness: 100 }), 0.49 * 323.9, 1e-5)
})

test('the chart over the wall marks the net pressures where they are positive, the wall and the walls required', () => {
  const walls = value(run(), 'minimum_wall_thickness') as Readonly<Record<string, number>>
  const marks = marksOf(run(), 'capacity_wall')
  assert.deepEqual(marks.slice(0, 3), ['net internal at 13.5', 'net external at 1.5', 'selected wall at 12.7'])
  const short = (x: number, digits: number) => Number(x.toPrecision(digits))
  const required = [
    [walls.burst, 13.5],
    [walls.collapse, 1.5],
    [walls.propagation, 1.5],
  ].map(([wall = 0, pressure]) => `${short(wall, 3)} ${short(wall, 5)} ${pressure}`)
  assert.deepEqual(marks.slice(3), required)
  const pushed = marksOf(run({ internal_pressure: 1, external_pressure: 1.5 }), 'capacity_wall')
  assert.deepEqual(pushed.slice(0, 2), ['net external at 1.5', 'selected wall at 12.7'])
  assert.equal(pushed.length, 4)
})

test('the chart of pressure and tension: each point uses all of the limit', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'interaction'), ['Effective tension [kN]', 'Net internal pressure [MPa]'])
  const [T_y, P_b] = [number(ran, 'yield_tension'), number(ran, 'burst_pressure')]
  for (const [series, size] of [
    ['operational, 0.9', 0.9],
    ['extreme and hydrotest, 0.96', 0.96],
  ] as const)
    for (const [T, P] of someOf(ran, 'interaction', series)) near(Math.hypot(T / T_y, P / P_b), size, 1e-4)
  const T_d = Number((0.6 * T_y).toPrecision(5))
  assert.deepEqual(marksOf(ran, 'interaction'), [`0.60 times yield tension at ${T_d}`, 'this load 500 13.5'])
  assert.deepEqual(seriesOf(run({ combined_load_factor: 0.93 }), 'interaction'), ['limit 0.93'])
})

test('the chart of pressure and tension by Method 1 goes round, with the bending taken off and collapse below', () => {
  const ran = run({ code: STD2RD, net_internal_pressure: -4 })
  const bent = (207e3 * 0.0008) / 450
  assert.deepEqual(seriesOf(ran, 'interaction'), ['limit 0.8, no bending', 'with bending, 0.368 of yield moment'])
  const [T_y, P_b, P_c] = ['yield_tension', 'burst_pressure', 'collapse_pressure'].map((name) => number(ran, name))
  const used = ([T, P]: readonly [number, number], share: number) =>
    Math.hypot(share + Math.abs(T) / (T_y ?? 0), P / ((P > 0 ? P_b : P_c) ?? 0))
  const all = lineOf(ran, 'interaction', 'with bending, 0.368 of yield moment')
  for (const i of [3, 17, 40, 50]) near(used(all[i] ?? [0, 0], bent), 0.8, 1e-4)
  const unbent = lineOf(ran, 'interaction', 'limit 0.8, no bending')
  for (const i of [5, 25, 35, 55]) near(used(unbent[i] ?? [0, 0], 0), 0.8, 1e-4)
  assert.deepEqual(marksOf(ran, 'interaction'), ['this load 500 -4'])
  assert.deepEqual(seriesOf(run({ code: STD2RD, bending_strain: 0 }), 'interaction'), ['limit 0.8'])
  assert.deepEqual(seriesOf(run({ code: STD2RD, bending_strain: 0.002 }), 'interaction'), ['limit 0.8, no bending'])
})

test('the chart of bending: a strain on the line uses all, and ends where pressure alone does', () => {
  const ran = run({ combined_collapse_factor: 0.9 })
  assert.deepEqual(axesOf(ran, 'bending_envelope'), ['Net external pressure [MPa]', 'Bending strain [%]'])
  assert.deepEqual(seriesOf(ran, 'bending_envelope'), ['safety factor 2', 'no safety factor'])
  const [design = [0, 0], end = [0, 0]] = lineOf(ran, 'bending_envelope', 'safety factor 2')
  assert.equal(design[0], 0)
  const at = { combined_collapse_factor: 0.9, net_external_pressure: 0, bending_strain: design[1] / 100 }
  near(number(run(at), 'bending_collapse_utilisation'), 1, 1e-4)
  near(end[0], (0.9 * number(ran, 'collapse_pressure')) / 1.1, 1e-4)
  near(1 + end[1], 1, 1e-9)
  near(lineOf(ran, 'bending_envelope', 'no safety factor')[0]?.[1], 2 * design[1], 1e-4)
  const collapse = Number(number(ran, 'allowable_net_external_pressure').toPrecision(5))
  assert.deepEqual(marksOf(ran, 'bending_envelope'), [`collapse limit at ${collapse}`, 'this load 1.5 0.08'])
  assert.deepEqual(seriesOf(run({ bending_safety_factor: 1 }), 'bending_envelope'), ['safety factor 1'])
  const pushed = run({ net_external_pressure: -2 })
  assert.equal(lineOf(pushed, 'bending_envelope', 'safety factor 2')[0]?.[0], -2)
})

test('the section shows the wall, the allowance inside it, the pressures and what the net wall holds', () => {
  const lines = drawnOf(run({ ...METRE, corrosion_allowance: 10 }), 'section')
  const ran = run({ ...METRE, corrosion_allowance: 10 })
  assert.deepEqual(lines.slice(0, 3), [
    'circle at 0 0 radius 0.5 inner 0.46 role steel',
    'circle at 0 0 radius 0.46 inner 0.45 role flaw',
    'dimension from -0.5 0 to 0.5 0 edge above: D 1000 mm',
  ])
  const point = (r: number, degrees: number) =>
    [Math.cos, Math.sin].map((f) => Number((r * f((degrees * Math.PI) / 180)).toPrecision(5))).join(' ')
  const short = (name: string) => Number(number(ran, name).toPrecision(5))
  assert.deepEqual(lines.slice(-4), [
    `note at ${point(0.475, 42)} side right: nominal wall t_nom 50 mm`,
    `note at ${point(0.455, 18)} side right: corrosion t_corr 10 mm`,
    `note at ${point(0.5, -6)} side right: collapse P_c ${short('collapse_pressure')} MPa`,
    `note at ${point(0.45, -26)} side right: burst P_b ${short('burst_pressure')} MPa`,
  ])
  const none = drawnOf(run({ ...METRE, corrosion_allowance: 0 }), 'section')
  assert.equal(none.length, lines.length - 2)
  assert.ok(!none.some((line) => /flaw|t_corr/.test(line)))
})

test('the section names each pressure by what was given', () => {
  const labels = (over: Request, without: readonly string[] = []) =>
    drawnOf(run({ ...METRE, ...over }, without), 'section').flatMap((line) => /: (P_\w+ .*)$/.exec(line)?.[1] ?? [])
  assert.deepEqual(labels({}), ['P_i 15 MPa', 'P_o 1.5 MPa'])
  assert.deepEqual(labels({ water_depth: 100 }, ['external_pressure']), ['P_i 15 MPa', 'P_hyd 1.0052 MPa'])
  const net = { net_internal_pressure: 12, net_external_pressure: 2 }
  assert.deepEqual(labels(net, ['internal_pressure', 'external_pressure']), ['P_net 12 MPa', 'P_ext 2 MPa'])
})

test('lengthwise: two walls of 1.3 diameters each way, the pull, and the bending that stretches the upper side', () => {
  const lines = drawnOf(run({ ...METRE, code: STD2RD, bending_moment: 90 }), 'lengthwise')
  assert.deepEqual(lines, [
    'polygon role steel points -1.3 0.45 1.3 0.45 1.3 0.5 -1.3 0.5',
    'polygon role steel points -1.3 -0.5 1.3 -0.5 1.3 -0.45 -1.3 -0.45',
    'polyline points -1.3 0 1.3 0 role axis',
    'load at 1.3 0 towards 0 away true: T_eff',
    'load at -1.3 0 towards 180 away true: T_eff 500 kN',
    'arrow from -0.12 0.58 to -0.62 0.58 role load',
    'arrow from 0.12 0.58 to 0.62 0.58 role load: bending strain epsilon 0.0008 -',
    'arrow from -0.62 -0.58 to -0.12 -0.58 role load',
    'arrow from 0.62 -0.58 to 0.12 -0.58 role load',
    'text at 0 0 towards s: M 90 kN*m',
    'dimension from -1.3 -0.5 to -1.3 0.5 edge left: D 1000 mm',
  ])
  const pushed = drawnOf(run({ ...METRE, effective_tension: -400, bending_strain: 0 }), 'lengthwise')
  assert.deepEqual(pushed.slice(3, -1), ['load at 1.3 0 towards 180: T_eff', 'load at -1.3 0 towards 0: T_eff -400 kN'])
  assert.equal(drawnOf(run({ ...METRE, effective_tension: 0, bending_strain: 0 }), 'lengthwise').length, 4)
  assert.deepEqual(
    ['section', 'lengthwise'].map((id) => run(METRE).result.figures?.find((f) => f.id === id)?.drawing.frame),
    [{ x: [-0.85, 0.85], y: [-0.6, 0.6] }, { y: [-0.75, 0.75] }],
  )
})

test('each limit state stands under its clause', () => {
  const column = (r: Ran, i: number) => rowsOf(r, 'limit_states').map((row) => row[i])
  assert.deepEqual(column(run(), 1), [
    'RP 1111 4.3.1',
    'RP 1111 4.3.2.1',
    'RP 1111 4.3.2.3',
    'RP 1111 4.3.1.1',
    'RP 1111 4.3.1.2',
    'RP 1111 4.3.2.2',
  ])
  const std2rd = run({ code: STD2RD })
  assert.deepEqual(column(std2rd, 0), [
    'burst',
    'collapse',
    'propagation',
    'combined load',
    'bending with external pressure',
  ])
  assert.deepEqual(column(std2rd, 1), [
    'STD 2RD section 5, burst',
    'STD 2RD section 5, collapse',
    'RP 1111 4.3.2.3',
    'STD 2RD 5.4.3.2, Method 1',
    'RP 1111 4.3.2.2',
  ])
})

test('the next standard wall of a 12 in pipe is one of ASME B36.10M, and there is none beside its diameters', () => {
  const standard = (r: Ran) => rowsOf(r, 'limit_states').map((row) => row[6])
  assert.deepEqual(standard(run()), [10.31, 8.74, 12.7, null, null, null])
  assert.deepEqual(standard(run({ outer_diameter: 300 })), [null, null, null, null, null, null])
  const swept = rowsOf(run(), 'wall_sweep').map((row) => row[0])
  assert.deepEqual([swept[0], swept.includes(12.7), swept.at(-1)], [6.35, true, 25.4])
})

test('the tables say which condition, wall, depth and code a row is of', () => {
  const first = (r: Ran, table: string) => rowsOf(r, table).map((row) => row[0])
  const std2rd = run({ code: STD2RD, internal_pressure_design_factor: 0.67 })
  assert.deepEqual(first(run(), 'pressure_limits'), ['hydrostatic test', 'incidental', 'design'])
  assert.deepEqual(first(std2rd, 'pressure_limits'), ['hydrostatic test', 'incidental', 'design, factor 0.67'])
  assert.deepEqual(first(run(), 'corrosion'), ['as new', 'corroded'])
  assert.deepEqual(first(run(), 'depths'), [
    'collapse',
    'propagation, without arrestors',
    'bending with external pressure',
  ])
  assert.equal(rowsOf(run({ bending_strain: 0.009 }), 'depths')[2]?.[2], null)
  assert.deepEqual(
    rowsOf(std2rd, 'codes').map((row) => row.slice(0, 2)),
    [
      ['API RP 1111', 'design factor 0.9, collapse factor 0.7'],
      [STD2RD, 'design factor 0.67, collapse factor 0.7'],
      ['DNV-ST-F101', 'safety class medium, material strength factor 0.96, seamless, ovality 0.01'],
    ],
  )
  const governing = (r: Ran) => rowsOf(r, 'corrosion').map((row) => row[11])
  assert.deepEqual(governing(run()), ['burst', 'propagation'])
})

test('depths count from the pressure inside, unless the net pressure was given', () => {
  const depth = (r: Ran) => rowsOf(r, 'depths').map((row) => [Number(row[1]), Number(row[2])] as const)
  const metre = (1025 * 9.80665) / 1e6
  const inside = run({ minimum_internal_pressure: 0.5 })
  for (const [pressure, d] of depth(inside)) near(d, (pressure + 0.5) / metre, 1e-9)
  const net = run({ minimum_internal_pressure: 0.5, net_external_pressure: 1 })
  for (const [pressure, d] of depth(net)) near(d, pressure / metre, 1e-9)
})

test('the sentence names the check that governs, the arrestors and the walls', () => {
  const short = (x = 0) => shown(x, 4)
  const sentence = (r: Ran, head: string, id: string, clause: string, need: string, thickest: string) => {
    const walls = value(r, 'minimum_wall_thickness') as Readonly<Record<string, number>>
    const used = shownUtilisation(checked(r, id)?.utilisation ?? 0)
    const asked = `Required nominal wall thickness for pressure alone ${short(walls[thickest])} mm (${thickest}) and ${short(walls.propagation)} mm`
    const governs = `${head}: utilisation ${used} (${clause})`
    const [inside, outside] = ['internal', 'external'].map((way) => short(number(r, `allowable_net_${way}_pressure`)))
    const allowable = `Allowable net pressures are ${inside} MPa internal and ${outside} MPa external`
    const rest = `${need}. ${asked} (propagation without buckle arrestors); 12.7 mm is provided.`
    const said = r.status === 'PASS' ? `${allowable}. ${governs}. ${rest}` : `${allowable}. ${rest}`
    assert.ok(r.detail.endsWith(said))
    if (r.status === 'FAIL') assert.ok(r.detail.startsWith(governs))
  }
  const none = 'Buckle arrestors are not required'
  const running = 'Buckle arrestors are required and fitted'
  const propagating = 'Propagating buckle without arrestors governs'
  sentence(run(), propagating, 'propagation', 'API RP 1111 4.3.2.3', none, 'burst')
  const bursts = run({ internal_pressure: 25 })
  sentence(
    bursts,
    'Internal pressure (burst) fails',
    'rp1111_internal_pressure',
    'API RP 1111 4.3.1 eq. 3',
    none,
    'burst',
  )
  const deep = run({ external_pressure: 8, buckle_arrestors: true })
  const crushed = 'External pressure (collapse) fails'
  sentence(deep, crushed, 'rp1111_external_pressure', 'API RP 1111 4.3.2.1', running, 'collapse')
})

test('arrestors that are fitted are a reason, with the pressures in it', () => {
  const deep = run({ external_pressure: 3, buckle_arrestors: true })
  const limit = number(deep, 'allowable_propagation_pressure')
  assert.equal(
    checked(deep, 'propagation')?.reason,
    `buckle arrestors are fitted; net external pressure 3 MPa is not below the ${shown(limit, 4)} MPa limit without arrestors, utilisation ${shownUtilisation(3 / limit)}`,
  )
})

test('warnings say the numbers that they are about', () => {
  const net = { net_internal_pressure: 4, net_external_pressure: 4 }
  assert.match(
    messagesOf(run({ ...net, water_depth: 80 }), 'overridden', '/water_depth')[0] ?? '',
    /80 m is not used in any check/,
  )
  assert.equal(messagesOf(run(net), 'overridden', '/water_depth').length, 0)
  const alone = run({ net_external_pressure: 4 }, ['external_pressure'])
  assert.match(messagesOf(alone, 'external_pressure_not_known')[0] ?? '', /internal pressure 15 MPa/i)
  const [both = ''] = messagesOf(run({ net_external_pressure: 4 }), 'overridden', '/external_pressure')
  assert.match(both, /external pressure 1.5 MPa is used .* 4 MPa is entered/i)
  const deep = run({ net_external_pressure: 4, water_depth: 100 }, ['external_pressure'])
  assert.match(
    messagesOf(deep, 'overridden', '/water_depth')[0] ?? '',
    /pressure of 1.005 MPa from water depth is used .* 4 MPa is entered/i,
  )
  const outside = run({ internal_pressure: 1 })
  assert.deepEqual(messagesOf(outside, 'no_net_internal_pressure'), [
    'Net internal pressure −0.5 MPa is not positive. No wall thickness is required for burst.',
  ])
  const inside = run({ minimum_internal_pressure: 2 })
  assert.deepEqual(messagesOf(inside, 'no_net_external_pressure'), [
    'Net external pressure −0.5 MPa is not positive. No wall thickness is required for collapse and propagation.',
  ])
  assert.equal(messagesOf(inside, 'minimum_above_design').length, 0)
  assert.match(
    messagesOf(run({ minimum_internal_pressure: 16 }), 'minimum_above_design')[0] ?? '',
    /16 MPa exceeds .* 15 MPa/,
  )
  assert.match(messagesOf(run({ effective_tension: -70 }), 'effective_compression')[0] ?? '', /−70 kN is compressive/)
  const strained = run({ bending_strain: 0.02 })
  assert.match(messagesOf(strained, 'strain_above_buckling')[0] ?? '', /0.02 exceeds .* 0.015\.$/)
  const yielded = run({ code: STD2RD, bending_strain: 0.0025 })
  assert.match(messagesOf(yielded, 'beyond_elastic', '/bending_strain')[0] ?? '', /1.15 times the yield moment/)
  const moment = run({ code: STD2RD, bending_strain: 0, bending_moment: 400 })
  assert.equal(messagesOf(moment, 'beyond_elastic', '/bending_moment').length, 1)
  const strain =
    'Bending moment is entered without bending strain. External pressure is therefore checked without bending.'
  assert.equal(messagesOf(moment, 'strain_not_given')[0]?.toLowerCase(), strain.toLowerCase())
})

test('what is beyond validity is said with its number and its end', () => {
  const why = (over: Request, id: string) => checked(run(over), id)?.reason ?? ''
  assert.match(
    why({ wall_thickness: 9, external_pressure: 0.1 }, 'propagation'),
    /^diameter to net wall thickness ratio is 53.98, above 50: /,
  )
  assert.match(why({ wall_thickness: 40 }, 'propagation'), /^diameter to net wall thickness ratio is 8.754, below 10: /)
  assert.match(why({ weld_joint_factor: 0.8 }, 'rp1111_internal_pressure'), /^weld joint factor is 0.8, below 1: /)
  const hot = (over: Request) => messagesOf(run(over), 'derating_missing')[0] ?? ''
  assert.match(hot({ design_temperature: 149 }), /149 °C is above 121 °C; .* is 1, but .* gives 0.967/)
  const factor = { temperature_derating_factor: 0.8 }
  assert.match(
    hot({ design_temperature: 300, ...factor }),
    /300 °C, above 232 °C: the ASME B31.8 de-rating table has no values for higher temperatures/,
  )
  assert.match(hot({ design_temperature: 130, code: STD2RD }), /130 °C is above 121 °C; strengths are used as entered/)
  const beyond = run({ external_pressure: 300, specified_minimum_yield_strength: 80 })
  const walls = value(beyond, 'minimum_wall_thickness') as Readonly<Record<string, number>>
  const collapse = Number((walls.collapse ?? 0).toPrecision(4))
  const [first] = messagesOf(beyond, 'wall_exceeds_radius')
  assert.match(
    first ?? '',
    new RegExp(
      `^Required nominal wall thickness ${collapse} mm .collapse. is not less than half the diameter, 161.9 mm`,
    ),
  )
})

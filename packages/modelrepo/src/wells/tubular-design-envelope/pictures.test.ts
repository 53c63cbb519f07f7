/** What rows, charts, figure and warnings of a design envelope say, held against checks, arithmetic and other runs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  list,
  near,
  number,
  type Request,
  reason,
  remarksOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import {
  barsOf,
  DRAWN,
  drawnAs,
  frameOf,
  labelsOf,
  seriesOf as namesOf,
  placesOf,
  short,
  spansOf,
} from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import { marksOf, seriesOf } from '../_shared/testing/charts.ts'
import { tubularDesignEnvelope as workflow } from './index.ts'

const PIPE: Request = { outer_diameter: 7, wall_thickness: 0.362, specified_minimum_yield_strength: 80000 }
const FACTORS = {
  ...{ design_factor_burst: 1.15, design_factor_collapse: 1.05 },
  ...{ design_factor_tension: 1.4, design_factor_triaxial: 1.3 },
}
const { run } = testKit(workflow, { ...PIPE, ...FACTORS })
const CASES = [
  { name: 'shut-in', internal_pressure: 5500, external_pressure: 500, axial_force: 220000, dogleg_severity: 3 },
  { name: 'evacuated', internal_pressure: 0, external_pressure: 3200, axial_force: 80000, temperature: 250 },
  { name: 'landed', internal_pressure: 1000, external_pressure: 1200, axial_force: -90000 },
]
const { run: three } = testKit(workflow, { ...PIPE, ...FACTORS, temperature: 150, load_cases: CASES })
const CHECKS = ['burst', 'collapse', 'tension', 'triaxial'] as const

type Row = Readonly<Record<string, number | null>>
const digits = (x: number, n: number) => String(Number(x.toPrecision(n)))
/** A case as the load point of its own run. */
const alone = (i: number) => {
  const { name: _name, ...loads } = CASES[i] ?? CASES[0] ?? { name: '' }
  return run({ temperature: 150, ...loads })
}
const AREA = (Math.PI / 4) * (7 ** 2 - (7 - 2 * 0.362) ** 2)

test('the row of each case is that of a run at its loads', () => {
  const rows = list<Row>(three(), 'load_case_results')
  for (const [i, row] of rows.entries()) {
    const ran = alone(i)
    near(row.von_mises_stress, number(ran, 'von_mises_stress'))
    near(row.triaxial_safety_factor, number(ran, 'triaxial_safety_factor'))
    for (const check of CHECKS)
      near(row[`${check}_utilisation`], checked(ran, check)?.utilisation ?? 0, 1e-9, `${check} of ${i}`)
    near((value(three(), 'utilisation') as Row)[CASES[i]?.name ?? ''], number(ran, 'worst_utilisation'))
  }
  assert.deepEqual(
    rows.map(({ name }) => name as unknown),
    CASES.map(({ name }) => name),
  )
})

test('bars show what each case uses of each check, beside the limit', () => {
  const bars = barsOf(three(), 'utilisation')
  for (const [i, { name }] of CASES.entries())
    for (const check of CHECKS) near(bars[`${name} ${check}`], checked(alone(i), check)?.utilisation ?? 0, DRAWN)
  assert.deepEqual(marksOf(three(), 'utilisation'), ['limit 1'])
  assert.deepEqual(axesOf(three(), 'utilisation'), ['Load case', 'Utilisation'])
})

test('a note of a check names the case that uses most of it', () => {
  assert.deepEqual(
    CHECKS.map((check) => checked(three(), check)?.note),
    ['shut-in', 'evacuated', 'shut-in', 'shut-in'].map((name) => `load case '${name}'`),
  )
  assert.equal(checked(run({ axial_force: 1e5 }), 'tension')?.note, 'the entered load point')
  assert.equal(value(three(), 'governing_check'), 'shut-in: burst')
})

test('no row of the envelope is held by the ratings beyond the strength in tension and compression', () => {
  const rows = list<Row>(run({ envelope_points: 41, connection_joint_strength: 300000 }), 'envelope')
  const [body, joint] = [(80000 * AREA) / 1.4, 300000 / 1.4]
  for (const { axial_force: F, internal_pressure_api, external_pressure_api } of rows) {
    const held = (F ?? 0) <= joint && (F ?? 0) >= -body
    assert.equal(internal_pressure_api !== null, held, `${F}`)
    assert.equal(external_pressure_api !== null, held, `${F}`)
  }
  assert.ok(
    rows.some((row) => row.internal_pressure_api === null) && rows.some((row) => row.internal_pressure_api !== null),
  )
})

test('the envelope reaches as far as the ellipse of an open pipe, with the factor of the triaxial check', () => {
  const rows = list<Row>(run({ envelope_points: 9 }), 'envelope')
  const bore = (7 - 2 * 0.362) ** 2
  const [c, k] = [bore / (49 - bore), 49 / (49 - bore)]
  const most = (80000 / 1.3) * AREA * Math.sqrt(1 + (c / k) ** 2 / 3)
  for (const i of [0, 2, 8]) near(rows[i]?.axial_force, most * (i / 4 - 1), 1e-9)
})

test('rows of the envelope stand over the pressure on the other side', () => {
  const at = { envelope_points: 13, internal_pressure: 800, external_pressure: 1500 }
  for (const collapse_axial_method of ['api_tr_5c3_2018', 'api_5c3_1994']) {
    const rows = list<Row>(run({ ...at, collapse_axial_method }), 'envelope').filter((row) => row.internal_pressure_api)
    for (const { axial_force, internal_pressure_api, external_pressure_api } of rows) {
      near((internal_pressure_api ?? 0) - 1500, number(run(at), 'burst_resistance') / 1.15, 1e-9)
      const held = run({ ...at, collapse_axial_method, axial_force, external_pressure: external_pressure_api })
      near(list<Row>(held, 'load_case_results')[0]?.collapse_utilisation, 1, 1e-9)
    }
    assert.ok(rows.length > 5)
  }
})

test('with a bend every triaxial row is used to the full at the wall that governs', () => {
  const at = { envelope_points: 21, dogleg_severity: 20 }
  const used = (over: Request) => checked(run({ ...at, ...over }), 'triaxial')?.utilisation
  const rows = list<Row>(run(at), 'envelope')
  for (const { axial_force, internal_pressure_vme, external_pressure_vme } of rows) {
    if (internal_pressure_vme !== null) near(used({ axial_force, internal_pressure: internal_pressure_vme }), 1, 1e-9)
    if (external_pressure_vme !== null) near(used({ axial_force, external_pressure: external_pressure_vme }), 1, 1e-9)
  }
  assert.ok(rows.filter((row) => row.internal_pressure_vme !== null).length >= 3)
})

test('the pressure at first yield is the lesser of both sides of a bend, and of closed ends by their own force', () => {
  for (const axial_force of [100000, 450000]) {
    const bent = { dogleg_severity: 3, axial_force }
    const internal_pressure = number(run(bent), 'triaxial_internal_pressure_limit')
    near(number(run({ ...bent, internal_pressure }), 'von_mises_stress'), 80000, 1e-9)
    const lower = number(run({ ...bent, internal_pressure: 0.99 * internal_pressure }), 'von_mises_stress')
    assert.ok(lower < 80000)
  }
  const closed = { end_condition: 'capped', axial_force_excluding_end_cap: 50000, axial_force: 300000 }
  const p = number(run(closed), 'triaxial_internal_pressure_limit')
  const whole = run({ axial_force: 50000 + p * (Math.PI / 4) * (7 - 2 * 0.362) ** 2, internal_pressure: p })
  near(number(whole, 'von_mises_stress'), 80000, 1e-9)
})

test('of many cases the worst is drawn first and named, wherever it stands, and the charts say how many there are', () => {
  const calm = Array.from({ length: 13 }, (_, i) => ({ ...CASES[2], name: `landed ${i + 1}` }))
  const fails = { ...CASES[0], name: 'kick', internal_pressure: 12000 }
  const { charts } = run({ temperature: 150, load_cases: [...calm, fails] }).result
  const [envelope, utilisation] = ['envelope', 'utilisation'].map((id) => charts.find((chart) => chart.id === id))
  assert.ok(JSON.stringify(envelope).includes('"label":"kick"'))
  assert.match(envelope?.description ?? '', /6 of 14 load cases are named, those with the highest utilisation\.$/)
  assert.match(utilisation?.description ?? '', /12 of 14 load cases are shown, those with the highest utilisation\.$/)
  assert.equal(
    Object.keys(barsOf(run({ temperature: 150, load_cases: [...calm, fails] }), 'utilisation'))[0],
    'kick burst',
  )
})

test('the charts draw the envelope in net pressure, and the cases in it', () => {
  const ran = three()
  const [net = [], first = [], api = []] = ['triaxial check limit', 'first yield', 'API rating limit'].map((name) =>
    seriesOf(ran, 'envelope', name),
  )
  const Y = number(ran, 'derated_yield_strength')
  near(net[0]?.[0], (Y * AREA) / 1.3, DRAWN)
  near(first[0]?.[0], Y * AREA, DRAWN)
  const burst = number(ran, 'burst_resistance') / 1.15
  near(Math.max(...api.map(([, y]) => y)), burst, DRAWN)
  assert.deepEqual(api[0], api.at(-1))
  const rows = list<Row>(three({ envelope_points: 121 }), 'envelope').filter(
    (row) => row.external_pressure_api !== null,
  )
  const held = seriesOf(ran, 'collapse', 'collapse limit')
  drawnAs(
    held,
    rows.map((row) => [row.axial_force ?? 0, row.external_pressure_api ?? 0]),
    'collapse',
  )
  assert.deepEqual(api.slice(rows.length, rows.length + 1), [[held.at(-1)?.[0], -(held.at(-1)?.[1] ?? 0)]])
  assert.deepEqual(marksOf(ran, 'envelope'), ['shut-in 220000 5000', 'evacuated 80000 -3200', 'landed -90000 -200'])
  assert.deepEqual(marksOf(ran, 'collapse'), ['evacuated 80000 3200', 'landed -90000 200'])
  assert.deepEqual(axesOf(ran, 'envelope'), ['Axial force [lbf]', 'Net internal pressure [psi]'])
  assert.deepEqual(axesOf(ran, 'collapse'), ['Axial force [lbf]', 'Net external pressure [psi]'])
})

test('by the bulletin of 1994 collapse is drawn in equivalent external pressure', () => {
  const at = {
    internal_pressure: 2000,
    external_pressure: 3000,
    axial_force: 1e5,
    collapse_axial_method: 'api_5c3_1994',
  }
  const ran = run(at)
  const equivalent = 3000 - (1 - (2 * 0.362) / 7) * 2000
  assert.deepEqual(axesOf(ran, 'collapse'), ['Axial force [lbf]', 'Equivalent external pressure [psi]'])
  assert.deepEqual(marksOf(ran, 'collapse'), [`load_point 100000 ${digits(equivalent, 6)}`])
  const [first] = seriesOf(ran, 'collapse', 'collapse limit')
  near(first?.[1], number(run(), 'collapse_resistance') / 1.05, DRAWN)
})

test('above a pressure on the other side the envelope is net of it', () => {
  const ran = run({ external_pressure: 1500, internal_pressure: 800 })
  const api = seriesOf(ran, 'envelope', 'API rating limit')
  near(Math.max(...api.map(([, y]) => y)), number(ran, 'burst_resistance') / 1.15, DRAWN)
  near(Math.min(...api.map(([, y]) => y)), -number(run(), 'collapse_resistance') / 1.05, DRAWN)
  assert.deepEqual(namesOf(ran, 'envelope'), ['triaxial check limit', 'API rating limit', 'first yield'])
})

test('the section shows the case that uses most, its wall and what is lost of it', () => {
  const ran = three({ wall_loss: 0.05, load_cases: [CASES[2], CASES[0]] })
  const worst = run({ ...CASES[0], name: undefined, temperature: 150, wall_loss: 0.05 } as Request, ['name'])
  const labels = labelsOf(ran, 'section')
  const stress = short(number(worst, 'von_mises_stress'))
  assert.ok(labels.includes(`inside, tension sigma_vM ${stress} psi`), labels.join('; '))
  for (const label of ['D 7 in', 'p_i 5500 psi', 'p_o 500 psi', 'wall t_nom 0.362 in', 'loss t_corr 0.05 in'])
    assert.ok(labels.includes(label), label)
  const bore = (7 / 2 - 0.312) * 0.0254
  const sides = [
    ['outside, tension', 0.0889],
    ['inside, tension', bore],
    ['inside, compression', -bore],
    ['outside, compression', -0.0889],
  ] as const
  for (const [text, y] of sides) assert.deepEqual(placesOf(ran, 'section', text), [[[0, short(y)]]])
  assert.deepEqual(frameOf(ran, 'section'), [-0.15113, 0.15113, -0.13335, 0.13335])
  assert.deepEqual(placesOf(ran, 'section', 't_nom'), [[[short(-(7 - 0.362) * 0.0127), 0]]])
  const straight = labelsOf(run({ axial_force: 2e5 }), 'section').filter((label) => label.includes('sigma_vM'))
  const pulled = short(2e5 / AREA)
  assert.deepEqual(straight, [`outside sigma_vM ${pulled} psi`, `inside sigma_vM ${pulled} psi`])
  assert.ok(!labelsOf(run({ axial_force: 2e5 }), 'section').some((label) => label.startsWith('loss')))
  assert.deepEqual(spansOf(ran, 'section', 'clay'), [])
})

test('warnings say their numbers, of the load point and of the cases by their names', () => {
  const pulled = run({ axial_force: 500000, external_pressure: 100 })
  const left = shown(number(pulled, 'reduced_yield_strength'), 4)
  assert.match(
    checked(pulled, 'collapse')?.reason ?? '',
    new RegExp(`^the collapse yield strength is ${left} psi for the entered load point`),
  )
  assert.deepEqual(remarksOf(three(), 'compression'), [
    "/load_cases/2/axial_force Axial compression is 90,000 lbf for load case 'landed'. Buckling is not checked.",
  ])
  assert.deepEqual(remarksOf(run({ axial_force: -1e5 }), 'compression'), [
    '/axial_force Axial compression is 100,000 lbf for the entered load point. Buckling is not checked.',
  ])
  assert.deepEqual(remarksOf(run({ temperature: 40 }), 'cool_pipe'), [
    '/temperature Pipe temperature is 40 °F for the entered load point, below the reference temperature, 70 °F. The specified yield strength is used.',
  ])
  assert.deepEqual(remarksOf(run({ temperature: 450 }), 'hot_pipe'), [
    '/temperature Pipe temperature is 450 °F for the entered load point, above 400 °F. Use a yield strength from the mill curve.',
  ])
  assert.deepEqual(remarksOf(run({ specified_minimum_yield_strength: 160000 }), 'grade_outside'), [
    '/specified_minimum_yield_strength Specified minimum yield strength is 160,000 psi, outside the range of the collapse constants, 40,000 psi to 155,000 psi.',
  ])
  assert.deepEqual(remarksOf(run({ specified_minimum_yield_strength: 39000 }), 'grade_outside').length, 1)
  assert.deepEqual(remarksOf(run({ wall_thickness: 0.1 }), 'ratio_outside'), [
    '/wall_thickness D/t is 70, outside the range 4 to 60.',
  ])
  assert.deepEqual(remarksOf(run({ connection_joint_strength: 700000 }), 'connection_above_body'), [
    `/connection_joint_strength Connection joint strength is 700,000 lbf, above the pipe body strength, ${shown(80000 * AREA, 4)} lbf. The pipe body governs.`,
  ])
  assert.match(reason(run(), 'worst_utilisation'), /no load/)
})

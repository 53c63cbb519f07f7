/** What is special to plate buckling: resistances used to the end, tension, varying stress, the thinnest plate, and refusals. */
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
import { markOf, pairsOf, sizesOf } from '@keelson/engine/testing-pictures.ts'
import { silent } from '@keelson/equations'
import fc from 'fast-check'
import { assess, type Loads, type Plate } from './calculate-plate.ts'
import { endOfInteraction } from './charts.ts'
import { plateBuckling as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const USES = [
  'combined_utilisation',
  'von_mises_utilisation',
  'utilisation_longitudinal',
  'utilisation_transverse',
  'utilisation_shear',
  'utilisation_lateral_pressure',
]
const ALONE = { longitudinal_stress: 0, transverse_stress: 0, shear_stress: 0, lateral_pressure: 0 }

test('a stress at its resistance uses all of it, and passes; a little more fails', () => {
  for (const [stress, resistance, id] of [
    ['longitudinal_stress', 'sigma_x_rd', 'longitudinal'],
    ['transverse_stress', 'sigma_y_rd', 'transverse'],
    ['shear_stress', 'tau_rd', 'shear'],
    ['lateral_pressure', 'lateral_pressure_capacity', 'lateral_pressure'],
  ] as const) {
    const small = run({ ...ALONE, plate_thickness: 10, [stress]: 1 })
    const full = { ...ALONE, plate_thickness: 10, [stress]: number(small, resistance) }
    near(checked(run(full), id)?.utilisation, 1, 1e-9)
    assert.equal(checked(run(full), id)?.state, 'pass')
    assert.equal(checked(run({ ...full, [stress]: 1.001 * full[stress] }), id)?.state, 'fail')
  }
})

test('a thicker plate is used less, in everything but yield', () => {
  fc.assert(
    fc.property(fc.double({ min: 6, max: 40, noNaN: true }), (plate_thickness) => {
      const loads = { lateral_pressure: 40, plate_length: 2800 }
      const [thin, thick] = [
        run({ ...loads, plate_thickness }),
        run({ ...loads, plate_thickness: 1.02 * plate_thickness }),
      ]
      for (const name of USES) assert.ok(number(thick, name) <= number(thin, name) * (1 + 1e-12), name)
    }),
    { numRuns: 25, seed: 1 },
  )
})

test('the minimum thickness just holds, and a plate a thousandth thinner does not', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 20, max: 200, noNaN: true }),
      fc.double({ min: -50, max: 60, noNaN: true }),
      fc.double({ min: 0, max: 150, noNaN: true }),
      (longitudinal_stress, transverse_stress, lateral_pressure) => {
        const loads = { longitudinal_stress, transverse_stress, lateral_pressure }
        const least = number(run(loads), 'minimum_thickness')
        const largest = (plate_thickness: number) => {
          const r = run({ ...loads, plate_thickness })
          return Math.max(...USES.map((name) => number(r, name)))
        }
        assert.ok(largest(least * (1 + 1e-9)) <= 1 + 1e-9)
        assert.ok(largest(least * 0.999) > 1)
      },
    ),
    { numRuns: 15, seed: 1 },
  )
})

test('stresses that yield have no minimum thickness, and the smallest ones end the search', () => {
  const yielded = run({ longitudinal_stress: 320, transverse_stress: -10 })
  assert.equal(value(yielded, 'minimum_thickness'), null)
  assert.match(reason(yielded, 'minimum_thickness'), /fifth of the spacing/)
  const light = run({ ...ALONE, longitudinal_stress: 0.5 })
  near(number(light, 'minimum_thickness'), 800 / 400, 1e-12)
  assert.ok(codes(light).includes('thinnest_tried'))
})

test('compression helps tension in nothing: tension is held at yield, with the interaction of yield', () => {
  const pulled = run({ longitudinal_stress: -120, transverse_stress: -40, shear_stress: 0 })
  near(number(pulled, 'combined_utilisation'), number(pulled, 'von_mises_utilisation') ** 2, 1e-9)
  assert.equal(number(pulled, 'interaction_factor_ci'), 1)
  assert.match(reason(pulled, 'serviceability_usage'), /tension/)
  near(checked(pulled, 'longitudinal')?.utilisation, 120 / (355 / 1.15), 1e-9)
})

test('shear beside transverse compression counts nothing beyond buckling', () => {
  const thin = { plate_thickness: 8, shear_stress: 60, longitudinal_stress: 0 }
  const [pressed, pulled] = [run({ ...thin, transverse_stress: 1e-6 }), run({ ...thin, transverse_stress: 0 })]
  assert.equal(number(pressed, 'tau_rd'), number(pulled, 'tau_rd'))
  const lambda_w = number(pulled, 'reduced_slenderness_shear')
  assert.ok(lambda_w > 1.25)
  near(number(pulled, 'combined_utilisation'), number(pulled, 'utilisation_shear') ** 2, 1e-9)
  near(
    Math.sqrt(number(pressed, 'combined_utilisation')) / number(pulled, 'utilisation_shear'),
    0.9 / lambda_w / lambda_w ** -2,
    1e-6,
  )
})

test('a gradient raises the longitudinal resistance, and even stress by ratio is even stress', () => {
  const at = (longitudinal_stress_ratio: number) =>
    number(run({ plate_thickness: 9, longitudinal_stress_ratio }), 'sigma_x_rd')
  const ratios = [1, 0.5, 0, -0.5, -1, -1.5]
  for (const [i, ratio] of ratios.entries()) if (i > 0) assert.ok(at(ratio) >= at(ratios[i - 1] ?? 1))
  near(at(1 - 1e-9), at(1), 5e-3)
})

test('where a stress varies, yield is checked at every corner', () => {
  const bent = run({ longitudinal_stress: 180, longitudinal_stress_ratio: -1.9, transverse_stress: 40 })
  assert.equal(checked(bent, 'yield')?.state, 'pass')
  assert.equal(checked(bent, 'yield_elsewhere')?.state, 'fail')
  near(
    checked(bent, 'yield_elsewhere')?.demand?.value as number,
    Math.sqrt(342 ** 2 + 40 ** 2 + 342 * 40 + 3 * 30 ** 2),
    1e-9,
  )
  assert.equal(value(bent, 'minimum_thickness'), null)
  assert.equal(checked(run(), 'yield_elsewhere')?.state, 'not_made')
})

test('of varying transverse stress three quarters count at least', () => {
  const counted = (transverse_stress_ratio: number) =>
    number(run({ transverse_stress_ratio }), 'transverse_design_stress')
  near(counted(0.4), 40 * (1 - (0.6 * 400) / 2400), 1e-12)
  near(counted(-1), 30, 1e-12)
  assert.equal(counted(1), 40)
})

test('pressure takes from the transverse resistance beyond its threshold, and all of it in the end', () => {
  const kp = (lateral_pressure: number) =>
    number(run({ plate_thickness: 8, longitudinal_stress: 0, lateral_pressure }), 'pressure_reduction_kp')
  assert.equal(kp(71), 1)
  assert.ok(kp(72) < 1)
  const drowned = run({
    plate_thickness: 5,
    yield_strength: 40,
    ...ALONE,
    transverse_stress: 2,
    lateral_pressure: 9900,
  })
  assert.equal(number(drowned, 'pressure_reduction_kp'), 0)
  assert.match(reason(drowned, 'combined_utilisation'), /no resistance to transverse stress/)
  assert.equal(checked(drowned, 'transverse')?.state, 'fail')
  assert.equal(drowned.status, 'FAIL')
})

test('a plate that yields holds no pressure, and has none to hold where there is none', () => {
  const stress = { longitudinal_stress: 300, transverse_stress: -200 }
  const wet = run({ ...stress, lateral_pressure: 10 })
  assert.equal(number(wet, 'lateral_pressure_capacity'), 0)
  assert.match(reason(wet, 'utilisation_lateral_pressure'), /yields in its plane/)
  assert.equal(checked(wet, 'lateral_pressure')?.state, 'fail')
  assert.equal(number(run(stress), 'utilisation_lateral_pressure'), 0)
})

test('the envelope of the chart ends where the interaction is 1, in every direction', () => {
  const plate: Plate = { s: 0.8, l: 2.4, t: 0.012, f_y: 355e6, E: 210e9, gamma_M: 1.15 }
  const loads: Loads = { sigma_x: 1e8, psi: 1, sigma_y: 3e7, psi_t: 1, tau: 4e7, p_Sd: 5e4 }
  const own = assess(plate, loads, silent)
  for (const angle of [0.01, 0.5, 1.5, 2, 3, 4, 5, 6]) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const r = endOfInteraction(own, x, y)
    near(assess(plate, { ...loads, sigma_x: r * x, sigma_y: r * y }, silent).together.use, 1, 1e-9)
  }
})

test('the sweeps hold the run itself, and leave out what it would refuse', () => {
  const r = run()
  const [, ...uses] = rowsOf(r, 'thickness_sweep').find(([thickness]) => thickness === 18) ?? []
  assert.ok(uses.includes(number(r, 'utilisation_longitudinal')))
  assert.equal(uses.at(-1), 'longitudinal')
  assert.equal(rowsOf(r, 'parameter_sweep').length, 4 * 27)
  assert.equal(rowsOf(run({ plate_length: 800 }), 'parameter_sweep').length, 4 * 18)
  assert.ok(rowsOf(run({ longitudinal_stress: 200 }), 'parameter_sweep').length < 4 * 27)
})

test('nothing that loads it is no verdict', () => {
  const none = run(ALONE)
  assert.equal(none.result.checks.filter((c) => c.state !== 'not_made').length, 0)
  assert.ok(codes(none).includes('no_load'))
})

test('what is beyond the formulas is said', () => {
  assert.ok(codes(run({ plate_thickness: 6 })).includes('slender_plate'))
  assert.ok(codes(run({ plate_thickness: 6 })).includes('bulges_in_service'))
  assert.ok(codes(run({ longitudinal_stress_ratio: 0, youngs_modulus: 202 })).includes('other_modulus'))
  assert.ok(codes(run({ yield_strength: 800 })).includes('strong_steel'))
  assert.deepEqual(codes(run()), [])
})

test('what cannot be is refused at its own input', () => {
  refusedAt('/stiffener_spacing', { stiffener_spacing: 2401 })
  for (const stress of ['longitudinal_stress', 'transverse_stress']) {
    refusedAt(`/${stress}`, { [stress]: 355 })
    refusedAt(`/${stress}`, { [stress]: -355 })
    refusedAt(`/${stress}`, { [stress]: -10, [`${stress}_ratio`]: -0.5 })
  }
  refusedAt('/shear_stress', { shear_stress: 205 })
  refusedAt('/shear_stress', { shear_stress: -1 })
  refusedAt('/longitudinal_stress_ratio', { longitudinal_stress_ratio: -2 })
  refusedAt('/poisson_ratio', { poisson_ratio: 0.51 })
  refusedAt('/material_factor', { material_factor: 0.99 })
  for (const name of ['stiffener_spacing', 'plate_length', 'plate_thickness', 'yield_strength', 'youngs_modulus'])
    refusedAt(`/${name}`, { [name]: 0 })
})

const bars = (ran: Ran, chart: string) =>
  pointsOf(ran, chart).flatMap((p) => (typeof p.name === 'string' ? [[p.name, Number(p.v)] as const] : []))

const WET = { longitudinal_stress_ratio: 0.5, lateral_pressure: 50 }
const LINES = {
  yield: 'yield',
  'yield at other edges': 'yield_elsewhere',
  'lateral pressure': 'lateral_pressure',
  longitudinal: 'longitudinal',
  transverse: 'transverse',
  shear: 'shear',
  combined: 'combined',
} as const

test('bars and lines of utilisation are the checks of such a plate', () => {
  const r = run(WET)
  assert.deepEqual(axesOf(r, 'utilisations'), ['Resistance', 'Utilisation'])
  assert.deepEqual(axesOf(r, 'thickness'), ['Plate thickness [mm]', 'Utilisation'])
  assert.deepEqual(
    bars(r, 'utilisations').map(([name]) => name),
    Object.keys(LINES),
  )
  for (const [i, [name, id]] of Object.entries(LINES).entries()) {
    near(bars(r, 'utilisations')[i]?.[1] ?? 0, checked(r, id)?.utilisation ?? 0, 1e-5)
    const line = pairsOf(r, 'thickness', name)
    for (const k of [line.length - 9, line.length - 2]) {
      const [plate_thickness = 0, use = 0] = line[k] ?? []
      near(use, checked(run({ ...WET, plate_thickness }), id)?.utilisation ?? 0, 5e-5)
    }
    assert.ok(line.every(([, use]) => use <= 2))
  }
  near(markOf(r, 'thickness', 'minimum')[0] ?? 0, number(r, 'minimum_thickness'), 1e-5)
  assert.equal(markOf(r, 'thickness', 'this plate')[0], 18)
  near(markOf(r, 'thickness', 'this plate')[1] ?? 0, number(r, 'utilisation_longitudinal'), 1e-5)
  assert.deepEqual(markOf(r, 'utilisations', 'limit'), [1])
})

test('along the lines of the interaction the stresses use all', () => {
  const r = run()
  assert.deepEqual(axesOf(r, 'interaction'), ['Longitudinal stress [MPa]', 'Transverse stress [MPa]'])
  for (const [line, id] of [
    ['combined stresses', 'combined'],
    ['yield', 'yield'],
  ] as const)
    for (const i of [1, 30, 80, 120, 150]) {
      const [longitudinal_stress = 0, transverse_stress = 0] = pairsOf(r, 'interaction', line)[i] ?? []
      near(checked(run({ longitudinal_stress, transverse_stress }), id)?.utilisation ?? 0, 1, 1e-4)
    }
  assert.deepEqual(markOf(r, 'interaction', 'this plate'), [120, 40])
  const varying = run({ transverse_stress_ratio: 0.4 })
  assert.deepEqual(markOf(varying, 'interaction', 'this plate'), [120, number(varying, 'transverse_design_stress')])
})

test('resistances are drawn over spacing by thickness', () => {
  const r = run()
  assert.deepEqual(axesOf(r, 'resistances'), ['Spacing/thickness', 'Resistance [MPa]'])
  for (const [line, name] of [
    ['longitudinal', 'sigma_x_rd'],
    ['transverse', 'sigma_y_rd'],
    ['shear', 'tau_rd'],
  ] as const) {
    for (const i of [30, 90]) {
      const [ratio = 0, resistance = 0] = pairsOf(r, 'resistances', line)[i] ?? []
      near(resistance, number(run({ plate_thickness: 800 / ratio }), name), 1e-4)
    }
    const mine = pointsOf(r, 'resistances').filter((p) => p.label !== undefined)
    assert.ok(
      mine.some((p) => Math.abs(Number(p.y) / number(r, name) - 1) < 1e-5 && Math.abs(Number(p.x) * 18 - 800) < 1e-2),
    )
  }
  near(markOf(r, 'resistances', 'this plate')[1] ?? 0, number(r, 'sigma_x_rd'), 1e-5)
  const ends = (over: Readonly<Record<string, unknown>>) => pairsOf(run(over), 'resistances', 'shear').map(([x]) => x)
  assert.deepEqual([ends({})[0], ends({}).at(-1)], [15, 130])
  assert.deepEqual([ends({ plate_thickness: 80 })[0], ends({ plate_thickness: 5 }).at(-1)], [10, 192])
  for (const way of ['longitudinal', 'transverse']) {
    const pulled = pairsOf(run({ [`${way}_stress`]: -50 }), 'resistances', way)
    near(pulled[90]?.[1], pairsOf(r, 'resistances', way)[90]?.[1] ?? 1, 1e-9)
  }
})

test('the elastic plate stands in its table in each direction, with clamped edges along only', () => {
  const rows = rowsOf(run(), 'elastic')
  const E = (k: number) => ((k * Math.PI ** 2 * 210000) / (12 * 0.91)) * (18 / 800) ** 2
  const expected = [
    ['longitudinal', 4, 120],
    ['transverse', (1 + 1 / 9) ** 2, 40],
    ['shear', 5.34 + 4 / 9, 30],
  ] as const
  for (const [i, [component, k, stress]] of expected.entries()) {
    assert.equal(rows[i]?.[0], component)
    for (const [j, x] of [k, E(k), stress, stress / E(k)].entries()) near(Number(rows[i]?.[j + 1]), x, 1e-9)
  }
  const clamped = rowsOf(run({ edge_condition: 'clamped_long_edges', longitudinal_stress: -50 }), 'elastic')
  assert.equal(clamped.length, 1)
  near(Number(clamped[0]?.[2]), E(6.97), 1e-9)
  assert.equal(clamped[0]?.[4], null)
})

test('each row of the sweeps is the run that it is of', () => {
  const r = run(WET)
  const ids = ['yield', 'yield_elsewhere', 'lateral_pressure', 'longitudinal', 'transverse', 'shear', 'combined']
  const rows = rowsOf(r, 'thickness_sweep')
  for (const row of [rows[1], rows[12], rows.at(-1)]) {
    const other = run({ ...WET, plate_thickness: Number(row?.[0]) })
    const uses = ids.map((id) => checked(other, id)?.utilisation ?? 0)
    for (const [i, use] of [...uses, Math.max(...uses)].entries()) near(Number(row?.[i + 1]), use, 1e-6)
    assert.equal(row?.at(-1), value(other, 'governing_check'))
  }
  near(Number(rows[0]?.[0]), number(r, 'minimum_thickness') / 2, 1e-9)
  near(Number(rows.at(-1)?.[0]), 1.75 * 18, 1e-9)
  const loads = { longitudinal_stress: 120, transverse_stress: 40, shear_stress: 30, lateral_pressure: 50 }
  for (const i of [0, 5, 31, 107]) {
    const [yield_strength, plate_thickness, stiffener_spacing, share, used, governs] =
      rowsOf(r, 'parameter_sweep')[i] ?? []
    const scaled = Object.entries(loads).map(([name, load]) => [name, load * Number(share)])
    const other = run({ ...WET, yield_strength, plate_thickness, stiffener_spacing, ...Object.fromEntries(scaled) })
    near(Number(used), Math.max(...ids.map((id) => checked(other, id)?.utilisation ?? 0)), 1e-6)
    assert.equal(governs, value(other, 'governing_check'))
  }
  const own = rowsOf(run({ yield_strength: 300 }), 'parameter_sweep').map(([grade]) => grade)
  assert.deepEqual([...new Set(own)], [235, 300, 315, 355, 420])
})

test('the sentence says what governs and the thickness that the stresses ask for', () => {
  const said = (r: Ran) =>
    `. Minimum thickness ${Number(number(r, 'minimum_thickness').toPrecision(4))} mm for these stresses.`
  assert.equal(
    run(WET).detail,
    `Governing: longitudinal stress, utilisation 0.422 (120 MPa, resistance ${Number(number(run(WET), 'sigma_x_rd').toPrecision(4))} MPa)${said(run(WET))}`,
  )
  assert.match(
    run({ longitudinal_stress: 320, transverse_stress: -10 }).detail,
    /No thickness is adequate for these stresses\.$/,
  )
  assert.match(run(ALONE).detail, /All stresses and the pressure are zero\. Elastic buckling stress [\d.]+ MPa\.$/)
})

test('warnings say the numbers that they are about', () => {
  assert.match(messageOf(run({ plate_thickness: 6 }), 'slender_plate'), /133, exceeds 120\./)
  assert.equal(codes(run({ plate_thickness: 800 / 120 })).includes('slender_plate'), false)
  assert.match(messageOf(run({ plate_thickness: 6 }), 'bulges_in_service'), /120 MPa exceeds .* 42\.71 MPa\./)
  assert.match(
    messageOf(run({ longitudinal_stress_ratio: 0, youngs_modulus: 202 }), 'other_modulus'),
    /modulus of 210 GPa\. .* 202 GPa, does not/,
  )
  for (const over of [{ youngs_modulus: 190 }, { longitudinal_stress_ratio: 0, youngs_modulus: 211 }])
    assert.equal(codes(run(over)).includes('other_modulus'), false)
  assert.match(messageOf(run({ yield_strength: 800 }), 'strong_steel'), /800 MPa exceeds 700 MPa/)
  assert.equal(codes(run({ yield_strength: 700 })).includes('strong_steel'), false)
  assert.equal(codes(run(ALONE)).includes('thinnest_tried'), false)
  for (const load of ['longitudinal_stress', 'transverse_stress', 'shear_stress', 'lateral_pressure'])
    assert.equal(codes(run({ ...ALONE, [load]: 5 })).includes('no_load'), false)
})

test('the figures say the plate with its stresses', () => {
  assert.deepEqual(sizesOf(run(WET), 'plan'), [
    'compression sigma_x 120 MPa',
    'compression sigma_x2 60 MPa',
    'compression sigma_y 40 MPa',
    'tau 30 MPa',
    'p_Sd 50 kPa',
    'l 2400 mm',
    's 800 mm',
  ])
  assert.deepEqual(sizesOf(run(WET), 'section'), ['p_Sd 50 kPa', 'plate t 18 mm', 's 800 mm'])
  const pulled = sizesOf(run({ longitudinal_stress: -50, transverse_stress_ratio: 0.4 }), 'plan')
  for (const label of ['tension sigma_x 50 MPa', 'compression sigma_y 40 MPa', 'compression sigma_y2 16 MPa'])
    assert.ok(pulled.includes(label), label)
})

test('the search goes down by 5 % to the first plate that does not hold, and says how many it tried', () => {
  for (const over of [{}, { lateral_pressure: 200 }]) {
    const r = run(over)
    const step = r.result.steps.find((s) => s.symbol === 't_min')
    const held = Math.floor(Math.log(160 / number(r, 'minimum_thickness')) / -Math.log(0.95))
    assert.equal(step?.kind === 'solved' ? step.iterations : 0, 1 + held + 50)
  }
})

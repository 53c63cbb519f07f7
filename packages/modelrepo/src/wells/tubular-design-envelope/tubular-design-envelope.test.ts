/** What is special to the envelope: cases in and on it, what nothing holds, bending, wear, and both editions of collapse. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, testKit, value } from '@keelson/engine/testing.ts'
import { silent } from '@keelson/equations'
import { halfDifference, meanStress, untwistedStress } from '@keelson/physics/member-stress/thick-tube.ts'
import { boreShare, outsideShare } from '@keelson/physics/tubulars/yielding.ts'
import fc from 'fast-check'
import { collapseOf } from '../_shared/tubular/collapse.ts'
import type { Stresses } from '../_shared/tubular/stresses.ts'
import { ellipse } from './charts.ts'
import { tubularDesignEnvelope as workflow } from './index.ts'
import type { Params } from './inputs.ts'

const PIPE = { outer_diameter: 9.625, wall_thickness: 0.472, specified_minimum_yield_strength: 80000 }
const RADII = { r_i: 0.1102487, r_o: 0.244475 / 2 }
const PIPE_SI = {
  D: 0.244475,
  t: 0.0119888,
  s: 20.39,
  A_s: Math.PI * (RADII.r_o ** 2 - RADII.r_i ** 2),
  ...RADII,
  c: boreShare.evaluate(RADII),
  k: outsideShare.evaluate(RADII),
}
const { run, refusedAt } = testKit(workflow, PIPE)
type Row = Readonly<Record<string, number | null>>
const rows = (r: ReturnType<typeof run>, name: string) => value(r, name) as readonly Row[]

test('without loads there are ratings and no verdict', () => {
  const r = run()
  assert.equal(r.result.checks.filter((c) => c.state !== 'not_made').length, 0)
  assert.match(reason(r, 'worst_utilisation'), /no load/)
  assert.match(reason(r, 'triaxial_safety_factor'), /no stress/)
  assert.ok(codes(r).includes('no_check'))
})

test('a load at its rating uses all of it, and passes; a little more fails', () => {
  const plain = run()
  const full = [
    ['burst', 'internal_pressure', number(plain, 'burst_resistance') / 1.1],
    ['collapse', 'external_pressure', number(plain, 'collapse_resistance')],
    ['tension', 'axial_force', number(plain, 'pipe_body_yield_strength') / 1.3],
  ] as const
  for (const [id, input, load] of full) {
    near(checked(run({ [input]: load }), id)?.utilisation, 1, 1e-9)
    assert.equal(checked(run({ [input]: load }), id)?.state, 'pass')
    assert.equal(checked(run({ [input]: 1.001 * load }), id)?.state, 'fail')
  }
})

test('the internal pressure at first yield makes the inner wall yield, bent or not', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -3e5, max: 5e5, noNaN: true }),
      fc.double({ min: 0, max: 3000, noNaN: true }),
      fc.constantFrom(0, 6),
      (axial_force, external_pressure, dogleg_severity) => {
        const loads = { axial_force, external_pressure, dogleg_severity }
        const internal_pressure = number(run(loads), 'triaxial_internal_pressure_limit')
        const r = run({ ...loads, internal_pressure })
        if (dogleg_severity === 0) near(number(r, 'triaxial_safety_factor'), 1, 1e-9)
        else assert.ok(number(r, 'triaxial_safety_factor') <= 1 + 1e-9)
      },
    ),
    { numRuns: 25, seed: 1 },
  )
})

test('closed ends hold more inside than an axial force of nothing', () => {
  const [open, capped] = ['open', 'capped'].map((end_condition) =>
    number(run({ end_condition }), 'triaxial_internal_pressure_limit'),
  )
  assert.ok((capped ?? 0) > (open ?? 0))
})

test('every point of the envelope is used to the full by its check', () => {
  const factors = { design_factor_burst: 1.15, design_factor_collapse: 1.05, envelope_points: 13 }
  for (const row of rows(run(factors), 'envelope')) {
    const at = (over: Readonly<Record<string, unknown>>) => run({ ...factors, axial_force: row.axial_force, ...over })
    if (row.internal_pressure_api !== null)
      near(checked(at({ internal_pressure: row.internal_pressure_api }), 'burst')?.utilisation, 1, 1e-9)
    if (row.external_pressure_api !== null)
      near(
        rows(at({ external_pressure: row.external_pressure_api }), 'load_case_results')[0]?.collapse_utilisation,
        1,
        1e-9,
      )
    if (row.internal_pressure_vme !== null)
      near(checked(at({ internal_pressure: row.internal_pressure_vme }), 'triaxial')?.utilisation, 1, 1e-9)
    if (row.external_pressure_vme !== null)
      near(checked(at({ external_pressure: row.external_pressure_vme }), 'triaxial')?.utilisation, 1, 1e-9)
  }
})

test('every point of the ellipse is at its stress, from inside and from outside, bent or not', () => {
  for (const bent of [0, 1e8]) {
    const p = { internal_pressure: 1e7, external_pressure: 4e6 } as Params
    const pipe = PIPE_SI
    const Y = 5e8
    const sides = { inner: bent, outer: (bent * pipe.r_o) / pipe.r_i }
    const stresses = { inner: { sigma_b: sides.inner }, outer: { sigma_b: sides.outer } } as Stresses
    const points = ellipse(p, pipe, stresses, Y)
    assert.ok(points.length > 100)
    for (const [force, net] of points) {
      const loads = net >= 0 ? { p_i: 4e6 + net, p_e: 4e6 } : { p_i: 1e7, p_e: 1e7 - net }
      const sigma_m = meanStress.evaluate({ ...loads, ...pipe })
      const sigma_a = force / pipe.A_s
      const at = (r: number, sigma_b: number) => {
        const sigma_d = halfDifference.evaluate({ ...loads, ...pipe, r })
        const wall = { sigma_h: sigma_m + sigma_d, sigma_r: sigma_m - sigma_d }
        return Math.max(
          ...[1, -1].map((side) => untwistedStress.evaluate({ sigma: sigma_a + side * sigma_b, ...wall })),
        )
      }
      near(Math.max(at(pipe.r_i, sides.inner), at(pipe.r_o, sides.outer)), Y, 1e-6)
    }
  }
})

test('tension and heat and wear take from collapse, and compression gives nothing', () => {
  const P_c = (over: Readonly<Record<string, unknown>> = {}) => number(run(over), 'collapse_resistance')
  assert.ok(P_c({ axial_force: 3e5 }) < P_c())
  assert.equal(P_c({ axial_force: -3e5 }), P_c())
  assert.ok(P_c({ temperature: 300 }) < P_c())
  assert.ok(P_c({ wall_loss: 0.05 }) < P_c())
  near(P_c({ wall_loss: 0.05 }), P_c({ wall_thickness: 0.422 }), 1e-12)
})

test('both editions of collapse agree without internal pressure', () => {
  const loads = { axial_force: 3e5, external_pressure: 3000 }
  const [now, then] = ['api_tr_5c3_2018', 'api_5c3_1994'].map((collapse_axial_method) =>
    run({ ...loads, collapse_axial_method }),
  )
  assert.ok(now && then)
  near(number(now, 'collapse_resistance'), number(then, 'collapse_resistance'), 1e-12)
  near(checked(now, 'collapse')?.utilisation, checked(then, 'collapse')?.utilisation as number, 1e-12)
})

test('axial stress at the yield strength leaves no collapse, and fails', () => {
  const body = number(run(), 'pipe_body_yield_strength')
  const r = run({ axial_force: 1.001 * body, design_factor_tension: 1 })
  assert.equal(value(r, 'collapse_resistance'), null)
  assert.match(reason(r, 'reduced_yield_strength'), /no yield strength/)
  assert.equal(checked(r, 'collapse')?.state, 'fail')
  assert.equal(value(r, 'worst_utilisation'), null)
  assert.equal(r.status, 'FAIL')
  const inside = run({ axial_force: 0.9 * body, internal_pressure: 9000 })
  assert.equal(checked(inside, 'collapse')?.state, 'fail')
})

test('next to the yield strength the regimes lose their order: collapse holds nothing there, and only there', () => {
  const nearly = { axial_force: 0.93 * number(run(), 'pipe_body_yield_strength') }
  const unasked = run(nearly)
  assert.equal(value(unasked, 'collapse_resistance'), null)
  assert.match(reason(unasked, 'collapse_resistance'), /not in ascending order/)
  assert.equal(checked(unasked, 'collapse')?.state, 'not_made')
  assert.equal(checked(run({ ...nearly, external_pressure: 10 }), 'collapse')?.state, 'fail')
})

test('in every grade collapse falls as pipes get thinner, through all regimes', () => {
  for (const Y_p of [40e3, 55e3, 80e3, 110e3, 155e3]) {
    const at = (s: number) =>
      collapseOf({ Y_p: Y_p * 6894.757, sigma_a: 0, p_i: 0 }, s, 'api_tr_5c3_2018', silent)?.found
    const regimes = new Set<string | undefined>()
    for (let s = 8; s < 60; s++) {
      assert.ok((at(s + 1)?.P_c ?? 0) < (at(s)?.P_c ?? 0))
      regimes.add(at(s)?.regime)
    }
    assert.deepEqual([...regimes], ['yield', 'plastic', 'transition', 'elastic'])
  }
})

test('a case has its own temperature and dogleg where it gives them', () => {
  const shut = { name: 'shut-in', internal_pressure: 5000, external_pressure: 0, axial_force: 2e5 }
  const used = (over: Readonly<Record<string, unknown>>) =>
    number(run({ load_cases: [{ ...shut, ...over }] }), 'worst_utilisation')
  assert.ok(used({ temperature: 300 }) > used({}))
  assert.ok(used({ dogleg_severity: 10 }) > used({}))
  near(used({ temperature: 300 }), number(run({ temperature: 300, load_cases: [shut] }), 'worst_utilisation'), 1e-12)
})

test('a hundred copies of a case are as good as one', () => {
  const one = { internal_pressure: 3000, external_pressure: 1000, axial_force: 2e5 }
  const load_cases = Array.from({ length: 100 }, (_, i) => ({ ...one, name: `case ${i + 1}` }))
  const r = run({ load_cases })
  near(number(r, 'worst_utilisation'), number(run(one), 'worst_utilisation'), 1e-12)
  assert.match(String(value(r, 'governing_check')), /^case 1: /)
})

test('a load point with loads is one more of the load cases', () => {
  const load_cases = [{ name: 'a', internal_pressure: 1000, external_pressure: 0, axial_force: 0 }]
  const r = run({ load_cases, axial_force: 8e5 })
  assert.equal(value(r, 'governing_check'), 'load_point: tension')
  near(number(r, 'worst_utilisation'), number(run({ axial_force: 8e5 }), 'worst_utilisation'), 1e-12)
  assert.equal(rows(r, 'load_case_results').length, 2)
})

test('what is beyond the formulas is said', () => {
  assert.ok(codes(run({ specified_minimum_yield_strength: 30000 })).includes('grade_outside'))
  assert.ok(codes(run({ wall_thickness: 0.15 })).includes('ratio_outside'))
  assert.equal(
    checked(run({ axial_force: 7.5e5, external_pressure: 100 }), 'collapse')?.left?.limit,
    'Yield strength for collapse',
  )
  assert.ok(codes(run({ axial_force: -1e5 })).includes('compression'))
  assert.ok(codes(run({ temperature: 450 })).includes('hot_pipe'))
  assert.ok(codes(run({ temperature: 40 })).includes('cool_pipe'))
  assert.ok(codes(run({ connection_joint_strength: 2e6 })).includes('connection_above_body'))
  const load_cases = [{ name: 'a', internal_pressure: 1000, external_pressure: 0, axial_force: 0 }]
  assert.deepEqual(codes(run({ load_cases })), [])
})

test('what cannot be is refused at its own input', () => {
  refusedAt('/wall_thickness', { wall_thickness: 4.9 })
  refusedAt('/wall_loss', { wall_loss: 0.5 })
  refusedAt('/temperature', { temperature: 1200, temperature_derating_rate: 0.001 })
  const one = { name: 'a', internal_pressure: 0, external_pressure: 0, axial_force: 0 }
  refusedAt('/load_cases/1/name', { load_cases: [one, one] })
  refusedAt('/load_cases/0/temperature', {
    load_cases: [{ ...one, temperature: 1200 }],
    temperature_derating_rate: 0.001,
  })
  refusedAt('/load_cases/0/external_pressure', { load_cases: [{ ...one, external_pressure: -1 }] })
  refusedAt('/envelope_points', { envelope_points: 7 })
})

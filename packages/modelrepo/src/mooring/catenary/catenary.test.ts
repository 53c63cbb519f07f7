/** What is special to the catenary workflow: its modes, branches, refusals and warnings. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { stretchedLength } from '@keelson/physics/catenary-profile.ts'
import { calculate, costOf, Refusal, readParams, runNow } from '@keelson/workflow'
import fc from 'fast-check'
import { lineAtPosition } from './calculate-position.ts'
import { catenary } from './index.ts'

type Inputs = Record<string, unknown>
const run = (over: Inputs) => runNow(catenary, readParams(catenary.contract, { ...catenary.example, ...over }))
const closed = (over: Inputs) =>
  runNow(catenary, readParams(catenary.contract, { vertical_span: 100, submerged_weight_per_length: 1000, ...over }))
const value = (ran: ReturnType<typeof run>, name: string) => ran.result.values[name]?.value as number
const codes = (ran: ReturnType<typeof run>) => ran.warnings.map((w) => w.code)
const refusedAt = (over: Inputs, pointer: string) =>
  assert.throws(
    () => run(over),
    (e: unknown) => e instanceof Refusal && e.problems.some((p) => p.pointer === pointer),
  )

test('the line of the example has a utilisation of 0.402 and passes', () => {
  const ran = run({})
  assert.equal(ran.status, 'PASS')
  assert.ok(Math.abs(value(ran, 'utilisation') - (2 * value(ran, 'fairlead_tension')) / 5.5e6) < 1e-11)
  assert.equal(ran.result.values.status?.value, 'pass')
})

test('without limits nothing is checked, the utilisation is absent and the status says why', () => {
  const { minimum_breaking_load: _, ...rest } = catenary.example
  const ran = runNow(catenary, readParams(catenary.contract, rest))
  assert.equal(ran.result.values.utilisation, undefined)
  assert.equal(ran.result.values.status?.value, null)
  assert.ok(ran.result.checks.every((c) => c.state === 'not_made'))
})

test('a breaking load of twice the tension is at its limit and passes, a little less fails', () => {
  const T = value(run({}), 'fairlead_tension')
  assert.equal(run({ minimum_breaking_load: 2 * T }).status, 'PASS')
  assert.equal(run({ minimum_breaking_load: 2 * T * 0.999 }).result.values.status?.value, 'fail')
})

test('a bend limit above the radius at touchdown fails', () => {
  const R = value(run({}), 'minimum_bend_radius')
  assert.equal(run({ minimum_allowable_bend_radius: R * 0.99 }).status, 'PASS')
  assert.equal(run({ minimum_allowable_bend_radius: R * 1.01 }).status, 'FAIL')
})

test('angle, top tension and horizontal tension give one and the same line', () => {
  const byAngle = closed({ solve_mode: 'hang_off_angle', hang_off_angle_from_vertical: 30 })
  const others = [
    closed({ solve_mode: 'top_tension', fairlead_tension: value(byAngle, 'fairlead_tension') }),
    closed({
      solve_mode: 'horizontal_tension',
      fairlead_horizontal_tension: value(byAngle, 'fairlead_horizontal_tension'),
    }),
  ]
  for (const other of others) {
    for (const name of [
      'horizontal_span',
      'suspended_length',
      'fairlead_tension',
      'catenary_parameter',
      'minimum_bend_radius',
    ]) {
      assert.ok(Math.abs(value(other, name) / value(byAngle, name) - 1) < 1e-9, name)
    }
  }
  assert.equal(byAngle.result.values.stiffness_matrix?.value, null)
})

test('a very stiff line over the span of a closed mode has its tensions', () => {
  const short = closed({ solve_mode: 'horizontal_tension', fairlead_horizontal_tension: 2e5 })
  const long = run({
    vertical_span: 100,
    submerged_weight_per_length: 1000,
    horizontal_span: value(short, 'horizontal_span') + 40,
    unstretched_length: value(short, 'suspended_length') + 40,
    axial_stiffness: 1e15,
  })
  assert.ok(Math.abs(value(long, 'fairlead_horizontal_tension') / 2e5 - 1) < 1e-6)
  assert.ok(Math.abs(value(long, 'grounded_length') - 40) < 1e-3)
})

test('each branch is solved, traced and warned of', () => {
  const free = { seabed_contact: false }
  const slack = run({ unstretched_length: 1200, minimum_allowable_bend_radius: 10 })
  assert.deepEqual([value(slack, 'fairlead_horizontal_tension'), value(slack, 'anchor_tension')], [0, 0])
  assert.ok(codes(slack).includes('slack_line'))
  assert.equal(slack.status, 'FAIL')
  assert.ok(codes(run({ horizontal_span: 0, ...free })).includes('vertical_line'))
  assert.ok(codes(run({ unstretched_length: 815 })).includes('anchor_uplift'))
  assert.ok(codes(run({ unstretched_length: 700 })).includes('large_strain'))
  assert.ok(codes(run(free)).includes('below_anchor'))
  assert.ok(codes(run({ ...free, vertical_span: -186, unstretched_length: 815 })).every((c) => c !== 'anchor_uplift'))
  const straight = run({ horizontal_span: 0, vertical_span: 200, unstretched_length: 199, ...free })
  assert.equal(straight.result.values.minimum_bend_radius?.value, null)
  const flat = run({ vertical_span: 0, horizontal_span: 836 })
  assert.equal(flat.result.values.stiffness_matrix?.value, null)
})

test('the traced pass ends where the solver ended, in every branch', () => {
  const lines: Inputs[] = [
    {},
    { seabed_friction_coefficient: 0.7 },
    { seabed_contact: false },
    { unstretched_length: 815 },
    { unstretched_length: 700 },
    { unstretched_length: 1200 },
    { submerged_weight_per_length: 1e-6, unstretched_length: 815 },
    ...[190, 100, -190].map((z) => ({
      horizontal_span: 0,
      vertical_span: z,
      unstretched_length: 188,
      seabed_contact: false,
    })),
  ]
  for (const over of lines) {
    const { params } = readParams(catenary.contract, { ...catenary.example, ...over })
    const { line, solution, L_s, V, H, stiffness } = lineAtPosition(params as never, silent)
    const near = (a: number, b: number) => assert.ok(Math.abs(a - b) <= 1e-11 * Math.max(1, Math.abs(b)), `${a}, ${b}`)
    near(L_s, stretchedLength(line, solution))
    near(V, solution.verticalTension)
    near(H, solution.horizontalTension)
    near(stiffness?.[0]?.[0] ?? 0, solution.stiffness?.xx ?? 0)
    near(stiffness?.[1]?.[1] ?? 0, solution.stiffness?.zz ?? 0)
    near(stiffness?.[1]?.[0] ?? 0, solution.stiffness?.zx ?? 0)
  }
})

test('both governing equations are traced with both sides, and close', () => {
  const { params } = readParams(catenary.contract, catenary.example)
  const { steps } = calculate(catenary, params, undefined)
  for (const symbol of ['x_HV', 'z_HV']) {
    const step = steps.find((s) => s.symbol === symbol)
    assert.ok(step?.kind === 'equation' && step.left)
    assert.ok(Math.abs(step.left.value - step.value) < 1e-9)
  }
  const solved = steps.filter((s) => s.kind === 'solved')
  assert.deepEqual(
    solved.map((s) => s.symbol),
    ['H', 'V'],
  )
})

test('the restoring curve passes through the operating point and rises', () => {
  const ran = run({})
  const rows = ran.result.tables[0]?.rows as number[][]
  assert.ok(
    rows.some(([x, H]) => x === 796.732 && Math.abs((H ?? 0) / value(ran, 'fairlead_horizontal_tension') - 1) < 1e-9),
  )
  rows.slice(1).forEach((row, i) => {
    assert.ok((row[1] ?? 0) >= (rows[i]?.[1] ?? 0))
  })
})

test('what no line can be is refused at its input', () => {
  refusedAt({ submerged_weight_per_length: 0 }, '/submerged_weight_per_length')
  refusedAt({ vertical_span: -1 }, '/vertical_span')
  refusedAt({ solve_mode: 'hang_off_angle', hang_off_angle_from_vertical: 90 }, '/hang_off_angle_from_vertical')
  refusedAt({ solve_mode: 'hang_off_angle', hang_off_angle_from_vertical: 0 }, '/hang_off_angle_from_vertical')
  refusedAt({ solve_mode: 'hang_off_angle' }, '/hang_off_angle_from_vertical')
  refusedAt({ solve_mode: 'top_tension', fairlead_tension: 1065.3 * 186 }, '/fairlead_tension')
  refusedAt({ solve_mode: 'horizontal_tension', fairlead_horizontal_tension: 1e5, vertical_span: 0 }, '/vertical_span')
  refusedAt({ profile_points: 1e9 }, '/profile_points')
})

test('a long profile leaves the event loop', () => {
  const cost = (n: number) => costOf(catenary.contract, { profile_points: n })
  assert.deepEqual([cost(101), cost(250), cost(251)], ['instant', 'instant', 'standard'])
})

test('feet and metres give one line', () => {
  const a = run({ horizontal_span: '2613.9501312336 ft' })
  assert.ok(Math.abs(value(a, 'fairlead_tension') / value(run({}), 'fairlead_tension') - 1) < 1e-9)
})

test('tension never falls when the fairlead is moved away', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 700, max: 830, noNaN: true }),
      fc.double({ min: 0.01, max: 5, noNaN: true }),
      (x, dx) => {
        const at = (span: number) => value(run({ horizontal_span: span }), 'fairlead_tension')
        assert.ok(at(x + dx) >= at(x))
      },
    ),
    { numRuns: 30 },
  )
})

/** What is special to the catenary workflow: its modes, branches, refusals and warnings. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calculate, costOf } from '@keelson/engine'
import {
  axesOf,
  checked,
  codes,
  messageOf,
  near,
  number,
  pointsOf,
  type Request,
  rowsOf,
  spokenNumber,
  testKit,
  value,
  within,
} from '@keelson/engine/testing.ts'
import { measuresOf } from '@keelson/engine/testing-pictures.ts'
import { silent } from '@keelson/equations'
import { stretchedLength } from '@keelson/physics/catenary/profile.ts'
import { readParams, shown } from '@keelson/workflow'
import fc from 'fast-check'
import { catenary } from './index.ts'
import { lineAtPosition } from './way-position.ts'

const { refusedAt, run } = testKit(catenary)
const { run: closed } = testKit(catenary, { vertical_span: 100, submerged_weight_per_length: 1000 })

test('the line of the example has a utilisation of 0.402 and passes', () => {
  const ran = run()
  assert.equal(ran.status, 'PASS')
  within(number(ran, 'utilisation'), (2 * number(ran, 'fairlead_tension')) / 5500, 1e-11)
  assert.equal(value(ran, 'status'), 'pass')
})

test('without limits nothing is checked, which is said once; the utilisation is absent and the status says why', () => {
  const ran = run({}, ['minimum_breaking_load'])
  assert.equal(ran.result.values.utilisation, undefined)
  assert.equal(value(ran, 'status'), null)
  assert.ok(ran.result.checks.every((c) => c.state === 'not_made'))
  assert.match(ran.detail, /^No check made. Fairlead tension 1,105 kN at 34.8° from the horizontal/)
  assert.doesNotMatch(ran.detail, /limit/)
})

test('a breaking load of twice the tension is at its limit and passes, a little less fails', () => {
  const T = number(run(), 'fairlead_tension')
  assert.equal(run({ minimum_breaking_load: 2 * T }).status, 'PASS')
  assert.equal(value(run({ minimum_breaking_load: 2 * T * 0.999 }), 'status'), 'fail')
})

test('a safety factor that is left out is that of a quasi-static analysis, and stands beside the verdict', () => {
  const ran = run({}, ['required_safety_factor'])
  assert.deepEqual(
    ran.result.assumed.filter(({ why }) => why !== null).map(({ name, value }) => [name, value]),
    [['required_safety_factor', 2]],
  )
})

test('no pass rests on a line that is hardly linear', () => {
  const tight = run({ unstretched_length: 750, minimum_breaking_load: 150_000 })
  const made = tight.result.checks.find((c) => c.id === 'line_tension')
  assert.equal(made?.open, true)
  assert.match(made?.reason ?? '', /strain is .* linear elasticity/)
})

test('a bend limit above the radius at touchdown fails', () => {
  const R = number(run(), 'minimum_bend_radius')
  assert.equal(run({ minimum_allowable_bend_radius: R * 0.99 }).status, 'PASS')
  assert.equal(run({ minimum_allowable_bend_radius: R * 1.01 }).status, 'FAIL')
})

test('angle, top tension and horizontal tension give one and the same line', () => {
  const byAngle = closed({ solve_mode: 'hang_off_angle', hang_off_angle_from_vertical: 30 })
  const others = [
    closed({ solve_mode: 'top_tension', fairlead_tension: number(byAngle, 'fairlead_tension') }),
    closed({
      solve_mode: 'horizontal_tension',
      fairlead_horizontal_tension: number(byAngle, 'fairlead_horizontal_tension'),
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
      near(number(other, name), number(byAngle, name), 1e-9, name)
    }
  }
  assert.equal(value(byAngle, 'stiffness_matrix'), null)
})

test('a very stiff line over the span of a closed mode has its tensions', () => {
  const short = closed({ solve_mode: 'horizontal_tension', fairlead_horizontal_tension: 200 })
  const long = run({
    vertical_span: 100,
    submerged_weight_per_length: 1000,
    horizontal_span: number(short, 'horizontal_span') + 40,
    unstretched_length: number(short, 'suspended_length') + 40,
    axial_stiffness: 1e12,
  })
  near(number(long, 'fairlead_horizontal_tension'), 200, 1e-6)
  within(number(long, 'grounded_length'), 40, 1e-3)
})

test('each branch is solved, traced and warned of', () => {
  const free = { seabed_contact: false }
  const slack = run({ unstretched_length: 1200, minimum_allowable_bend_radius: 10 })
  assert.deepEqual([number(slack, 'fairlead_horizontal_tension'), number(slack, 'anchor_tension')], [0, 0])
  assert.ok(codes(slack).includes('slack_line'))
  assert.equal(slack.status, 'FAIL')
  assert.ok(codes(run({ horizontal_span: 0, ...free })).includes('vertical_line'))
  assert.ok(codes(run({ unstretched_length: 815 })).includes('anchor_uplift'))
  assert.ok(codes(run({ unstretched_length: 700 }, ['minimum_breaking_load'])).includes('large_strain'))
  assert.ok(codes(run(free)).includes('below_anchor'))
  assert.ok(codes(run({ ...free, vertical_span: -186, unstretched_length: 815 })).every((c) => c !== 'anchor_uplift'))
  const straight = run({ horizontal_span: 0, vertical_span: 200, unstretched_length: 199, ...free })
  assert.equal(value(straight, 'minimum_bend_radius'), null)
  const flat = run({ vertical_span: 0, horizontal_span: 836 })
  assert.equal(value(flat, 'stiffness_matrix'), null)
})

test('the traced pass ends where the solver ended, in every branch', () => {
  const lines: Request[] = [
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
    const same = (a: number, b: number) => within(a, b, 1e-11 * Math.max(1, Math.abs(b)))
    same(L_s, stretchedLength(line, solution))
    same(V, solution.verticalTension)
    same(H, solution.horizontalTension)
    same(stiffness?.[0]?.[0] ?? 0, solution.stiffness?.xx ?? 0)
    same(stiffness?.[1]?.[1] ?? 0, solution.stiffness?.zz ?? 0)
    same(stiffness?.[1]?.[0] ?? 0, solution.stiffness?.zx ?? 0)
  }
})

test('both governing equations are traced with both sides, and close', () => {
  const { params } = readParams(catenary.contract, catenary.example)
  const { steps } = calculate(catenary, params, undefined)
  for (const symbol of ['x_HV', 'z_HV']) {
    const step = steps.find((s) => s.symbol === symbol)
    assert.ok(step?.kind === 'equation' && step.left)
    within(step.left.value, step.value, 1e-9)
  }
  const solved = steps.filter((s) => s.kind === 'solved')
  assert.deepEqual(
    solved.map((s) => s.symbol),
    ['H', 'V'],
  )
})

test('the restoring curve passes through the operating point and rises', () => {
  const ran = run()
  const rows = ran.result.tables[0]?.rows as number[][]
  assert.ok(
    rows.some(([x, H]) => x === 796.732 && Math.abs((H ?? 0) / number(ran, 'fairlead_horizontal_tension') - 1) < 1e-9),
  )
  rows.slice(1).forEach((row, i) => {
    assert.ok((row[1] ?? 0) >= (rows[i]?.[1] ?? 0))
  })
})

test('what no line can be is refused at its input', () => {
  refusedAt('/submerged_weight_per_length', { submerged_weight_per_length: 0 })
  refusedAt('/vertical_span', { vertical_span: -1 })
  refusedAt('/hang_off_angle_from_vertical', { solve_mode: 'hang_off_angle', hang_off_angle_from_vertical: 90 })
  refusedAt('/hang_off_angle_from_vertical', { solve_mode: 'hang_off_angle', hang_off_angle_from_vertical: 0 })
  refusedAt('/hang_off_angle_from_vertical', { solve_mode: 'hang_off_angle' })
  refusedAt('/fairlead_tension', { solve_mode: 'top_tension', fairlead_tension: (1065.3 * 186) / 1000 })
  refusedAt('/vertical_span', { solve_mode: 'horizontal_tension', fairlead_horizontal_tension: 100, vertical_span: 0 })
  refusedAt('/profile_points', { profile_points: 1e9 })
})

test('a long profile leaves the event loop', () => {
  const cost = (n: number) => costOf(catenary.contract, { profile_points: n })
  assert.deepEqual([cost(101), cost(250), cost(251)], ['instant', 'instant', 'standard'])
})

test('feet and metres give one line', () => {
  const a = run({ horizontal_span: '2613.9501312336 ft' })
  near(number(a, 'fairlead_tension'), number(run(), 'fairlead_tension'))
})

test('tension never falls when the fairlead is moved away', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 700, max: 830, noNaN: true }),
      fc.double({ min: 0.01, max: 5, noNaN: true }),
      (x, dx) => {
        const at = (span: number) => number(run({ horizontal_span: span }), 'fairlead_tension')
        assert.ok(at(x + dx) >= at(x))
      },
    ),
    { numRuns: 30 },
  )
})

const profileOf = (over: Request) => run(over).result.figures?.[0]?.drawing

test('the figure is to scale and follows the line: a longer one has more of it on the seabed, a flat one is stretched', () => {
  const touchdownOf = (over: Request) => {
    const mark = profileOf(over)?.shapes.find((s) => s.kind === 'mark' && s.role === 'answer')
    return mark?.kind === 'mark' ? mark.at[0] : Number.NaN
  }
  assert.equal(profileOf({})?.scale, 'true')
  assert.ok(Math.abs(touchdownOf({}) - number(run(), 'grounded_length')) < 0.5)
  assert.ok(touchdownOf({ unstretched_length: 845 }) > touchdownOf({}) + 20)
  assert.equal(profileOf({ vertical_span: 60 })?.scale, 'stretched')
})

test('a slack line has no length on the seabed as a dimension: its surplus lies at the foot', () => {
  const kinds = (over: Request) =>
    profileOf(over)?.shapes.flatMap((s) => ('label' in s && s.label?.symbol === 'L_B' ? [s.kind] : []))
  assert.deepEqual(kinds({}), ['dimension'])
  assert.deepEqual(kinds({ horizontal_span: 100 }), ['text'])
})

const six = (x: number) => Number(x.toPrecision(6))
const digits = (x: number, n: number) => Number(x.toPrecision(n))

test('the restoring table is of the same line at other spans', () => {
  const rows = rowsOf(run(), 'restoring_curve') as number[][]
  assert.equal(rows.length, 41)
  assert.deepEqual(rows[20]?.slice(0, 2), [796.732, number(run(), 'fairlead_horizontal_tension')])
  for (const k of [5, 20, 33]) {
    const [x, H, V, T] = rows[k] as [number, number, number, number]
    const there = run({ horizontal_span: x })
    near(H, number(there, 'fairlead_horizontal_tension'), 1e-6)
    near(V, number(there, 'fairlead_vertical_tension'), 1e-6)
    near(T, Math.hypot(H, V), 1e-11)
  }
  const flat = rowsOf(
    closed({ solve_mode: 'horizontal_tension', fairlead_horizontal_tension: 100 }),
    'restoring_curve',
  ) as number[][]
  for (const [k, c] of [
    [0, 0.25],
    [20, 1],
    [40, 2],
  ] as const) {
    near(flat[k]?.[1], 100 * c, 1e-11)
    near(flat[k]?.[0], 100 * c * Math.acosh(1 + 1 / c), 1e-9)
    near(flat[k]?.[2], Math.sqrt(100 ** 2 + 2 * 100 * 100 * c), 1e-9)
  }
})

test('the charts hold shape, tension and neighbouring spans, with what is allowed', () => {
  const ran = run({ required_safety_factor: 1.67 })
  const rows = (id: string, s: string) => pointsOf(ran, id).filter((r) => r.s === s)
  const mark = (id: string, label: string) => pointsOf(ran, id).find((r) => r.label === label)
  const [H, V, T, grounded] = [
    'fairlead_horizontal_tension',
    'fairlead_vertical_tension',
    'fairlead_tension',
    'grounded_length',
  ].map((name) => number(ran, name)) as [number, number, number, number]
  const bed = rows('line_profile', 'on seabed')
  assert.ok(bed.every((r) => r.y === 0) && bed[0]?.x === 0)
  const up = rows('line_profile', 'suspended')
  assert.deepEqual([up.at(-1)?.x, up.at(-1)?.y], [796.732, 186])
  near(up[0]?.x as number, bed.at(-1)?.x as number)
  near(mark('line_profile', 'touchdown')?.x as number, grounded * (1 + H / 753600), 1e-5)
  assert.deepEqual([mark('line_profile', 'fairlead')?.x, mark('line_profile', 'seabed')?.at], [796.732, 0])
  const along = rows('tension_along_line', 'tension')
  assert.deepEqual([along[0]?.x, along[0]?.y, along.at(-1)?.x, along.at(-1)?.y], [0, six(H), 835.35, six(T)])
  assert.deepEqual(
    [mark('tension_along_line', 'touchdown')?.x, mark('tension_along_line', 'touchdown')?.y],
    [six(grounded), six(H)],
  )
  assert.deepEqual(
    [mark('tension_along_line', 'fairlead')?.x, mark('tension_along_line', 'fairlead')?.y],
    [835.35, six(T)],
  )
  const allowed = /allowable ([\d,.]+) kN|"at":([\d.]+)/.exec(
    JSON.stringify(ran.result.charts.find((c) => c.id === 'tension_along_line')?.spec),
  )
  near(spokenNumber(allowed?.[1] ?? allowed?.[2]), 5500 / 1.67, 1e-3)
  const table = rowsOf(ran, 'restoring_curve') as number[][]
  for (const k of [0, 9, 40]) {
    const [x, h, v] = table[k] as [number, number, number]
    assert.deepEqual(
      [rows('restoring_curve', 'horizontal H')[k]?.x, rows('restoring_curve', 'horizontal H')[k]?.y],
      [six(x), six(h)],
    )
    assert.deepEqual(
      [rows('restoring_curve', 'vertical V')[k]?.x, rows('restoring_curve', 'vertical V')[k]?.y],
      [six(x), six(v)],
    )
  }
  assert.deepEqual(
    [
      mark('restoring_curve', 'H, this run')?.y,
      mark('restoring_curve', 'V, this run')?.y,
      mark('restoring_curve', 'span, this run')?.at,
    ],
    [six(H), six(V), 796.732],
  )
  assert.deepEqual(axesOf(ran, 'line_profile'), ['Horizontal distance from anchor [m]', 'Height above anchor [m]'])
  assert.ok(axesOf(ran, 'tension_along_line').slice(-2).join().includes('Tension [kN]'))
  assert.deepEqual(axesOf(ran, 'restoring_curve'), ['Horizontal span [m]', 'Fairlead tension [kN]'])
  const free = run({ horizontal_span: 500, unstretched_length: 700, seabed_contact: false })
  const low = pointsOf(free, 'line_profile').find((r) => r.label === 'low point')
  const s = -number(free, 'anchor_vertical_tension') / 1.0653
  near(pointsOf(free, 'tension_along_line').find((r) => r.label === 'low point')?.x as number, s, 1e-5)
  assert.ok((low?.y as number) < 0 && !pointsOf(free, 'line_profile').some((r) => r.label === 'seabed'))
})

test('the figure says lengths, forces, angle and bend of the line', () => {
  const seven = (x: number) => digits(x, 7)
  const ran = run()
  const own = (symbol: string, name: string, unit: string) => `${symbol} ${seven(number(ran, name))} ${unit}`
  assert.deepEqual(
    measuresOf(ran, 'profile').toSorted(),
    [
      'x 796.732 m',
      'z 186 m',
      own('theta', 'fairlead_angle_from_horizontal', 'deg'),
      own('V', 'fairlead_vertical_tension', 'kN'),
      own('H', 'fairlead_horizontal_tension', 'kN'),
      own('H_A', 'anchor_horizontal_tension', 'kN'),
      own('T', 'fairlead_tension', 'kN'),
      own('R_min', 'minimum_bend_radius', 'm'),
      own('L_B', 'grounded_length', 'm'),
      'L 835.35 m',
    ].toSorted(),
  )
  const hung = measuresOf(closed({ solve_mode: 'hang_off_angle', hang_off_angle_from_vertical: 30 }), 'profile')
  for (const label of [
    'S 173.2051 m',
    'R_min 100 m',
    'x 131.6958 m',
    'z 100 m',
    'T 200 kN',
    'H 100 kN',
    'V 173.2051 kN',
    'theta 60 deg',
  ])
    assert.ok(hung.includes(label), `${label} in ${hung.join(', ')}`)
})

test('the sentence and the warnings say the numbers of the line', () => {
  const plain = run({}, ['minimum_breaking_load'])
  assert.match(
    plain.detail,
    new RegExp(
      `Fairlead tension ${shown(number(plain, 'fairlead_tension'), 4)} kN at 34.8° from the horizontal, anchor tension [\\d.]+ kN, grounded length ${shown(number(plain, 'grounded_length'), 4)} m`,
    ),
  )
  const stretched = { axial_stiffness: 5000, unstretched_length: 700 }
  const soft = run(stretched)
  const strain = digits((100 * Math.max(number(soft, 'fairlead_tension'), number(soft, 'anchor_tension'))) / 5000, 3)
  const said = new RegExp(`is ${strain} %; linear elasticity is valid up to 5 %`)
  assert.match(messageOf(run(stretched, ['minimum_breaking_load']), 'large_strain'), said)
  const { reason, note } = checked(soft, 'line_tension') ?? {}
  assert.match(reason ?? note ?? '', said)
  const slack = run({ unstretched_length: 990 })
  assert.match(messageOf(slack, 'slack_line'), /over a span of 796.7 m, with 804 m on the seabed.* 198.1 kN/)
  const taut = run({ unstretched_length: 820 })
  assert.match(
    messageOf(taut, 'anchor_uplift'),
    new RegExp(`^The anchor uplift is ${shown(number(taut, 'anchor_vertical_tension'), 4)} kN`),
  )
  const free = run({ horizontal_span: 500, unstretched_length: 700, seabed_contact: false })
  const low = pointsOf(free, 'line_profile').find((r) => r.label === 'low point')?.y as number
  assert.match(
    messageOf(free, 'below_anchor'),
    new RegExp(`lowest point of the line is ${shown(-low, 4)} m below its anchor`),
  )
  assert.ok(codes(run({ horizontal_span: 0, unstretched_length: 180 })).includes('vertical_line'))
  assert.deepEqual([run().status, run({ minimum_breaking_load: 2000 }).status, plain.status], ['PASS', 'FAIL', 'PASS'])
})

test('a line is as long stretched as its tension makes each piece of it, and hangs by what does not lie', () => {
  const ran = run({ profile_points: 150, axial_stiffness: 20_000 })
  const rows = value(ran, 'profile') as { readonly s_m: number; readonly tension_N: number }[]
  const stretch = rows.slice(1).reduce((sum, r, i) => {
    const before = rows[i] ?? r
    return sum + ((r.s_m - before.s_m) * (r.tension_N + before.tension_N)) / 2
  }, 0)
  near(number(ran, 'stretched_length') - 835.35, stretch / 20e6, 1e-3)
  near(number(ran, 'suspended_length'), 835.35 - number(ran, 'grounded_length'), 1e-9)
  assert.equal(number(run({ unstretched_length: 800 }), 'grounded_length'), 0)
})

test('the restoring curve begins where the tension is a share of that here, and a slack line is drawn until it is taut', () => {
  const [k11] = ((value(run(), 'stiffness_matrix') as number[][])[0] ?? []) as number[]
  const [first, last] = [rowsOf(run(), 'restoring_curve')[0], rowsOf(run(), 'restoring_curve').at(-1)] as number[][]
  const step = number(run(), 'fairlead_horizontal_tension') / (k11 ?? 1)
  near(first?.[0], 796.732 - 3 * step, 1e-6)
  near(last?.[0], 796.732 + step, 1e-6)
  const slack = rowsOf(run({ unstretched_length: 990 }), 'restoring_curve') as number[][]
  assert.ok((slack.at(-1)?.[0] ?? 0) > 0.99 * Math.sqrt(990 ** 2 - 186 ** 2))
})

/** What is special to RAOs: what is refused and where, which result moves the points, and what is remarked on a table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { codes, list, messageOf, near, number, type Request, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import example from './example.json' with { type: 'json' }
import { raoTabulation } from './index.ts'

const { run, problems, refusedAt } = testKit(raoTabulation)
const six = (heave: number, rotation = 0.01) => [0.1, 0.1, heave, rotation, rotation, rotation]
const zero = [0, 0, 0, 0, 0, 0]
/** A table of two periods and two headings. */
const small = (
  amplitudes: readonly (readonly number[][])[],
  phases: readonly (readonly number[][])[] = [
    [zero, zero],
    [zero, zero],
  ],
) => ({
  periods: [6, 10],
  headings: [0, 90],
  amplitudes,
  phases,
})
const even = small([
  [six(1), six(1)],
  [six(1), six(1)],
])

test('a query outside the axes is refused at the query, with the ends of the table', () => {
  assert.deepEqual(problems({ query_period: 5 }), [
    '/query_period must be within the periods of the table, 6 s to 18 s (entered: 5 s)',
  ])
  assert.deepEqual(problems({ query_heading: 91 }), [
    '/query_heading must be within the headings of the table, 0° to 90° (entered: 91°)',
  ])
  refusedAt('/query_heading', { query_heading: 200, symmetry: 'port_starboard' })
  assert.match(problems({ query_heading: 200, symmetry: 'port_starboard' })[0] ?? '', /mirrored 160°\)$/)
  run({ query_heading: 270, symmetry: 'port_starboard' })
  refusedAt('/query_heading', { query_heading: 270 })
})

test('a table whose shape is not that of its axes, or whose axes do not ascend, is refused where it is wrong', () => {
  refusedAt('/amplitudes', { amplitudes: example.amplitudes.slice(1) })
  refusedAt('/phases/1', { phases: example.phases.map((block, i) => (i === 1 ? block.slice(1) : block)) })
  refusedAt('/phases/0/1', {
    phases: example.phases.map((block, i) => (i === 0 ? block.map((row, j) => (j === 1 ? row.slice(1) : row)) : block)),
  })
  refusedAt('/periods/2', { periods: [6, 10, 10, 18] })
  refusedAt('/headings/1', { headings: [90, 0] })
  refusedAt('/headings/1', { headings: [0, 360] })
  refusedAt(
    '/amplitudes/0/0/2',
    small([
      [six(-1), six(1)],
      [six(1), six(1)],
    ]),
  )
})

test('degrees per metre are the same rotations', () => {
  const inDegrees = example.amplitudes.map((block) =>
    block.map((row) => row.map((A, motion) => (motion < 3 ? A : (A * 180) / Math.PI))),
  )
  const found = run({ amplitudes: inDegrees, rotation_unit: 'deg/m' })
  for (const [i, A] of list(run(), 'amplitude_complex').entries())
    near(list(found, 'amplitude_complex')[i] ?? 0, A, 1e-12)
  near(number(found, 'lateral_acceleration_rao'), number(run(), 'lateral_acceleration_rao'), 1e-11)
})

test('the chosen interpolation moves the points, and both are answered', () => {
  const opposed = small(even.amplitudes, [
    [zero, zero.map(() => 90)],
    [zero, zero.map(() => 90)],
  ])
  const at = { ...opposed, query_heading: 45, point: [0, 0, 0] }
  const [parts, apart] = [run(at), run({ ...at, interpolation: 'magnitude_phase' })]
  near(number(parts, 'vertical_amplitude_at_point'), Math.SQRT1_2, 1e-12)
  near(number(apart, 'vertical_amplitude_at_point'), 1, 1e-12)
  for (const found of [parts, apart]) {
    near(list(found, 'amplitude_complex')[2] ?? 0, Math.SQRT1_2, 1e-12)
    near(list(found, 'amplitude_magnitude_phase')[2] ?? 0, 1, 1e-12)
  }
})

test('one point gives numbers, a list of points lists, and no point nothing', () => {
  assert.equal(typeof value(run({ point: [1, 2, 3] }), 'vertical_amplitude_at_point'), 'number')
  assert.equal(
    list(
      run({
        point: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      }),
      'vertical_amplitude_at_point',
    ).length,
    2,
  )
  assert.equal(value(run({}, ['point']), 'vertical_amplitude_at_point'), undefined)
  refusedAt('/point/0', { point: [1, 2] })
  near(
    number(run({ point: { value: [100, 0, 0], unit: 'ft' } }), 'vertical_amplitude_at_point'),
    number(run({ point: [30.48, 0, 0] }), 'vertical_amplitude_at_point'),
    1e-12,
  )
})

test('a query on an edge of the table has all weight on the nodes of that edge', () => {
  const weights = rowsOf(run({ query_period: 18, query_heading: 45 }), 'corners').map((row) => row[2])
  assert.deepEqual(weights, [0, 0, 0.5, 0.5])
})

test('heave of long following seas that is not one is remarked, if there are following seas', () => {
  const last = (heave: number, headings = [0, 90]) => ({
    ...small([
      [six(0.5), six(0.5)],
      [six(heave), six(heave)],
    ]),
    headings,
    query_heading: 45,
  })
  const heard = (over: Request) => codes(run(over)).includes('long_waves')
  assert.deepEqual([last(1.1), last(0.9), last(1.11), last(0.89), last(0.5, [10, 90])].map(heard), [
    false,
    false,
    true,
    true,
    false,
  ])
})

test('a step of amplitudes and a size of rotations that cannot be meant are remarked', () => {
  const jump = small([
    [six(0.3), six(0.3)],
    [six(1), six(0.3)],
  ])
  assert.deepEqual(
    codes(run(jump)).filter((code) => code !== 'no_check'),
    ['amplitude_jump'],
  )
  const heard = (rotation: number, rotation_unit: string) =>
    codes(
      run({
        ...small([
          [six(1, rotation), six(1, rotation)],
          [six(1, rotation), six(1, rotation)],
        ]),
        rotation_unit,
      }),
    ).includes('rotation_unit')
  assert.deepEqual(
    [heard(0.34, 'rad/m'), heard(0.36, 'rad/m'), heard(1, 'deg/m'), heard(0.02, 'deg/m'), heard(0, 'deg/m')],
    [false, true, false, true, false],
  )
})

test('phases far apart around the query are remarked, those of nodes without weight or motion are not', () => {
  const phases = [
    [zero, zero.map(() => 100)],
    [zero, zero.map(() => 100)],
  ]
  const heard = (over: Request) => codes(run({ ...small(even.amplitudes, phases), ...over })).includes('phase_step')
  assert.equal(heard({ query_heading: 45 }), true)
  assert.equal(heard({ query_heading: 0 }), false)
  assert.equal(
    heard({ query_heading: 45, phases: phases.map((block) => block.map((row) => row.map((phi) => 0.8 * phi))) }),
    false,
  )
})

test('water that is deeper than half a wavelength is remarked where its depth is asked for', () => {
  const elsewhere = { phase_origin: 'elsewhere', phase_reference: [30, 0] }
  const heard = (over: Request) => codes(run(over)).includes('deep_water')
  const HALF = (9.80665 * 8 ** 2) / (4 * Math.PI)
  assert.equal(heard({ ...elsewhere, water_depth: 1.001 * HALF }), true)
  assert.equal(heard({ ...elsewhere, water_depth: 0.999 * HALF }), false)
  assert.equal(heard(elsewhere), false)
  assert.equal(heard({ water_depth: 2 * HALF }), false)
})

test('a move of the crest and back leaves the phases, and leads and lags go opposite ways', () => {
  const there = (over: Request) =>
    list(run({ phase_origin: 'elsewhere', phase_reference: [30, -12], ...over }), 'phase_at_reference')
  const here = list(run(), 'phase_complex')
  here.forEach((phi, i) => {
    const moved = ((there({})[i] ?? 0) - phi + 720) % 360
    near((phi - (there({ phase_convention: 'lag' })[i] ?? 0) + 720) % 360, moved, 1e-9)
    near((phi - (there({ phase_reference: [-30, 12] })[i] ?? 0) + 720) % 360, moved, 1e-9)
  })
})

test('phases whose size is that of radians are remarked on', () => {
  const phases = (size: number) =>
    [0, 1, 2, 3].map((i) => [0, 1].map((j) => [1, 2, 3, 4, 5, 6].map((motion) => (size * (motion + i + j)) / 10)))
  assert.ok(codes(run({ phases: phases(6.2) })).includes('phase_unit'))
  assert.ok(!codes(run({ phases: phases(6.5) })).includes('phase_unit'))
  assert.ok(!codes(run()).includes('phase_unit'))
})

const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)
const N = [1, 2, 3, 4, 5, 6]

test('the steps come to the amplitudes and phases of the chosen interpolation', () => {
  for (const [interpolation, amplitude, phase] of [
    ['complex_linear', 'amplitude_complex', 'phase_complex'],
    ['magnitude_phase', 'amplitude_magnitude_phase', 'phase_magnitude_phase'],
  ] as const) {
    const r = run({ interpolation })
    for (const n of N) {
      near(step(r, `X_${n}`)?.value, list(r, amplitude)[n - 1], 1e-11)
      near(step(r, `epsilon_${n}`)?.value, (Math.PI / 180) * (list(r, phase)[n - 1] ?? 0), 1e-11)
    }
  }
})

test('each phase is moved by the delay of the crest, from its lead at the origin, in steps of its own', () => {
  for (const [phase_convention, lead, moved] of [
    ['lead', 'epsilon', 'phi_r'],
    ['lag', 'phi_l', 'phi_m'],
  ] as const) {
    const r = run({ phase_origin: 'elsewhere', phase_reference: [30, -12], phase_convention })
    for (const n of N) {
      const taken = step(r, `${moved}${n}`)?.arguments ?? []
      const own = step(r, lead === 'epsilon' ? `epsilon_${n}` : `${lead}${n}`)?.value
      assert.deepEqual(
        Object.fromEntries(taken.map((one) => [one.name, one.value])),
        { phi: own, delta: step(r, 'delta')?.value },
        `${phase_convention} ${n}`,
      )
      near(step(r, `phi_r${n}`)?.value, (Math.PI / 180) * (list(r, 'phase_at_reference')[n - 1] ?? 0), 1e-11)
    }
  }
})

test('one step of amplitudes stands alone in its remark, of several the largest is named and how many there are', () => {
  const told = (low: number, beside: number, high: number, other: number) => {
    const amplitudes = [
      [six(low), six(beside)],
      [six(high), six(other)],
    ]
    return messageOf(run(small(amplitudes)), 'amplitude_jump')
  }
  assert.match(told(0.3, 0.6, 1, 0.9), /^The heave amplitude at 10 s, 0° .* by a factor of 3\.33; the limit is 3/)
  assert.match(
    told(0.3, 0.3, 1, 1.2),
    /at 10 s, 90° .* by a factor of 4, the maximum of 2 such differences; the limit is 3/,
  )
})

test('one rotation that cannot be meant is remarked among others that can', () => {
  const table = small([
    [six(1), six(1)],
    [six(1), [0.1, 0.1, 1, 0.01, 0.36, 0.01]],
  ])
  assert.match(messageOf(run(table), 'rotation_unit'), /^The maximum rotation in the table is 20\.6°\/m/)
})

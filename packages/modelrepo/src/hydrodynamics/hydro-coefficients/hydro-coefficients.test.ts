/** What is special to hydrodynamic coefficients: shapes that are one another, limits, tables that are none, refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  codes,
  list,
  near,
  number,
  reason,
  rowsOf,
  selfChecked,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { placedOf, writtenOf } from '@keelson/engine/testing-pictures.ts'
import { hydroCoefficients as workflow } from './index.ts'

// requests of bodies that are no hemisphere stand for themselves
const { run, refusedAt } = testKit(workflow, {})
const HEMISPHERE = { body: 'floating_hemisphere', radius: 5, wavenumber_radius: [0.2, 0.5, 1, 2] }

const SECTION = { body: 'section', motion: 'heave' }
const BOX = { ...SECTION, section: 'rectangle', section_beam: 20, section_draft: 8, wavenumber_half_beam: [0.5, 1] }

test('a section of offsets is the rectangle that they describe', () => {
  const offsets = [
    { y: 0, z: -8 },
    { y: 10, z: -8 },
    { y: 10, z: 0 },
  ]
  for (const motion of ['heave', 'sway', 'roll', 'sway_roll']) {
    const box = run({ ...BOX, motion })
    const same = run({
      ...SECTION,
      motion,
      section: 'offsets',
      section_offsets: offsets,
      wavenumber_half_beam: [0.5, 1],
    })
    for (const name of ['added_mass_nondimensional', 'damping_nondimensional'])
      assert.deepEqual(value(same, name), value(box, name))
  }
})

test('a flat keel may begin at its bilge', () => {
  const of = (section_offsets: unknown) =>
    value(
      run({ ...SECTION, section: 'offsets', section_offsets, wavenumber_half_beam: [0.7] }),
      'added_mass_nondimensional',
    )
  assert.deepEqual(
    of([
      { y: 10, z: -8 },
      { y: 10, z: 0 },
    ]),
    of([
      { y: 0, z: -8 },
      { y: 10, z: -8 },
      { y: 10, z: 0 },
    ]),
  )
})

test('coefficients without dimension do not know the size of the section', () => {
  const of = (size: number) =>
    list(run({ ...BOX, section_beam: 2 * size, section_draft: size }), 'added_mass_nondimensional')
  for (const [i, a] of of(1).entries()) near(of(10)[i], a, 1e-9)
})

test('without frequencies a Lewis form has only its limits, and says so', () => {
  const still = run({
    ...SECTION,
    section: 'lewis',
    section_beam: 20,
    section_draft: 8,
    section_area_coefficient: 0.9,
  })
  near(number(still, 'heave_added_mass_coefficient_infinite'), 1.160498, 1e-5)
  assert.match(reason(still, 'added_mass_nondimensional'), /frequencies not provided/)
})

test('the energy of a coupling is checked in its own motions', () => {
  const energy = (over: Readonly<Record<string, unknown>>) => selfChecked(run(over), 'energy')?.state
  assert.equal(energy({ ...BOX, motion: 'sway_roll' }), 'not_made')
  assert.equal(energy(BOX), 'pass')
})

test('waves too short for the panels are warned of, and what they miss of the energy is seen', () => {
  const short = run({ ...BOX, section_beam: 4, section_draft: 40, wavenumber_half_beam: [8] })
  assert.ok(codes(short).includes('coarse_panels'))
  assert.ok(!codes(run(BOX)).includes('coarse_panels'))
})

test('Lewis forms that cannot be are refused with what can', () => {
  const form = { ...SECTION, section: 'lewis', section_beam: 20, section_draft: 8, wavenumber_half_beam: [1] }
  refusedAt('/section_area_coefficient', { ...form, section_area_coefficient: 0.3 })
  refusedAt('/section_area_coefficient', { ...form, section_area_coefficient: 1.19 })
})

test('depths and motions that a body does not have are refused', () => {
  refusedAt('/water_depth', { ...BOX, water_depth: 30 })
  refusedAt('/water_depth', { ...HEMISPHERE, water_depth: 30 })
  refusedAt('/motion', { ...BOX, motion: 'surge' })
  refusedAt('/motion', { ...HEMISPHERE, motion: 'sway' })
  refusedAt('/water_depth', { body: 'vertical_cylinder', radius: 3, wavenumber: [0.1], water_depth: 'infinite' })
})

test('offsets go up from the keel to a waterline with breadth', () => {
  const of = (section_offsets: unknown) => ({
    ...SECTION,
    section: 'offsets',
    section_offsets,
    wavenumber_half_beam: [1],
  })
  refusedAt(
    '/section_offsets/1/z',
    of([
      { y: 1, z: -1 },
      { y: 2, z: -2 },
      { y: 2, z: 0 },
    ]),
  )
  refusedAt(
    '/section_offsets/1/z',
    of([
      { y: 1, z: -2 },
      { y: 2, z: -1 },
    ]),
  )
  refusedAt(
    '/section_offsets/1/y',
    of([
      { y: 1, z: -2 },
      { y: 0, z: 0 },
    ]),
  )
})

const rows = [0.2, 0.4, 0.6, 0.8, 1].map((w) => ({ angular_frequency: w, added_mass: 1e6, damping: 1e5 * w }))
const TABLE = {
  body: 'table',
  coefficient_table: rows,
}

test('a table is read straight between its rows, and not beyond them', () => {
  const read = run({ ...TABLE, angular_frequencies: [0.5] })
  assert.deepEqual(value(read, 'damping_interpolated'), [{ angular_frequency: 0.5, value: 5e4 }])
  refusedAt('/angular_frequencies', { ...TABLE, angular_frequencies: [0.5, 1.1] })
  refusedAt('/coefficient_table/1/angular_frequency', { ...TABLE, coefficient_table: [rows[1], rows[0]] })
})

test('an added mass that its damping does not make fails causality', () => {
  assert.equal(checked(run({ ...TABLE, tolerance: 0.001 }), 'causality')?.state, 'fail')
})

test('negative damping of a motion by itself is warned of and fails; of a coupling it may be', () => {
  const negative = rows.map((row, i) => ({ ...row, damping: i === 2 ? -2e4 : row.damping }))
  const of = (table_column: number) => run({ ...TABLE, coefficient_table: negative, table_row: 3, table_column })
  assert.ok(codes(of(3)).includes('negative_damping'))
  assert.equal(checked(of(3), 'passivity')?.state, 'fail')
  assert.ok(!codes(of(5)).includes('negative_damping'))
  assert.equal(checked(of(5), 'passivity')?.state, 'not_made')
})

const matrix = (of: (i: number, j: number) => number) =>
  Array.from({ length: 6 }, (_, i) => Array.from({ length: 6 }, (_, j) => of(i, j)))
const matrices = (coupling: number, omega = [0.5, 1]) => ({
  body: 'table',
  added_mass_table: [0.5, 1].map((w) => ({
    angular_frequency: w,
    matrix: matrix((i, j) => (i === j ? 1e6 : i === 2 && j === 4 ? 1e4 : i === 4 && j === 2 ? coupling : 0)),
  })),
  damping_table: omega.map((w) => ({ angular_frequency: w, matrix: matrix((i, j) => (i === j ? 1e4 * w : 0)) })),
})

test('matrices that are not symmetric fail, at the frequencies of both tables', () => {
  assert.equal(checked(run(matrices(1e4)), 'symmetry')?.state, 'pass')
  assert.equal(checked(run(matrices(2e4)), 'symmetry')?.state, 'fail')
  refusedAt('/damping_table', matrices(1e4, [0.5, 1.2]))
})

/** A memory of exp(-t/2) [cos(0.8 t) - 0.625 sin(0.8 t)] and 5000 t at infinite frequency. */
const BETA = 0.8
const K = (t: number) => 1e6 * Math.exp(-t / 2) * (Math.cos(BETA * t) - 0.625 * Math.sin(BETA * t))
/** Its added mass and damping: the transform of K by complex numbers, s = -1/2 + 0.8 i. */
function transform(w: number): readonly [A: number, B: number] {
  const steps = 40_000
  let [cosine, sine] = [0, 0]
  for (let i = 0; i <= steps; i++) {
    const t = (40 * i) / steps
    const weight = ((i === 0 || i === steps ? 0.5 : 1) * 40) / steps
    cosine += weight * K(t) * Math.cos(w * t)
    sine += weight * K(t) * Math.sin(w * t)
  }
  return [5e6 - sine / w, cosine]
}
const ROWS = Array.from({ length: 40 }, (_, i) => {
  const angular_frequency = Number((0.15 * (i + 1)).toFixed(2))
  const [added_mass, damping] = transform(angular_frequency)
  return { angular_frequency, added_mass, damping }
})
const TABLED = { body: 'table', coefficient_table: ROWS, tail_exponent: 2, retardation_times: [0, 2] }

test('a table and what its damping makes of it stand in its rows and its charts', () => {
  const r = run(TABLED)
  const rows = rowsOf(r, 'rows') as readonly (readonly number[])[]
  assert.equal(rows.length, 39)
  const A_inf = 1000 * number(r, 'added_mass_infinite')
  near(A_inf, 5e6, 1e-2)
  const made = rows.map(([, , , P = 0]) => A_inf + (2 / Math.PI) * P)
  const columns = r.result.tables.find((t) => t.id === 'rows')?.columns.map((c) => c.name)
  assert.deepEqual(columns, ['angular_frequency', 'added_mass', 'worst', 'integral'])
  for (const i of [0, 20, 38]) {
    near(rows[i]?.[0], ROWS[i]?.angular_frequency, 1e-11)
    near(rows[i]?.[1], ROWS[i]?.added_mass, 1e-11)
    near(made[i], ROWS[i]?.added_mass, 2e-2)
    near(placedOf(r, 'causality', 'table')[i]?.[1], (ROWS[i]?.added_mass ?? 0) / 1000, 1e-5)
    near(placedOf(r, 'causality', 'from damping')[i]?.[1], (made[i] ?? 0) / 1000, 1e-5)
    near(placedOf(r, 'coefficients', 'added mass')[i]?.[1], (ROWS[i]?.added_mass ?? 0) / 1000, 1e-5)
    const { angular_frequency: w = 1, damping: B = 0 } = ROWS[i] ?? {}
    near(placedOf(r, 'coefficients', 'damping divided by frequency')[i]?.[1], B / w / 1000, 1e-5)
  }
  const gaps = made.map((A, i) => Math.abs(A - (ROWS[i]?.added_mass ?? 0)))
  assert.equal(rows[gaps.indexOf(Math.max(...gaps))]?.[2], 1)
  near(number(r, 'causality_error'), Math.max(...gaps) / Math.max(...ROWS.map(({ added_mass }) => added_mass)), 1e-6)
  near(placedOf(r, 'causality', 'infinite frequency')[0]?.[0], A_inf / 1000, 1e-5)
  assert.deepEqual(axesOf(r, 'causality').slice(0, 2), ['Angular frequency [rad/s]', 'Added mass [t]'])
  assert.deepEqual(axesOf(r, 'coefficients').slice(0, 2), ['Angular frequency [rad/s]', 'Coefficient [t]'])
  const share = Number((100 * number(r, 'causality_error')).toPrecision(3))
  assert.ok(r.detail?.includes(`differ from the table by up to ${share} % of its maximum`), r.detail)
})

test('the memory is drawn over time, with the times asked for', () => {
  const r = run(TABLED)
  assert.deepEqual(axesOf(r, 'retardation').slice(0, 2), ['Time [s]', 'Retardation function [kN/m]'])
  for (const [i, t] of [0, 2].entries()) {
    const [x, y] = placedOf(r, 'retardation', 'query')[i] ?? []
    near(x, t, 1e-9)
    near(y, (list(r, 'retardation')[i] ?? 0) / 1000, 1e-4)
    assert.ok(Math.abs((y as number) - K(t) / 1000) < 12)
  }
  const [t = 0, y = 0] = placedOf(r, 'retardation', 'retardation')[60] ?? []
  assert.ok(Math.abs((y as number) - K(t as number) / 1000) < 12)
})

test('coefficients without dimension are drawn as they are answered, and the panels make up the section', () => {
  const r = run({ ...BOX, wavenumber_half_beam: [1, 0.5] })
  assert.equal(axesOf(r, 'nondimensional')[1], 'Non-dimensional coefficient')
  for (const [name, of] of [
    ['added mass', 'added_mass_nondimensional'],
    ['damping', 'damping_nondimensional'],
  ] as const) {
    const line = placedOf(r, 'nondimensional', name)
    assert.deepEqual(
      line.slice(0, 2).map(([x]) => x),
      [0.5, 1],
    )
    near(line[0]?.[1], list(r, of)[1], 1e-5)
    near(line[1]?.[1], list(r, of)[0], 1e-5)
  }
  const panels = rowsOf(r, 'panels').map((row) => row.slice(1)) as readonly (readonly number[])[]
  const sum = (of: (row: readonly number[]) => number) => panels.reduce((all, row) => all + of(row), 0)
  near(
    sum(([, , , length = 0]) => length),
    18,
    1e-9,
  )
  near(
    sum(([, , rise = 0]) => rise),
    8,
    1e-9,
  )
  near(
    sum(([y = 0, , rise = 0]) => y * rise),
    80,
    1e-9,
  )
  near(panels.at(-1)?.[0], 10, 1e-9)
  assert.ok((panels.at(-1)?.[1] ?? 0) > (panels[0]?.[1] ?? 0))
})

test('the inertia of a cylinder is drawn over the wave number, and each body with its sizes', () => {
  const cylinder = { body: 'vertical_cylinder', radius: 3, water_depth: 20 }
  const r = run({ ...cylinder, wavenumber: [0.1, 0.3] })
  for (const [i, k] of [0.1, 0.3].entries()) {
    const [x, C] = placedOf(r, 'excitation', 'query')[i] ?? []
    near(x, 3 * k, 1e-5)
    near(C, list(r, 'effective_inertia_coefficient')[i], 1e-5)
  }
  const [x = 0, C] = placedOf(r, 'excitation', 'cylinder')[50] ?? []
  const [own] = [list(run({ ...cylinder, wavenumber: [(x as number) / 3] }), 'effective_inertia_coefficient')[0]]
  near(C, own, 1e-4)
  assert.deepEqual(axesOf(r, 'excitation').slice(0, 2), ['Wave number times radius', 'Effective inertia coefficient'])
  const [box = {}] = (run(BOX).result.figures ?? []).map((f) => writtenOf(run(BOX), f.id))
  assert.deepEqual(box, { B: '20 m', T: '8 m' })
})

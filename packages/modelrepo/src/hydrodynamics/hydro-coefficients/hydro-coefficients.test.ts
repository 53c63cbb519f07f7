/** What is special to hydrodynamic coefficients: shapes that are one another, limits, tables that are none, refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, testKit, value } from '@keelson/workflow/testing.ts'
import { hydroCoefficients as workflow } from './index.ts'

// requests of bodies that are no hemisphere stand for themselves
const { run, refusedAt } = testKit(workflow, {})
const HEMISPHERE = workflow.example

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
  assert.match(reason(still, 'added_mass_nondimensional'), /no frequencies/)
})

test('the energy of a coupling is checked in its own motions', () => {
  assert.equal(checked(run({ ...BOX, motion: 'sway_roll' }), 'energy')?.state, 'not_made')
  assert.equal(checked(run(BOX), 'energy')?.state, 'pass')
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

/** Grades by the names that people type, and the sizes that are offered where a dimension is one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STRUCTURAL_GRADES } from '../en-10025-2-2004/grades.ts'
import { ROPE_DIAMETERS } from '../en-12385-4-2002/diameters.ts'
import { CHAIN_DIAMETERS } from '../iso-1704-2008/diameters.ts'
import { namedGrade } from './grades.ts'
import { sizesOf } from './sizes.ts'

test('a grade goes by its name, with its standard before it, and with hyphens', () => {
  for (const name of ['X65', 'x65', 'API 5L X65', 'L450', 'PSL2 X65']) assert.equal(namedGrade(name)?.smys, 450, name)
  for (const name of ['L80', 'L-80', 'API 5CT L80', 'Grade L80']) assert.equal(namedGrade(name)?.smys, 80, name)
  assert.deepEqual([namedGrade('P110')?.smys, namedGrade('P110')?.smts], [110, 125])
  assert.deepEqual([namedGrade('R4')?.smys, namedGrade('R4')?.smts], [580, 860])
  assert.equal(namedGrade('S355')?.source, 'EN 10025-2 (2004) table 7, thickness 3 to 16 mm')
  for (const name of ['450', '450 MPa', 'X66', 'P', '', 'R', 'x'.repeat(1e6)]) assert.equal(namedGrade(name), undefined)
})

test('sizes are offered where the input is that dimension, each once', () => {
  const values = (kind: string, title: string, description = '') =>
    sizesOf(kind, title, description).map(({ value }) => value)
  assert.ok(values('line_pipe_outer_diameter', 'Outside diameter').includes('323.8 mm'))
  assert.ok(values('tubing_diameter', 'Outside diameter').includes('9 5/8 in'))
  assert.ok(values('line_diameter', 'Chain diameter').includes('120 mm'))
  assert.ok(values('line_diameter', 'Rope diameter').includes('52 mm'))
  for (const [kind, title] of [
    ['tubing_diameter', 'Tubing inside diameter'],
    ['line_pipe_outer_diameter', 'Hydrodynamic diameter'],
    ['plate_thickness', 'Chain'],
  ] as const)
    assert.deepEqual(values(kind, title), [])
  const chain = values('line_diameter', 'Chain diameter')
  assert.equal(new Set(chain).size, chain.length)
})

test('diameters and structural strengths are the whole numbers of their tables, each larger than the one before', () => {
  for (const list of [CHAIN_DIAMETERS, ROPE_DIAMETERS]) {
    assert.ok(list.every(Number.isInteger))
    assert.deepEqual(
      [...list].sort((a, b) => a - b),
      list,
    )
  }
  assert.deepEqual(Object.values(STRUCTURAL_GRADES).flat(), [235, 360, 275, 410, 355, 470])
})

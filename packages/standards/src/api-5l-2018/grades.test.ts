/** Claims about line pipe grades: their strengths and their names. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GRADES, gradeOf, PSL2_GRADES, smtsOf, smysOf, yieldDefinitionOf } from './grades.ts'

test('the strengths are those of table 7', () => {
  // Read off three public reproductions of table 7.
  assert.deepEqual(
    (['B', 'X42', 'X52', 'X60', 'X65', 'X70', 'X80'] as const).map((g) => [smysOf(g) / 1e6, smtsOf(g) / 1e6]),
    [
      [245, 415],
      [290, 415],
      [360, 460],
      [415, 520],
      [450, 535],
      [485, 570],
      [555, 625],
    ],
  )
})

test('strength grows from grade to grade, and the ratio permitted leaves room above the minima', () => {
  const rows = GRADES.map((g) => PSL2_GRADES[g])
  for (const [i, row] of rows.entries()) {
    assert.ok(i === 0 || row.smys > (rows[i - 1]?.smys ?? 0))
    assert.ok(row.smys < row.smts)
    assert.ok(row.smys / row.smts < row.highestRatio)
  }
})

test('a grade goes by its API name, its SI name, with delivery condition and service', () => {
  for (const name of ['X65', 'x65', 'API 5L X65', 'API-5L PSL2 X65M', 'L450', 'L450MO', 'X65QS', 'L450/X65', 'X-65']) {
    assert.equal(gradeOf(name), 'X65', name)
  }
  for (const name of ['B', 'Gr. B', 'Grade B', 'BM', 'BNS', 'L245', 'L245NS']) assert.equal(gradeOf(name), 'B', name)
  for (const name of ['X100M', 'L690M']) assert.equal(gradeOf(name), 'X100', name)
})

test('what is no grade is none', () => {
  for (const name of ['', 'X64', 'L450/X70', '450', 'A106 B', 'X', 'steel'])
    assert.equal(gradeOf(name), undefined, name)
})

test('yield is measured at 0.5 % total strain up to X90 and at 0.2 % offset above', () => {
  assert.equal(yieldDefinitionOf('X90'), 'total_strain_0_005')
  assert.equal(yieldDefinitionOf('X100'), 'offset_0_002')
})

/** Strengths of API 5CT are steps of 5 ksi; the grade is named after its yield strength. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OCTG_GRADES } from './grades.ts'

test('a grade is named after its yield strength, and its tensile strength is the next steps of 5 ksi above', () => {
  for (const [grade, [smys, smts]] of Object.entries(OCTG_GRADES)) {
    assert.equal(smys, Number(grade.replace(/\D/g, '')), grade)
    assert.ok(smts > smys && smts % 5 === 0, grade)
  }
})

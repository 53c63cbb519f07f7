/** Each case of the evidence is printed with its error in the terms of the tolerance that applied to it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EvidenceCase, NearestNumber } from '@keelson/workflow/cases.ts'
import { quantitiesIn } from '@keelson/workflow/quantities-in.ts'
import fc from 'fast-check'
import { caseTable } from './evidence.ts'

const of = (nearest?: NearestNumber): EvidenceCase => ({
  ...{ id: 'a', kind: 'published', source: 'S', largest_error: 2.76, tolerance: 0.01, ...(nearest && { nearest }) },
})
const cells = (c: EvidenceCase): readonly string[] =>
  [...caseTable([c]).text.matchAll(/<td class="n">(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replaceAll(/<[^>]*>/g, ''),
  )

test('a relative tolerance is told as a share of the value, an absolute one as a number in its unit', () => {
  assert.deepEqual(cells(of({ name: 'x', error: 0.003, tolerance: 0.01 })), ['0.3 %', '1 %', '30 %'])
  assert.deepEqual(cells(of({ name: 'x', error: 0.002, tolerance: 0.01, unit: 'mm' })), ['0.002 mm', '0.01 mm', '20 %'])
  assert.deepEqual(cells(of({ name: 'x', error: 0, tolerance: 0, unit: '-' })), ['0', '0', '0 %'])
})

test('a case that expects no number has neither error nor tolerance', () => {
  assert.deepEqual(cells({ ...of(), largest_error: null }), ['–', '–', '–'])
})

test('a record that was made before has its relative error and tolerance', () => {
  assert.deepEqual(cells(of()), ['276 %', '1 %', '–'])
})

test('what is within its tolerance is never printed above it', () => {
  const number = (text = '') => quantitiesIn(text)[0]?.value ?? Number.NaN
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e6, noNaN: true }), fc.double({ min: 0, max: 1 }), (tolerance, share) => {
      const nearest = { name: 'x', error: share * tolerance, tolerance, unit: 'mm' }
      const [error, allowed, used] = cells(of(nearest))
      assert.ok(number(error) <= number(allowed) * (1 + 1e-12), `${error} of ${allowed}`)
      assert.ok(number(used) <= 100)
    }),
  )
})

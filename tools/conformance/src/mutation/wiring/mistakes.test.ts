/** The mistakes of wiring are those that a tired engineer makes, each alone and in a text that can still be read. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, notChecked } from '@keelson/workflow'
import { syntaxOf } from '../syntax.ts'
import { mistaken, type OutcomeMistake } from './outcome-mistakes.ts'
import { type KnownNames, sourceMistakes } from './source-mistakes.ts'

const where = { D: ['outside', 'm'], t: ['wall', 'm'], n: ['number', '-'] } as const
const names: KnownNames = {
  dimensions: new Map([
    ['outer_diameter', 'm1'],
    ['wall_thickness', 'm1'],
    ['pressure', 'Pa1'],
  ]),
  equations: new Map([['hoop', [{ where }]]]),
}
const TEXT = `
const run = (p, trace) => {
  const a = trace.apply(pipe.hoop, { D: p.outer_diameter, t: p.wall_thickness, n: 2 })
  if (p.pressure > a) return 0
  return { outer_diameter: a, pressure: p.pressure - a, wall_thickness: Math.max(a, 1) }
}
const rows = (a) => [row(a), row(2 * a), row(3 * a)]
const axis = { title: 'Wall', unit: 'mm' }
const point = [a.x, a.y]
`
const mistakes = sourceMistakes('modelrepo/x.ts', TEXT, names)
const changes = mistakes.map(({ change }) => change)

test('names of one dimension are exchanged: read, given to an equation, and answered', () => {
  assert.ok(changes.includes('p.outer_diameter -> wall_thickness'))
  assert.ok(changes.includes('D <-> t'))
  assert.ok(changes.includes('outer_diameter <-> wall_thickness'))
  assert.ok(!changes.some((change) => change.includes('n <->') || change.includes('pressure <->')))
})

test('a comparison is turned, a difference reversed, the greater taken for the less', () => {
  assert.ok(changes.includes('p.pressure > a: > -> <='))
  assert.ok(changes.includes('p.pressure - a: the other way round'))
  assert.ok(changes.some((change) => change.endsWith('Math.max -> Math.min')))
})

test('a row is left out and an axis has another unit; a point keeps both its coordinates', () => {
  assert.equal(changes.filter((change) => change.startsWith('without entry')).length, 3)
  assert.ok(changes.includes('unit mm -> m'))
})

test('every text with a mistake in it is a module', () => {
  for (const { start, end, becomes } of mistakes) syntaxOf(TEXT.slice(0, start) + becomes + TEXT.slice(end))
})

const outcome = {
  values: { a: 1, b: 2 },
  checks: {
    yield: check({ demand: 1, capacity: 2 }),
    shear: check({ demand: 1, capacity: 0.5 }),
    bearing: notChecked('not_requested', 'no pin'),
  },
  tables: () => ({
    rows: [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
  }),
  warnings: [{ code: 'odd', message: 'odd' }],
}
const made = (mistake: OutcomeMistake) => mistaken(outcome, mistake)

test('a check that has the capacity of another is made anew with it', () => {
  const { checks } = made({ kind: 'side', check: 'yield', side: 'capacity', of: 'shear' })
  assert.deepEqual(checks?.yield, check({ demand: 1, capacity: 0.5 }))
  assert.deepEqual(made({ kind: 'side', check: 'yield', side: 'demand', of: 'bearing' }).checks, outcome.checks)
})

test('a check is left out or turned, values are exchanged, a row and a warning go, columns change places', () => {
  assert.ok('notChecked' in (made({ kind: 'left out', check: 'yield' }).checks?.yield ?? {}))
  assert.deepEqual(made({ kind: 'turned', check: 'yield' }).checks?.yield, { ...outcome.checks.yield, passes: false })
  assert.deepEqual(made({ kind: 'value', name: 'a', of: 'b' }).values, { a: 2, b: 1 })
  assert.deepEqual(made({ kind: 'row', table: 'rows' }).tables?.(), { rows: [{ x: 1, y: 2 }] })
  assert.deepEqual(made({ kind: 'warning', code: 'odd' }).warnings, [])
  const exchanged = made({ kind: 'columns', table: 'rows', a: 'x', b: 'y' }).tables?.()
  assert.deepEqual(exchanged, {
    rows: [
      { x: 2, y: 1 },
      { x: 4, y: 3 },
    ],
  })
})

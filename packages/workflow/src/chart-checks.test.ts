/** Bars and curves of checks are those of the declared checks, each by itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { house, silent } from '@keelson/equations'
import { type Calculation, checkBars, checksOver } from './chart-checks.ts'
import { chartRows } from './chart-data.ts'
import type { CheckSpec } from './contract.ts'
import { check, notChecked } from './outcome.ts'
import { params, quantity } from './params.ts'
import { notApplicable } from './values.ts'

const spec = (title: string): CheckSpec => ({
  ...{ title, source: house, clause: '', unit: '-', demand: 'demand', capacity: 'capacity' },
})
const of: Calculation = {
  contract: {
    params: params({
      size: quantity('detail_dimension', { title: 'Size', description: 'Of the part.', example: 100 }),
    }),
    checks: { thin: spec('Thin parts'), wide: spec('Width'), other: spec('Other') },
  },
  calculate: ({ size }) => ({
    values: {},
    checks: {
      thin:
        Number(size) > 0.1 ? notChecked('not_requested', 'thick') : check({ demand: 1, capacity: 10 * Number(size) }),
      wide: check({ demand: Number(size), capacity: 0.4 }),
    },
  }),
}
const IDLE = { idle: 'nothing is checked' }
const made = of.calculate({ size: 0.1 }, { trace: silent }).checks
const rows = (chart: object) => chartRows(chart as never)

test('a bar stands for each check that is made, with the limit of the checks', () => {
  const bars = rows(checkBars(of, made, { ...IDLE, category: 'Check' }))
  assert.deepEqual(
    bars.flatMap(({ name, v, at }) => (name === undefined ? [at] : [[name, v]])),
    [['Thin parts', 1], ['Width', 0.25], 1, 1],
  )
  assert.deepEqual(checkBars(of, made, { ...IDLE, category: 'Check', but: ['thin', 'wide'] }), notApplicable(IDLE.idle))
})

test('a line follows its own check where another is not made', () => {
  const drawn = rows(checksOver(of, { size: 0.1 }, 'size', { ...IDLE, label: 'this part' }))
  const line = (name: string) => drawn.filter(({ s }) => s === name).map(({ x, y }) => [Number(x), Number(y)])
  for (const [x = 0, y = 0] of line('Width')) assert.ok(Math.abs(y - x / 400) < 1e-5)
  assert.equal(line('Width').length, 41)
  assert.ok(line('Thin parts').every(([x = 0]) => x <= 100))
  assert.deepEqual(
    drawn.flatMap(({ label, x, y }) => (label === 'this part' ? [[x, y]] : [])),
    [
      [100, 1],
      [100, 1],
    ],
  )
})

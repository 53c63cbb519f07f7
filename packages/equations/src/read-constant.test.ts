/** A coefficient read by itself is a step with its clause. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { constant, house } from './constant.ts'
import { readConstant } from './read-constant.ts'
import { newTrace } from './trace.ts'

const WIDTH = constant({ symbol: 'b', title: 'Width', value: 300, unit: 'mm', source: house, clause: 'a choice' })

test('a coefficient is read in SI, under its own name or that of the run', () => {
  const trace = newTrace()
  assert.equal(readConstant(WIDTH, 'narrow', trace), 0.3)
  readConstant(WIDTH, 'narrow', trace, { symbol: 'b_1', title: 'Width of the first' })
  const [own, renamed] = trace.steps
  const read = { kind: 'table', unit: 'mm', source: house.id, clause: 'a choice', value: 0.3, cell: 'narrow' }
  for (const step of [own, renamed])
    for (const [name, value] of Object.entries(read)) assert.equal(step?.[name as 'kind'], value)
  assert.deepEqual([own?.symbol, own?.title], ['b', 'Width'])
  assert.deepEqual([renamed?.symbol, renamed?.title], ['b_1', 'Width of the first'])
})

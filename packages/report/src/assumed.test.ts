import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AssumedAnswer } from '@keelson/engine/result.ts'
import type { InputAnswer } from '@keelson/workflow'
import { assumptionsOf } from './assumed.ts'

const input = (name: string, rest: Partial<InputAnswer>): InputAnswer => ({
  name,
  title: name,
  origin: 'default',
  use: 'used',
  ...rest,
})
const taken = (name: string, value: unknown, unit: string | null = null): AssumedAnswer => ({
  name,
  title: name,
  value: value as AssumedAnswer['value'],
  unit,
  why: null,
})

test('a default reads as the table of inputs has it: by its label, yes or no, none, and with all its digits', () => {
  const [all] = assumptionsOf({
    inputs: [
      input('Policy', { labels: { escalate: 'Use the direct solver' } }),
      input('Weights', { columns: [{ name: 'depth', title: 'Depth weight' }] }),
    ],
    assumed: [
      taken('Policy', 'escalate'),
      taken('Failed line', false),
      taken('Loads', []),
      taken('Key unit', ''),
      taken('Centre', [0, 0], 'm'),
      taken('Gravity', 9.80665, 'm/s2'),
      taken('Weights', [{ depth: 0.4 }]),
    ],
  })
  assert.equal(
    all?.text,
    'Defaults: Policy: Use the direct solver; Failed line: no; Loads: none; Key unit: none; Centre: 0, 0 m; Gravity: 9.80665 m/s²; Weights: depth weight 0.4',
  )
})

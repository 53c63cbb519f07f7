/** The check that governs is said once, and only of a run that passes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { house } from '@keelson/equations'
import { type CheckSpec, check, notChecked } from '@keelson/workflow'
import { withGoverning } from './governing.ts'

const spec = (title: string): CheckSpec => ({
  title,
  source: house,
  clause: '',
  unit: '-',
  demand: 'demand',
  capacity: 'capacity',
})
const specs = { net: spec('Net section'), pin: spec('Pin bearing') }
const at = (demand: number) => check({ demand, capacity: 1 })

test('the check nearest to its limit governs', () => {
  const said = withGoverning('It holds 3 kN', specs, { net: at(0.7), pin: at(0.96412) })
  assert.equal(said, 'It holds 3 kN. Pin bearing governs: utilisation 0.964.')
})

test('a run that fails, or makes no check with a utilisation, has the answer alone', () => {
  assert.equal(withGoverning('A', specs, { net: at(1.1), pin: at(0.5) }), 'A')
  assert.equal(withGoverning('A', specs, { net: notChecked('unread', 'no row') }), 'A')
  assert.equal(withGoverning('A', specs, { net: check({ demand: 0, capacity: 0 }) }), 'A')
  assert.equal(withGoverning('A', specs, undefined), 'A')
})

/** The worst of the checks that were made, and how a sentence says it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { house } from '@keelson/equations'
import type { CheckSpec } from './contract.ts'
import { governingClause, governingFirst, withGoverning, worstCheck } from './governing.ts'
import { check, notChecked } from './outcome.ts'

const spec = (title: string, clause = ''): CheckSpec => ({
  title,
  source: house,
  clause,
  unit: '-',
  demand: 'demand',
  capacity: 'capacity',
})
const declared = { burst: spec('Burst', 'b'), collapse: spec('Collapse', 'c'), test: spec('Hydrotest') }

test('the largest utilisation is the worst, and what was not checked has none', () => {
  const made = { burst: check({ demand: 3, capacity: 4 }), collapse: check({ demand: 1, capacity: 4 }) }
  const worst = worstCheck(declared, { ...made, test: notChecked('not_requested', 'no test') })
  assert.equal(worst?.spec.title, 'Burst')
  assert.equal(worst && governingClause(worst), 'burst governs: utilisation 0.750 (Keelson b)')
})

test('a demand without any capacity is worse than every utilisation', () => {
  const worst = worstCheck(declared, {
    burst: check({ demand: 9, capacity: 4 }),
    collapse: check({ demand: 1, capacity: 0 }),
  })
  assert.equal(worst && governingClause(worst), 'collapse fails: no capacity (Keelson c)')
})

test('where nothing was checked there is no worst', () => {
  assert.equal(worstCheck(declared, { burst: notChecked('input_missing', 'no wall') }), undefined)
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

test('an answer that speaks of other checks alone comes after the one that governs', () => {
  const made = { net: at(0.2), pin: at(0.9) }
  assert.equal(governingFirst('Net 0.2', specs, made, ['net']), 'Pin bearing governs: utilisation 0.900. Net 0.2')
  assert.equal(governingFirst('Pin 0.9', specs, made, ['pin']), 'Pin 0.9')
  assert.equal(governingFirst('A', specs, { net: at(1.1) }, []), 'A')
  assert.equal(governingFirst('A', specs, undefined, []), 'A')
})

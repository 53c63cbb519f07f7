/** How a source is cited. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { citation } from './source.ts'

test('an edition is said once', () => {
  assert.equal(citation({ id: 'DNV-RP-F109', revision: '2021' }), 'DNV-RP-F109 (2021)')
  assert.equal(citation({ id: 'Faltinsen (1990)', revision: '1990' }), 'Faltinsen (1990)')
  assert.equal(citation({ id: 'Sparks (1984)', revision: 'vol. 106' }), 'Sparks (1984)')
  assert.equal(citation({ id: 'NREL/TP-500-47535', revision: 'NREL/TP-500-47535' }), 'NREL/TP-500-47535')
})

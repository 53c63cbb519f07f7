/** Numbers whose check is open are for information, and count where they are accepted. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, type NotChecked, notChecked } from './outcome.ts'
import { anyOpen, forInformation, reserved, withoutReservation } from './reservation.ts'

const made = check({ demand: 1, capacity: 2 })
const open: NotChecked = { ...notChecked('contradiction', 'two depths'), open: true, otherwise: made }

test('an answer is for information while a check that could be made is open', () => {
  assert.equal(reserved('Damage 0.3', { fatigue: open }), 'For information only: damage 0.3')
  assert.equal(reserved('Damage 0.3', { fatigue: made }), 'Damage 0.3')
  assert.deepEqual([anyOpen({ made }), anyOpen({ made, open }), anyOpen({ made: undefined })], [false, true, false])
})

test('what is accepted counts: each reservation goes, and its words begin a sentence', () => {
  const detail = `Burst 0.5. ${forInformation('Collapse 0.9')}. ${forInformation('damage 0.3')}`
  assert.equal(withoutReservation(detail), 'Burst 0.5. Collapse 0.9. Damage 0.3')
  const named = forInformation('diagnosis: rods parted')
  assert.equal(named, 'For information only. Diagnosis: rods parted')
  assert.equal(withoutReservation(named), 'Diagnosis: rods parted')
})

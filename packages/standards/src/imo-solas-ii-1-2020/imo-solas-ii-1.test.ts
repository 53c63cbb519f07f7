/** The index of passenger ships against a script that knows the amendment only. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as passenger from './passenger.ts'
import worked from './worked.json' with { type: 'json' }

test('required indices and limits are those of the script', () => {
  assertScriptAgrees(passenger, worked)
})

test('one formula takes over from another within a thousandth', () => {
  const { requiredOfSome, requiredOfMany, requiredOfMost, REQUIRED_OF_FEW } = passenger
  const close = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-3, `${a} is not ${b}`)
  close(REQUIRED_OF_FEW.value, requiredOfSome.evaluate({ N: passenger.FIRST_PERSONS }))
  close(
    requiredOfSome.evaluate({ N: passenger.SECOND_PERSONS }),
    requiredOfMany.evaluate({ N: passenger.SECOND_PERSONS }),
  )
  close(
    requiredOfMany.evaluate({ N: passenger.THIRD_PERSONS }),
    requiredOfMost.evaluate({ N: passenger.THIRD_PERSONS }),
  )
})

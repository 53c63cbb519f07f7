/** Mudmat bearing capacity, wired. */
import { defineWorkflow, withReservation } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { mudmat } from './mudmat.ts'

export const mudmatBearingCapacity = defineWorkflow({
  contract,
  calculate: (p, context) => withReservation(mudmat.calculate(p, context)),
  example,
  home: import.meta.url,
})

/** Anchor capacity, wired. */
import { defineWorkflow, withReservation } from '@keelson/workflow'
import { anchor } from './anchor.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const anchorCapacity = defineWorkflow({
  contract,
  calculate: (p, context) => withReservation(anchor.calculate(p, context)),
  example,
  home: import.meta.url,
})

/** Pile capacity and response, wired. */
import { defineWorkflow, withReservation } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { pile } from './pile.ts'

export const pileAxialCapacity = defineWorkflow({
  contract,
  calculate: (p, context) => withReservation(pile.calculate(p, context)),
  example,
  home: import.meta.url,
})

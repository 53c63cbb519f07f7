/** Scour assessment: pipeline, monopile and rock armour, wired. */
import { defineWorkflow, withReservation } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { scour } from './scour.ts'

export const scourAssessment = defineWorkflow({
  contract,
  calculate: (p, context) => withReservation(scour.calculate(p, context)),
  example,
  home: import.meta.url,
})

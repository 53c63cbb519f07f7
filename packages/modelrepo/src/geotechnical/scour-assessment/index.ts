/** Scour assessment: pipeline, monopile and rock armour, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { withCalculated } from '../../_shared/open-checks/calculated.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { scour } from './scour.ts'

export const scourAssessment = defineWorkflow({
  contract,
  calculate: (p, context) => withCalculated(scour.calculate(p, context)),
  example,
  home: import.meta.url,
})

/** Inspection planning, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { planning } from './planning.ts'

export const inspectionPlanning = defineWorkflow({
  contract,
  calculate: planning.calculate,
  example,
  home: import.meta.url,
})

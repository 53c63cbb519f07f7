/** Floating platform stability, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { platform } from './platform.ts'

export const platformStability = defineWorkflow({
  contract,
  calculate: platform.calculate,
  example,
  home: import.meta.url,
})

/** Buckling of columns and plates, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { buckling } from './buckling.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const elasticBuckling = defineWorkflow({
  contract,
  calculate: buckling.calculate,
  example,
  home: import.meta.url,
})

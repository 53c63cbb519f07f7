/** Wind and current on tankers, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { loads } from './loads.ts'

export const ocimfTankerLoads = defineWorkflow({
  contract,
  calculate: loads.calculate,
  example,
  home: import.meta.url,
})

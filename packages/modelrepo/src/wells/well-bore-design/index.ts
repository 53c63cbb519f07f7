/** Well bore design: casing seats, kick tolerance, string loads, cost and risk, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { wellBore } from './well-bore.ts'

export const wellBoreDesign = defineWorkflow({
  contract,
  calculate: wellBore.calculate,
  example,
  home: import.meta.url,
})

/** Mudmat bearing capacity, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { mudmat } from './mudmat.ts'

export const mudmatBearingCapacity = defineWorkflow({
  contract,
  calculate: mudmat.calculate,
  example,
  home: import.meta.url,
})

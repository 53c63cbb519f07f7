/** Hull seakeeping, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { seakeeping } from './seakeeping.ts'

export const hullSeakeeping = defineWorkflow({
  contract,
  calculate: seakeeping.calculate,
  example,
  home: import.meta.url,
})

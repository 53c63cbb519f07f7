/** Anchor capacity, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { anchor } from './anchor.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const anchorCapacity = defineWorkflow({
  contract,
  calculate: anchor.calculate,
  example,
  home: import.meta.url,
})

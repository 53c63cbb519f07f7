/** On-bottom stability, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { stability } from './stability.ts'

export const onBottomStability = defineWorkflow({
  contract,
  calculate: stability.calculate,
  example,
  home: import.meta.url,
})

/** Field development host concept selection, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { selection } from './selection.ts'

export const conceptSelection = defineWorkflow({
  contract,
  calculate: selection.calculate,
  example,
  home: import.meta.url,
})

/** The diagnosis of dynamometer cards, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import { dynacard } from './dynacard.ts'
import example from './example.json' with { type: 'json' }

export const dynacardDiagnostics = defineWorkflow({
  contract,
  calculate: dynacard.calculate,
  example,
  home: import.meta.url,
})

/** Nodal analysis of a well, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { node } from './node.ts'

export const nodalAnalysisIprVlp = defineWorkflow({
  contract,
  calculate: node.calculate,
  example,
  home: import.meta.url,
})

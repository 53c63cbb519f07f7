/** The lift correlations, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { vlp } from './vlp.ts'

export const vlpCorrelations = defineWorkflow({ contract, calculate: vlp.calculate, example, home: import.meta.url })

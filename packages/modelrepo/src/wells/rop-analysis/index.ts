/** Rate-of-penetration modelling (Bourgoyne-Young, Warren, Maurer, Bingham), wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { rop } from './rop.ts'

export const ropAnalysis = defineWorkflow({ contract, calculate: rop.calculate, example, home: import.meta.url })

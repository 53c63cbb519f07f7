/** Offshore field development capital cost estimate, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { capex } from './capex.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const capexEstimate = defineWorkflow({ contract, calculate: capex.calculate, example, home: import.meta.url })

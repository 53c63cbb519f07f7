/** System analysis of a producing well, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { system } from './system.ts'

export const nodalAnalysis = defineWorkflow({ contract, calculate: system.calculate, example, home: import.meta.url })

/** Vortex-induced vibration of a tubular span, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { calculate } from './calculate.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const vivAnalysis = defineWorkflow({ contract, calculate, example, home: import.meta.url })

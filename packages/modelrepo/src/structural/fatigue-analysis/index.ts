/** S-N fatigue damage, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { calculate } from './way-damage.ts'

export const fatigueAnalysis = defineWorkflow({ contract, calculate, example, home: import.meta.url })

/** The field summary, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { calculate } from './calculate.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { load } from './load.ts'

export const sodirFieldSummary = defineWorkflow({ contract, calculate, load, example, home: import.meta.url })

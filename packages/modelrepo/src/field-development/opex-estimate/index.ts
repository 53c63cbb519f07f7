/** Offshore field operating cost estimate, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { opex } from './opex.ts'

export const opexEstimate = defineWorkflow({ contract, calculate: opex.calculate, example, home: import.meta.url })

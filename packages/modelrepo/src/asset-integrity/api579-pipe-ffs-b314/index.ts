/** Corroded liquid pipe fitness-for-service, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { calculate } from '../_shared/metal-loss/calculate.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const api579PipeFfsB314 = defineWorkflow({ contract, calculate, example, home: import.meta.url })

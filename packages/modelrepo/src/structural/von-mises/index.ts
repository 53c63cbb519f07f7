/** Frame and tube stresses, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { stresses } from './stresses.ts'

export const vonMises = defineWorkflow({ contract, calculate: stresses.calculate, example, home: import.meta.url })

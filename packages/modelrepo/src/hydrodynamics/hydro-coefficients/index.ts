/** Hydrodynamic coefficients, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { body } from './body.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const hydroCoefficients = defineWorkflow({ contract, calculate: body.calculate, example, home: import.meta.url })

/** Stress-strain curves, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import { curves } from './curves.ts'
import example from './example.json' with { type: 'json' }

export const stressStrain = defineWorkflow({ contract, calculate: curves.calculate, example, home: import.meta.url })

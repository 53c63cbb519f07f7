/** Rigging group resolution and lift-load analysis, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { gear } from './gear.ts'

export const rigging = defineWorkflow({ contract, calculate: gear.calculate, example, home: import.meta.url })

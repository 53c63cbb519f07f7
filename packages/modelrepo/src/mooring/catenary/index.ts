/** The catenary line, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { calculate } from './line.ts'

export const catenary = defineWorkflow({ contract, calculate, example, home: import.meta.url })

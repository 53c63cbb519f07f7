/** Pipe capacity, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { pipe } from './pipe.ts'

export const pipeCapacity = defineWorkflow({ contract, calculate: pipe.calculate, example, home: import.meta.url })

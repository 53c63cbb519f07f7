/** The well path, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { path } from './well-path.ts'

export const wellpath = defineWorkflow({ contract, calculate: path.calculate, example, home: import.meta.url })

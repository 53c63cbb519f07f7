/** API RP 2SK mooring line strength check, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { calculate } from './way-line.ts'

export const api2skMooring = defineWorkflow({ contract, calculate, example, home: import.meta.url })

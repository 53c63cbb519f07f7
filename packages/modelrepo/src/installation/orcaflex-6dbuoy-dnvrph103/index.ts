/** OrcaFlex 6D buoy of a subsea structure (DNV-RP-H103/N103), wired. */
import { defineWorkflow } from '@keelson/workflow'
import { calculate } from './calculate.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const orcaflex6dbuoyDnvrph103 = defineWorkflow({ contract, calculate, example, home: import.meta.url })

/** Casing and tubing design envelope (API burst, collapse, tension and triaxial), wired. */
import { defineWorkflow } from '@keelson/workflow'
import { calculate } from './calculate.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const tubularDesignEnvelope = defineWorkflow({ contract, calculate, example, home: import.meta.url })

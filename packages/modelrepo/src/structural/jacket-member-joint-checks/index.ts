/** Jacket tubular member and joint checks (API RP 2A-WSD), wired. */
import { defineWorkflow } from '@keelson/workflow'
import { calculate } from './calculate.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const jacketMemberJointChecks = defineWorkflow({ contract, calculate, example, home: import.meta.url })

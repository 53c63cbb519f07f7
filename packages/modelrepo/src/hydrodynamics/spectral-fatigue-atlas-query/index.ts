/** Spectral fatigue atlas query, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { calculate } from './calculate.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const spectralFatigueAtlasQuery = defineWorkflow({ contract, calculate, example, home: import.meta.url })

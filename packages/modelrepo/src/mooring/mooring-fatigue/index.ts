/** Mooring line fatigue, version 1, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { calculateAs } from './calculate.ts'
import { contract } from './contract.ts'
import { VERSION_1 } from './edition.ts'
import example from './example.json' with { type: 'json' }

export const mooringFatigue = defineWorkflow({
  contract,
  calculate: calculateAs(VERSION_1),
  example,
  home: import.meta.url,
})

/** Mooring line fatigue, its two versions, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { calculateAs } from './calculate.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { VERSION_1 } from './modes-version.ts'
import { contract as contractV2 } from './v2/contract.ts'
import { VERSION_2 } from './v2/modes-version.ts'

const home = import.meta.url

export const mooringFatigue = defineWorkflow({ contract, calculate: calculateAs(VERSION_1), example, home })
export const mooringFatigueV2 = defineWorkflow({
  contract: contractV2,
  calculate: calculateAs(VERSION_2),
  example,
  home,
})

/** Mooring line fatigue, version 2, wired; its cases stand with those of version 1. */
import { defineWorkflow } from '@keelson/workflow'
import { calculateAs } from '../calculate.ts'
import { VERSION_2 } from '../edition.ts'
import example from '../example.json' with { type: 'json' }
import { contract } from './contract.ts'

export const mooringFatigueV2 = defineWorkflow({
  contract,
  calculate: calculateAs(VERSION_2),
  example,
  home: new URL('../index.ts', import.meta.url).href,
})

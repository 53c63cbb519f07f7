/** Drilling hydraulics: pressure losses, ECD, surge/swab, hole cleaning and bit, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { hydraulics } from './hydraulics.ts'

export const wellHydraulics = defineWorkflow({
  contract,
  calculate: hydraulics.calculate,
  example,
  home: import.meta.url,
})

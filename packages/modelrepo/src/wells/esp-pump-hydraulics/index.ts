/** Electrical submersible pump sizing and hydraulics, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import { esp } from './esp.ts'
import example from './example.json' with { type: 'json' }

export const espPumpHydraulics = defineWorkflow({
  contract,
  calculate: esp.calculate,
  example,
  home: import.meta.url,
})

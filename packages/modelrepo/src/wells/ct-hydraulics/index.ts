/** Coiled-tubing hydraulics, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { coiledTubing } from './coiled-tubing.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const ctHydraulics = defineWorkflow({
  contract,
  calculate: coiledTubing.calculate,
  example,
  home: import.meta.url,
})

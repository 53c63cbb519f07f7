/** Rigid jumper lift and installation: splash-zone and Hs sweep, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { jumper } from './jumper.ts'

export const jumperInstallation = defineWorkflow({
  contract,
  calculate: jumper.calculate,
  example,
  home: import.meta.url,
})

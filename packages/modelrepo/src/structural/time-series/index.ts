/** Time-series analysis, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { load } from './load.ts'
import { series } from './series.ts'

export const timeSeries = defineWorkflow({
  contract,
  calculate: series.calculate,
  load,
  example,
  home: import.meta.url,
})

/** The forecast, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import { decline } from './decline-ways.ts'
import example from './example.json' with { type: 'json' }
import { load } from './load.ts'

export const productionForecastArps = defineWorkflow({
  contract,
  calculate: decline.calculate,
  load,
  example,
  home: import.meta.url,
})

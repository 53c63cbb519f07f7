/** Weather-window and workability screening, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { weather } from './weather.ts'

export const weatherWindow = defineWorkflow({
  contract,
  calculate: weather.calculate,
  example,
  home: import.meta.url,
})

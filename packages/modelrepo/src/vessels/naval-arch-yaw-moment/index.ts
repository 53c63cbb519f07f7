/** Rudder-induced yaw moment, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { rudder } from './rudder.ts'

export const navalArchYawMoment = defineWorkflow({
  contract,
  calculate: rudder.calculate,
  example,
  home: import.meta.url,
})

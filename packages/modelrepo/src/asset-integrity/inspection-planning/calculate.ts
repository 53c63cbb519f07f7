/** Inspection planning, by thickness readings or by risk. */
import type { Outcome, RunContext } from '@keelson/workflow'
import { byRisk } from './calculate-by-risk.ts'
import { byThickness } from './calculate-by-thickness.ts'
import type { contract } from './contract.ts'
import type { Params } from './params.ts'

export const calculate = (p: Params, context: RunContext): Outcome<typeof contract> =>
  p.code === 'API RP 581' ? byRisk(p, context) : byThickness(p, context)

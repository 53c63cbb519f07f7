/** What the inputs must satisfy together, before anything is calculated. */
import type { Problem } from '@keelson/workflow'
import { capacityRules, sandRows } from '../_shared/pile/rules.ts'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [...capacityRules(p), ...sandRows(p.soil_layers)]

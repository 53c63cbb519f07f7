/** The part of an electrical submersible pump that is asked for. */
import type { Outcome, RunContext } from '@keelson/workflow'
import { operatingPoint } from './calculate-balance.ts'
import { inflowDesign } from './calculate-inflow.ts'
import { levelDesign } from './calculate-level.ts'
import * as parts from './calculate-parts.ts'
import type { contract } from './contract.ts'
import * as modes from './modes.ts'
import type { Params } from './params.ts'

const ANALYSES = {
  [modes.FLUID_LEVEL]: levelDesign,
  [modes.INFLOW]: inflowDesign,
  [modes.OPERATING]: operatingPoint,
  [modes.AFFINITY]: parts.affinity,
  [modes.VISCOSITY]: parts.viscosityCorrection,
  [modes.CABLE]: parts.cableDrop,
  [modes.HANDLING]: parts.gasHandling,
  [modes.SEPARATION]: parts.gasSeparation,
} as const

export const calculate = (p: Params, { trace }: RunContext): Outcome<typeof contract> => ANALYSES[p.analysis](p, trace)

/** Hydrodynamic coefficients: the body that was asked for, by its solver, its closed form or its table. */
import type { RunContext } from '@keelson/workflow'
import { decaying, pile, spheroid } from './calculate-closed.ts'
import { hemisphere } from './calculate-hemisphere.ts'
import { section } from './calculate-section.ts'
import { table } from './calculate-table.ts'
import type { HydroCoefficients } from './contract.ts'
import type { Params } from './inputs.ts'

const BODIES = {
  floating_hemisphere: hemisphere,
  section,
  prolate_spheroid: spheroid,
  vertical_cylinder: pile,
  exponential_cosine: decaying,
  table,
} as const

export const calculate = (p: Params, context: RunContext): HydroCoefficients => BODIES[p.body](p, context)

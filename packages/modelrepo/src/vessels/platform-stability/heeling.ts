/** The heeling lever of a run: upright, and as it falls with the heel; and the ratio of areas that is asked for. */
import { type Constant, numberOf, type Trace } from '@keelson/equations'
import { heelingArm, uprightArm } from '@keelson/physics/ship-stability/heeling.ts'
import { COLUMN_RATIO, SURFACE_RATIO } from '@keelson/standards/imo-modu-code-2009/criteria.ts'
import { NO_REDUCTION, SHIP_EXPONENT } from '@keelson/standards/imo-modu-code-2009/wind.ts'
import { COLUMN_STABILISED, type Params, SEMI } from './inputs.ts'

export const requiredRatio = ({ unit_type }: Params): Constant =>
  unit_type === COLUMN_STABILISED ? COLUMN_RATIO : SURFACE_RATIO

function exponentOf(p: Params): number | Constant {
  if (p.heeling_arm_exponent !== undefined) return p.heeling_arm_exponent
  return p.unit_type === COLUMN_STABILISED || p.hull_type === SEMI ? NO_REDUCTION : SHIP_EXPONENT
}

export interface Heeling {
  readonly upright: number
  readonly n: number | Constant
  readonly arm: (heel: number) => number
}

/** Under a moment above 0. */
export function heelingOf(p: Params, Delta: number, M: number, trace: Trace): Heeling {
  const n = exponentOf(p)
  const upright = trace.apply(uprightArm, { M, Delta, g: p.gravity })
  return { upright, n, arm: (phi) => heelingArm.evaluate({ lambda_0: upright, phi, n: numberOf(n) }) }
}

/** The water in the ground: its table, and whether total and effective stress have its pressure. SI. */
import type { Params } from './inputs.ts'

/** Fresh water, N/m3; sea water weighs 3 % more, which the tolerance covers. */
const WATER = 9810
/** Share of the effective stress: by no more the cyclic stress ratio is off, which its own scatter exceeds. */
const TOLERANCE = 0.1

/** The inputs with a water table, entered or that of the stresses. */
export type Ground = Params & { readonly water_table_depth: number }

export const groundOf = (p: Params): Ground => ({ ...p, water_table_depth: p.water_table_depth ?? levelOf(p) })

/** The highest level that the pore pressure of any layer gives; the surface if no layer has any. */
function levelOf(p: Params): number {
  const levels = p.depth.flatMap((z, i) => (pressureIn(p, i) > 0 ? [z - pressureIn(p, i) / WATER] : []))
  return levels.length === 0
    ? 0
    : Math.max(
        0,
        levels.reduce((a, b) => Math.min(a, b)),
      )
}

const pressureIn = ({ total_vertical_stress: total, effective_vertical_stress: effective }: Params, i: number) =>
  (total[i] as number) - (effective[i] as number)

/** Pressure of still water below its table. */
const hydrostaticIn = ({ depth, water_table_depth: z_w }: Ground, i: number) =>
  WATER * Math.max(0, (depth[i] as number) - z_w)

export interface Apart {
  readonly z: number
  /** Total less effective stress. */
  readonly u: number
  /** Pressure of still water. */
  readonly u_0: number
}

/** The first layer whose stresses have another pore pressure than still water below the table. */
export function pressureApart(p: Ground): Apart | undefined {
  const found = p.depth.findIndex((_, i) => {
    const apart = Math.abs(pressureIn(p, i) - hydrostaticIn(p, i))
    return apart > TOLERANCE * (p.effective_vertical_stress[i] as number)
  })
  if (found < 0) return undefined
  return { z: p.depth[found] as number, u: pressureIn(p, found), u_0: hydrostaticIn(p, found) }
}

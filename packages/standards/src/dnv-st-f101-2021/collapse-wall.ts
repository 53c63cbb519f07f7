/** The wall that resists a given external pressure: the collapse cubic of 5.4.4 solved for the wall. */
import { silent } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { type CollapsePipe, elasticCollapsePressure, plasticCollapsePressure, systemCollapse } from './collapse.ts'

export interface CollapseWall {
  /** Characteristic wall, thinnest, m. */
  readonly t_1: number
  /** Collapse pressure over the demanded one, less 1. */
  readonly residual: number
  readonly iterations: number
}
type Pipe = Omit<CollapsePipe, 't_1'>

/** Share of the diameter that no wall exceeds. */
const THICKEST = 0.5
/** Growth of the bracket while it holds no root. */
const GROWTH = 1.25

/**
 * Thinnest wall t_1 below D/2 whose collapse pressure reaches `demanded`, Pa (net external pressure times both
 * resistance factors); 0 for a demand that is not positive, undefined where no wall below D/2 reaches it.
 * DNV-ST-F101 (2021) 5.4.4. Throws NumericsError for inputs that give no finite pressure.
 */
export function collapseMinimumWall(pipe: Pipe, demanded: number): CollapseWall | undefined {
  if (demanded <= 0) return { t_1: 0, residual: 0, iterations: 0 }
  const excess = (share: number) => systemCollapse({ ...pipe, t_1: share * pipe.D }, silent).p_c / demanded - 1
  let low = smallestShare(pipe, demanded)
  // A demand too small for its quotient to be a number: growth from 0 would never end.
  if (low === 0) return { t_1: 0, residual: 0, iterations: 0 }
  while (low < THICKEST) {
    const high = Math.min(GROWTH * low, THICKEST)
    if (excess(high) >= 0) {
      if (excess(low) >= 0) return { t_1: low * pipe.D, residual: Math.abs(excess(low)), iterations: 0 }
      const root = bracketedRoot(excess, low, high, { seeking: 'the wall thickness that resists collapse' })
      return { t_1: root.x * pipe.D, residual: Math.abs(root.residual), iterations: root.iterations }
    }
    low = high
  }
  return undefined
}

/** The collapse pressure stays below the elastic one, which goes with the cube of the wall, and the plastic one. */
function smallestShare({ E, nu, D, f_y, alpha_fab }: Pipe, demanded: number): number {
  const elastic = elasticCollapsePressure.evaluate({ E, t_1: D, D, nu })
  const plastic = plasticCollapsePressure.evaluate({ f_y, alpha_fab, t_1: D, D })
  return Math.max(Math.cbrt(demanded / elastic), demanded / plastic)
}

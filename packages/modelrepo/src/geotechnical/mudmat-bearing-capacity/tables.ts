/** The same mat under other loads, of other width and on other soil: what tables and charts show. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { type Capacity, capacityOf } from './calculate-capacity.ts'
import type { Consolidation } from './calculate-settlement.ts'
import type { Params } from './inputs.ts'
import { UNDRAINED } from './modes.ts'
import { rules } from './rules.ts'

const STEPS = 40

export interface Pair {
  readonly horizontal: number
  readonly vertical: number
  readonly pressure: number
}

/** What fails in bearing at the eccentricities of the run, from no horizontal load to the largest, closer towards that. */
export function envelopeRows(p: Params, c: Capacity): Pair[] {
  const clay = p.condition === UNDRAINED
  const V = p.vertical_load
  const most = clay ? c.H_max : c.H_max * (1 - 1e-6)
  const held = { ...p, depth_factor: p.depth_factor ?? !(p.embedded_section_area > 0) }
  return spaced(0, 1, STEPS + 1).flatMap((share) => {
    const horizontal_load = most * (1 - (1 - share) ** 2)
    const { Q, q_u } = capacityOf({ ...held, horizontal_load }, silent)
    if (Q === undefined || q_u === undefined) return []
    return [{ horizontal: clay ? horizontal_load : (horizontal_load / V) * Q, vertical: Q, pressure: q_u }]
  })
}

/** Eccentricities from none to the edge, with the vertical load that fails there; the horizontal load as in the run. */
export function momentRows(p: Params): { readonly vertical: number; readonly eccentricity: number }[] {
  return spaced(0, (p.width / 2) * (1 - 1e-6), 2 * STEPS + 1).flatMap((eccentricity) => {
    const { Q } = capacityOf({ ...p, moment_about_length_axis: eccentricity * p.vertical_load }, silent)
    return Q === undefined ? [] : [{ vertical: Q, eccentricity }]
  })
}

export interface Swept {
  readonly at: number
  readonly capacity: number | null
  readonly bearing: number | null
  readonly sliding: number
}

/** A mat that the run would refuse is left out. */
const swept = (at: number, p: Params): Swept[] => {
  if (rules(p).length > 0) return []
  const { Q, bearingUse, slidingUse } = capacityOf(p, silent)
  return [{ at, capacity: Q ?? null, bearing: bearingUse ?? null, sliding: slidingUse }]
}

/** Shares of the width and of the strength from and up to which they are tried. */
const [NARROW, WIDE] = [0.5, 1.5]
const [WEAK, STRONG] = [0.4, 2]
/** Friction angles that the method knows, rad. */
const [LOOSE, DENSE] = [(20 * Math.PI) / 180, (50 * Math.PI) / 180]

export function widthRows(p: Params): Swept[] {
  const widths = spaced(NARROW * p.width, Math.min(p.length, WIDE * p.width), STEPS + 1)
  return withOwn(widths, p.width).flatMap((width) => swept(width, { ...p, width }))
}

export function strengthRows(p: Params): Swept[] {
  const { undrained_shear_strength: s_u = 0, friction_angle: phi = 0 } = p
  return p.condition === UNDRAINED
    ? withOwn(spaced(WEAK * s_u, STRONG * s_u, STEPS + 1), s_u).flatMap((undrained_shear_strength) =>
        swept(undrained_shear_strength, { ...p, undrained_shear_strength }),
      )
    : withOwn(spaced(LOOSE, DENSE, STEPS + 1), phi).flatMap((friction_angle) =>
        swept(friction_angle, { ...p, friction_angle }),
      )
}

/** The run itself among the others. */
const withOwn = (list: readonly number[], own: number): number[] =>
  [...list.filter((x) => Math.abs(x / own - 1) > 1e-9), own].sort((a, b) => a - b)

export const widthTable = (rows: readonly Swept[]) => rows.map(({ at, ...rest }) => ({ width: at, ...rest }))

export const layerRows = ({ layers }: Consolidation) =>
  layers.map(({ middle, thickness, sigma_0, increase, sigma_1, sigma_c, settlement }) => ({
    depth: middle,
    thickness,
    initial: sigma_0,
    increase,
    loaded: sigma_1,
    preconsolidation: sigma_c,
    settlement,
  }))

/** How much of each resistance a plate uses; the largest of all decides. */
import type { Trace } from '@keelson/equations'
import { resistanceUse } from '@keelson/standards/dnv-rp-c201-2010/combined.ts'
import type { Assessed } from './calculate-plate.ts'

export const YIELD = 'yield'
export const YIELD_ELSEWHERE = 'yield at other edges'
export const PRESSURE = 'lateral pressure'
export const LONGITUDINAL = 'longitudinal'
export const TRANSVERSE = 'transverse'
export const SHEAR = 'shear'
export const COMBINED = 'combined'

/** Undefined where something is asked of a resistance that is nothing. */
export type Use = number | undefined

export interface NamedUse {
  readonly name: string
  readonly use: Use
}

/** What a step of a utilisation is called, and its stress and resistance. */
type Names = readonly [as: string, S: string, R: string]

/** Nothing asked uses nothing, whatever there is. */
function share(name: string, [S, R]: readonly [number, number], [as, ofS, ofR]: Names, trace: Trace | undefined): Use {
  if (S !== 0 && R <= 0) return undefined
  if (trace === undefined) return resistanceUse.evaluate({ S, R })
  return trace.apply(
    resistanceUse,
    { S, R },
    { as, title: `${resistanceUse.title}, ${name}`, rename: { S: ofS, R: ofR } },
  )
}

export function usesOf(a: Assessed, trace?: Trace): NamedUse[] {
  const { loads, yielding, pressure, along, across, sheared, together } = a
  const { f_d, sigma_j, elsewhere } = yielding
  const resists = (stress: number, resistance: string) => (stress < 0 ? 'f_d' : resistance)
  const ofAlong: Names = ['u_x', 'sigma_x', resists(loads.sigma_x, 'sigma_xRd')]
  const counted = across.stress === loads.sigma_y ? 'sigma_y' : 'sigma_y1'
  const ofAcross: Names = ['u_y', counted, resists(loads.sigma_y, 'sigma_yRd')]
  return [
    { name: YIELD, use: share(YIELD, [sigma_j, f_d], ['u_j', 'sigma_j', 'f_d'], trace) },
    ...(elsewhere === undefined
      ? []
      : [
          {
            name: YIELD_ELSEWHERE,
            use: share(YIELD_ELSEWHERE, [elsewhere.sigma, f_d], ['u_e', elsewhere.name, 'f_d'], trace),
          },
        ]),
    { name: PRESSURE, use: share(PRESSURE, [loads.p_Sd, pressure], ['u_p', 'p_Sd', 'p_Rd'], trace) },
    { name: LONGITUDINAL, use: share(LONGITUDINAL, [loads.sigma_x, along.resistance], ofAlong, trace) },
    { name: TRANSVERSE, use: share(TRANSVERSE, [across.stress, across.resistance], ofAcross, trace) },
    { name: SHEAR, use: share(SHEAR, [loads.tau, sheared.resistance], ['u_t', 'tau', 'tau_Rd'], trace) },
    { name: COMBINED, use: together.use },
  ]
}

/** The most used; one without a resistance comes before all. */
export const governing = (uses: readonly NamedUse[]): NamedUse =>
  uses.reduce((a, b) => (sizeOf(b.use) > sizeOf(a.use) ? b : a))

export const sizeOf = (use: Use): number => use ?? Number.POSITIVE_INFINITY

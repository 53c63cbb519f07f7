/** The hulls of the request, and the loads of their passage at any stagger. SI. */
import * as wang from '@keelson/physics/passing-ship/equations.ts'
import { parabolicHull, type SlenderHull, tabledHull } from '@keelson/physics/passing-ship/hull.ts'
import { type Integrals, passageOf } from '@keelson/physics/passing-ship/passage.ts'
import { given } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import { TABLE } from './modes.ts'

export interface LoadsAt {
  readonly surge: number
  readonly sway: number
  readonly yaw: number
}
export type LoadName = keyof LoadsAt
type Ship = 'moored' | 'passing'

function hullOf(p: Params, ship: Ship): SlenderHull {
  if (p.sectional_area === TABLE) {
    const rows = given(p, `${ship}_sectional_area_table`)[`${ship}_sectional_area_table`]
    return tabledHull(rows)
  }
  const area = given(p, `${ship}_midship_area`)[`${ship}_midship_area`]
  return parabolicHull(p[`${ship}_length`], area)
}

const depthOf = ({ water_depth: h }: Params): number => (h === 'infinite' ? Number.POSITIVE_INFINITY : h)

/** Half of the passage that is swept: twice the longer ship, to either side. m. */
export const reachOf = (p: Params): number => 2 * Math.max(p.moored_length, p.passing_length)

export const integralsOf = (p: Params): ((stagger: number) => Integrals) =>
  passageOf({
    moored: hullOf(p, 'moored'),
    passing: hullOf(p, 'passing'),
    separation: p.lateral_separation,
    depth: depthOf(p),
  })

/** Forces and moment by the integrals of one stagger. */
export function loadsBy(p: Params, { surge, sway, yaw }: Integrals): LoadsAt {
  const flow = { rho: p.water_density, U: p.passing_speed }
  const eta = p.lateral_separation
  return {
    surge: wang.surgeForce.evaluate({ ...flow, J_X: surge }),
    sway: wang.swayForce.evaluate({ ...flow, eta, J_Y: sway }),
    yaw: wang.yawMoment.evaluate({ ...flow, eta, J_N: yaw }),
  }
}

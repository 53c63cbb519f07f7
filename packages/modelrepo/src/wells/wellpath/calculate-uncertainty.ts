/** The covariance of every place of a well by the error model of its survey tool. */
import type { Covariance } from '@keelson/physics/wellbore/ellipsoid.ts'
import type { PlacedStation, WellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { courseIndexAt } from '@keelson/physics/wellbore/path.ts'
import {
  onGrid,
  PositionErrors,
  type Surveyed,
  VERTICAL_BELOW,
} from '@keelson/standards/iscwsa-mwd-rev5-11/propagation.ts'
import { trueAzimuth } from '@keelson/standards/iscwsa-mwd-rev5-11/sensitivities.ts'
import { given } from '@keelson/workflow'
import type { Params } from './inputs.ts'

/** No kind fits: the elements of a covariance are areas with a sign. */
export const COVARIANCE = { unit: 'm2', noKind: 'position covariance is a signed result' } as const

/** On the grid. */
export interface Uncertainty {
  readonly errors: PositionErrors
  /** m2, at station k. */
  readonly at: (k: number) => Covariance
  /** m2, at a measured depth: linear between stations. */
  readonly over: (md: number) => Covariance
}

/** Undefined without an error model. */
export function uncertaintyOf(p: Params, path: WellPath): Uncertainty | undefined {
  if (p.tool_model === undefined) return undefined
  const known = given(p, 'grid_convergence', 'magnetic_dip', 'magnetic_total_field', 'magnetic_declination', 'gravity')
  const { grid_convergence: gamma, magnetic_declination: declination, gravity } = known
  const { magnetic_dip: dip, magnetic_total_field: total } = known
  const field = { dip, total, declination, gravity }
  const errors = new PositionErrors(
    path.stations.map((s) => surveyed(s, gamma)),
    field,
  )
  const at = (k: number) => onGrid(errors.at(k), gamma)
  return { errors, at, over: (md) => between(path, at, md) }
}

/** A vertical station has no azimuth, whatever was entered: as in the examples of the model its errors are referred to true north. */
const isVertical = (inclination: number): boolean => Math.sin(inclination) < Math.sin(VERTICAL_BELOW)

const surveyed = (s: PlacedStation, convergence: number): Surveyed => ({
  md: s.md,
  inclination: s.inclination,
  azimuth: isVertical(s.inclination) ? 0 : trueAzimuth.evaluateSI({ A: s.azimuth, gamma: convergence }),
  tvd: s.position[2],
})

function between(path: WellPath, at: (k: number) => Covariance, md: number): Covariance {
  const { stations } = path
  const k = md <= stations[0].md ? 0 : courseIndexAt(path, md) + 1
  const [before, after] = [stations[k - 1], stations[k]]
  if (!before || !after || after.md === md) return at(k)
  const f = (md - before.md) / (after.md - before.md)
  const [a, b] = [at(k - 1), at(k)]
  const mean = (of: (c: Covariance) => number) => (1 - f) * of(a) + f * of(b)
  return {
    nn: mean((c) => c.nn),
    ee: mean((c) => c.ee),
    vv: mean((c) => c.vv),
    ne: mean((c) => c.ne),
    nv: mean((c) => c.nv),
    ev: mean((c) => c.ev),
  }
}

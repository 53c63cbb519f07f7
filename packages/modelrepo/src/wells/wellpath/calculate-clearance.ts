/** Anti-collision: every station of this well against every offset well. */
import { quiet } from '@keelson/physics/wellbore/calc.ts'
import { type Covariance, semiAxes } from '@keelson/physics/wellbore/ellipsoid.ts'
import type { PlacedStation, WellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { leastBetween, type Nearest, nearestTo, stationAt } from '@keelson/physics/wellbore/path.ts'
import { cylinderAzimuth, cylinderSight, horizontalSight } from '@keelson/physics/wellbore/scans.ts'
import { minus, unit } from '@keelson/physics/wellbore/vector.ts'
import {
  allowableDistance,
  holeRadius,
  relativeSigma,
  separationFactor,
  sigmaAlong,
  totalSigma,
} from '@keelson/standards/spe-187073-2017/separation.ts'
import { sixOf } from './calculate-places.ts'
import type { Offset } from './calculate-survey.ts'
import { type Uncertainty, uncertaintyOf } from './calculate-uncertainty.ts'
import type { Params } from './inputs.ts'

/** One station of this well against one offset well; SI. */
export interface Pair {
  readonly offset: Offset
  readonly station: PlacedStation
  readonly nearest: Nearest
  /** Standard deviation of both positions along the line of centres. */
  readonly sigma: number
  /** Undefined where a diameter was not given. */
  readonly separation: number | undefined
  readonly allowable: number | undefined
}
export interface Scan {
  readonly pairs: readonly Pair[]
  readonly at: (offset: Offset, station: PlacedStation) => Pair
  readonly covariances: (pair: Pair) => { readonly reference: Covariance; readonly offset: Covariance } | undefined
}

export function scanOf(p: Params, path: WellPath, own: Uncertainty | undefined, offsets: readonly Offset[]): Scan {
  const theirs = new Map(offsets.map((offset) => [offset, uncertaintyOf(p, offset.path)]))
  const covariancesAt = (offset: Offset, md: number, offsetMd: number) => {
    const their = theirs.get(offset)
    return own && their ? { reference: own.over(md), offset: their.over(offsetMd) } : undefined
  }
  const at = (offset: Offset, station: PlacedStation): Pair => {
    const nearest = nearestTo(offset.path, station.position)
    const sigma = sigmaOfPair(p, station, offset, nearest, covariancesAt(offset, station.md, nearest.md))
    return { offset, station, nearest, sigma, ...separated(p, offset, nearest.distance, sigma) }
  }
  return {
    pairs: offsets.flatMap((offset) => path.stations.map((station) => at(offset, station))),
    at,
    covariances: ({ offset, station, nearest }) => covariancesAt(offset, station.md, nearest.md),
  }
}

/** Distance below which two points have no line of centres, m. */
export const NO_LINE = 1e-9

/** Standard deviations that are entered are those of the depth evaluated; without one, of all depths. */
const sigmasHold = ({ evaluate_at_measured_depth: at }: Params, md: number): boolean => at === undefined || md === at

function sigmaOfPair(
  p: Params,
  station: PlacedStation,
  offset: Offset,
  nearest: Nearest,
  known: { readonly reference: Covariance; readonly offset: Covariance } | undefined,
): number {
  const point = stationAt(offset.path, nearest.md).position
  const along = (C: Covariance | undefined) => (C ? sigmaTowards(C, station, point) : 0)
  const isEntered = sigmasHold(p, station.md)
  const sigma_r = (isEntered ? p.sigma_reference : undefined) ?? along(known?.reference)
  const sigma_o = (isEntered ? p.sigma_offset : undefined) ?? along(known?.offset)
  return quiet.apply(relativeSigma, { sigma_r, sigma_o })
}

/** Where the points coincide, the largest semi-axis: every direction is the line of centres. */
export function sigmaTowards(C: Covariance, { position: P }: PlacedStation, Q: PlacedStation['position']): number {
  const offset = minus(Q, P)
  const u = Math.hypot(...offset) < NO_LINE ? undefined : unit(offset)
  if (!u) return semiAxes(C)[0]
  const [u_N, u_E, u_V] = u
  return quiet.apply(sigmaAlong, { u_N, u_E, u_V, ...sixOf(C) })
}

function separated(p: Params, offset: Offset, D: number, sigma_s: number) {
  if (p.reference_hole_diameter === undefined || offset.diameter === undefined)
    return { separation: undefined, allowable: undefined }
  const R_r = quiet.apply(holeRadius, { d: p.reference_hole_diameter })
  const R_o = quiet.apply(holeRadius, { d: offset.diameter })
  const sigma_t = quiet.apply(totalSigma, { sigma_s, sigma_pa: p.sigma_project_ahead })
  const rest = { R_r, R_o, S_m: p.surface_margin, k: p.confidence_factor_k, sigma_t }
  return { separation: quiet.apply(separationFactor, { D, ...rest }), allowable: quiet.apply(allowableDistance, rest) }
}

/** Least of some pairs by a measure. */
export const leastOf = (pairs: readonly Pair[], measure: (pair: Pair) => number): Pair | undefined =>
  pairs.reduce<Pair | undefined>((best, pair) => (best && measure(best) <= measure(pair) ? best : pair), undefined)

const bySeparation = (pair: Pair) => pair.separation ?? Number.POSITIVE_INFINITY
/** The pair with the least separation factor; undefined where none could be calculated. */
export const leastSeparation = (pairs: readonly Pair[]): Pair | undefined =>
  leastOf(
    pairs.filter((pair) => pair.separation !== undefined),
    bySeparation,
  )

/** Clearance of the walls, m. */
export const wallDistance = (p: Params, { offset, nearest }: Pair): number =>
  nearest.distance - (p.reference_hole_diameter ?? 0) / 2 - (offset.diameter ?? 0) / 2

export const antiCollisionRows = ({ pairs }: Scan) =>
  pairs.map(({ offset, station, nearest, separation }) => ({
    offset_well: offset.name,
    measured_depth: station.md,
    offset_measured_depth: nearest.md,
    centre_to_centre_distance: nearest.distance,
    separation_factor: separation ?? null,
  }))

export interface WellClosest {
  readonly least: Pair
  readonly continuous: Nearest & { readonly at: number }
  readonly separation: Pair | undefined
}
/** The nearest station to each well, and the continuous least distance around it. */
export function closestOfEach(path: WellPath, { pairs }: Scan, offsets: readonly Offset[]): WellClosest[] {
  const byOffset = Map.groupBy(pairs, (pair) => pair.offset)
  return offsets.flatMap((offset) => {
    const own = byOffset.get(offset) ?? []
    const least = leastOf(own, (pair) => pair.nearest.distance)
    if (!least) return []
    const k = own.indexOf(least)
    const [low, high] = [own[Math.max(0, k - 1)] ?? least, own[Math.min(own.length - 1, k + 1)] ?? least]
    const around = leastBetween(path, offset.path, low.station.md, high.station.md)
    const station = { ...least.nearest, at: least.station.md }
    const continuous = around.distance < station.distance ? around : station
    return [{ least, continuous, separation: leastSeparation(own) }]
  })
}

export const closestRows = (closest: readonly WellClosest[]) =>
  closest.map(({ least, continuous, separation }) => ({
    offset_well: least.offset.name,
    measured_depth: least.station.md,
    distance: least.nearest.distance,
    continuous_measured_depth: continuous.at,
    continuous_distance: continuous.distance,
    least_separation_factor: separation?.separation ?? null,
    at_measured_depth: separation?.station.md ?? null,
  }))

export const scanRows = ({ pairs }: Scan) =>
  pairs.map(({ offset, station, nearest, sigma, allowable }) => {
    const cylinder = cylinderSight(station, offset.path)
    return {
      offset_well: offset.name,
      measured_depth: station.md,
      distance: nearest.distance,
      horizontal_distance: horizontalSight(station, offset.path)?.distance ?? null,
      cylinder_distance: cylinder?.distance ?? null,
      cylinder_azimuth: cylinder && cylinder.distance > NO_LINE ? cylinderAzimuth(station, cylinder.offset) : null,
      relative_sigma: sigma,
      allowable_distance: allowable ?? null,
    }
  })

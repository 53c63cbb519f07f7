/** The node: where the pressure that the inflow gives meets the pressure that the lift needs. */
import { silent } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Inflow } from '@keelson/physics/inflow/inflow-curve.ts'
import { type Inlets, type OutflowCurve, outflowCurve, type Producer } from '@keelson/physics/multiphase/outflow.ts'
import { HIGHEST_PRESSURE } from '@keelson/physics/multiphase/traverse.ts'
import { toSI } from '@keelson/units'

/** Inflow and tubing at one state of the well. */
export interface System {
  readonly inflow: Inflow
  readonly well: Producer
  readonly lift: OutflowCurve
}
/** `inlets`: of a system with the same flowline and fluid. */
export const systemOf = (inflow: Inflow, well: Producer, inlets?: Inlets): System => ({
  inflow,
  well,
  lift: outflowCurve(well, inlets),
})

/** One rate of the scan, SI. */
export interface ScanPoint {
  /** Rate over the absolute open flow. */
  readonly share: number
  readonly q: number
  readonly p_ipr: number
  /** Undefined where the correlation fails on the way down. */
  readonly p_vlp: number | undefined
  /** Inflow less lift. */
  readonly surplus: number
}
export interface Intersection {
  readonly share: number
  readonly q: number
  readonly stable: boolean
  /** Inflow less lift that is left, Pa: more than rounding only at a jump between flow patterns. */
  readonly residual: number
  readonly iterations: number
}

/** The scan proper, in shares of the absolute open flow; the lift deficit is taken over it. */
const SCAN_FROM = 0.01
const SCAN_TO = 0.99
const SCANNED = 40
/** Small rates, where a strong well behind a narrow tubing meets its lift curve. */
const SMALLEST = 1e-4
const SMALL_TO = 0.1
const SMALL = 10
const SHARE_TOLERANCE = 1e-10

/** What stands for the lift pressure of a rate at which the correlation fails: beyond any inflow. */
const BEYOND = toSI(HIGHEST_PRESSURE, 'psia')

const SHARES = [
  ...spaced(Math.log(SMALLEST), Math.log(SMALL_TO), SMALL).map(Math.exp),
  ...spaced(SCAN_FROM, SCAN_TO, SCANNED),
].sort((a, b) => a - b)

export function scanPoint({ inflow, lift }: System, share: number): ScanPoint {
  const q = share * inflow.q_max
  const p_ipr = inflow.pressure(q, silent)
  const p_vlp = lift.pressureAt(q)
  return { share, q, p_ipr, p_vlp, surplus: p_ipr - (p_vlp ?? BEYOND) }
}
export const scan = (system: System): readonly ScanPoint[] => SHARES.map((share) => scanPoint(system, share))

/** True of the points over which the lift deficit is taken. */
export const inScan = ({ share }: ScanPoint): boolean => share >= SCAN_FROM

/** The point at which least is lacking, or most is left, among those with a lift pressure. */
export function bestPoint(points: readonly ScanPoint[]): (ScanPoint & { readonly p_vlp: number }) | undefined {
  let best: (ScanPoint & { readonly p_vlp: number }) | undefined
  for (const point of points) {
    const { p_vlp } = point
    if (p_vlp !== undefined && (best === undefined || point.surplus > best.surplus)) best = { ...point, p_vlp }
  }
  return best
}

/**
 * All intersections between the smallest rate and the absolute open flow, at which no inflow pressure is left. One is
 * stable where the inflow lies above the lift at lower rates and below it at higher ones.
 */
export function intersections(system: System, points: readonly ScanPoint[]): readonly Intersection[] {
  return [...points, openFlow(system)].slice(1).flatMap((high, i): Intersection[] => {
    const low = points[i] as ScanPoint
    if (low.surplus === 0) return [{ ...low, stable: high.surplus < 0, residual: 0, iterations: 0 }]
    return low.surplus > 0 === high.surplus > 0 || high.surplus === 0 ? [] : [between(system, low, high)]
  })
}

/** At the open flow no inflow pressure is left: less than any lift needs. */
const openFlow = ({ inflow }: System): ScanPoint => ({
  share: 1,
  q: inflow.q_max,
  p_ipr: 0,
  p_vlp: undefined,
  surplus: -1,
})

function between(system: System, low: ScanPoint, high: ScanPoint, tolerance = SHARE_TOLERANCE): Intersection {
  const ends = [low, high]
  const surplus = (share: number) => (ends.find((end) => end.share === share) ?? scanPoint(system, share)).surplus
  const root = bracketedRoot(surplus, low.share, high.share, { xTolerance: tolerance, seeking: 'the operating rate' })
  const { x: share, residual, iterations } = root
  return { share, q: share * system.inflow.q_max, stable: low.surplus > 0, residual, iterations }
}

export const operatingOf = (all: readonly Intersection[]): Intersection | undefined => all.findLast((i) => i.stable)

/**
 * The operating point that `intersections` over the whole scan would give, with no more of the scan than it takes: from
 * the open flow down to the first bracket in which the inflow rises above the lift.
 */
export function operatingPoint(system: System): { readonly q: number; readonly p_wf: number } | undefined {
  let high = openFlow(system)
  for (const share of SHARES.toReversed()) {
    const low = outOfReach(system, share) ?? scanPoint(system, share)
    if (low.surplus >= 0 && high.surplus < 0) {
      const { q } = low.surplus === 0 ? low : between(system, low, high)
      return { q, p_wf: system.inflow.pressure(q, silent) }
    }
    high = low
  }
  return undefined
}

/**
 * A rate at which the wellhead of a vertical well asks for more than the inflow leaves at the bottom, so that the way up
 * need not be marched: its pressure only falls. Its surplus has the sign of the true one.
 */
function outOfReach({ inflow, well, lift }: System, share: number): ScanPoint | undefined {
  const q = share * inflow.q_max
  const p_ipr = inflow.pressure(q, silent)
  const surface = lift.surfaceAt(q)
  if (well.path !== undefined || surface === undefined || surface.wellhead < p_ipr) return undefined
  return { share, q, p_ipr, p_vlp: undefined, surplus: Math.min(p_ipr - surface.wellhead, -1) }
}

const COARSE = 10
const COARSE_TOLERANCE = 1e-5
/** Factor by which a changed well's rate is searched from that of the well as given. */
const STRIDE = 1.2

/**
 * The stable rate of a changed well, for a sensitivity; undefined where it does not flow. `near` is the rate of the well
 * as given, from which the search starts; without one the whole range is scanned.
 */
export function operatingRate(system: System, near: number | undefined): number | undefined {
  const start = near === undefined ? 1 : near / system.inflow.q_max
  return start < SCAN_TO ? searched(system, start) : scannedDown(system)
}

function searched(system: System, start: number): number | undefined {
  let here = scanPoint(system, start)
  const up = here.surplus > 0
  for (;;) {
    const share = up ? Math.min(1, here.share * STRIDE) : here.share / STRIDE
    if (share < SCAN_FROM) return undefined
    const next = share === 1 ? openFlow(system) : scanPoint(system, share)
    if (next.surplus > 0 !== up)
      return (up ? between(system, here, next, COARSE_TOLERANCE) : between(system, next, here, COARSE_TOLERANCE)).q
    here = next
  }
}

function scannedDown(system: System): number | undefined {
  let high = openFlow(system)
  for (const share of spaced(SCAN_TO, SCAN_FROM, COARSE)) {
    const low = scanPoint(system, share)
    if (low.surplus > 0) return between(system, low, high, COARSE_TOLERANCE).q
    high = low
  }
  return undefined
}

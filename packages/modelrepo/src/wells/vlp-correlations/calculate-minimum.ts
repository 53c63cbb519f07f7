/** The rate at which a tubing lifts with the least flowing pressure. */
import { met, type Trace } from '@keelson/equations'
import { leastBetween } from '@keelson/numerics/minimum.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { type LiftWell, liftCurve } from '@keelson/physics/multiphase/lift.ts'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import { type NotApplicable, notApplicable, shownIn } from '@keelson/workflow'
import type { Rate } from './rates.ts'

/** Rates of the scan, evenly spread over the logarithm. */
const SCANNED = 40
/** Width to which the rate is found, relative to it. */
const WIDTH = 1e-6
/** Rates a little beside the least, at which the pressure is stated too. */
const BESIDE = 0.02

/** Between the lowest and the highest rate above 0; not applicable where the curve has no least value between them. */
export function least(well: LiftWell, rates: readonly Rate[], trace: Trace): number | NotApplicable {
  const flowing = rates.map(({ lifted: q }) => q).filter((q) => q > 0)
  const [low, high] = [Math.min(...flowing), Math.max(...flowing)]
  if (!(high > low)) return notApplicable('the curve requires two rates above 0')
  const lift = liftCurve(well)
  const pressure = (q: number) => lift.pressureAt(q) ?? Number.POSITIVE_INFINITY
  const scan = spaced(Math.log(low), Math.log(high), SCANNED).map(Math.exp)
  const pressures = scan.map(pressure)
  const best = pressures.indexOf(Math.min(...pressures))
  const [before, after] = [scan[best - 1], scan[best + 1]]
  if (before === undefined)
    return notApplicable(`the minimum flowing pressure is at a rate below the lowest entered, ${shownIn(low, 'stb/d')}`)
  if (after === undefined)
    return notApplicable(
      `the minimum flowing pressure is at a rate above the highest entered, ${shownIn(high, 'stb/d')}`,
    )
  const { x, value, width, iterations } = leastBetween(pressure, before, after, WIDTH * before)
  trace.section('Minimum flowing pressure of the curve')
  const beside = (q: number, title: string) =>
    met('flowing pressure at the rate', 'psia', value, `flowing pressure at a rate 2 % ${title}`, pressure(q))
  return trace.solved({
    symbol: 'q_min',
    title: 'Rate at minimum flowing pressure',
    unit: 'stb/d',
    source: brillMukherjee,
    clause: 'ch. 1, systems analysis',
    value: x,
    trial: scan[best] ?? x,
    residual: width / x,
    iterations,
    method: 'rate scan, then golden section, with a traverse at each rate',
    meets: [beside((1 - BESIDE) * x, 'lower'), beside((1 + BESIDE) * x, 'higher')],
  })
}

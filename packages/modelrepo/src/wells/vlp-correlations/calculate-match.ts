/** The match of a way down to a gauge: the gravity factor at which it ends at the measured pressure. */
import { met, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { type LiftWell, liftCurve } from '@keelson/physics/multiphase/lift.ts'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import { HIGHEST_PRESSURE } from '@keelson/physics/multiphase/traverse.ts'
import { toSI } from '@keelson/units'
import { type NotApplicable, notApplicable, shownIn } from '@keelson/workflow'
import type { Some } from './inputs.ts'
import type { Lifted } from './rates.ts'

/** Factors that are tried. */
const FACTORS = [0.3, 2] as const
const TOLERANCE = 1e-10
const BEYOND = toSI(HIGHEST_PRESSURE, 'psia')

/** Nothing where no pressure was measured. */
type Factors = Some<'gravity_correction_factor' | 'friction_correction_factor', 'measured_flowing_bottomhole_pressure'>

export function matched(
  { measured_flowing_bottomhole_pressure: measured, gravity_correction_factor, friction_correction_factor }: Factors,
  well: LiftWell,
  { rate }: Lifted,
  trace: Trace,
): number | NotApplicable | undefined {
  if (measured === undefined) return undefined
  const at = (gravity: number) =>
    liftCurve({ ...well, correction: { gravity, friction: friction_correction_factor } }).pressureAt(rate.lifted) ??
    BEYOND
  const [least, most] = FACTORS.map(at) as [number, number]
  if (!(least < measured && measured < most)) {
    const range = `${shownIn(least, 'psia')} to ${shownIn(most, 'psia')}`
    const reason = `gravity correction factors of ${FACTORS[0]} to ${FACTORS[1]} give ${range}, but the measured pressure is ${shownIn(measured, 'psia')}`
    return notApplicable(reason)
  }
  const excess = (gravity: number) => at(gravity) - measured
  const root = bracketedRoot(excess, ...FACTORS, { xTolerance: TOLERANCE, seeking: 'the matched gravity factor' })
  trace.section('Match to measured pressure')
  return trace.solved({
    symbol: 'C_gm',
    title: 'Matched gravity factor',
    unit: '-',
    source: brillMukherjee,
    clause: 'ch. 3, gravity term of the pressure gradient',
    value: root.x,
    trial: gravity_correction_factor,
    residual: root.residual / measured,
    iterations: root.iterations,
    method: 'Brent method between 0.3 and 2, with a traverse at each factor',
    meets: [met('flowing pressure at the factor', 'psia', measured + root.residual, 'measured pressure', measured)],
  })
}

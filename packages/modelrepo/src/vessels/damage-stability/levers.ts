/** A righting lever curve from its table, and what is read from it. */
import { linear } from '@keelson/numerics/interpolation.ts'
import { oddSpline } from '@keelson/numerics/spline.ts'
import { crossing, type HeelCurve, type Largest, largestArm } from '@keelson/physics/ship-stability/righting-curve.ts'
import { type Some, SPLINE } from './inputs.ts'

export interface TabledCurve extends HeelCurve {
  readonly last: number
}

type Tabled = Some<'heel_angles' | 'righting_arms' | 'integration'>

export function curveOf({ heel_angles: heels, righting_arms: arms, integration }: Tabled): TabledCurve {
  const at =
    integration === SPLINE ? oddSpline(heels, arms) : (heel: number) => linear(heels, arms, heel, 'refuse').value
  return { at, knots: heels, last: heels.at(-1) ?? 0 }
}

/** The same curve to both sides: to the other side an arm has the other sign. */
export function toBothSides({ at, knots }: HeelCurve): HeelCurve {
  const other = knots.filter((k) => k > 0).map((k) => -k)
  return { at: (heel) => (heel < 0 ? -at(-heel) : at(heel)), knots: [...other.toReversed(), ...knots] }
}

export const largestOf = (curve: TabledCurve, from = 0): Largest => largestArm(curve, from, curve.last)

/** The last heel at which righting levers end; nothing where they are positive to the last. */
export function vanishingOf(curve: TabledCurve): number | undefined {
  let last: number | undefined
  for (;;) {
    const next = crossing(curve, () => 0, 'falling', last ?? curve.knots[0] ?? 0, curve.last)
    if (next === undefined || next.heel === last) return last
    last = next.heel
  }
}

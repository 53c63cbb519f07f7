/**
 * The curve of another centre of gravity, many times over: cross curve and heeling lever are worked out once at the knots
 * and between them, and a trial is a walk along the lists. Radians and metres.
 */
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import type { CrossCurve } from './cross-curve.ts'

export interface Trials {
  /** Area under the righting levers up to the smallest of second intercept and limit; nothing without an intercept. */
  readonly areaAt: (KG_f: number) => { readonly area: number; readonly end: number } | undefined
}

/** Places between two knots at which an intercept is looked for, the knots aside. */
const BETWEEN = 3

/** `first` is sought up to `trusted`, areas end at `limit` at the latest. */
export function trialsOf(
  cross: CrossCurve,
  heeling: (heel: number) => number,
  { trusted, limit }: { readonly trusted: number; readonly limit: number },
): Trials {
  const places = divided(cross.knots)
  const kn = places.map(cross.kn)
  const lift = places.map(cross.lift)
  const arm = places.map(heeling)
  const gapAt = (KG_f: number) => (heel: number) => cross.kn(heel) - KG_f * cross.lift(heel) - heeling(heel)
  const [knArea, liftArea] = [areasUpTo(places, kn), areasUpTo(places, lift)]
  const intercept = (KG_f: number, rising: boolean, from: number, to: number): number | undefined => {
    const sign = rising ? 1 : -1
    let before = Number.NaN
    for (let i = 0; i < places.length; i++) {
      const heel = places[i] as number
      if (heel < from) continue
      const gap = sign * ((kn[i] as number) - KG_f * (lift[i] as number) - (arm[i] as number))
      if (before < 0 && gap >= 0) {
        const found = bracketedRoot(gapAt(KG_f), places[i - 1] as number, heel, { xTolerance: 1e-12 }).x
        return found > to ? undefined : found
      }
      if (heel > to) return undefined
      before = gap
    }
    return undefined
  }
  const areaTo = (KG_f: number, end: number): number => {
    const k = lastKnot(places, end)
    const from = places[k] as number
    const whole = (knArea[k] as number) - KG_f * (liftArea[k] as number)
    const at = (heel: number) => cross.kn(heel) - KG_f * cross.lift(heel)
    return end > from ? whole + ((end - from) * (at(from) + 4 * at((from + end) / 2) + at(end))) / 6 : whole
  }
  return {
    areaAt: (KG_f) => {
      const first = intercept(KG_f, true, 0, trusted)
      if (first === undefined) return undefined
      const end = Math.min(intercept(KG_f, false, first, limit) ?? limit, limit)
      return { area: areaTo(KG_f, end), end }
    },
  }
}

const STEP = BETWEEN + 1

function divided(knots: readonly number[]): readonly number[] {
  return knots.flatMap((b, i) => {
    const a = knots[i - 1]
    return a === undefined
      ? [b]
      : Array.from({ length: STEP }, (_, j) => (j === BETWEEN ? b : a + ((b - a) * (j + 1)) / STEP))
  })
}

/** By Simpson over each piece between knots; the places within one have that of its beginning. */
function areasUpTo(places: readonly number[], values: readonly number[]): readonly number[] {
  let total = 0
  let begun = 0
  return places.map((heel, i) => {
    if (i === 0 || i % STEP !== 0) return begun
    const [a, m, b] = [values[i - STEP] as number, values[i - STEP / 2] as number, values[i] as number]
    total += ((heel - (places[i - STEP] as number)) * (a + 4 * m + b)) / 6
    begun = total
    return total
  })
}

/** Place of the last knot that is not beyond a heel. */
function lastKnot(places: readonly number[], end: number): number {
  let k = 0
  while (k + STEP < places.length && (places[k + STEP] as number) <= end) k += STEP
  return k
}

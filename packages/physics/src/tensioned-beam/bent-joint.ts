/**
 * Slopes and moments along a tapered joint: slope of a beam under tension, psi what is left of the slope of the riser far away. The
 * moment for each radian, r = M/psi, runs backwards from the riser behind, r' = r^2/EI - T, by steps of Runge and Kutta.
 */
import { requireThat } from '@keelson/numerics/errors.ts'

export interface TaperedJoint {
  /** N, constant along the joint. */
  readonly tension: number
  /** rad. */
  readonly angle: number
  /** N*m2 at a distance from the base; it may have kinks at `kinks`. */
  readonly bendingStiffness: (x: number) => number
  /** N*m2 of the long riser behind the end. */
  readonly riserStiffness: number
  /** Where the joint is asked for, from its base to its end, kinks of the stiffness among them. */
  readonly places: readonly number[]
}
export interface BentJoint {
  /** rad, at each place. */
  readonly slopes: readonly number[]
  /** N*m. */
  readonly moments: readonly number[]
  /** m, from the axis of the base. */
  readonly deflections: readonly number[]
  /** Steps along the joint. */
  readonly steps: number
}

/** Steps between two places, and the share of the decay of bending that one of them may take. */
const LEAST_STEPS = 8
const OF_A_DECAY = 0.02

export function bentJoint(joint: TaperedJoint): BentJoint {
  const { places, angle } = joint
  requireThat(joint.tension > 0 && joint.riserStiffness > 0, 'a bend stiffener requires tension and a stiff riser')
  requireThat(
    places.every((x, k) => k === 0 || x > (places[k - 1] ?? 0)),
    'positions must ascend from the base',
  )
  const { stiffness, turned, steps } = backwards(joint)
  const all = turned[0] as number
  const slopes = turned.map((left) => angle * Math.exp(left - all))
  const moments = slopes.map((psi, k) => (stiffness[k] as number) * psi)
  return { slopes, moments, deflections: deflectionsOf(joint, slopes, moments), steps }
}

/** At each place, the moment for each radian left to turn, and the integral of r/EI from there to the end. */
function backwards(joint: TaperedJoint) {
  const { tension: T, bendingStiffness: EI, places, riserStiffness } = joint
  const last = places.length - 1
  const stiffness = new Array<number>(places.length).fill(Math.sqrt(T * riserStiffness))
  const turned = new Array<number>(places.length).fill(0)
  let steps = 0
  for (let k = last; k > 0; k--) {
    const [near, far] = [places[k - 1] as number, places[k] as number]
    const softest = Math.min(EI(near), EI(far))
    const n = Math.max(LEAST_STEPS, Math.ceil(((far - near) * Math.sqrt(T / softest)) / OF_A_DECAY))
    const h = (far - near) / n
    let [r, q] = [stiffness[k] as number, turned[k] as number]
    for (let i = 0; i < n; i++) [r, q] = stepBack(T, EI, far - i * h, h, r, q)
    stiffness[k - 1] = r
    turned[k - 1] = q
    steps += n
  }
  return { stiffness, turned, steps }
}

/** One step of the fourth order towards the base, of r and of the integral of r/EI. */
function stepBack(T: number, EI: (x: number) => number, x: number, h: number, r: number, q: number): [number, number] {
  const [here, middle, there] = [EI(x), EI(x - h / 2), EI(x - h)]
  const towards = (r: number, EI: number) => T - r ** 2 / EI
  const k_1 = towards(r, here)
  const r_2 = r + (h / 2) * k_1
  const k_2 = towards(r_2, middle)
  const r_3 = r + (h / 2) * k_2
  const k_3 = towards(r_3, middle)
  const r_4 = r + h * k_3
  const k_4 = towards(r_4, there)
  return [
    r + (h / 6) * (k_1 + 2 * k_2 + 2 * k_3 + k_4),
    q + (h / 6) * (r / here + (2 * r_2 + 2 * r_3) / middle + r_4 / there),
  ]
}

/** Of the slopes, with their bends at both ends of each piece: what the balance of moments is not used for. */
function deflectionsOf(
  { angle, places, bendingStiffness: EI }: TaperedJoint,
  slopes: readonly number[],
  moments: readonly number[],
) {
  const bends = moments.map((M, k) => -M / EI(places[k] as number))
  let y = 0
  return slopes.map((psi, k) => {
    const h = (places[k] as number) - (places[Math.max(0, k - 1)] as number)
    const [before, bend] = [slopes[Math.max(0, k - 1)] as number, bends[Math.max(0, k - 1)] as number]
    y += h * angle - (h / 2) * (before + psi) - (h ** 2 / 12) * (bend - (bends[k] as number))
    return y
  })
}

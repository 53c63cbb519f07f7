/**
 * Damping over frequency as a table gives it: straight from row to row and from nothing at no frequency, falling as a power
 * of the frequency beyond the last row. Its cosine transform is the retardation function (Cummins 1962, Ogilvie 1964),
 * its principal-value integral the added mass that belongs to it (Kramers and Kronig). Both exact on each straight part.
 */

import { inWords, requireThat } from '@keelson/numerics/errors.ts'
import { integrate } from '@keelson/numerics/quadrature.ts'

export interface DampingCurve {
  /** Ascending, the first 0. */
  readonly omega: readonly number[]
  readonly damping: readonly number[]
  /** Power by which damping falls beyond the last row, > 1. */
  readonly tail: number
}

/** From rows of ascending frequency, >= 0. Throws NumericsError 'bad_input' otherwise. */
export function dampingCurve(omega: readonly number[], damping: readonly number[], tail: number): DampingCurve {
  requireThat(omega.length > 1 && omega.length === damping.length, 'the damping curve must have at least two rows')
  requireThat(
    omega.every((w, i) => w >= 0 && (i === 0 || w > (omega[i - 1] as number))),
    'the damping frequencies must ascend from 0',
  )
  requireThat(tail > 1, `the damping does not converge with a tail exponent of ${inWords(tail)}`)
  if (omega[0] === 0) return { omega, damping, tail }
  return { omega: [0, ...omega], damping: [0, ...damping], tail }
}

interface Part {
  readonly from: number
  readonly to: number
  /** B = level + slope omega. */
  readonly level: number
  readonly slope: number
}

function partsOf({ omega, damping }: DampingCurve): Part[] {
  return omega.slice(1).map((to, i) => {
    const from = omega[i] as number
    const slope = ((damping[i + 1] as number) - (damping[i] as number)) / (to - from)
    return { from, to, level: (damping[i] as number) - slope * from, slope }
  })
}

const lastOf = ({ omega, damping }: DampingCurve) => ({
  omega_N: omega[omega.length - 1] as number,
  B_N: damping[damping.length - 1] as number,
})

/** K(t) = (2/pi) int_0^inf B cos(omega t) d omega, t >= 0. */
export function retardation(curve: DampingCurve, t: number): number {
  const within = partsOf(curve).reduce((sum, part) => sum + cosineIntegral(part, t), 0)
  return (2 / Math.PI) * (within + tailCosine(curve, t))
}

/** Below this share of a turn over a part, its series is used: the closed form would lose its digits. */
const SHORT_TURN = 1e-3

function cosineIntegral({ from, to, level, slope }: Part, t: number): number {
  const [middle, half] = [(from + to) / 2, (to - from) / 2]
  const turn = half * t
  const average = level + slope * middle
  // cos and sin about the middle: int cos = 2 cos(m t) sin(h t)/t, int (w - m) cos = -2 sin(m t) [sin(h t) - h t cos(h t)]/t^2
  const even = turn < SHORT_TURN ? half * (1 - turn ** 2 / 6) : Math.sin(turn) / t
  const odd = turn < SHORT_TURN ? (half ** 2 * turn) / 3 : (Math.sin(turn) - turn * Math.cos(turn)) / t ** 2
  return 2 * (average * Math.cos(middle * t) * even - slope * Math.sin(middle * t) * odd)
}

/** Decades of the substituted variable in which the tail's integrand lives. */
const LOWEST = -30
const FADED = 40

/** int_w^inf B_N (w/s)^p cos(s t) ds, on the path of steepest descent: i times e^(i x) int (1 + i v)^-p e^(-x v) dv. */
function tailCosine(curve: DampingCurve, t: number): number {
  const { omega_N, B_N } = lastOf(curve)
  const p = curve.tail
  if (t === 0) return (B_N * omega_N) / (p - 1)
  const x = omega_N * t
  const part = (of: (angle: number) => number) =>
    integrate(
      (log) => {
        const v = Math.exp(log)
        const size = v * (1 + v * v) ** (-p / 2) * Math.exp(-x * v)
        return size * of(-p * Math.atan(v))
      },
      LOWEST,
      Math.log(FADED / x),
      { intervals: 48 },
    )
  const [re, im] = [part(Math.cos), part(Math.sin)]
  return B_N * omega_N * (-Math.sin(x) * re - Math.cos(x) * im)
}

/**
 * P int_0^inf B(s)/(s^2 - omega^2) ds, 0 < omega below the last row: what added mass differs by from that at infinite
 * frequency, times pi/2. Throws NumericsError 'bad_input' elsewhere.
 */
export function dampingTransform(curve: DampingCurve, omega: number): number {
  const { omega_N } = lastOf(curve)
  requireThat(omega > 0 && omega < omega_N, 'the damping transform frequency must lie between 0 and the last row')
  const within = partsOf(curve).reduce((sum, part) => sum + principalPart(part, omega), 0)
  return within + tailTransform(curve, omega)
}

/** The logarithm of |s - omega| cancels between the two parts that meet at omega, as B is the same in both. */
function principalPart({ from, to, level, slope }: Part, omega: number): number {
  const near = (level + slope * omega) / (2 * omega)
  const far = (level - slope * omega) / (2 * omega)
  const at = (s: number) => (s === omega ? 0 : near * Math.log(Math.abs(s - omega))) - far * Math.log(s + omega)
  return at(to) - at(from)
}

const SERIES_ENDS = 1e-16

/** int_w^inf B_N (w/s)^p/(s^2 - omega^2) ds as a series in (omega/w)^2. */
function tailTransform(curve: DampingCurve, omega: number): number {
  const { omega_N, B_N } = lastOf(curve)
  const ratio = (omega / omega_N) ** 2
  let [sum, term] = [0, 1]
  for (let k = 0; term > SERIES_ENDS * (1 - ratio); k++) {
    sum += term / (curve.tail + 1 + 2 * k)
    term *= ratio
  }
  return (B_N / omega_N) * sum
}

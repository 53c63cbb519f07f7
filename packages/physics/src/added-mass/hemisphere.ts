/**
 * A hemisphere that heaves in the surface of deep water: a source at its centre and wave-free multipoles, fitted to the motion
 * of its surface. Havelock (1955), Hulme (1982). e^(-i omega t), theta from the downward vertical, lengths in radii.
 */
import { complexMatrix, setEntry, solveLeastSquares } from '@keelson/numerics/complex-least-squares.ts'
import { requireThat } from '@keelson/numerics/errors.ts'
import { scaledEi } from '@keelson/numerics/exponential-integral.ts'
import { gaussLegendre } from '@keelson/numerics/gauss-legendre.ts'
import { integrate } from '@keelson/numerics/quadrature.ts'

export interface HeavingHemisphere {
  /** Points of Gauss over the cosine of theta, 0 to 1, and their weights. */
  readonly cosines: readonly number[]
  readonly weights: readonly number[]
  /** Potential there at unit velocity upwards and unit radius. */
  readonly re: readonly number[]
  readonly im: readonly number[]
  /** Largest velocity of the surface that the fit misses, as a share of that of the body. */
  readonly missed: number
}

const MULTIPOLES = 24
const POINTS = 72
/** Beyond it the waves are too short for the multipoles. */
export const GREATEST_KA = 12

/** Throws NumericsError 'bad_input' for a wave number times radius that is not above 0, or beyond the greatest. */
export function heavingHemisphere(Ka: number): HeavingHemisphere {
  requireThat(Ka > 0 && Ka <= GREATEST_KA, `the hemisphere solution is limited to Ka ≤ ${GREATEST_KA}`)
  const points = gaussLegendre(POINTS).map(({ x, weight }) => ({ mu: (1 + x) / 2, weight: weight / 2 }))
  const terms = points.map(({ mu }) => [sourceAt(Ka, mu), ...multipolesAt(Ka, mu)])
  const [a, b] = [complexMatrix(POINTS, MULTIPOLES + 1), complexMatrix(POINTS, 1)]
  for (const [i, { mu }] of points.entries()) {
    for (const [j, { slope }] of (terms[i] as Term[]).entries()) setEntry(a, i, j, slope.re, slope.im)
    setEntry(b, i, 0, -mu, 0)
  }
  solveLeastSquares(a, b)
  const strength = (j: number) => ({ re: b.entries[2 * j] as number, im: b.entries[2 * j + 1] as number })
  const summed = (of: 'value' | 'slope', i: number) => {
    let [re, im] = [0, 0]
    for (const [j, term] of (terms[i] as Term[]).entries()) {
      const [s, t] = [strength(j), term[of]]
      re += s.re * t.re - s.im * t.im
      im += s.re * t.im + s.im * t.re
    }
    return { re, im }
  }
  const values = points.map((_, i) => summed('value', i))
  const missed = points.map(({ mu }, i) => Math.hypot(summed('slope', i).re + mu, summed('slope', i).im))
  return {
    cosines: points.map(({ mu }) => mu),
    weights: points.map(({ weight }) => weight),
    re: values.map(({ re }) => re),
    im: values.map(({ im }) => im),
    missed: Math.max(...missed),
  }
}

interface Parts {
  readonly re: number
  readonly im: number
}
interface Term {
  readonly value: Parts
  /** Along the radius. */
  readonly slope: Parts
}

/** P_2m/r^(2m+1) + (K/2m) P_(2m-1)/r^2m: no waves leave it. */
function multipolesAt(Ka: number, mu: number): Term[] {
  const P = legendre(mu, 2 * MULTIPOLES)
  return Array.from({ length: MULTIPOLES }, (_, i) => {
    const m = i + 1
    const [even, odd] = [P[2 * m] as number, (Ka / (2 * m)) * (P[2 * m - 1] as number)]
    return { value: { re: even + odd, im: 0 }, slope: { re: -(2 * m + 1) * even - 2 * m * odd, im: 0 } }
  })
}

function legendre(x: number, most: number): number[] {
  const P = [1, x]
  for (let n = 2; n <= most; n++) P.push(((2 * n - 1) * x * (P[n - 1] as number) - (n - 1) * (P[n - 2] as number)) / n)
  return P
}

/** Points of Gauss over a quarter turn, crowded where the source's integrand is steep. */
const QUARTER = gaussLegendre(40).map(({ x, weight }) => {
  const t = (1 + x) / 2
  return { angle: (Math.PI / 2) * (1 - t ** 3), weight: (Math.PI / 4) * 3 * t ** 2 * weight }
})

/**
 * 1/r + K PV int e^(k z) J_0(k R)/(k - K) dk + i pi K e^(K z) J_0(K R), J_0 as a mean over directions: each of them is the
 * source in the plane, -Re M(w), w = K r (cos theta - i sin theta cos psi), and r d/dr of M is 1 - w M.
 */
function sourceAt(Ka: number, mu: number): Term {
  const across = Math.sqrt(1 - mu * mu)
  const ei = new Float64Array(2)
  const [value, slope] = [
    { re: 1, im: 0 },
    { re: -1, im: 0 },
  ]
  const scale = (2 * Ka) / Math.PI
  for (const { angle, weight } of QUARTER) {
    const [wRe, wIm] = [Ka * mu, -Ka * across * Math.cos(angle)]
    scaledEi(wRe, wIm, ei)
    const [mRe, mIm] = [ei[0] as number, ei[1] as number]
    value.re -= scale * weight * mRe
    slope.re -= scale * weight * (1 - (wRe * mRe - wIm * mIm))
    const decay = Math.PI * Math.exp(-wRe)
    value.im += scale * weight * decay * Math.cos(wIm)
    slope.im += scale * weight * decay * (wIm * -Math.sin(wIm) - wRe * Math.cos(wIm))
  }
  return { value, slope }
}

/** What each point adds to the waves far away: (phi d/dn - n_z) e^(K z) J_0(K R), n into the body, over a^2. */
export function hemisphereWaves(Ka: number, of: HeavingHemisphere): { re: number[]; im: number[] } {
  const shares = of.cosines.map((mu, i) => {
    const across = Math.sqrt(1 - mu * mu)
    const ring = 2 * Math.PI * (of.weights[i] as number) * Math.exp(-Ka * mu)
    const [J_0, J_1] = [bessel(0, Ka * across), bessel(1, Ka * across)]
    const along = ring * Ka * (mu * J_0 + across * J_1)
    return { re: along * (of.re[i] as number) - ring * mu * J_0, im: along * (of.im[i] as number) }
  })
  return { re: shares.map(({ re }) => re), im: shares.map(({ im }) => im) }
}

/** J_n by its integral, Abramowitz and Stegun 9.1.21. */
const bessel = (n: number, x: number) =>
  integrate((t) => Math.cos(n * t - x * Math.sin(t)), 0, Math.PI, { intervals: 4 }) / Math.PI

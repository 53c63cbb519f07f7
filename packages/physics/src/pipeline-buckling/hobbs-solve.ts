/**
 * The two searches that the lateral modes ask for: the length of the smallest force, and the longer length at which a
 * force is balanced. Both are made in lengths of the mode itself, where each function has one root.
 */
import { bracketedRoot, type Root } from '@keelson/numerics/root-finding.ts'
import { infiniteLengthAtMinimum } from './hobbs-lateral.ts'
import { COEFFICIENTS, type HobbsMode, INFINITE, type LocalisedMode } from './hobbs-modes.ts'

/** A pipe on the bed: N*m2, N, friction coefficients and N/m. */
export interface Pipe {
  readonly EI: number
  readonly EA: number
  readonly mu_l: number
  readonly mu_a: number
  readonly w: number
}

/** A buckle length, m, with how it was found. */
export interface Length {
  readonly L: number
  readonly trial: number
  readonly residual: number
  readonly iterations: number
}

/** z = L/scale; beta is the bending force over the friction over one scale. */
interface Scaled {
  readonly scale: number
  readonly beta: number
}

function scaled(mode: LocalisedMode, { EI, EA, mu_l, mu_a, w }: Pipe): Scaled {
  const { k_1, k_2, k_3 } = COEFFICIENTS[mode]
  const scale = ((((mu_a / EA) * (EI / mu_l)) / w) * (EI / mu_l / k_2)) ** (1 / 5)
  return { scale, beta: ((k_1 / k_3) * EI) / (scale ** 3 * mu_a * w) }
}

/** sqrt(1 + z^5) - 1 without cancellation. */
const slip = (z: number) => z ** 5 / (Math.sqrt(1 + z ** 5) + 1)

/**
 * Length of the smallest P_0 of a mode, m. It is where z^3 (slip(z) + 2.5 z^5/sqrt(1 + z^5)) = 2 beta, a function that
 * only rises, so that the minimum is the only one. Throws NumericsError where the numbers leave the range.
 */
export function lengthAtMinimum(mode: HobbsMode, pipe: Pipe): Length {
  if (mode === 'infinite') {
    const L = infiniteLengthAtMinimum.evaluate({ ...INFINITE, ...pipe })
    return { L, trial: L, residual: 0, iterations: 0 }
  }
  const { scale, beta } = scaled(mode, pipe)
  const rise = (z: number) => z ** 3 * (slip(z) + (2.5 * z ** 5) / Math.sqrt(1 + z ** 5))
  const f = (lnZ: number) => Math.log(rise(Math.exp(lnZ)) / (2 * beta))
  // The left side is never above 3 z^8, its value at small z, nor 3.5 z^5.5, at large z, and never below half of both.
  const trial = Math.max(Math.log((2 * beta) / 3) / 8, Math.log((2 * beta) / 3.5) / 5.5)
  return found(
    scale,
    trial,
    bracketedRoot(f, trial - 0.1, trial + 1, { seeking: 'the buckle length at minimum force' }),
  )
}

/**
 * The longer of the two lengths at which P_0 of a mode equals a force, m; undefined where the force is below the
 * smallest P_0. Throws NumericsError where the numbers leave the range.
 */
export function stableLength(mode: HobbsMode, pipe: Pipe, force: number, minimum: Length): Length | undefined {
  const { scale, balanced } = balance(mode, pipe, minimum)
  const f = (lnZ: number) => Math.log(balanced(Math.exp(lnZ)) / force)
  const low = Math.log(minimum.L / scale)
  const start = f(low)
  if (start > 0) return undefined
  if (start === 0) return minimum
  let high = low + 1
  while (f(high) < 0 && high < low + 200) high += 1
  return found(scale, low, bracketedRoot(f, low, high, { seeking: 'the buckle length at the specified force' }))
}

/** P_0 over z, N. */
function balance(mode: HobbsMode, pipe: Pipe, minimum: Length) {
  if (mode === 'infinite') {
    const P = (INFINITE.k_1 * pipe.EI) / minimum.L ** 2
    return { scale: minimum.L, balanced: (z: number) => P * (1 / z ** 2 + z ** 6 / 3) }
  }
  const { scale, beta } = scaled(mode, pipe)
  const friction = COEFFICIENTS[mode].k_3 * pipe.mu_a * pipe.w * scale
  return { scale, balanced: (z: number) => friction * (beta / z ** 2 + z * slip(z)) }
}

const found = (scale: number, trial: number, { x, residual, iterations }: Root): Length => ({
  L: scale * Math.exp(x),
  trial: scale * Math.exp(trial),
  residual: Math.abs(residual),
  iterations,
})

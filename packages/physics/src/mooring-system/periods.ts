/** Natural periods of the vessel on its lines with surge, sway and yaw coupled: the eigenvalues of K and M. */
import { factored } from './symmetric.ts'
import type { StiffnessMatrix } from './system.ts'

/** Mass with added mass: surge and sway (kg), yaw (kg m2); the off-diagonal terms couple sway and yaw. */
export type MassMatrix = StiffnessMatrix

/** Longest first, s; a motion that nothing restores has an endless one. Null where M is not that of a body. */
export function coupledPeriods(K: StiffnessMatrix, M: MassMatrix): readonly number[] | null {
  const factors = factored(M)
  if (!factors) return null
  return eigenvalues(reduced(K, factors))
    .sort((a, b) => a - b)
    .map((squared) => (squared > 0 ? (2 * Math.PI) / Math.sqrt(squared) : Number.POSITIVE_INFINITY))
}

type Matrix = number[][]
type Factors = NonNullable<ReturnType<typeof factored>>

/** L^-1 K L^-T of M = L L^T. */
function reduced(K: StiffnessMatrix, [d1, l21, d2, l31, l32, d3]: Factors): Matrix {
  const forward = ([p, q, r]: readonly number[]) => {
    const u = (p ?? 0) / d1
    const v = ((q ?? 0) - l21 * u) / d2
    return [u, v, ((r ?? 0) - l31 * u - l32 * v) / d3]
  }
  return transposed(K.map(forward)).map(forward)
}

const transposed = (A: readonly (readonly number[])[]): Matrix => [0, 1, 2].map((j) => A.map((row) => row[j] ?? 0))

/** Of a symmetric matrix, by the trigonometric solution of its cubic (O. K. Smith, Comm. ACM 4, 1961). */
function eigenvalues(A: Matrix): number[] {
  const at = (i: number, j: number) => A[i]?.[j] ?? 0
  const mean = (at(0, 0) + at(1, 1) + at(2, 2)) / 3
  const [a, b, c] = [at(0, 0) - mean, at(1, 1) - mean, at(2, 2) - mean]
  const [d, e, f] = [at(0, 1), at(1, 2), at(0, 2)]
  const spread = Math.sqrt((a ** 2 + b ** 2 + c ** 2 + 2 * (d ** 2 + e ** 2 + f ** 2)) / 6)
  if (spread === 0) return [mean, mean, mean]
  const determinant = a * (b * c - e ** 2) - d * (d * c - e * f) + f * (d * e - b * f)
  const third = Math.acos(Math.min(Math.max(determinant / (2 * spread ** 3), -1), 1)) / 3
  const largest = mean + 2 * spread * Math.cos(third)
  const smallest = mean + 2 * spread * Math.cos(third + (2 * Math.PI) / 3)
  return [smallest, 3 * mean - largest - smallest, largest]
}

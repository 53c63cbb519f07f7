/** Three equations with a symmetric matrix that holds (is positive definite): Cholesky's factors written out. */
import type { Row, StiffnessMatrix } from './system.ts'

/** Lower triangle of the factor; null where the matrix is not positive definite. */
export function factored([a, b, c]: StiffnessMatrix): readonly [number, number, number, number, number, number] | null {
  const d1 = pivot(a[0], a[0])
  const l21 = b[0] / d1
  const l31 = c[0] / d1
  const d2 = pivot(b[1] - l21 ** 2, b[1])
  const l32 = (c[1] - l31 * l21) / d2
  const d3 = pivot(c[2] - l31 ** 2 - l32 ** 2, c[2])
  return d1 > 0 && d2 > 0 && d3 > 0 ? [d1, l21, d2, l31, l32, d3] : null
}

/** A pivot that is nothing beside its diagonal counts as none. */
const NOTHING = 1e-12
const pivot = (left: number, diagonal: number) => (left > NOTHING * diagonal ? Math.sqrt(left) : Number.NaN)

export function solveSymmetric(matrix: StiffnessMatrix, [p, q, r]: Row): Row | null {
  const factors = factored(matrix)
  if (!factors) return null
  const [d1, l21, d2, l31, l32, d3] = factors
  const u = p / d1
  const v = (q - l21 * u) / d2
  const z = (r - l31 * u - l32 * v) / d3 / d3
  const y = (v - l32 * z) / d2
  return [(u - l21 * y - l31 * z) / d1, y, z]
}

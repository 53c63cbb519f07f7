/** Vectors of three and their square matrices, for a body that hangs in space. */

export type Vector = readonly [x: number, y: number, z: number]
export type Matrix = readonly [Vector, Vector, Vector]

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (k: number, a: Vector): Vector => [k * a[0], k * a[1], k * a[2]]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vector): number => Math.hypot(...a)
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The matrix that stretches by `lengthwise` along a vector and by `crosswise` across it. */
export function along(v: Vector, lengthwise: number, crosswise: number): Matrix {
  const n = times(1 / length(v), v)
  const row = (i: 0 | 1 | 2): Vector => {
    const own = times((lengthwise - crosswise) * n[i], n)
    return [own[0] + (i === 0 ? crosswise : 0), own[1] + (i === 1 ? crosswise : 0), own[2] + (i === 2 ? crosswise : 0)]
  }
  return [row(0), row(1), row(2)]
}

/** x of A x = b, by the rule of Cramer; undefined where A has no inverse. */
export function solved([a, b, c]: Matrix, right: Vector): Vector | undefined {
  const determinant = dot(a, cross(b, c))
  const x = times(1 / determinant, [
    dot(right, cofactors(0, [a, b, c])),
    dot(right, cofactors(1, [a, b, c])),
    dot(right, cofactors(2, [a, b, c])),
  ])
  return x.every(Number.isFinite) ? x : undefined
}

/** Of a column: that column of A exchanged for b has the determinant b . cofactors. */
function cofactors(column: 0 | 1 | 2, [a, b, c]: Matrix): Vector {
  const columns: Matrix = [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ]
  const next = columns[((column + 1) % 3) as 0 | 1 | 2]
  const last = columns[((column + 2) % 3) as 0 | 1 | 2]
  return cross(next, last)
}

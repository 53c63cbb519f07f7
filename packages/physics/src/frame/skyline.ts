/**
 * A symmetric positive definite matrix kept by columns, each from its first entry to the diagonal, and solved directly:
 * K = L D L^T. Bathe, Finite Element Procedures, 1996, 8.2.3, the active column solution.
 */

export class Skyline {
  /** First row of each column. */
  private readonly first: Int32Array
  /** Where row 0 of each column would stand in `entries`. */
  private readonly base: Int32Array
  private readonly entries: Float64Array

  /** `first`: the row in which each column begins, at most its own number. */
  constructor(first: Int32Array) {
    this.first = first
    this.base = new Int32Array(first.length)
    let stored = 0
    for (const [j, i] of first.entries()) {
      this.base[j] = stored - i
      stored += j - i + 1
    }
    this.entries = new Float64Array(stored)
  }

  get size(): number {
    return this.first.length
  }
  get stored(): number {
    return this.entries.length
  }

  /** Adds to an entry of the upper half, row i <= column j. */
  add(i: number, j: number, value: number): void {
    const at = (this.base[j] as number) + i
    this.entries[at] = (this.entries[at] as number) + value
  }

  /** The diagonal as it stands: of the matrix, or once factored of D. */
  diagonal(): Float64Array {
    return Float64Array.from(this.first, (_, j) => this.entries[(this.base[j] as number) + j] as number)
  }

  /** Factors in place; `pivot` is asked at every column, and may end it by throwing. */
  factor(pivot: (j: number, d: number) => void): void {
    const { first, base, entries } = this
    for (let j = 0; j < first.length; j++) {
      const [top, own] = [first[j] as number, base[j] as number]
      for (let i = top + 1; i < j; i++) {
        const from = Math.max(top, first[i] as number)
        const other = base[i] as number
        let sum = 0
        for (let r = from; r < i; r++) sum += (entries[other + r] as number) * (entries[own + r] as number)
        entries[own + i] = (entries[own + i] as number) - sum
      }
      let taken = 0
      for (let r = top; r < j; r++) {
        const g = entries[own + r] as number
        const l = g / (entries[(base[r] as number) + r] as number)
        entries[own + r] = l
        taken += l * g
      }
      entries[own + j] = (entries[own + j] as number) - taken
      pivot(j, entries[own + j] as number)
    }
  }

  /** Solution for a right side, once factored. */
  solve(right: Float64Array): Float64Array {
    const { first, base, entries } = this
    const x = Float64Array.from(right)
    for (let j = 0; j < x.length; j++) {
      let sum = 0
      for (let r = first[j] as number; r < j; r++)
        sum += (entries[(base[j] as number) + r] as number) * (x[r] as number)
      x[j] = (x[j] as number) - sum
    }
    for (let j = 0; j < x.length; j++) x[j] = (x[j] as number) / (entries[(base[j] as number) + j] as number)
    this.backSubstitute(x, x.length - 1)
    return x
  }

  /** The displacements of those before j, when j moves by 1 and those behind it are held; j is the last one factored. */
  shape(j: number): Float64Array {
    const z = new Float64Array(this.size)
    z[j] = 1
    this.backSubstitute(z, j)
    return z
  }

  private backSubstitute(x: Float64Array, last: number): void {
    const { first, base, entries } = this
    for (let j = last; j > 0; j--) {
      const own = base[j] as number
      const value = x[j] as number
      for (let r = first[j] as number; r < j; r++) x[r] = (x[r] as number) - (entries[own + r] as number) * value
    }
  }
}

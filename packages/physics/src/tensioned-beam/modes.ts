/**
 * Natural modes of a beam whose section, mass and tension vary, with springs and masses at its nodes: the lowest of them by
 * Lanczos steps on the inverse (Bathe, Finite Element Procedures, 1996, 11.5), and a Sturm count that none was missed.
 */
import { NumericsError, requireThat } from '@keelson/numerics/errors.ts'
import { tridiagonalEigenpairs } from '@keelson/numerics/tridiagonal.ts'
import { AssembledBeam, type Beam } from './assembled.ts'

export interface BeamModes {
  /** rad/s, from the lowest. */
  readonly omega: readonly number[]
  /** Deflection and slope of each node in turn; every mode has a mass of 1 (1/sqrt(kg)). */
  readonly shapes: readonly Float64Array[]
}

/** A beam that moves without force, or that buckles, has no lowest frequency: NumericsError 'bad_input'. */
export function naturalModes(beam: Beam, count: number): BeamModes {
  requireThat(Number.isInteger(count) && count > 0, 'the number of modes must be an integer of at least 1')
  const assembled = new AssembledBeam(beam)
  requireThat(2 * count < assembled.size, `the beam has too few nodes for ${count} modes`)
  const inverse = assembled.factored()
  const run = new Lanczos(assembled, (right) => inverse.solve(right))
  const pairs = convergedPairs(run, count + 1)
  const found = pairs.map((u) => ({ u, value: assembled.rayleigh(u) })).toSorted((a, b) => a.value - b.value)
  requireNoneMissed(
    assembled,
    found.map(({ value }) => value),
    count,
  )
  const lowest = found.slice(0, count)
  return {
    omega: lowest.map(({ value }) => Math.sqrt(value)),
    shapes: lowest.map(({ u }) => assembled.whole(u)),
  }
}

/** Between the last mode asked for and the one after it, as many values lie below as were found. */
function requireNoneMissed(assembled: AssembledBeam, values: readonly number[], count: number): void {
  const between = ((values[count - 1] ?? 0) + (values[count] ?? 0)) / 2
  if (assembled.valuesBelow(between) === count) return
  throw new NumericsError('no_convergence', 'not every natural mode below the highest was found')
}

/** Steps between two looks at what has settled. */
const LOOK = 8
/** Of a value of the inverse, against that value: Rayleigh's quotient then has the square of it. */
const SETTLED = 1e-9

function convergedPairs(run: Lanczos, count: number): readonly Float64Array[] {
  for (let looks = 1; ; looks++) {
    const steps = Math.min(count + LOOK * looks, run.size)
    run.advance(steps)
    const { values, vectors } = run.small()
    const best = vectors.map((s, k) => ({ s, theta: values[k] as number })).slice(-count)
    const settled = best.every(({ s, theta }) => run.left * Math.abs(s[s.length - 1] as number) <= SETTLED * theta)
    if ((best.length === count && settled) || run.spent) return best.map(({ s }) => run.vectorOf(s))
  }
}

/** Vectors that the inverse makes one of the other, square on each other in the mass of the beam. */
class Lanczos {
  private readonly beam: AssembledBeam
  private readonly inverse: (right: Float64Array) => Float64Array
  private readonly vectors: Float64Array[] = []
  private readonly weighted: Float64Array[] = []
  private readonly diagonal: number[] = []
  private readonly beside: number[] = []
  private next: Float64Array
  /** Size of what the steps so far do not span. */
  left = 0
  spent = false

  constructor(beam: AssembledBeam, inverse: (right: Float64Array) => Float64Array) {
    this.beam = beam
    this.inverse = inverse
    this.next = inverse(beam.massTimes(unlike(beam.size)))
    this.normalise()
  }

  get size(): number {
    return this.beam.size
  }

  advance(steps: number): void {
    while (this.vectors.length < steps && !this.spent) this.step()
  }

  private step(): void {
    const v = this.next
    const M_v = this.beam.massTimes(v)
    if (this.vectors.length > 0) this.beside.push(this.left)
    this.vectors.push(v)
    this.weighted.push(M_v)
    const w = this.inverse(M_v)
    this.diagonal.push(dot(w, M_v))
    // twice, so that rounding leaves nothing of a vector that was taken out
    for (let again = 0; again < 2; again++) this.takeOutAll(w)
    this.next = w
    this.normalise()
    this.spent = this.vectors.length === this.size || this.left <= Number.EPSILON * (this.diagonal[0] as number)
  }

  private takeOutAll(w: Float64Array): void {
    for (const [k, v] of this.vectors.entries()) {
      const share = dot(w, this.weighted[k] as Float64Array)
      for (let i = 0; i < w.length; i++) w[i] = (w[i] as number) - share * (v[i] as number)
    }
  }

  private normalise(): void {
    const w = this.next
    this.left = Math.sqrt(Math.max(0, dot(w, this.beam.massTimes(w))))
    if (this.left > 0) for (let i = 0; i < w.length; i++) w[i] = (w[i] as number) / this.left
  }

  small() {
    return tridiagonalEigenpairs(this.diagonal, this.beside)
  }

  vectorOf(s: Float64Array): Float64Array {
    const u = new Float64Array(this.size)
    for (const [k, v] of this.vectors.entries())
      for (let i = 0; i < u.length; i++) u[i] = (u[i] as number) + (s[k] as number) * (v[i] as number)
    return u
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

/** A vector like no mode: uneven, without a sign of its own, the same on every run. */
function unlike(size: number): Float64Array {
  let seed = 1
  return Float64Array.from({ length: size }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x3fffffff - 1
  })
}

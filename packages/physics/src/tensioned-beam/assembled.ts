/** A beam put together of its elements, springs and masses: its stiffness, its mass, and how many values lie below another. */
import { NumericsError, requireThat } from '@keelson/numerics/errors.ts'
import { Skyline } from '../frame/skyline.ts'
import { type BeamElement, type ElementMatrices, elementMatrices, OF_AN_ELEMENT, twiceEnergy } from './element.ts'

/** What an end may do. */
export interface BeamEnd {
  readonly deflects: boolean
  readonly turns: boolean
}
/** What stands at a node. */
interface AtNode {
  readonly node: number
  /** N/m, against deflection. */
  readonly spring?: number
  /** N*m/rad, against turning. */
  readonly rotationalSpring?: number
  /** kg, of no inertia against turning. */
  readonly mass?: number
}
export interface Beam {
  readonly elements: readonly BeamElement[]
  readonly start: BeamEnd
  readonly end: BeamEnd
  readonly nodes?: readonly AtNode[]
}

/** Of the stiffness that stands on the diagonal, less than which is left where the beam moves without force. */
const NOTHING = 1e-13

/** Unknowns are those of the whole beam, two a node, without the ones that its ends hold. */
export class AssembledBeam {
  private readonly beam: Beam
  private readonly matrices: readonly ElementMatrices[]
  private readonly kept: Int32Array
  /** Number among the kept of each of the whole beam; -1 where it is held. */
  private readonly number: Int32Array

  constructor(beam: Beam) {
    requireThat(beam.elements.length > 0, 'the beam must have at least one element')
    this.beam = beam
    this.matrices = beam.elements.map(elementMatrices)
    const all = 2 * (beam.elements.length + 1)
    const held = new Set([
      ...(beam.start.deflects ? [] : [0]),
      ...(beam.start.turns ? [] : [1]),
      ...(beam.end.deflects ? [] : [all - 2]),
      ...(beam.end.turns ? [] : [all - 1]),
    ])
    this.kept = Int32Array.from(Array.from({ length: all }, (_, i) => i).filter((i) => !held.has(i)))
    this.number = new Int32Array(all).fill(-1)
    for (const [k, i] of this.kept.entries()) this.number[i] = k
  }

  get size(): number {
    return this.kept.length
  }

  /** The stiffness less a share of the mass. */
  private assembled(value: number): Skyline {
    const first = Int32Array.from(this.kept, (i) => this.firstOfNode(Math.floor(i / 2) - 1))
    const K = new Skyline(first)
    for (const [e, { stiffness, mass }] of this.matrices.entries())
      for (let i = 0; i < OF_AN_ELEMENT; i++)
        for (let j = i; j < OF_AN_ELEMENT; j++) {
          const [row, column] = [this.number[2 * e + i] as number, this.number[2 * e + j] as number]
          const at = OF_AN_ELEMENT * i + j
          if (row >= 0 && column >= 0) K.add(row, column, (stiffness[at] as number) - value * (mass[at] as number))
        }
    for (const { node, spring = 0, rotationalSpring = 0, mass = 0 } of this.beam.nodes ?? []) {
      const [w, turn] = [this.number[2 * node] as number, this.number[2 * node + 1] as number]
      if (w >= 0) K.add(w, w, spring - value * mass)
      if (turn >= 0) K.add(turn, turn, rotationalSpring)
    }
    return K
  }

  private firstOfNode(node: number): number {
    for (let i = Math.max(0, 2 * node); i < this.number.length; i++)
      if ((this.number[i] as number) >= 0) return this.number[i] as number
    return 0
  }

  factored(): Skyline {
    const K = this.assembled(0)
    const before = K.diagonal()
    K.factor((j, d) => {
      if (!(d > NOTHING * (before[j] as number)))
        throw new NumericsError(
          'bad_input',
          'the beam buckles or has a zero-stiffness mode, so it has no lowest frequency',
        )
    })
    return K
  }

  /** Sturm's count: values of omega^2 below one that is none of them. */
  valuesBelow(value: number): number {
    let below = 0
    this.assembled(value).factor((_, d) => {
      if (d < 0) below++
    })
    return below
  }

  massTimes(u: Float64Array): Float64Array {
    const out = new Float64Array(u.length)
    for (const [e, { mass }] of this.matrices.entries())
      for (let i = 0; i < OF_AN_ELEMENT; i++) {
        const row = this.number[2 * e + i] as number
        if (row < 0) continue
        let sum = 0
        for (let j = 0; j < OF_AN_ELEMENT; j++) {
          const column = this.number[2 * e + j] as number
          if (column >= 0) sum += (mass[OF_AN_ELEMENT * i + j] as number) * (u[column] as number)
        }
        out[row] = (out[row] as number) + sum
      }
    for (const { node, mass = 0 } of this.beam.nodes ?? []) {
      const w = this.number[2 * node] as number
      if (w >= 0) out[w] = (out[w] as number) + mass * (u[w] as number)
    }
    return out
  }

  /** Rayleigh's quotient, its energy by the turns of each element from its chord. */
  rayleigh(u: Float64Array): number {
    const all = this.whole(u)
    let energy = this.beam.elements.reduce((sum, e, k) => sum + twiceEnergy(e, all, 2 * k), 0)
    for (const { node, spring = 0, rotationalSpring = 0 } of this.beam.nodes ?? [])
      energy += spring * (all[2 * node] as number) ** 2 + rotationalSpring * (all[2 * node + 1] as number) ** 2
    return energy / this.massTimes(u).reduce((sum, f, i) => sum + f * (u[i] as number), 0)
  }

  /** With zeros where the ends hold the beam. */
  whole(u: Float64Array): Float64Array {
    const all = new Float64Array(this.number.length)
    for (const [k, i] of this.kept.entries()) all[i] = u[k] as number
    return all
  }
}

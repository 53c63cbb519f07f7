/** What a response needs of a natural mode of a varying beam: its size between nodes, its curvature, its mode factor. */
import { integrate } from '@keelson/numerics/quadrature.ts'
import type { Beam } from './assembled.ts'
import { type BeamElement, deflectionWithin, elementMatrices, OF_AN_ELEMENT } from './element.ts'

export interface ModeOfBeam {
  /** Deflection at the nodes, the largest of the whole shape 1. */
  readonly deflections: readonly number[]
  /** 1/m2, for a largest deflection of 1: at the start and at the end of each element. */
  readonly curvatures: readonly (readonly [start: number, end: number])[]
  /** 1/m2, for a largest deflection of 1: the largest size within each element. */
  readonly largestCurvatures: readonly number[]
  /** Largest deflection times the root of the integral of the shape squared over that of its fourth power. */
  readonly gamma_n: number
}

const PLACES_AN_ELEMENT = 10

/** `shape`: deflection and slope of each node in turn. */
export function modeOfBeam(beam: Beam, shape: Float64Array, omega: number): ModeOfBeam {
  const within = (e: number, share: number) => deflectionWithin(beam.elements[e]?.length ?? 0, shape, 2 * e, share)
  let [largest, squares, fourths] = [0, 0, 0]
  for (const [e, { length }] of beam.elements.entries()) {
    for (let k = 0; k <= PLACES_AN_ELEMENT; k++) {
      const size = Math.abs(within(e, k / PLACES_AN_ELEMENT))
      if (size > Math.abs(largest)) largest = within(e, k / PLACES_AN_ELEMENT)
    }
    squares += length * integrate((s) => within(e, s) ** 2, 0, 1, { intervals: 1 })
    fourths += length * integrate((s) => within(e, s) ** 4, 0, 1, { intervals: 1 })
  }
  const bends = beam.elements.map((element, e) => curvaturesOf(element, shape, e, omega ** 2, largest))
  return {
    deflections: Array.from({ length: beam.elements.length + 1 }, (_, i) => (shape[2 * i] as number) / largest),
    curvatures: bends.map(([start, , end]) => [start, end] as const),
    largestCurvatures: bends.map(largestOf),
    gamma_n: Math.abs(largest) * Math.sqrt(squares / fourths),
  }
}

/**
 * At the start, the middle and the end. At the ends by the moments that hold the element in its vibration, which keep the
 * accuracy of the deflections; in the middle by how a moment M changes between them, M'' = T w'' + T' w' + m omega^2 w.
 */
function curvaturesOf(element: BeamElement, shape: Float64Array, e: number, value: number, largest: number) {
  const { length: h, bendingStiffness: EI, tensionStart, tensionEnd } = element
  const { stiffness, mass } = elementMatrices(element)
  const moment = (row: number) => {
    let sum = 0
    for (let j = 0; j < OF_AN_ELEMENT; j++) {
      const at = OF_AN_ELEMENT * row + j
      sum += ((stiffness[at] as number) - value * (mass[at] as number)) * (shape[2 * e + j] as number)
    }
    return sum
  }
  const [start, end] = [-moment(1), moment(3)]
  const mean = (start + end) / 2
  const swing = value * element.mass * deflectionWithin(h, shape, 2 * e, 0.5)
  const chord = ((shape[2 * e + 2] as number) - (shape[2 * e] as number)) / h
  const pulled = ((tensionStart + tensionEnd) / 2) * (mean / EI) + ((tensionEnd - tensionStart) / h) * chord
  const middle = mean - (h ** 2 / 8) * (swing + pulled)
  const by = EI * largest
  return [start / by, middle / by, end / by] as const
}

/** Of the ends and of the top of the parabola through the three. */
function largestOf([start, middle, end]: readonly [number, number, number]): number {
  const bend = start - 2 * middle + end
  const at = bend === 0 ? 0 : (start - end) / (2 * bend)
  const top = Math.abs(at) < 1 ? middle - (bend / 2) * at ** 2 : middle
  return Math.max(Math.abs(start), Math.abs(top), Math.abs(end))
}

/**
 * A piece of a beam between two nodes, each of which deflects and turns: cubic shapes, consistent mass, and a tension that
 * runs straight from one node to the other. Bathe, Finite Element Procedures (1996), 4.2.3 and 6.6. Coherent SI.
 */

export interface BeamElement {
  readonly length: number
  readonly bendingStiffness: number
  /** kg/m. */
  readonly mass: number
  /** Compression negative. */
  readonly tensionStart: number
  readonly tensionEnd: number
}

/** Deflection and slope at the start, deflection and slope at the end. */
export const OF_AN_ELEMENT = 4

/** Integrals of products of the shapes, entry of row i and column j at 4 i + j. */
export interface ElementMatrices {
  readonly stiffness: Float64Array
  readonly mass: Float64Array
}

export function elementMatrices(e: BeamElement): ElementMatrices {
  return { stiffness: stiffnessOf(e), mass: massOf(e) }
}

/** Of bending, and of the tension that a slope turns. */
function stiffnessOf({ length: h, bendingStiffness, tensionStart: T_1, tensionEnd: T_2 }: BeamElement): Float64Array {
  const c = bendingStiffness / h ** 3
  const g = (3 * (T_1 + T_2)) / (5 * h)
  return symmetric([
    12 * c + g,
    6 * c * h + T_2 / 10,
    -12 * c - g,
    6 * c * h + T_1 / 10,
    4 * c * h ** 2 + (h * (3 * T_1 + T_2)) / 30,
    -6 * c * h - T_2 / 10,
    2 * c * h ** 2 - (h * (T_1 + T_2)) / 60,
    12 * c + g,
    -6 * c * h - T_1 / 10,
    4 * c * h ** 2 + (h * (T_1 + 3 * T_2)) / 30,
  ])
}

function massOf({ length: h, mass }: BeamElement): Float64Array {
  const q = (mass * h) / 420
  return symmetric([
    156 * q,
    22 * h * q,
    54 * q,
    -13 * h * q,
    4 * h ** 2 * q,
    13 * h * q,
    -3 * h ** 2 * q,
    156 * q,
    -22 * h * q,
    4 * h ** 2 * q,
  ])
}

/** Upper half by rows, made whole. */
function symmetric(upper: readonly number[]): Float64Array {
  const whole = new Float64Array(OF_AN_ELEMENT ** 2)
  let at = 0
  for (let i = 0; i < OF_AN_ELEMENT; i++)
    for (let j = i; j < OF_AN_ELEMENT; j++) {
      const value = upper[at++] as number
      whole[OF_AN_ELEMENT * i + j] = value
      whole[OF_AN_ELEMENT * j + i] = value
    }
  return whole
}

/** Deflection at a share of the length, of what its nodes do: deflection and slope at the start, and at the end. */
export function deflectionWithin(h: number, nodes: ArrayLike<number>, at: number, share: number): number {
  const [s, r] = [share, 1 - share]
  return (
    r * r * (1 + 2 * s) * (nodes[at] as number) +
    h * s * r * r * (nodes[at + 1] as number) +
    s * s * (3 - 2 * s) * (nodes[at + 2] as number) -
    h * s * s * r * (nodes[at + 3] as number)
  )
}

/** Twice the energy of an element in what its nodes do, by the turns from its chord: they keep their digits where the element is short. */
export function twiceEnergy(e: BeamElement, nodes: ArrayLike<number>, at: number): number {
  const { length: h, bendingStiffness, tensionStart: T_1, tensionEnd: T_2 } = e
  const chord = ((nodes[at + 2] as number) - (nodes[at] as number)) / h
  const [a, b] = [(nodes[at + 1] as number) - chord, (nodes[at + 3] as number) - chord]
  const bending = ((4 * bendingStiffness) / h) * (a * a + a * b + b * b)
  const stretched = ((T_1 + T_2) / 2) * h * chord * chord
  const turned = h * (((3 * T_1 + T_2) * a * a) / 30 + ((T_1 + 3 * T_2) * b * b) / 30 - ((T_1 + T_2) * a * b) / 30)
  const mixed = 2 * chord * h * ((a * (T_1 - T_2)) / 12 + (b * (T_2 - T_1)) / 12)
  return bending + stretched + turned + mixed
}

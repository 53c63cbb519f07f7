/** Motions of a hull in regular waves: six equations, surge, heave and pitch apart from sway, roll and yaw by symmetry. */
import { type Complex, minus, scaled } from '@keelson/numerics/complex.ts'
import { complexMatrix, setEntry, solveLeastSquares } from '@keelson/numerics/complex-least-squares.ts'
import type { HullCoefficients, Matrix, Sailing } from './coefficients.ts'
import type { StillWater } from './hull.ts'

export interface HullMass {
  /** Centre of gravity above the waterline; along the hull it stands over the centre of buoyancy. */
  readonly z_G: number
  /** Radii of gyration of roll and yaw, about axes through the centre of gravity. */
  readonly k_xx: number
  readonly k_zz: number
  /** Of pitch, about the transverse axis amidships. */
  readonly k_yy: number
  /** Damping in roll beside that by waves, N m s. */
  readonly rollDamping: number
}

/**
 * Mass of a hull that floats, about the origin amidships in the waterline. Surge is that of the centre of gravity, by the
 * undisturbed wave alone: an added mass would take part in that force as it does in the motion.
 */
export function massMatrix({ volume, x_B }: StillWater, mass: HullMass, density: number): Matrix {
  const m = density * volume
  const { z_G, k_xx, k_yy, k_zz } = mass
  return [
    [m, 0, 0, 0, 0, 0],
    [0, m, 0, -m * z_G, 0, m * x_B],
    [0, 0, m, 0, -m * x_B, 0],
    [0, -m * z_G, 0, m * (k_xx ** 2 + z_G ** 2), 0, -m * x_B * z_G],
    [0, 0, -m * x_B, 0, m * k_yy ** 2, 0],
    [0, m * x_B, 0, -m * x_B * z_G, 0, m * (k_zz ** 2 + x_B ** 2)],
  ]
}

/**
 * Stiffness of the water. In pitch the waterplane alone, as strip theory has the normal along the hull nowhere: so pitch
 * follows the slope of long waves.
 */
export function stiffnessMatrix(still: StillWater, { z_G }: HullMass, { density, gravity }: Sailing): Matrix {
  const weight = density * gravity
  const c = Array.from({ length: 6 }, () => new Array<number>(6).fill(0))
  const put = (row: number, column: number, value: number) => {
    ;(c[row - 1] as number[])[column - 1] = weight * value
  }
  put(3, 3, still.waterplaneArea)
  put(3, 5, -still.firstMoment)
  put(5, 3, -still.firstMoment)
  put(5, 5, still.longitudinalInertia)
  put(4, 4, still.transverseInertia + still.volume * (still.z_B - z_G))
  return c
}

export interface MotionCase {
  readonly still: StillWater
  readonly mass: HullMass
  readonly coefficients: HullCoefficients
  readonly forces: readonly Complex[]
  /** Of encounter, of either sign. */
  readonly omega_e: number
  readonly sailing: Sailing
}

/** Surge to yaw of the origin, per wave amplitude: metres and radians per metre, e^(-i omega_e t). */
export function motions({ still, mass, coefficients, forces, omega_e, sailing }: MotionCase): readonly Complex[] {
  const [m, c] = [massMatrix(still, mass, sailing.density), stiffnessMatrix(still, mass, sailing)]
  const { addedMass, damping } = coefficients
  const of = (matrix: Matrix, i: number, j: number) => matrix[i]?.[j] as number
  const [a, b] = [complexMatrix(6, 6), complexMatrix(6, 1)]
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j < 6; j++) {
      const inertia = of(m, i, j) + of(addedMass, i, j)
      const lost = of(damping, i, j) + (i === 3 && j === 3 ? mass.rollDamping : 0)
      setEntry(a, i, j, of(c, i, j) - omega_e ** 2 * inertia, -omega_e * lost)
    }
    const force = forces[i] as Complex
    setEntry(b, i, 0, force.re, force.im)
  }
  solveLeastSquares(a, b)
  const solved = Array.from({ length: 6 }, (_, i) => ({
    re: b.entries[2 * i] as number,
    im: b.entries[2 * i + 1] as number,
  }))
  const [surge, ...rest] = solved as [Complex, ...Complex[]]
  return [minus(surge, scaled(rest[3] as Complex, mass.z_G)), ...rest]
}

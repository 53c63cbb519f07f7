/**
 * Added mass and damping of a hull at forward speed from those of its sections: Salvesen, Tuck and Faltinsen (1970), table 1,
 * without the terms of a transom. Axes: origin amidships in the waterline, x forward, y to port, z up; motions surge, sway,
 * heave, roll, pitch (bow down), yaw. Surge is not in the theory.
 */
import type { StripHull } from './hull.ts'
import { type AddedMassAndDamping, sectionCoefficients } from './section-forces.ts'
import { type RadiationPotentials, radiationPotentials } from './section-solver.ts'

export interface Sailing {
  readonly speed: number
  readonly density: number
  readonly gravity: number
}

/** Potentials of all sections at one frequency of encounter. */
export interface HullRadiation {
  /** > 0. */
  readonly omega: number
  readonly potentials: readonly RadiationPotentials[]
}

export function hullRadiation(hull: StripHull, omega: number, gravity: number): HullRadiation {
  const K = omega ** 2 / gravity
  return { omega, potentials: hull.strips.map(({ section }) => radiationPotentials(section, K)) }
}

/** [row][column], of surge to yaw. */
export type Matrix = readonly (readonly number[])[]

export interface HullCoefficients {
  readonly addedMass: Matrix
  readonly damping: Matrix
}

/** Integrals along the hull without speed: of the coefficient, of x times it, and of x squared times it. */
interface Moments {
  readonly zeroth: AddedMassAndDamping
  readonly first: AddedMassAndDamping
  readonly second: AddedMassAndDamping
}

export function hullCoefficients(
  hull: StripHull,
  { omega, potentials }: HullRadiation,
  sailing: Sailing,
): HullCoefficients {
  const sections = hull.strips.map(({ section }, i) =>
    sectionCoefficients(section.panels, potentials[i] as RadiationPotentials, { density: sailing.density, omega }),
  )
  const moments = (of: (section: (typeof sections)[number]) => AddedMassAndDamping): Moments => {
    const along = (power: number): AddedMassAndDamping => {
      let [a, b] = [0, 0]
      for (const [i, { x, width }] of hull.strips.entries()) {
        const at = of(sections[i] as (typeof sections)[number])
        a += width * x ** power * at.a
        b += width * x ** power * at.b
      }
      return { a, b }
    }
    return { zeroth: along(0), first: along(1), second: along(2) }
  }
  const heave = moments((section) => section.heave)
  const sway = moments((section) => section.sway)
  const roll = moments((section) => section.roll)
  // the two are the same but for the panels
  const swayRoll = moments(({ swayByRoll, rollBySway }) => ({
    a: (swayByRoll.a + rollBySway.a) / 2,
    b: (swayByRoll.b + rollBySway.b) / 2,
  }))
  return assembled({ heave, sway, roll, swayRoll }, sailing.speed, omega)
}

function assembled(
  of: Record<'heave' | 'sway' | 'roll' | 'swayRoll', Moments>,
  U: number,
  omega: number,
): HullCoefficients {
  const [addedMass, damping] = [empty(), empty()]
  const put = (row: number, column: number, { a, b }: AddedMassAndDamping) => {
    ;(addedMass[row - 1] as number[])[column - 1] = a
    ;(damping[row - 1] as number[])[column - 1] = b
  }
  put(3, 3, of.heave.zeroth)
  put(3, 5, withSpeed(of.heave, -1, -U, omega))
  put(5, 3, withSpeed(of.heave, -1, U, omega))
  put(5, 5, turned(of.heave, U, omega))
  put(2, 2, of.sway.zeroth)
  put(2, 6, withSpeed(of.sway, 1, U, omega))
  put(6, 2, withSpeed(of.sway, 1, -U, omega))
  put(6, 6, turned(of.sway, U, omega))
  put(4, 4, of.roll.zeroth)
  put(2, 4, of.swayRoll.zeroth)
  put(4, 2, of.swayRoll.zeroth)
  put(4, 6, withSpeed(of.swayRoll, 1, U, omega))
  put(6, 4, withSpeed(of.swayRoll, 1, -U, omega))
  return { addedMass, damping }
}

const empty = () => Array.from({ length: 6 }, () => new Array<number>(6).fill(0))

/** A = sign x-moment of a + U/omega^2 B, B = sign x-moment of b - U A. */
const withSpeed = ({ zeroth, first }: Moments, sign: number, U: number, omega: number): AddedMassAndDamping => ({
  a: sign * first.a + (U / omega ** 2) * zeroth.b,
  b: sign * first.b - U * zeroth.a,
})

const turned = ({ zeroth, second }: Moments, U: number, omega: number): AddedMassAndDamping => ({
  a: second.a + (U ** 2 / omega ** 2) * zeroth.a,
  b: second.b + (U ** 2 / omega ** 2) * zeroth.b,
})

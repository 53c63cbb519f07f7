/** What the potentials on a section's panels add up to: added mass and damping, and what a passing wave does to it. Both halves. */
import { type Complex, complex, onUnitCircle } from '@keelson/numerics/complex.ts'
import type { Panels } from './panels.ts'
import type { PanelValues, RadiationPotentials } from './section-solver.ts'

/** Per length, of one pair of motions. */
export interface AddedMassAndDamping {
  readonly a: number
  readonly b: number
}

/** Roll is about the intersection of waterline and centre plane. */
export interface SectionCoefficients {
  readonly sway: AddedMassAndDamping
  readonly heave: AddedMassAndDamping
  readonly roll: AddedMassAndDamping
  /** Force in sway by roll. */
  readonly swayByRoll: AddedMassAndDamping
  /** Moment in roll by sway: the same, but for the panels. */
  readonly rollBySway: AddedMassAndDamping
}

export interface Radiating {
  readonly density: number
  /** Of the motion, > 0. */
  readonly omega: number
}

/** a = rho Re of the integral of phi_j n_i, b = rho omega Im of it. */
export function sectionCoefficients(
  panels: Panels,
  { sway, heave, roll }: RadiationPotentials,
  { density, omega }: Radiating,
): SectionCoefficients {
  const of = (potential: PanelValues, normal: Float64Array): AddedMassAndDamping => ({
    a: 2 * density * overPanels(panels, potential.re, normal),
    b: 2 * density * omega * overPanels(panels, potential.im, normal),
  })
  return {
    sway: of(sway, panels.normalY),
    heave: of(heave, panels.normalZ),
    roll: of(roll, panels.normalRoll),
    swayByRoll: of(roll, panels.normalY),
    rollBySway: of(sway, panels.normalRoll),
  }
}

function overPanels({ count, length }: Panels, values: Float64Array, normal: Float64Array): number {
  let sum = 0
  for (let j = 0; j < count; j++) sum += (values[j] as number) * (normal[j] as number) * (length[j] as number)
  return sum
}

/** A wave e^(k z + i k_y y) that passes a section, its number across and along what it is. */
export interface PassingWave {
  readonly k: number
  /** k sin(heading). */
  readonly across: number
}

/** By mode: sway, heave and roll. */
export interface ByMode<T> {
  readonly sway: T
  readonly heave: T
  readonly roll: T
}

/** Integrals over the section of e^(k z + i k_y y) n_j: times rho g, the Froude-Krylov force per length and amplitude. */
export function undisturbed(panels: Panels, wave: PassingWave): ByMode<Complex> {
  let [sway, heave, roll] = [0, 0, 0]
  for (let j = 0; j < panels.count; j++) {
    const decay = 2 * Math.exp(wave.k * (panels.midZ[j] as number)) * (panels.length[j] as number)
    const phase = wave.across * (panels.midY[j] as number)
    sway += decay * Math.sin(phase) * (panels.normalY[j] as number)
    roll += decay * Math.sin(phase) * (panels.normalRoll[j] as number)
    heave += decay * Math.cos(phase) * (panels.normalZ[j] as number)
  }
  return { sway: complex(0, sway), heave: complex(heave), roll: complex(0, roll) }
}

/**
 * Integrals of phi_j (n_z + i sin(heading) n_y) e^(k z + i k_y y): times -rho omega_0 omega_e, the diffraction force per length
 * and amplitude, by Haskind's relation.
 */
export function scattered(panels: Panels, potentials: RadiationPotentials, wave: PassingWave): ByMode<Complex> {
  const { even, odd } = alongNormals(panels, wave)
  const of = (potential: PanelValues, { re, im }: PanelValues) => {
    let [sumRe, sumIm] = [0, 0]
    for (let j = 0; j < panels.count; j++) {
      const [a, b, c, d] = [potential.re[j], potential.im[j], re[j], im[j]] as [number, number, number, number]
      const length = 2 * (panels.length[j] as number)
      sumRe += length * (a * c - b * d)
      sumIm += length * (a * d + b * c)
    }
    return complex(sumRe, sumIm)
  }
  return { sway: of(potentials.sway, odd), heave: of(potentials.heave, even), roll: of(potentials.roll, odd) }
}

/**
 * (n_z + i sin(heading) n_y) e^(k z + i k_y y) on the port panels, as its parts that are the same and opposite on the starboard
 * side: k times the amplitude and -i g/omega_0, the velocity of the wave along the normals.
 */
export function alongNormals(panels: Panels, { k, across }: PassingWave): { even: PanelValues; odd: PanelValues } {
  const column = () => new Float64Array(panels.count)
  const [even, odd] = [
    { re: column(), im: column() },
    { re: column(), im: column() },
  ]
  const sine = across / k
  for (let j = 0; j < panels.count; j++) {
    const decay = Math.exp(k * (panels.midZ[j] as number))
    const { re, im } = onUnitCircle(across * (panels.midY[j] as number))
    const [normalY, normalZ] = [panels.normalY[j] as number, panels.normalZ[j] as number]
    even.re[j] = decay * (normalZ * re - sine * normalY * im)
    odd.im[j] = decay * (normalZ * im + sine * normalY * re)
  }
  return { even, odd }
}

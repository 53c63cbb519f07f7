/** Forces of a regular wave on a hull that sails: Salvesen, Tuck and Faltinsen (1970), table 2, without the terms of a transom. */
import { type Complex, onUnitCircle, plus, scaled, times, ZERO } from '@keelson/numerics/complex.ts'
import type { HullRadiation, Sailing } from './coefficients.ts'
import type { PreparedStrip, StripHull } from './hull.ts'
import { type ByMode, type PassingWave, scattered, undisturbed } from './section-forces.ts'
import type { RadiationPotentials } from './section-solver.ts'

export interface RegularWave {
  /** Of the wave itself, > 0. */
  readonly omega: number
  /** Where it goes to, from ahead: 0 following, pi head seas, pi/2 to port. Radians. */
  readonly heading: number
}

/** Of encounter, negative where the ship outruns the wave. */
export const encounterOmega = ({ omega, heading }: RegularWave, { speed, gravity }: Sailing): number =>
  omega - (omega ** 2 / gravity) * speed * Math.cos(heading)

/**
 * Forces and moments, surge to yaw, per wave amplitude, e^(-i omega_e t), the wave's crest amidships at t = 0. The radiation
 * is that at the modulus of the frequency of encounter. Surge has the undisturbed wave alone.
 */
export function excitation(
  hull: StripHull,
  radiation: HullRadiation,
  wave: RegularWave,
  sailing: Sailing,
): readonly Complex[] {
  const k = wave.omega ** 2 / sailing.gravity
  const passing = { k, across: k * Math.sin(wave.heading) }
  const along = k * Math.cos(wave.heading)
  const omega_e = encounterOmega(wave, sailing)
  const forces: Complex[] = new Array(6).fill(ZERO)
  for (const [i, strip] of hull.strips.entries()) {
    const at = scaled(onUnitCircle(along * strip.x), strip.width)
    const { f, h } = onStrip(strip, radiation.potentials[i] as RadiationPotentials, { wave, passing, omega_e, sailing })
    const add = (mode: number, of: Complex) => {
      forces[mode - 1] = plus(forces[mode - 1] as Complex, times(at, of))
    }
    // x (f + h) + i U/omega_e h
    const arm = (mode: keyof ByMode<Complex>) =>
      plus(scaled(plus(f[mode], h[mode]), strip.x), times({ re: 0, im: sailing.speed / omega_e }, h[mode]))
    add(1, times({ re: 0, im: -sailing.density * sailing.gravity * along }, { re: waveArea(strip, passing), im: 0 }))
    add(2, plus(f.sway, h.sway))
    add(3, plus(f.heave, h.heave))
    add(4, plus(f.roll, h.roll))
    add(5, scaled(arm('heave'), -1))
    add(6, arm('sway'))
  }
  return forces
}

interface Passing {
  readonly wave: RegularWave
  readonly passing: PassingWave
  readonly omega_e: number
  readonly sailing: Sailing
}

/** Froude-Krylov and diffraction force per length, without the phase along the hull. */
function onStrip(
  { section }: PreparedStrip,
  potentials: RadiationPotentials,
  { wave, passing, omega_e, sailing }: Passing,
): { f: ByMode<Complex>; h: ByMode<Complex> } {
  const f = undisturbed(section.panels, passing)
  const h = scattered(section.panels, omega_e > 0 ? potentials : backwards(potentials), passing)
  const scale = -sailing.density * wave.omega * omega_e
  return {
    f: each(f, (one) => scaled(one, sailing.density * sailing.gravity)),
    h: each(h, (one) => scaled(one, scale)),
  }
}

const each = ({ sway, heave, roll }: ByMode<Complex>, of: (one: Complex) => Complex): ByMode<Complex> => ({
  sway: of(sway),
  heave: of(heave),
  roll: of(roll),
})

/** What radiates at a negative frequency is the conjugate of what radiates at the positive. */
function backwards({ sway, heave, roll }: RadiationPotentials): RadiationPotentials {
  const of = ({ re, im }: RadiationPotentials['sway']) => ({ re, im: im.map((value) => -value) })
  return { sway: of(sway), heave: of(heave), roll: of(roll) }
}

/** Integral of e^(k z + i k_y y) over the area of the section, by Gauss's theorem from its waterline and its panels. */
function waveArea({ section }: PreparedStrip, { k, across }: PassingWave): number {
  const { halfBreadth } = section.panels
  const waterline = across === 0 ? 2 * halfBreadth : (2 * Math.sin(across * halfBreadth)) / across
  return (waterline - undisturbed(section.panels, { k, across }).heave.re) / k
}

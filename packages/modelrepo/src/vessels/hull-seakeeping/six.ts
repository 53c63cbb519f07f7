/** The motions in all six degrees of freedom, where the masses of the hull are known. Axes, headings and phases of physics/rao. */
import { silent, type Trace } from '@keelson/equations'
import { argument, type Complex, modulus } from '@keelson/numerics/complex.ts'
import { MOTIONS } from '@keelson/physics/rao/rao.ts'
import { type HullCoefficients, hullCoefficients, type Sailing } from '@keelson/physics/strip-theory/coefficients.ts'
import { excitation } from '@keelson/physics/strip-theory/excitation.ts'
import { type HullMass, motions } from '@keelson/physics/strip-theory/motions.ts'
import * as roll from '@keelson/physics/strip-theory/roll.ts'
import { salvesenTuckFaltinsen } from '@keelson/physics/strip-theory/sources.ts'
import { isNotApplicable, type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Hull } from './hull.ts'
import type { Given, Perhaps } from './inputs.ts'
import type { Still } from './still-water.ts'
import type { Radiations } from './strips.ts'
import type { Course, Met } from './waves.ts'

/** Per wave amplitude; the lead on the crest amidships is not known of what does not move. */
export interface Motion {
  readonly amplitude: number
  readonly lead: number | null
}
export interface SixInWave {
  readonly met: Met
  /** Of MOTIONS. */
  readonly six: readonly Motion[]
}

type Known = Omit<HullMass, 'rollDamping'> & { readonly GM: number }

type Ship = Given<'draft' | 'damping_ratio' | 'water_density' | 'gravity'> &
  Perhaps<'kg' | 'transverse_gm' | 'roll_gyradius' | 'yaw_gyradius'>

/** The first wave leaves its steps in the trace. */
export function sixOf(
  p: Ship,
  { hull, periods: { k_yy } }: Still,
  { U }: Course,
  all: readonly { readonly met: Met }[],
  radiations: Radiations,
  trace: Trace,
): readonly SixInWave[] | NotApplicable {
  const known = massesOf(p, hull, k_yy, trace)
  if (isNotApplicable(known)) return known
  const sailing: Sailing = { speed: U, density: p.water_density, gravity: p.gravity }
  return all.map(({ met }, i) => {
    const radiation = radiations(Math.abs(met.omega_e))
    const coefficients = hullCoefficients(hull.prepared, radiation, sailing)
    const rollDamping = dampingOf(p, hull, known, coefficients, i === 0 ? trace : silent)
    const wave = { omega: met.omega_0, heading: met.beta }
    const moved = motions({
      still: hull.prepared.still,
      mass: { ...known, rollDamping },
      coefficients,
      forces: excitation(hull.prepared, radiation, wave, sailing),
      omega_e: met.omega_e,
      sailing,
    })
    return { met, six: moved.map((of) => motionOf(of, met.omega_e)) }
  })
}

function massesOf(p: Ship, { KB, BM, GM }: Hull, k_yy: number, trace: Trace): Known | NotApplicable {
  if (KB === undefined || BM === undefined)
    return notApplicable('the form of a box with an entered displacement or waterplane area is not defined')
  const { kg, transverse_gm, roll_gyradius: k_xx, yaw_gyradius: k_zz, draft: T } = p
  if (GM === undefined || k_xx === undefined || k_zz === undefined) return NEEDED
  trace.section('Roll at the first wave frequency and heading')
  const KG = transverse_gm === undefined ? kg : trace.apply(roll.centreOfHeight, { KB, BM, GM })
  if (KG === undefined) return NEEDED
  return { z_G: trace.apply(roll.centreOverWater, { KG, T }), k_xx, k_yy, k_zz, GM }
}
const NEEDED = notApplicable('{kg} (or {transverse_gm}), {roll_gyradius} and {yaw_gyradius} are required')

function dampingOf(
  { damping_ratio: zeta, gravity: g }: Ship,
  { M }: Hull,
  { k_xx, z_G, GM }: Known,
  { addedMass }: HullCoefficients,
  trace: Trace,
): number {
  const added = (symbol: string, title: string, unit: string, value = Number.NaN) =>
    trace.lookup({ symbol, title, unit, source: salvesenTuckFaltinsen, clause: 'table 1', value, cell: 'of this hull' })
  const A_22 = added('A_22', 'Sway added mass', 'kg', addedMass[1]?.[1])
  const A_24 = added('A_24', 'Sway-roll added mass', 'kg*m', addedMass[1]?.[3])
  const A_44 = added('A_44', 'Roll added inertia', 'kg*m2', addedMass[3]?.[3])
  const I_44 = trace.apply(roll.rollInertia, { M, k_xx, A_44, z_G, A_24, A_22 })
  return trace.apply(roll.viscousRollDamping, { zeta, I_44, M, g, GM })
}

/** Per metre of wave: what a cosine of half a turn leaves in the last digits. */
const NOTHING = 1e-9

/** From e^(-i omega_e t) with a sign of omega_e to a lead in time. */
function motionOf(of: Complex, omega_e: number): Motion {
  const amplitude = modulus(of)
  if (amplitude < NOTHING) return { amplitude: 0, lead: null }
  return { amplitude, lead: -Math.sign(omega_e) * argument(of) }
}

/** Amplitudes of one motion, one entry for each wave. */
export function sixTold(six: readonly SixInWave[] | NotApplicable) {
  const of = (motion: (typeof MOTIONS)[number]) =>
    isNotApplicable(six) ? six : six.map((wave) => wave.six[MOTIONS.indexOf(motion)]?.amplitude ?? Number.NaN)
  return { surge_rao: of('surge'), sway_rao: of('sway'), roll_rao: of('roll'), yaw_rao: of('yaw') }
}

/** Heave and pitch of the hull in one wave, by strips: every sum and product as a step. */
import type { Trace } from '@keelson/equations'
import { onUnitCircle, scaled, times } from '@keelson/numerics/complex.ts'
import * as still from '@keelson/physics/ship-motions/hydrostatics.ts'
import { type HullRadiation, hullRadiation } from '@keelson/physics/strip-theory/coefficients.ts'
import * as strips from '@keelson/physics/strip-theory/heave-pitch.ts'
import * as solution from '@keelson/physics/strip-theory/heave-pitch-solution.ts'
import { scattered, sectionCoefficients, undisturbed } from '@keelson/physics/strip-theory/section-forces.ts'
import type { RadiationPotentials } from '@keelson/physics/strip-theory/section-solver.ts'
import type { Hull } from './hull.ts'
import type { Given } from './inputs.ts'
import type { Still } from './still-water.ts'
import type { Course, Met } from './waves.ts'

export type StripMoved = ReturnType<typeof hullIn>

/** Per strip: coefficients, force per length and its part by diffraction, real and imaginary. */
interface ForceLists {
  readonly a: readonly number[]
  readonly b: readonly number[]
  readonly q_r: readonly number[]
  readonly q_i: readonly number[]
  /** h times i: its real part is minus the imaginary of h. */
  readonly g_r: readonly number[]
  readonly g_i: readonly number[]
}

/** The waves of one frequency of encounter radiate alike. */
export function radiationsOf({ prepared }: Hull, gravity: number) {
  const known = new Map<number, HullRadiation>()
  return (omega: number): HullRadiation => {
    const radiation = known.get(omega) ?? hullRadiation(prepared, omega, gravity)
    known.set(omega, radiation)
    return radiation
  }
}
export type Radiations = ReturnType<typeof radiationsOf>

function forcesOn(
  p: Given<'water_density' | 'gravity'>,
  { prepared }: Hull,
  met: Met,
  radiation: HullRadiation,
): ForceLists {
  const passing = { k: met.k, across: met.k * Math.sin(met.beta) }
  const along = met.k * Math.cos(met.beta)
  const { water_density: density, gravity } = p
  const rows = prepared.strips.map(({ x, section }, i) => {
    const own = radiation.potentials[i] as RadiationPotentials
    const { heave } = sectionCoefficients(section.panels, own, { density, omega: radiation.omega })
    const turning =
      met.omega_e > 0 ? own : { ...own, heave: { re: own.heave.re, im: own.heave.im.map((value) => -value) } }
    const phase = onUnitCircle(along * x)
    const f = scaled(times(phase, undisturbed(section.panels, passing).heave), density * gravity)
    const h = scaled(
      times(phase, scattered(section.panels, turning, passing).heave),
      -density * met.omega_0 * met.omega_e,
    )
    return { a: heave.a, b: heave.b, q_r: f.re + h.re, q_i: f.im + h.im, g_r: -h.im, g_i: h.re }
  })
  const of = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name])
  return { a: of('a'), b: of('b'), q_r: of('q_r'), q_i: of('q_i'), g_r: of('g_r'), g_i: of('g_i') }
}

export function hullIn(
  p: Given<'water_density' | 'gravity'>,
  { hull, periods: { k_yy } }: Still,
  { U }: Course,
  met: Met,
  radiations: Radiations,
  trace: Trace,
) {
  const { n, w, x, y, s } = hull.lists
  const { water_density: rho, gravity: g } = p
  const { omega_e } = met
  const lists = forcesOn(p, hull, met, radiations(Math.abs(omega_e)))
  const { a, b } = lists
  const A_33 = trace.apply(strips.heaveAddedMass, { n, w, a })
  const B_33 = trace.apply(strips.heaveDamping, { n, w, b })
  const back = trace.apply(strips.turnedSpeed, { U })
  const A_35 = trace.apply(strips.couplingMass, { n, w, x, a, v: U, omega_e, B_33 }, { rename: { v: 'U' } })
  const A_53 = trace.apply(strips.couplingMass, { n, w, x, a, v: back, omega_e, B_33 }, { as: 'A_53' })
  const B_35 = trace.apply(strips.couplingLoss, { n, w, x, b, v: U, A_33 }, { rename: { v: 'U' } })
  const B_53 = trace.apply(strips.couplingLoss, { n, w, x, b, v: back, A_33 }, { as: 'B_53' })
  const A_55 = trace.apply(strips.pitchAddedInertia, { n, w, x, a, U, omega_e, A_33 })
  const B_55 = trace.apply(strips.pitchDamping, { n, w, x, b, U, omega_e, B_33 })
  const C_35 = trace.apply(still.couplingStiffness, { rho, g, n, w, x, y })
  const C_55 = trace.apply(still.pitchStiffness, { rho, g, n, w, x, y })
  const M_35 = trace.apply(still.couplingInertia, { rho, n, w, x, s })
  const I_55 = trace.apply(still.pitchInertia, { M: hull.M, k_yy })
  const F_3r = trace.apply(strips.heaveForce, { n, w, q: lists.q_r }, { as: 'F_3r', rename: { q: 'q_r' } })
  const F_3i = trace.apply(strips.heaveForce, { n, w, q: lists.q_i }, { as: 'F_3i', rename: { q: 'q_i' } })
  const F_5r = trace.apply(
    strips.pitchMoment,
    { n, w, x, q: lists.q_r, h: lists.g_r, U, omega_e },
    { as: 'F_5r', rename: { q: 'q_r', h: 'g_r' } },
  )
  const F_5i = trace.apply(
    strips.pitchMoment,
    { n, w, x, q: lists.q_i, h: lists.g_i, U, omega_e },
    { as: 'F_5i', rename: { q: 'q_i', h: 'g_i' } },
  )
  const Z_33r = trace.apply(
    solution.heaveStiffness,
    { C: hull.C_33, omega_e, M: hull.M, A: A_33 },
    { as: 'Z_33r', rename: { C: 'C_33', A: 'A_33' } },
  )
  const Z_35r = trace.apply(
    solution.couplingStiffness,
    { C: C_35, omega_e, M: M_35, A: A_35 },
    { as: 'Z_35r', rename: { C: 'C_35', M: 'M_35', A: 'A_35' } },
  )
  const Z_53r = trace.apply(
    solution.couplingStiffness,
    { C: C_35, omega_e, M: M_35, A: A_53 },
    { as: 'Z_53r', rename: { C: 'C_35', M: 'M_35', A: 'A_53' } },
  )
  const Z_55r = trace.apply(
    solution.pitchStiffness,
    { C: C_55, omega_e, M: I_55, A: A_55 },
    { as: 'Z_55r', rename: { C: 'C_55', M: 'I_55', A: 'A_55' } },
  )
  const Z_33i = trace.apply(solution.heaveLoss, { omega_e, B: B_33 }, { as: 'Z_33i', rename: { B: 'B_33' } })
  const Z_35i = trace.apply(solution.couplingLossPart, { omega_e, B: B_35 }, { as: 'Z_35i', rename: { B: 'B_35' } })
  const Z_53i = trace.apply(solution.couplingLossPart, { omega_e, B: B_53 }, { as: 'Z_53i', rename: { B: 'B_53' } })
  const Z_55i = trace.apply(solution.pitchLoss, { omega_e, B: B_55 }, { as: 'Z_55i', rename: { B: 'B_55' } })
  const F = { F_3r, F_3i, F_5r, F_5i }
  const D_r = trace.apply(solution.determinantReal, { Z_33r, Z_33i, Z_35r, Z_35i, Z_53r, Z_53i, Z_55r, Z_55i })
  const D_i = trace.apply(solution.determinantImaginary, { Z_33r, Z_33i, Z_35r, Z_35i, Z_53r, Z_53i, Z_55r, Z_55i })
  const N_3r = trace.apply(solution.heaveReal, { Z_55r, Z_55i, Z_35r, Z_35i, ...F })
  const N_3i = trace.apply(solution.heaveImaginary, { Z_55r, Z_55i, Z_35r, Z_35i, ...F })
  const N_5r = trace.apply(solution.pitchReal, { Z_33r, Z_33i, Z_53r, Z_53i, ...F })
  const N_5i = trace.apply(solution.pitchImaginary, { Z_33r, Z_33i, Z_53r, Z_53i, ...F })
  const parts = { N_3r, N_3i, N_5r, N_5i, D_r, D_i }
  return {
    A_33,
    B_33,
    A_55,
    B_55,
    C_55,
    F_3: trace.apply(strips.amplitude, { F_r: F_3r, F_i: F_3i }, { rename: { F_r: 'F_3r', F_i: 'F_3i' } }),
    F_5: trace.apply(strips.momentAmplitude, { F_r: F_5r, F_i: F_5i }, { rename: { F_r: 'F_5r', F_i: 'F_5i' } }),
    R_3: trace.apply(solution.heaveAmplitude, { N_3r, N_3i, D_r, D_i }),
    R_5: trace.apply(solution.pitchAmplitude, { N_5r, N_5i, D_r, D_i }),
    at: (x_P: number, on: Trace) => on.apply(solution.pointAmplitude, { x_P, ...parts }),
    lists,
  }
}

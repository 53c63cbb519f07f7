/** The calculation's numbers under the names of the contract. */
import { isNotApplicable, type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Hull } from './calculate-hull.ts'
import type { Periods } from './calculate-periods.ts'
import { amplitudesOf, type SixInWave } from './calculate-six.ts'
import type { InWave, StripMoved } from './calculate-strip.ts'
import type { Seakeeping } from './contract.ts'
import type { Params } from './inputs.ts'

type Values = Seakeeping['values']

const UNKNOWN = notApplicable('the form of a box whose displacement or waterplane area is given is not known')

export const stillValues = ({ V, A_w, KB, BM, BM_L, C_M, C_WP, C_33 }: Hull): Values => ({
  displacement_volume: V,
  waterplane_area: A_w,
  waterplane_coefficient: C_WP,
  midship_coefficient: C_M ?? UNKNOWN,
  longitudinal_bm: BM_L ?? UNKNOWN,
  transverse_bm: BM ?? UNKNOWN,
  kb: KB ?? UNKNOWN,
  heave_stiffness: C_33,
})

const NO_GM = notApplicable(
  'the metacentric height is not known: give it, or the centre of gravity of a hull whose form is known',
)

export const periodValues = ({ heave, roll, rollImo, pitch, amplification }: Periods): Values => ({
  heave_period: heave,
  roll_period: roll ?? NO_GM,
  roll_period_imo: rollImo ?? NO_GM,
  pitch_period: pitch ?? NO_GM,
  roll_amplification: amplification ?? notApplicable('roll without damping grows without end'),
})

export function stripValues(p: Params, { V, C_33 }: Hull, all: readonly InWave[]): Values {
  const strips = all.map(({ met, moved }) => ({ met, of: moved as StripMoved }))
  const m = p.water_density * V
  const scale = Math.sqrt(p.hull_length / p.gravity)
  return {
    added_mass_heave: strips.map(({ of }) => of.A_33),
    damping_heave: strips.map(({ of }) => of.B_33),
    added_inertia_pitch: strips.map(({ of }) => of.A_55),
    damping_pitch: strips.map(({ of }) => of.B_55),
    heave_excitation: strips.map(({ of }) => of.F_3),
    pitch_excitation: strips.map(({ of }) => of.F_5),
    added_mass_heave_nondimensional: strips.map(({ of }) => of.A_33 / m),
    damping_heave_nondimensional: strips.map(({ of }) => (of.B_33 / m) * scale),
    heave_excitation_nondimensional: strips.map(({ of }) => of.F_3 / C_33),
    pitch_excitation_nondimensional: strips.map(({ met, of }) => of.F_5 / (met.k * of.C_55)),
  }
}

export function sixValues(six: readonly SixInWave[] | NotApplicable): Values {
  const of = (motion: Parameters<typeof amplitudesOf>[1]) => (isNotApplicable(six) ? six : amplitudesOf(six, motion))
  return { surge_rao: of('surge'), sway_rao: of('sway'), roll_rao: of('roll'), yaw_rao: of('yaw') }
}

/** What a specialist would remark on the strings. */
import { pointAt } from '@keelson/physics/well-planning/seat-search.ts'
import { CASING_RATIO, FITTED } from '@keelson/standards/api-tr-5c3-2018/collapse.ts'
import { toSI } from '@keelson/units'
import { shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Seats } from './calculate-seats.ts'
import type { StringResult } from './strings.ts'

export const stringCodes = {
  grade_outside: 'A yield strength is outside the range of the grades for which the collapse constants were fitted.',
  ratio_outside: 'D/t of a string is outside the range of casing.',
  weight_and_wall: 'The nominal weight of a string is inconsistent with its wall thickness.',
  mud_breaks_shoe: 'A mud weight equals or exceeds the fracture gradient at a shoe.',
  no_collapse_load: 'A string has no net external pressure.',
  straight_string: 'No dogleg severity is entered for a string, which is treated as straight.',
  below_total_depth: 'A string is set below the total depth.',
  profile_differs: 'A gradient entered for a string differs from the profile at its depth.',
} as const
const warn = warner(stringCodes)

const [LOWEST, HIGHEST] = [toSI(FITTED.lowest, 'psi'), toSI(FITTED.highest, 'psi')]
const { from: THICKEST = 0, to: THINNEST = 0 } = CASING_RATIO
/** Density of casing steel; couplings and upsets make a nominal weight some per cent more than that of the body. */
const STEEL = 7850
const HEAVIER = 0.15
/** Beyond this a gradient is another one than the profile's. */
const SAME_GRADIENT = toSI(0.5, 'ppg')

const ft = (si: number) => shownIn(si, 'ft', 6)
const ppg = (si: number) => shownIn(si, 'ppg')

export const stringWarnings = (results: readonly StringResult[], seats: Seats | undefined): Warning[] =>
  results.flatMap((one, i) => {
    const at = `/strings/${i}`
    return [
      ...pipeWarnings(one, at),
      ...mudWarnings(one, at),
      ...(seats ? seatedWarnings(one, at, seats) : []),
      ...(one.row.dogleg_severity === undefined
        ? [
            warn(
              'straight_string',
              `No {dogleg_severity} is entered for '${one.row.name}'. The string is treated as straight.`,
              at,
            ),
          ]
        : []),
    ]
  })

function pipeWarnings({ row, tube: { s, A_s } }: StringResult, at: string): Warning[] {
  const { name, specified_minimum_yield_strength: Y_p, nominal_weight: w } = row
  const share = w / (STEEL * A_s) - 1
  return [
    ...(Y_p < LOWEST || Y_p > HIGHEST
      ? [
          warn(
            'grade_outside',
            `Yield strength of '${name}' is ${shownIn(Y_p, 'psi')}, outside the range of the collapse constants, ${shownIn(LOWEST, 'psi')} to ${shownIn(HIGHEST, 'psi')}.`,
            `${at}/specified_minimum_yield_strength`,
          ),
        ]
      : []),
    ...(s < THICKEST || s > THINNEST
      ? [
          warn(
            'ratio_outside',
            `D/t of '${name}' is ${shown(s)}, outside the range ${THICKEST} to ${THINNEST}.`,
            `${at}/wall_thickness`,
          ),
        ]
      : []),
    ...(Math.abs(share) > HEAVIER
      ? [
          warn(
            'weight_and_wall',
            `{nominal_weight} of '${name}', ${shownIn(w, 'lb/ft')}, is ${shownPercent(Math.abs(share))} ${share > 0 ? 'above' : 'below'} the weight calculated from its wall thickness.`,
            `${at}/nominal_weight`,
          ),
        ]
      : []),
  ]
}

function mudWarnings({ row, P_cs, P_cl }: StringResult, at: string): Warning[] {
  const { name, fracture_gradient_at_shoe: G_fr } = row
  const broken = (['mud_weight', 'next_mud_weight'] as const).flatMap((mud): Warning[] => {
    const MW = row[mud]
    if (MW === undefined || MW < G_fr) return []
    const message = `{${mud}} of '${name}' is ${ppg(MW)}, but the shoe fractures at ${ppg(G_fr)}.`
    return [warn('mud_breaks_shoe', message, `${at}/${mud}`)]
  })
  if (P_cs > 0 || P_cl > 0) return broken
  return [
    ...broken,
    warn(
      'no_collapse_load',
      `The mud inside '${name}' is at least as heavy as the mud outside. No collapse safety factor is calculated.`,
      `${at}/internal_fluid_level`,
    ),
  ]
}

function seatedWarnings({ row }: StringResult, at: string, { profile, bottom }: Seats): Warning[] {
  const { name, setting_depth: z_s, next_section_total_depth: z_n } = row
  const [first, last] = [profile[0]?.z ?? 0, profile.at(-1)?.z ?? 0]
  const differs = (input: 'fracture_gradient_at_shoe' | 'formation_pressure_gradient', z: number): Warning[] => {
    if (z < first || z > last) return []
    const point = pointAt(profile, z)
    const there = input === 'fracture_gradient_at_shoe' ? point.fracture : point.pore
    if (Math.abs(row[input] - there) <= SAME_GRADIENT) return []
    const message = `{${input}} of '${name}' is ${ppg(row[input])}; the profile value is ${ppg(there)} at ${ft(z)}.`
    return [warn('profile_differs', message, `${at}/${input}`)]
  }
  return [
    ...(z_s > bottom
      ? [
          warn(
            'below_total_depth',
            `'${name}' is set at ${ft(z_s)}, below the {total_depth}, ${ft(bottom)}.`,
            `${at}/setting_depth`,
          ),
        ]
      : []),
    ...differs('fracture_gradient_at_shoe', z_s),
    ...differs('formation_pressure_gradient', z_n),
  ]
}

/** What a specialist would remark on the run. */
import { narrowest } from '@keelson/physics/well-planning/seat-search.ts'
import { capitalised, shownIn, type Warning, warner } from '@keelson/workflow'
import { pressedMost, type Seats } from './calculate-seats.ts'
import { type Concept, inWords } from './concept.ts'
import type { Given, Perhaps } from './inputs.ts'
import type { Kick } from './kick.ts'
import { stringCodes } from './warnings-strings.ts'

export const warnings = {
  ...stringCodes,
  profile_begins_below:
    'The profile begins below the surface casing shoe. The mud window above the profile is not known.',
  window_closes_above: 'Above the surface casing no mud weight satisfies both pore pressure and fracture gradient.',
  differential_sticking: 'The mud overbalance exceeds the usual limit for differential sticking.',
  full_displacement: 'The shoe withstands an open hole full of influx, so no volume limits the kick.',
  collars_above_influx: 'The influx height is less than the drill collar length.',
  shoe_above_seabed: 'A shoe is above the seabed. Depths may have been referenced to the mudline.',
  no_api_size: 'A string of the concept is not an API 5CT size.',
  other_concept: 'The entered concept differs from the recommended concept.',
} as const
const warn = warner(warnings)

const ft = (si: number) => shownIn(si, 'ft', 6)
const ppg = (si: number) => shownIn(si, 'ppg')
const psi = (si: number) => shownIn(si, 'psi')

export const seatWarnings = (p: Given<'surface_casing_depth'>, seats: Seats): Warning[] => [
  ...topWarnings(p, seats),
  ...(seats.seats ?? []).flatMap((seat): Warning[] => {
    const { z, pore, excess, borne } = pressedMost(seats, seat)
    if (excess <= borne) return []
    const message = `Overbalance is ${psi(excess)} at ${ft(z)}; the usual limit is ${psi(borne)}. Mud weight is ${ppg(seat.mudWeight)} and pore pressure ${ppg(pore)}.`
    return [warn('differential_sticking', message, '/pore_pressure_gradient')]
  }),
]

function topWarnings(
  { surface_casing_depth: z_sc }: Given<'surface_casing_depth'>,
  { profile, margins }: Seats,
): Warning[] {
  const first = profile[0]?.z ?? 0
  if (first > z_sc) {
    const message = `{depths} begin at ${ft(first)}, below {surface_casing_depth}, ${ft(z_sc)}. The casing seats end at the top of the profile.`
    return [warn('profile_begins_below', message, '/depths')]
  }
  const { at, width } = narrowest(profile, first, z_sc, margins)
  if (z_sc === first || width > 0) return []
  const message = `At ${ft(at.z)} no mud weight satisfies both the pore pressure gradient, ${ppg(at.pore)}, and the fracture gradient, ${ppg(at.fracture)}, with their margins. Other measures are required for the surface casing hole.`
  return [warn('window_closes_above', message, '/surface_casing_depth')]
}

export function kickWarnings(p: Perhaps<'drill_collar_length'>, { h, h_al, L_oh }: Kick): Warning[] {
  const { drill_collar_length: L_dc } = p
  return [
    ...(h_al >= L_oh
      ? [
          warn(
            'full_displacement',
            `The shoe withstands an influx height of ${ft(h_al)}, and the open hole height is ${ft(L_oh)}. The open hole can fill with gas without fracturing the shoe, so no volume limits the kick.`,
            '/bit_true_vertical_depth',
          ),
        ]
      : []),
    ...(L_dc !== undefined && L_dc >= h
      ? [
          warn(
            'collars_above_influx',
            `{drill_collar_length} is ${ft(L_dc)} and the influx height is ${ft(h)}. The influx surrounds only the collars.`,
            '/drill_collar_length',
          ),
        ]
      : []),
  ]
}

/** A shoe counted from the rotary table lies below the sea. */
export function datumWarnings(
  p: Given<'water_depth' | 'strings' | 'surface_casing_depth'> & Perhaps<'shoe_true_vertical_depth'>,
): Warning[] {
  const { water_depth: d, strings, surface_casing_depth: z_sc, shoe_true_vertical_depth: z_s } = p
  const shoes = [
    { path: '/surface_casing_depth', z: z_sc },
    ...strings.map(({ setting_depth }, i) => ({ path: `/strings/${i}/setting_depth`, z: setting_depth })),
    ...(z_s === undefined ? [] : [{ path: '/shoe_true_vertical_depth', z: z_s }]),
  ]
  return shoes
    .filter(({ z }) => z > 0 && z < d)
    .map(({ path, z }) =>
      warn(
        'shoe_above_seabed',
        `A shoe at ${ft(z)} is above the seabed, {water_depth} ${shownIn(d, 'm')} (${ft(d)}). Enter depths from the rotary table, not from the mudline.`,
        path,
      ),
    )
}

export function conceptWarnings({ type, concept, recommended }: Concept): Warning[] {
  return [
    ...concept.strings.flatMap(({ outerDiameter, noSize }) =>
      noSize === undefined
        ? []
        : [
            warn(
              'no_api_size',
              `The casing program includes a ${outerDiameter} in string. ${capitalised(noSize)}.`,
              '/hole_type',
            ),
          ],
    ),
    ...(type === recommended
      ? []
      : [
          warn(
            'other_concept',
            `The selected {hole_type} is ${inWords(type)}; ${inWords(recommended)} is recommended for this purpose and water depth.`,
            '/hole_type',
          ),
        ]),
  ]
}

/** What a specialist would remark on the run. */
import { narrowest } from '@keelson/physics/well-planning/seat-search.ts'
import { shownIn, type Warning, warner } from '@keelson/workflow'
import { pressedMost, type Seats } from './calculate-seats.ts'
import { type Concept, inWords } from './concept.ts'
import type { Given, Perhaps } from './inputs.ts'
import type { Kick } from './kick.ts'
import { stringCodes } from './warnings-strings.ts'

export const warnings = {
  ...stringCodes,
  profile_begins_below: 'The profile begins below the surface casing: nothing is known of the window above it.',
  window_closes_above: 'Above the surface casing no mud suits both the pores and the fracture gradient.',
  differential_sticking:
    'The mud presses harder against the pores than is usually borne without the string being stuck.',
  full_displacement: 'The shoe resists an open hole full of influx: no volume limits the kick.',
  collars_above_influx: 'The influx ends below the top of the collars.',
  shoe_above_seabed: 'A shoe lies above the seabed: depths may have been mixed that count from the mudline.',
  no_api_size: 'A string of the concept is no size of API 5CT.',
  other_concept: 'Another concept is recommended than the one that was entered.',
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
    const message = `the mud of ${ppg(seat.mudWeight)} presses by ${psi(excess)} at ${ft(z)}, where the pores have ${ppg(pore)}: more than the usual ${psi(borne)}`
    return [warn('differential_sticking', message, '/pore_pressure_gradient')]
  }),
]

function topWarnings(
  { surface_casing_depth: z_sc }: Given<'surface_casing_depth'>,
  { profile, margins }: Seats,
): Warning[] {
  const first = profile[0]?.z ?? 0
  if (first > z_sc) {
    const message = `{depths} begin at ${ft(first)}, below {surface_casing_depth}, ${ft(z_sc)}: the seats end where they begin`
    return [warn('profile_begins_below', message, '/depths')]
  }
  const { at, width } = narrowest(profile, first, z_sc, margins)
  if (z_sc === first || width > 0) return []
  const message = `at ${ft(at.z)} no mud suits pores of ${ppg(at.pore)} and a fracture gradient of ${ppg(at.fracture)} with their margins: the hole for the surface casing needs other means`
  return [warn('window_closes_above', message, '/surface_casing_depth')]
}

export function kickWarnings(p: Perhaps<'drill_collar_length'>, { h, h_al, L_oh }: Kick): Warning[] {
  const { drill_collar_length: L_dc } = p
  return [
    ...(h_al >= L_oh
      ? [
          warn(
            'full_displacement',
            `the shoe resists an influx of ${ft(h_al)}, and the open hole is ${ft(L_oh)} high: full displacement to gas, which no volume exceeds`,
            '/bit_true_vertical_depth',
          ),
        ]
      : []),
    ...(L_dc !== undefined && L_dc >= h
      ? [
          warn(
            'collars_above_influx',
            `{drill_collar_length} is ${ft(L_dc)}, and the influx is ${ft(h)} high: it stands beside collars alone`,
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
        `a shoe at ${ft(z)} lies above the seabed, {water_depth} ${shownIn(d, 'm')} (${ft(d)}): depths count from the rotary table, not from the mudline`,
        path,
      ),
    )
}

export function conceptWarnings({ type, concept, recommended }: Concept): Warning[] {
  return [
    ...concept.strings.flatMap(({ outerDiameter, noSize }) =>
      noSize === undefined
        ? []
        : [warn('no_api_size', `the program has a string of ${outerDiameter} in: ${noSize}`, '/hole_type')],
    ),
    ...(type === recommended
      ? []
      : [
          warn(
            'other_concept',
            `{hole_type} is a ${inWords(type)}, and a ${inWords(recommended)} is recommended for this purpose and water depth`,
            '/hole_type',
          ),
        ]),
  ]
}

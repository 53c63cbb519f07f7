/** What a specialist would remark on a ship's stability. */
import * as lever from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import { CENTRE_REACH, STEEPNESS, X1, X2 } from '@keelson/standards/imo-is-code-2008/weather.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { type Flooded, type Flooding, isDirect } from './calculate-flooding.ts'
import type { Hull, HullRun } from './calculate-hull.ts'
import type { Intact } from './calculate-intact.ts'
import type { Weather, Weathered } from './calculate-weather.ts'
import type { Some } from './inputs.ts'

export const warnings = {
  loll: 'The metacentric height is negative: the ship lies at an angle of loll.',
  early_flooding: 'An opening goes under before 30 degrees.',
  no_downflooding: 'No downflooding angle was given: openings are not counted.',
  weather_range: 'The ship lies outside the range of the tables of the weather criterion.',
  whole_waterplane: 'The waterplane of the compartment was not given: the sinkage is too small.',
  no_loss: 'The heeling moment is so small that it takes nothing from the survival.',
  deck_under: 'The water after damage reaches above the deck: the method does not hold.',
  no_effect: 'An input was sent that has no effect on the answer.',
  short_curve: 'The ship floats only up to some heel: the curve ends there.',
  progressive: 'An opening lies under water at rest: the flooding goes on.',
} as const
const warn = warner(warnings)

const notGiven = (p: Some<never, 'downflooding_angle'>): Warning[] =>
  p.downflooding_angle === undefined
    ? [warn('no_downflooding', 'no {downflooding_angle} is given: openings are not counted', '/downflooding_angle')]
    : []

export function intactWarnings(p: Some<'initial_gm', 'downflooding_angle'>, { end }: Intact): Warning[] {
  const GM = p.initial_gm
  const early = end < lever.FIRST_HEEL.si
  return [
    ...(GM < 0
      ? [warn('loll', `{initial_gm} is ${shownIn(GM, 'm')}: the ship lies at an angle of loll`, '/initial_gm')]
      : []),
    ...(early
      ? [
          warn(
            'early_flooding',
            `an opening goes under at ${shownIn(end, 'deg')}, before 30 degrees: the area from there on is taken off`,
            '/downflooding_angle',
          ),
        ]
      : []),
    ...notGiven(p),
  ]
}

export function weatherWarnings(p: Weathered, { roll, curve }: Weather): Warning[] {
  const { hull_breadth: B, draft: d, block_coefficient: C_B, height_of_g_above_waterline: OG } = p
  const outside = [
    { name: 'hull_breadth', what: 'breadth over draught', x: B / d, range: ends(X1.at) },
    { name: 'block_coefficient', what: 'block coefficient', x: C_B, range: ends(X2.at) },
    { name: 'roll_period', what: 'rolling period in seconds', x: roll.T, range: ends(STEEPNESS.at) },
    {
      name: 'height_of_g_above_waterline',
      what: 'height of the centre of gravity above the water over draught',
      x: OG / d,
      range: CENTRE,
    },
  ].filter(({ x, range }) => x < range[0] || x > range[1])
  return [
    ...outside.map(({ name, what, x, range }) =>
      warn(
        'weather_range',
        `the ${what}, ${shown(x, 4)}, is outside ${range[0]} to ${range[1]}, for which the criterion was made: the end of the table holds, and model tests may be asked for`,
        `/${name}`,
      ),
    ),
    ...(curve ? notGiven(p) : []),
  ]
}
const CENTRE: readonly [number, number] = [CENTRE_REACH.from ?? 0, CENTRE_REACH.to ?? 0]
const ends = (axis: readonly number[]): readonly [number, number] => [axis[0] ?? 0, axis.at(-1) ?? 0]

export function survivalWarnings(
  { heeling_moment }: Some<never, 'heeling_moment'>,
  factors: readonly number[],
): Warning[] {
  if (heeling_moment === undefined || factors.some((s_mom) => s_mom < 1)) return []
  return [warn('no_loss', '{heeling_moment} is so small that it takes nothing from the survival', '/heeling_moment')]
}

export function floodingWarnings(p: Flooded & Some<never, 'depth'>, { barge, sinkage }: Flooding): Warning[] {
  const centres = barge?.centres
  return [
    ...(isDirect(p) && p.compartment_waterplane_area === undefined
      ? [
          warn(
            'whole_waterplane',
            'no {compartment_waterplane_area} is given: the whole waterplane is counted, and {sinkage} is too small where the compartment reaches the water line',
            '/compartment_waterplane_area',
          ),
        ]
      : []),
    ...idle(p),
    ...(centres && centres.GM < 0
      ? [warn('loll', `{damaged_gm} is ${shownIn(centres.GM, 'm')}: the barge lies at an angle of loll`, '/kg')]
      : []),
    ...(p.depth !== undefined && barge !== undefined && barge.draught > p.depth
      ? [
          warn(
            'deck_under',
            `the draught after damage, ${shownIn(barge.draught, 'm')} with ${shownIn(sinkage, 'm')} of {sinkage}, is above the {depth}`,
            '/depth',
          ),
        ]
      : []),
  ]
}

/** What counts for a barge only, or for a compartment that is known by its volume only. */
function idle(p: Flooded): Warning[] {
  if (isDirect(p)) return []
  const without = '{compartment_volume_below_waterline}'
  return (['compartment_waterplane_area', 'waterplane_area'] as const).flatMap((name) =>
    p[name] === undefined ? [] : [warn('no_effect', `{${name}} has no effect without ${without}`, `/${name}`)],
  )
}

export function hullWarnings(p: Hull, { GM, curve, rest, opening, flooded }: HullRun): Warning[] {
  const heel = rest ? Math.abs(rest.heel) : 0
  return [
    ...(GM < 0 ? [warn('loll', `{hull_gm} is ${shownIn(GM, 'm')}: the ship does not stay upright`, '/kg')] : []),
    ...(curve.last < (Math.PI / 2) * (1 - 1e-9)
      ? [warn('short_curve', `beyond ${shownIn(curve.last, 'deg')} the ship does not float`, '/compartments')]
      : []),
    ...(flooded && opening !== undefined && opening <= heel
      ? [warn('progressive', 'an opening lies under water at rest: the flooding goes on', '/flooding_points')]
      : []),
    ...(p.flooding_points === undefined
      ? [warn('no_downflooding', 'no {flooding_points} are given: openings are not counted', '/flooding_points')]
      : []),
  ]
}

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
  loll: 'The metacentric height is negative. The ship heels to an angle of loll or capsizes.',
  early_flooding: 'An opening immerses at a heel angle below 30 degrees.',
  no_downflooding: 'The downflooding angle is not provided. Downflooding is not considered.',
  weather_range: 'The ship is outside the range of the weather criterion tables.',
  whole_waterplane: 'The compartment waterplane area is not provided. The sinkage may be underestimated.',
  no_loss: 'The heeling moment is too small to reduce the survival probability.',
  deck_under: 'The damaged waterline is above the deck. The method is not valid.',
  no_effect: 'An input has no effect on the results.',
  short_curve: 'The ship floats only up to a limiting heel angle. The righting lever curve ends at this angle.',
  progressive: 'An opening is immersed at equilibrium. Progressive flooding follows.',
} as const
const warn = warner(warnings)

const notGiven = (p: Some<never, 'downflooding_angle'>): Warning[] =>
  p.downflooding_angle === undefined
    ? [
        warn(
          'no_downflooding',
          'No {downflooding_angle} is provided. Downflooding is not considered.',
          '/downflooding_angle',
        ),
      ]
    : []

export function intactWarnings(p: Some<'initial_gm', 'downflooding_angle'>, { end }: Intact): Warning[] {
  const GM = p.initial_gm
  const early = end < lever.FIRST_HEEL.si
  return [
    ...(GM < 0
      ? [
          warn(
            'loll',
            `{initial_gm} is ${shownIn(GM, 'm')}. The ship heels to an angle of loll or capsizes.`,
            '/initial_gm',
          ),
        ]
      : []),
    ...(early
      ? [
          warn(
            'early_flooding',
            `An opening immerses at ${shownIn(end, 'deg')}, below 30 degrees. The area above this angle is excluded.`,
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
    { name: 'hull_breadth', what: 'breadth-to-draught ratio', unit: '', x: B / d, range: ends(X1.at) },
    { name: 'block_coefficient', what: 'block coefficient', unit: '', x: C_B, range: ends(X2.at) },
    { name: 'roll_period', what: 'roll period', unit: ' s', x: roll.T, range: ends(STEEPNESS.at) },
    {
      name: 'height_of_g_above_waterline',
      what: 'ratio of centre of gravity height above the waterline to draught',
      unit: '',
      x: OG / d,
      range: CENTRE,
    },
  ].filter(({ x, range }) => x < range[0] || x > range[1])
  return [
    ...outside.map(({ name, what, unit, x, range }) =>
      warn(
        'weather_range',
        `The ${what} is ${shown(x, 4)}${unit}, outside the criterion range of ${shown(range[0])} to ${shown(range[1])}${unit}. Tables are used at their end values, and model tests may be required.`,
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
  return [warn('no_loss', '{heeling_moment} is too small to reduce the survival probability.', '/heeling_moment')]
}

export function floodingWarnings(p: Flooded & Some<never, 'depth'>, { barge, sinkage }: Flooding): Warning[] {
  const centres = barge?.centres
  return [
    ...(isDirect(p) && p.compartment_waterplane_area === undefined
      ? [
          warn(
            'whole_waterplane',
            'No {compartment_waterplane_area} is provided. The whole waterplane is used, and {sinkage} is underestimated if the compartment reaches the waterline.',
            '/compartment_waterplane_area',
          ),
        ]
      : []),
    ...idle(p),
    ...(centres && centres.GM < 0
      ? [
          warn(
            'loll',
            `{damaged_gm} is ${shownIn(centres.GM, 'm')}. The barge heels to an angle of loll or capsizes.`,
            '/kg',
          ),
        ]
      : []),
    ...(p.depth !== undefined && barge !== undefined && barge.draught > p.depth
      ? [
          warn(
            'deck_under',
            `The damaged draught, ${shownIn(barge.draught, 'm')} including {sinkage} of ${shownIn(sinkage, 'm')}, exceeds the {depth} of ${shownIn(p.depth, 'm')}.`,
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
    p[name] === undefined ? [] : [warn('no_effect', `{${name}} has no effect without ${without}.`, `/${name}`)],
  )
}

export function hullWarnings(p: Hull, { GM, curve, rest, opening, flooded }: HullRun): Warning[] {
  const heel = rest ? Math.abs(rest.heel) : 0
  return [
    ...(GM < 0 ? [warn('loll', `{hull_gm} is ${shownIn(GM, 'm')}. The ship does not remain upright.`, '/kg')] : []),
    ...(curve.last < (Math.PI / 2) * (1 - 1e-9)
      ? [
          warn(
            'short_curve',
            `The ship does not float at heel angles above ${shownIn(curve.last, 'deg')}. The righting lever curve ends at this angle.`,
            '/compartments',
          ),
        ]
      : []),
    ...(flooded && opening !== undefined && opening <= heel
      ? [
          warn(
            'progressive',
            'An opening is immersed at equilibrium. Progressive flooding follows.',
            '/flooding_points',
          ),
        ]
      : []),
    ...(p.flooding_points === undefined
      ? [
          warn(
            'no_downflooding',
            'No {flooding_points} are provided. Downflooding is not considered.',
            '/flooding_points',
          ),
        ]
      : []),
  ]
}

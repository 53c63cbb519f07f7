/** The inputs of monopile cathodic protection: those of every structure, and the pile and tides where they are known. */
import { optional, params, quantity } from '@keelson/workflow'
import { optionalLength } from '../_shared/cathodic-protection/params-site.ts'
import { structureParams } from '../_shared/cathodic-protection/structure.ts'

/** Inputs without which the drop along the pile is not worked. */
export const PILE = ['pile_outer_diameter', 'pile_wall_thickness', 'pile_length_below_anodes'] as const
/** Inputs of each limit of the splash zone. */
export const UPPER = ['highest_astronomical_tide', 'splash_allowance_above'] as const
export const LOWER = ['lowest_astronomical_tide', 'splash_allowance_below'] as const

const level = (title: string, description: string, symbol: string, usual: readonly [number, number], example: number) =>
  optional(quantity('height_above_datum', { title, description, symbol, usual, example }))

const pileParams = {
  pile_outer_diameter: optionalLength(
    'pile_diameter',
    'Pile diameter',
    'Outside diameter of the pile.',
    'D',
    [3, 12],
    8,
  ),
  pile_wall_thickness: optionalLength(
    'plate_thickness',
    'Pile wall',
    'Mean wall thickness below the anodes; less than half the diameter.',
    't',
    [30, 150],
    80,
  ),
  pile_length_below_anodes: optionalLength(
    'pile_length',
    'Pile below the anodes',
    'From the cage or the lowest anodes to the toe, for the voltage drop along the pile.',
    'L_p',
    [10, 120],
    55,
  ),
}
const tideParams = {
  highest_astronomical_tide: level('Highest astronomical tide', 'Above mean sea level.', 'HAT', [0, 8], 1.2),
  splash_allowance_above: level(
    'Splash zone above the highest tide',
    'Allowance U by the waves of the site.',
    'U',
    [0, 15],
    3.6,
  ),
  lowest_astronomical_tide: level(
    'Lowest astronomical tide',
    'Against mean sea level, negative below.',
    'LAT',
    [-8, 0],
    -1.3,
  ),
  splash_allowance_below: level(
    'Splash zone below the lowest tide',
    'Allowance L by the waves of the site.',
    'L_s',
    [0, 10],
    2.4,
  ),
}

export const inputs = params({ ...structureParams, ...pileParams, ...tideParams })

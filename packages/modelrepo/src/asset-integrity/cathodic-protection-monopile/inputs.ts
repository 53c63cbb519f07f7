/** The inputs of monopile cathodic protection: those of every structure, and the pile and tides where they are known. */
import { grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { structureGroups } from '../_shared/cathodic-protection/structure.ts'

/** Inputs without which the drop along the pile is not worked. */
export const PILE = ['pile_outer_diameter', 'pile_wall_thickness', 'pile_length_below_anodes'] as const
/** Inputs of each limit of the splash zone. */
export const UPPER = ['highest_astronomical_tide', 'splash_allowance_above'] as const
export const LOWER = ['lowest_astronomical_tide', 'splash_allowance_below'] as const

const pileParams = {
  pile_outer_diameter: optional(
    quantity('pile_diameter', {
      title: 'Pile diameter',
      description: 'Outer diameter of the pile.',
      symbol: 'D',
      above: 0,
      usual: [3, 12],
      example: 8,
    }),
  ),
  pile_wall_thickness: optional(
    quantity('plate_thickness', {
      title: 'Pile wall thickness',
      description: 'Mean wall thickness below the anodes. Must be less than half the diameter.',
      symbol: 't',
      above: 0,
      usual: [30, 150],
      example: 80,
    }),
  ),
  pile_length_below_anodes: optional(
    quantity('pile_length', {
      title: 'Pile length below anodes',
      description: 'Length from the cage or lowest anodes to the toe, for the voltage drop along the pile.',
      symbol: 'L_p',
      above: 0,
      usual: [10, 120],
      example: 55,
    }),
  ),
}

const level = (o: {
  readonly title: string
  readonly description: string
  readonly symbol: string
  readonly usual: readonly [number, number]
  readonly example: number
}) => optional(quantity('height_above_datum', o))

const tideParams = {
  highest_astronomical_tide: level({
    title: 'Highest astronomical tide',
    description: 'Highest astronomical tide above mean sea level.',
    symbol: 'HAT',
    usual: [0, 8],
    example: 1.2,
  }),
  splash_allowance_above: level({
    title: 'Splash zone upper allowance',
    description: 'Splash zone allowance U above the highest tide, from the site wave climate.',
    symbol: 'U',
    usual: [0, 15],
    example: 3.6,
  }),
  lowest_astronomical_tide: level({
    title: 'Lowest astronomical tide',
    description: 'Lowest astronomical tide relative to mean sea level, negative below.',
    symbol: 'LAT',
    usual: [-8, 0],
    example: -1.3,
  }),
  splash_allowance_below: level({
    title: 'Splash zone lower allowance',
    description: 'Splash zone allowance L below the lowest tide, from the site wave climate.',
    symbol: 'L_s',
    usual: [0, 10],
    example: 2.4,
  }),
}

export const inputs = grouped({
  ...structureGroups,
  'Embedded pile': pileParams,
  'Tide and splash zone': tideParams,
})
export type Params = ParamsOf<typeof inputs>

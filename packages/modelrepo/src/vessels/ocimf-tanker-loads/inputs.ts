/** The inputs: method, ship, wind, current, and what each method knows of the hull. */
import { choice, type InputsOf, waysOver } from '@keelson/workflow'
import { blendermannParams, isherwoodParams, tableParams } from './inputs-coefficients.ts'
import { currentParams, windParams } from './inputs-environment.ts'
import { shipParams } from './inputs-ship.ts'
import { ufcParams } from './inputs-ufc.ts'

const methodParams = {
  method: choice(
    {
      coefficient_table: 'Coefficient tables in OCIMF form',
      isherwood_1972: 'Isherwood (1972)',
      blendermann_1994: 'Blendermann (1994)',
      ufc_4_159_03: 'UFC 4-159-03',
    },
    {
      title: 'Method',
      description:
        'Source of the coefficients: user tables in OCIMF form, Isherwood or Blendermann wind regression, or UFC 4-159-03 for wind and current.',
      default: 'coefficient_table',
    },
  ),
}

const groups = {
  Method: methodParams,
  Ship: shipParams,
  Wind: windParams,
  Current: currentParams,
  'Coefficient tables': tableParams,
  'Isherwood ship data': isherwoodParams,
  'Blendermann ship data': blendermannParams,
  'UFC 4-159-03 ship data': ufcParams,
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
/** What a run of any method has. */
export type Params = Some<'method' | (typeof EXPOSED)[number], keyof Inputs>
export const { way, composed } = waysOver('method', groups)

/** Of the ship and the air, whatever the method. */
const EXPOSED = ['transverse_wind_area', 'longitudinal_wind_area', 'air_density'] as const
/** A wind relative to the bow, and no current. */
export const relativeWind = [...EXPOSED, 'length_overall', 'relative_wind_speed', 'relative_wind_angle'] as const
export type Relative = Some<(typeof relativeWind)[number]>
/** Wind and current by the direction from which they come. */
export const moored = {
  takes: [
    ...[...EXPOSED, 'vessel_length_lbp', 'draft', 'wind_speed', 'measurement_height', 'wind_direction'],
    ...['current_speed', 'current_direction', 'water_density'],
  ],
  may: ['length_overall', 'wind_speed_at_height'],
} as const
export type Moored = Some<(typeof moored.takes)[number], (typeof moored.may)[number] | 'water_depth'>

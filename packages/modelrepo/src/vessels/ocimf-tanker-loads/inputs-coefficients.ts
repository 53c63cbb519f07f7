/** The inputs of the user's own tables of coefficients, and of the two regressions of the wind. */
import type { ShipTypeName } from '@keelson/standards/blendermann-1994/coefficients.ts'
import { choice, count, flag, type Labelled, quantity, rows } from '@keelson/workflow'

const SHIPS: Labelled<ShipTypeName> = {
  car_carrier: 'Car carrier',
  cargo_loaded: 'Cargo ship, loaded',
  cargo_containers_on_deck: 'Cargo ship, containers on deck',
  container: 'Container ship',
  destroyer: 'Destroyer',
  diving_support: 'Diving support vessel',
  drilling_vessel: 'Drilling vessel',
  ferry: 'Ferry',
  fishing_vessel: 'Fishing vessel',
  lng: 'LNG carrier',
  osv: 'Offshore supply vessel',
  passenger_liner: 'Passenger liner',
  research_vessel: 'Research vessel',
  speed_boat: 'Speed boat',
  tanker_loaded: 'Tanker, loaded',
  tanker_ballast: 'Tanker, in ballast',
  tender: 'Tender',
}

const table = (of: string, areas: string) =>
  rows(
    {
      heading: quantity('heading', {
        title: 'Direction',
        description: 'Direction from which the flow comes, 0° astern.',
        minimum: 0,
        maximum: 180,
        example: 60,
      }),
      cx: quantity('-', {
        title: 'Longitudinal coefficient',
        description: 'Longitudinal coefficient, positive forward (flow from astern gives a positive value).',
        example: 0.5,
      }),
      cy: quantity('-', {
        title: 'Lateral coefficient',
        description: 'Lateral coefficient, positive to port.',
        example: 0.82,
      }),
      cxy: quantity('-', {
        title: 'Yaw coefficient',
        description: 'Yaw moment coefficient, positive turning the bow to port.',
        example: 0.2,
      }),
    },
    {
      title: `${of} coefficients`,
      description: `User coefficients based ${areas}, in order of ascending direction from 0 to 180° and interpolated linearly. Above 180° the mirrored direction is used, with the lateral and yaw signs reversed.`,
      minItems: 1,
      maxItems: 73,
    },
  )

export const tableParams = {
  wind_coefficients: table('Wind', 'on frontal area, lateral area, and lateral area times length'),
  current_coefficients: table('Current', 'on length times draught, and length squared times draught'),
  coefficients_are_synthetic: flag({
    title: 'Synthetic coefficients',
    description:
      'True if the coefficients are invented or borrowed, in which case the results are flagged as unsuitable for design. False if they apply to the ship, loading and water depth.',
    default: true,
    inert: 'this entry states only the origin of the coefficients and does not affect the results',
  }),
}

export const isherwoodParams = {
  lateral_perimeter: quantity('hull_length', {
    title: 'Lateral profile perimeter',
    description: 'Perimeter of the lateral profile above water, excluding the waterline, masts and ventilators.',
    symbol: 'S',
    above: 0,
    example: 480,
  }),
  bow_to_lateral_centroid: quantity('fairlead_position', {
    title: 'Distance from bow to lateral centroid',
    description: 'Distance from the bow to the centroid of the lateral wind area.',
    symbol: 'C',
    minimum: 0,
    example: 105,
  }),
  number_of_masts: count({
    title: 'Number of mast groups',
    description:
      'Number of distinct groups of masts or king posts in the profile, excluding those close to the bridge.',
    symbol: 'M',
    minimum: 0,
    default: 0,
  }),
}

export const blendermannParams = {
  vessel_type: choice(SHIPS, {
    title: 'Ship type',
    description: 'Ship type in the Blendermann table.',
    default: 'tanker_loaded',
  }),
  lateral_centroid_from_midship: quantity('hull_coordinate', {
    title: 'Lateral centroid distance from midships',
    description: 'Distance from midships to the centroid of the lateral wind area, positive forward.',
    symbol: 's_L',
    default: 0,
  }),
  lateral_centroid_height: quantity('height_above_datum', {
    title: 'Lateral centroid height',
    description:
      'Height of the lateral wind area centroid above the waterline. If omitted, the heeling moment is not reported.',
    symbol: 's_H',
    minimum: 0,
    example: 9,
  }),
}

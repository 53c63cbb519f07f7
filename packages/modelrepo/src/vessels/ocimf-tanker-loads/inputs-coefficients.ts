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
        description: 'From which it comes, 0 from astern.',
        minimum: 0,
        maximum: 180,
        example: 60,
      }),
      cx: quantity('-', { title: 'Forward', description: 'Positive from astern.', example: 0.5 }),
      cy: quantity('-', { title: 'To port', description: 'Positive to port.', example: 0.82 }),
      cxy: quantity('-', { title: 'Yaw', description: 'Positive where it turns the bow to port.', example: 0.2 }),
    },
    {
      title: `${of} coefficients`,
      description: `The user's own, ${areas}, by direction, ascending within 0 to 180 deg, linear between. Above 180 deg 360 less the direction with the signs to port and of yaw reversed.`,
      minItems: 1,
      maxItems: 73,
    },
  )

export const tableParams = {
  wind_coefficients: table('Wind', 'on frontal area, lateral area, and lateral area times length'),
  current_coefficients: table('Current', 'on length times draught, and length squared times draught'),
  coefficients_are_synthetic: flag({
    title: 'Coefficients are synthetic',
    description:
      'true: invented or borrowed, no basis of a design, and the run says so. false: of the ship, its loading and water depth.',
    default: true,
    inert: 'says where the coefficients come from: no number follows from it',
  }),
}

export const isherwoodParams = {
  lateral_perimeter: quantity('hull_length', {
    title: 'Perimeter of the lateral profile',
    description: 'Above water, without the waterline, masts and ventilators.',
    symbol: 'S',
    above: 0,
    example: 480,
  }),
  bow_to_lateral_centroid: quantity('fairlead_position', {
    title: 'Bow to the lateral centroid',
    description: 'Distance of the centroid of the lateral wind area from the bow.',
    symbol: 'C',
    minimum: 0,
    example: 105,
  }),
  number_of_masts: count({
    title: 'Groups of masts',
    description: 'Distinct groups of masts or king posts in the profile, those close to the bridge left out.',
    symbol: 'M',
    minimum: 0,
    default: 0,
  }),
}

export const blendermannParams = {
  vessel_type: choice(SHIPS, {
    title: 'Ship type',
    description: 'Row of the table of ship types.',
    default: 'tanker_loaded',
  }),
  lateral_centroid_from_midship: quantity('hull_coordinate', {
    title: 'Lateral centroid from midships',
    description: 'Of the lateral wind area, forward positive.',
    symbol: 's_L',
    default: 0,
  }),
  lateral_centroid_height: quantity('height_above_datum', {
    title: 'Height of the lateral centroid',
    description: 'Of the lateral wind area above the waterline. Left out, no heeling moment is told.',
    symbol: 's_H',
    minimum: 0,
    example: 9,
  }),
}

/** What a unit is held to. */
import { metacentricHeight, SIDES_RULE } from '@keelson/physics/hull/metacentre.ts'
import { areaRatio, COLUMN_RATIO, POSITIVE_RANGE } from '@keelson/standards/imo-modu-code-2009/criteria.ts'
import { STATIC_HEEL_LIMIT } from '@keelson/standards/sor-96-118-1996/heel.ts'
import { checkOf } from '@keelson/workflow'
import { aHull, aPlane, COLUMN_STABILISED } from './modes.ts'
import { OF_AREAS, OF_WIND } from './reach.ts'

const onlyWhen = aHull
const HULLS = aHull.hull_type
export const checks = {
  area_ratio: checkOf('-', {
    title: 'Ratio of the areas',
    criterion: areaRatio,
    demand: 'Required ratio',
    capacity: areaRatio,
    onlyWhen,
    reach: OF_AREAS,
  }),
  area_ratio_to_flooding: checkOf('-', {
    title: 'Ratio of the areas to downflooding',
    criterion: COLUMN_RATIO,
    demand: 'Required ratio',
    capacity: 'Righting area over heeling area to downflooding',
    onlyWhen: { hull_type: HULLS, unit_type: [COLUMN_STABILISED] },
    needs: ['downflooding_angle'],
    reach: OF_WIND,
  }),
  metacentric_height: checkOf('metacentric_height', {
    title: 'Fluid metacentric height',
    criterion: metacentricHeight,
    demand: 'Least metacentric height',
    capacity: 'Fluid metacentric height',
    onlyWhen,
  }),
  metacentric_height_longitudinal: checkOf('metacentric_height', {
    title: 'Longitudinal fluid metacentric height',
    criterion: metacentricHeight,
    demand: 'Least metacentric height',
    capacity: 'Longitudinal fluid metacentric height',
    onlyWhen: aPlane,
  }),
  height_of_gravity: checkOf('height_above_datum', {
    title: 'Height of the centre of gravity',
    criterion: areaRatio,
    demand: 'Centre of gravity above the keel',
    capacity: 'Allowable height of the centre of gravity',
    onlyWhen,
    reach: OF_AREAS,
  }),
  wind_equilibrium: checkOf('righting_arm', {
    title: 'Righting arm that meets the wind',
    criterion: areaRatio,
    demand: 'Heeling arm where the righting arm exceeds it most',
    capacity: 'Righting arm there',
    onlyWhen,
    reach: OF_WIND,
  }),
  positive_range: checkOf('heel_angle', {
    title: 'Righting arm positive to the second intercept',
    criterion: POSITIVE_RANGE,
    demand: 'Heel at which the areas end',
    capacity: 'Heel up to which the righting arm is positive',
    onlyWhen,
    reach: OF_AREAS,
  }),
  static_heel: checkOf('heel_angle', {
    title: 'Steady heel',
    criterion: STATIC_HEEL_LIMIT,
    demand: 'Steady heel',
    capacity: 'Largest steady heel',
    onlyWhen,
    reach: [...OF_WIND, SIDES_RULE],
  }),
}

/** Inputs of the position uncertainty. */
import { choice, optional, quantity, quantityList } from '@keelson/workflow'
import { MWD_SRGM_TOOL, wellPathOnly, withTool } from './modes.ts'

export const uncertaintyParams = {
  tool_model: optional(
    choice([MWD_SRGM_TOOL], {
      title: 'Error model of the survey tool',
      description:
        'owsg_a_mwd_srgm: MWD with sag correction left out and declination from a standard-resolution field model (ISCWSA MWD Rev 5.11). For this well and the offset wells; not given: no position uncertainty.',
      usedWhen: wellPathOnly,
    }),
  ),
  magnetic_dip: optional(
    quantity('geomagnetic_angle', {
      title: 'Magnetic dip',
      description: 'Dip of the local field, positive downward.',
      symbol: 'Theta',
      minimum: -90,
      maximum: 90,
      example: 72,
      usedWhen: withTool,
      requiredWhen: withTool,
    }),
  ),
  magnetic_total_field: optional(
    quantity('magnetic_field', {
      title: 'Total magnetic field',
      description: 'Total intensity of the local field.',
      symbol: 'B_t',
      above: 0,
      example: 50000,
      usedWhen: withTool,
      requiredWhen: withTool,
    }),
  ),
  gravity: quantity('gravity', {
    title: 'Acceleration of gravity',
    description: 'Local value; only the error model uses it.',
    symbol: 'G',
    above: 0,
    default: 9.80665,
    usedWhen: withTool,
  }),
  latitude: optional(
    quantity('geomagnetic_angle', {
      title: 'Latitude',
      description: 'For the record: the terms of a magnetic tool do not use it.',
      minimum: -90,
      maximum: 90,
      example: 60,
      usedWhen: withTool,
      inert: 'The terms of a magnetic tool do not depend on the latitude; it is recorded for the reader.',
    }),
  ),
  covariance_measured_depths: optional(
    quantityList('survey_depth', {
      title: 'Depths of the covariance',
      description: 'Stations at which the covariance is stated; not given: the last station.',
      usedWhen: withTool,
    }),
  ),
}

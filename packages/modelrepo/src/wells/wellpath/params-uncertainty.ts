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
    quantity({
      title: 'Magnetic dip',
      description: 'Dip of the local field, positive downward.',
      symbol: 'Theta',
      unit: 'deg',
      minimum: -90,
      maximum: 90,
      typical: [-85, 85],
      example: 72,
      usedWhen: withTool,
      requiredWhen: withTool,
    }),
  ),
  magnetic_total_field: optional(
    quantity({
      title: 'Total magnetic field',
      description: 'Total intensity of the local field.',
      symbol: 'B_t',
      unit: 'nT',
      above: 0,
      typical: [20000, 70000],
      example: 50000,
      usedWhen: withTool,
      requiredWhen: withTool,
    }),
  ),
  gravity: quantity({
    title: 'Acceleration of gravity',
    description: 'Local value; only the error model uses it.',
    symbol: 'G',
    unit: 'm/s2',
    above: 0,
    typical: [9.76, 9.84],
    default: 9.80665,
    usedWhen: withTool,
  }),
  latitude: optional(
    quantity({
      title: 'Latitude',
      description: 'For the record: the terms of a magnetic tool do not use it.',
      unit: 'deg',
      minimum: -90,
      maximum: 90,
      typical: [-90, 90],
      example: 60,
      usedWhen: withTool,
      inert: 'The terms of a magnetic tool do not depend on the latitude; it is recorded for the reader.',
    }),
  ),
  covariance_measured_depths: optional(
    quantityList({
      title: 'Depths of the covariance',
      description: 'Stations at which the covariance is stated; not given: the last station.',
      unit: 'm',
      usedWhen: withTool,
    }),
  ),
}

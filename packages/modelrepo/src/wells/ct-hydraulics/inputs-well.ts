/** Inputs of the well around the tubing, and the limits of the work. */
import { inPractice, quantity as metric } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

export const well = {
  hole_diameter: quantity('hole_diameter', {
    title: 'Hole diameter',
    description: 'Inside diameter of the casing, tubing or hole that surrounds the coiled tubing.',
    symbol: 'd_h',
    above: 0,
    example: 3.958,
  }),
  true_vertical_depth: metric('well_depth', {
    title: 'True vertical depth',
    description: 'True vertical depth of the tubing end. Must not exceed the tubing length in hole.',
    symbol: 'D_v',
    above: 0,
    example: 3000,
  }),
  wellhead_pressure: quantity('well_pressure_gauge', {
    title: 'Wellhead pressure',
    description: 'Gauge pressure in the annulus at the wellhead.',
    symbol: 'p_wh',
    minimum: 0,
    default: 0,
  }),
  eccentricity: quantity('-', {
    title: 'Eccentricity',
    description: 'Tubing offset divided by radial clearance; 0 if centred, 1 if in contact with the wall.',
    symbol: 'e',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed:
      'Centred tubing. On the low side of a deviated hole, where eccentricity is near 1, the annulus loss is lower.',
  }),
}

export const limits = {
  maximum_pump_pressure: quantity('pressure_loss', {
    title: 'Maximum pump pressure',
    description: 'Pressure limit of tubing, reel and swivel. If not entered, the pump pressure is not checked.',
    symbol: 'p_max',
    above: 0,
    example: 6000,
  }),
  minimum_annular_velocity: metric('annular_velocity', {
    title: 'Minimum annular velocity',
    description:
      'Minimum velocity for hole cleaning: 0.5 to 0.7 m/s in a vertical hole and about twice that above 30° inclination. If not entered, hole cleaning is not checked.',
    symbol: 'v_min',
    minimum: 0,
    example: 0.5,
  }),
  pore_pressure_gradient: quantity('mud_density', {
    title: 'Pore pressure gradient',
    description:
      'Pore pressure at the tubing end, as an equivalent mud weight. If not entered, pore pressure is not checked.',
    symbol: 'rho_pp',
    above: 0,
    example: 8.4,
  }),
  fracture_gradient: quantity('mud_density', {
    title: 'Fracture gradient',
    description:
      'Fracture pressure at the tubing end, as an equivalent mud weight. If not entered, fracture pressure is not checked.',
    symbol: 'rho_fr',
    above: 0,
    example: 14,
  }),
}

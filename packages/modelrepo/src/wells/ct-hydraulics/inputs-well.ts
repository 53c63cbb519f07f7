/** Inputs of the well around the tubing, and the limits of the work. */
import { inPractice, quantity as metric } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

export const well = {
  hole_diameter: quantity('hole_diameter', {
    title: 'Hole diameter',
    description: 'Inside diameter of the casing, tubing or hole around the coiled tubing.',
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
    description: 'Gauge pressure of the annulus at surface.',
    symbol: 'p_wh',
    minimum: 0,
    default: 0,
  }),
  eccentricity: quantity('-', {
    title: 'Eccentricity',
    description: 'Tubing offset over radial clearance; 0 when centred, 1 when on the wall.',
    symbol: 'e',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed: 'Centred tubing. On the low side of a deviated hole, near 1, the annulus loss is lower.',
  }),
}

export const limits = {
  maximum_pump_pressure: quantity('pressure_loss', {
    title: 'Maximum pump pressure',
    description: 'Pressure limit of tubing, reel and swivel. Not provided: pump pressure not checked.',
    symbol: 'p_max',
    above: 0,
    example: 6000,
  }),
  minimum_annular_velocity: metric('annular_velocity', {
    title: 'Minimum annular velocity',
    description:
      'Velocity that cleans the hole: 0.5 to 0.7 m/s in a vertical hole, about twice that above 30°. Not provided: cleanout not checked.',
    symbol: 'v_min',
    minimum: 0,
    example: 0.5,
  }),
  pore_pressure_gradient: quantity('mud_density', {
    title: 'Pore pressure gradient',
    description: 'Pore pressure at the tubing end as a mud weight. Not provided: not checked.',
    symbol: 'rho_pp',
    above: 0,
    example: 8.4,
  }),
  fracture_gradient: quantity('mud_density', {
    title: 'Fracture gradient',
    description: 'Fracture pressure at the tubing end as a mud weight. Not provided: not checked.',
    symbol: 'rho_fr',
    above: 0,
    example: 14,
  }),
}

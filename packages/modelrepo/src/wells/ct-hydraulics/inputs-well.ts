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
    description: 'Of the end of the tubing; at most its length in the hole.',
    symbol: 'D_v',
    above: 0,
    example: 3000,
  }),
  wellhead_pressure: quantity('well_pressure_gauge', {
    title: 'Wellhead pressure',
    description: 'Gauge, of the annulus at the surface.',
    symbol: 'p_wh',
    minimum: 0,
    default: 0,
  }),
  eccentricity: quantity('-', {
    title: 'Eccentricity',
    description: 'Offset of the tubing over the radial clearance: 0 in the middle, 1 on the wall.',
    symbol: 'e',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed: 'tubing in the middle; on the low side of a deviated hole, near 1, the annulus loses less',
  }),
}

export const limits = {
  maximum_pump_pressure: quantity('pressure_loss', {
    title: 'Greatest pump pressure',
    description: 'Of tubing, reel and swivel. Not given, the pump pressure is not checked.',
    symbol: 'p_max',
    above: 0,
    example: 6000,
  }),
  minimum_annular_velocity: metric('annular_velocity', {
    title: 'Least velocity in the annulus',
    description:
      'That cleans out the hole: 0.5 to 0.7 m/s in a vertical one, about twice as much beyond 30 degrees. Not given, the cleanout is not checked.',
    symbol: 'v_min',
    minimum: 0,
    example: 0.5,
  }),
  pore_pressure_gradient: quantity('mud_density', {
    title: 'Pore pressure gradient',
    description: 'At the end of the tubing, as a mud weight. Not given, not checked.',
    symbol: 'rho_pp',
    above: 0,
    example: 8.4,
  }),
  fracture_gradient: quantity('mud_density', {
    title: 'Fracture gradient',
    description: 'At the end of the tubing, as a mud weight. Not given, not checked.',
    symbol: 'rho_fr',
    above: 0,
    example: 14,
  }),
}

/** Inputs of the variant for a ship's hull that sails and lies; given the hull's area, they stand for the surface. */
import { choice, optional, quantity } from '@keelson/workflow'

export const hullParams = {
  total_area: optional(
    quantity('steel_surface_area', {
      title: 'Area of the hull',
      description:
        'Wetted area. Given, the demand is that of the ABS notes for ships, with both breakdown factors, in place of the tables of the practice.',
      symbol: 'A',
      above: 0,
      usual: [100, 50000],
      example: 13446,
      overrides: [
        {
          inputs: [
            'coated_area',
            'bare_area',
            'climatic_region',
            'depth',
            'coating_category',
            'coating_a',
            'coating_b',
            'mean_current_density_bare',
            'edition',
          ],
        },
      ],
    }),
  ),
  coated_fraction: quantity('fraction', {
    title: 'Share of the hull that is coated',
    description: 'Only with the area of a hull.',
    symbol: 'k_c',
    minimum: 0,
    maximum: 1,
    usual: [0.8, 1],
    default: 1,
  }),
  mean_breakdown_method: choice(['average-of-initial-and-final'], {
    title: 'Mean breakdown factor of a hull',
    description: 'The middle of the initial and the final factor. Only with the area of a hull.',
    default: 'average-of-initial-and-final',
  }),
  bare_current_density_dynamic: quantity('current_density', {
    title: 'Current density of bare steel, sailing',
    description: 'Only with the area of a hull; serves for the initial and the final demand.',
    symbol: 'J_dyn',
    above: 0,
    default: 200,
  }),
  bare_current_density_static: quantity('current_density', {
    title: 'Current density of bare steel, moored',
    description: 'Only with the area of a hull.',
    symbol: 'J_stat',
    above: 0,
    default: 150,
  }),
  dynamic_time_fraction: quantity('fraction', {
    title: 'Share of time sailing',
    description: 'Only with the area of a hull; weighs the mean demand.',
    symbol: 'p',
    minimum: 0,
    maximum: 1,
    default: 0.5,
  }),
}

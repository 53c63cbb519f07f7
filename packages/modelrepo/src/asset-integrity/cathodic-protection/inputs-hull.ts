/** Inputs of the variant for a ship's hull that sails and lies; given the hull's area, they stand for the surface. */
import { choice, optional, quantity } from '@keelson/workflow'

/** The densities of bare steel by the ABS notes, mA/m2. */
export const HULL_DENSITIES = { bare_current_density_dynamic: 200, bare_current_density_static: 150 } as const
/** Inputs that the area of a hull asks for. */
export const HULL_ASKED = [
  'initial_coating_breakdown_factor',
  'final_coating_breakdown_factor',
  'coated_fraction',
  'dynamic_time_fraction',
] as const

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
  coated_fraction: optional(
    quantity('fraction', {
      title: 'Share of the hull that is coated',
      description: 'Required with the area of a hull, and only then.',
      symbol: 'k_c',
      minimum: 0,
      maximum: 1,
      usual: [0.8, 1],
      example: 1,
    }),
  ),
  mean_breakdown_method: choice(
    { 'average-of-initial-and-final': 'Average of initial and final factor' },
    {
      title: 'Mean breakdown factor of a hull',
      description: 'The middle of the initial and the final factor. Only with the area of a hull.',
      default: 'average-of-initial-and-final',
    },
  ),
  bare_current_density_dynamic: quantity('current_density', {
    title: 'Current density of bare steel, sailing',
    description: 'Only with the area of a hull; serves for the initial and the final demand.',
    symbol: 'J_dyn',
    above: 0,
    default: HULL_DENSITIES.bare_current_density_dynamic,
  }),
  bare_current_density_static: quantity('current_density', {
    title: 'Current density of bare steel, moored',
    description: 'Only with the area of a hull.',
    symbol: 'J_stat',
    above: 0,
    default: HULL_DENSITIES.bare_current_density_static,
  }),
  dynamic_time_fraction: optional(
    quantity('fraction', {
      title: 'Share of time sailing',
      description: 'Required with the area of a hull, and only then; weighs the mean demand.',
      symbol: 'p',
      minimum: 0,
      maximum: 1,
      example: 0.5,
    }),
  ),
}

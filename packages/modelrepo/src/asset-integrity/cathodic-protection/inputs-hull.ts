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
      title: 'Hull area',
      description:
        'Wetted hull area. If entered, the ABS ship notes and both breakdown factors replace the DNV-RP-B401 demand tables.',
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
      title: 'Coated hull fraction',
      description: 'Coated fraction of the hull area. Required with a hull area only.',
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
      title: 'Mean hull breakdown factor',
      description: 'Average of the initial and final factors. Used with a hull area only.',
      default: 'average-of-initial-and-final',
    },
  ),
  bare_current_density_dynamic: quantity('current_density', {
    title: 'Bare steel current density, sailing',
    description:
      'Bare steel current density when sailing, used for the initial and final demands. Used with a hull area only.',
    symbol: 'J_dyn',
    above: 0,
    default: HULL_DENSITIES.bare_current_density_dynamic,
  }),
  bare_current_density_static: quantity('current_density', {
    title: 'Bare steel current density, moored',
    description: 'Bare steel current density when moored. Used with a hull area only.',
    symbol: 'J_stat',
    above: 0,
    default: HULL_DENSITIES.bare_current_density_static,
  }),
  dynamic_time_fraction: optional(
    quantity('fraction', {
      title: 'Sailing time fraction',
      description:
        'Fraction of time spent sailing, by which the mean demand is weighted. Required with a hull area only.',
      symbol: 'p',
      minimum: 0,
      maximum: 1,
      example: 0.5,
    }),
  ),
}

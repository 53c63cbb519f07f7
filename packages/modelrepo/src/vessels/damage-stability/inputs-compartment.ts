/** The flooded compartment of a box-shaped barge, or what of it is known directly. */
import { choice, quantity } from '@keelson/workflow'

const MIDSHIP = 'midship'
export const AFT_END = 'aft_end'

export const compartment = {
  compartment_length: quantity('structure_dimension', {
    title: 'Length of the compartment',
    description: 'Over the full breadth and depth of the barge.',
    symbol: 'l',
    above: 0,
    example: 20,
  }),
  compartment_position: choice(
    { [MIDSHIP]: 'Amidships', [AFT_END]: 'Aft end' },
    {
      title: 'Place of the compartment',
      description: 'Its middle amidships, or its end at the aft end.',
      default: MIDSHIP,
    },
  ),
  permeability: quantity('fraction', {
    title: 'Permeability',
    description: 'Stores 0.60, machinery 0.85, accommodation and void spaces 0.95, dry cargo 0.70 to 0.95.',
    symbol: 'mu',
    minimum: 0,
    maximum: 1,
    default: 0.95,
    assumed: 'That of a void space, the largest that the rules have.',
  }),
  compartment_volume_below_waterline: quantity('displacement_volume', {
    title: 'Volume of the compartment below the water line',
    description: 'Known directly, with waterplane and displacement, in place of a barge.',
    symbol: 'v',
    minimum: 0,
    example: 500,
    overrides: [
      {
        inputs: ['hull_length', 'hull_breadth', 'draft', 'depth', 'compartment_length', 'compartment_position', 'kg'],
      },
    ],
  }),
  compartment_waterplane_area: quantity('hull_area', {
    title: 'Waterplane of the compartment',
    description: 'With its volume; left out, the intact waterplane carries on.',
    symbol: 'a',
    minimum: 0,
    example: 100,
  }),
  waterplane_area: quantity('hull_area', {
    title: 'Waterplane area',
    description: 'Intact, with the volume of the compartment.',
    symbol: 'A_wp',
    above: 0,
    example: 2000,
  }),
  intact_gm: quantity('metacentric_height', {
    title: 'Metacentric height before damage',
    description: 'In place of the height of the centre of gravity.',
    symbol: 'GM_i',
    example: 1.5,
    overrides: [{ inputs: ['kg'] }],
  }),
  lost_waterplane_inertia: quantity('waterplane_inertia', {
    title: 'Second moment of the lost waterplane',
    description: 'Transverse, permeability counted; without it that of the compartment of the barge.',
    symbol: 'i',
    minimum: 0,
    example: 5000,
  }),
}

/** The flooded compartment of a box-shaped barge, or what of it is known directly. */
import { choice, quantity } from '@keelson/workflow'

const MIDSHIP = 'midship'
export const AFT_END = 'aft_end'

export const compartment = {
  compartment_length: quantity('structure_dimension', {
    title: 'Compartment length',
    description: 'Length of a compartment extending over the full breadth and depth of the barge.',
    symbol: 'l',
    above: 0,
    example: 20,
  }),
  compartment_position: choice(
    { [MIDSHIP]: 'Amidships', [AFT_END]: 'Aft end' },
    {
      title: 'Compartment position',
      description: 'Compartment position, either centred amidships or at the aft end.',
      default: MIDSHIP,
    },
  ),
  permeability: quantity('fraction', {
    title: 'Permeability',
    description:
      'Typical values: stores 0.60, machinery 0.85, accommodation and void spaces 0.95, dry cargo 0.70 to 0.95.',
    symbol: 'mu',
    minimum: 0,
    maximum: 1,
    default: 0.95,
    assumed: 'Void space, with the highest permeability in the rules.',
  }),
  compartment_volume_below_waterline: quantity('displacement_volume', {
    title: 'Compartment volume below the waterline',
    description:
      'Compartment volume, entered with the waterplane area and displacement instead of the barge dimensions.',
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
    title: 'Compartment waterplane area',
    description: 'Waterplane area lost with the compartment volume. If omitted, the intact waterplane is used.',
    symbol: 'a',
    minimum: 0,
    example: 100,
  }),
  waterplane_area: quantity('hull_area', {
    title: 'Waterplane area',
    description: 'Intact waterplane area, entered with the compartment volume.',
    symbol: 'A_wp',
    above: 0,
    example: 2000,
  }),
  intact_gm: quantity('metacentric_height', {
    title: 'Metacentric height before damage',
    description: 'Metacentric height before damage, entered instead of the centre of gravity height.',
    symbol: 'GM_i',
    example: 1.5,
    overrides: [{ inputs: ['kg'] }],
  }),
  lost_waterplane_inertia: quantity('waterplane_inertia', {
    title: 'Lost waterplane second moment',
    description:
      'Transverse second moment of the lost waterplane, including permeability. Default: calculated for the barge compartment.',
    symbol: 'i',
    minimum: 0,
    example: 5000,
  }),
}

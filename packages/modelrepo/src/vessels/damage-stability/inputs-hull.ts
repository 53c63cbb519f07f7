/** A hull by her offsets, her compartments and the openings that may flood her. */
import { flag, quantity, rows } from '@keelson/workflow'
import { hullOffsets } from '../_shared/hull-offsets/inputs.ts'

const MOST_COMPARTMENTS = 100
const coordinate = (title: string, description: string, symbol: string, example: number) =>
  quantity('hull_coordinate', { title, description, symbol, example })

export const hull = {
  offsets: hullOffsets,
  compartments: rows(
    {
      aft: coordinate('Aft bulkhead', 'Aft bulkhead position, positive forward of amidships.', 'x_a', -10),
      forward: coordinate('Forward bulkhead', 'Forward bulkhead position, positive forward of amidships.', 'x_f', 10),
      starboard: coordinate(
        'Starboard side',
        'Starboard boundary position, positive to port of the centreline and negative to starboard.',
        'y_s',
        -10,
      ),
      port: coordinate('Port side', 'Port boundary position, positive to port of the centreline.', 'y_p', 10),
      bottom: coordinate('Bottom', 'Height of the compartment bottom above the baseline.', 'z_b', 0),
      top: coordinate('Top', 'Height of the compartment top above the baseline.', 'z_t', 10),
      permeability: quantity('fraction', {
        title: 'Permeability',
        description: 'Fraction of the space filled by water when flooded.',
        symbol: 'mu',
        minimum: 0,
        maximum: 1,
        default: 0.95,
      }),
      flooded: flag({ title: 'Flooded', description: 'True if the compartment is open to the sea.', default: false }),
    },
    {
      title: 'Compartments',
      description: 'Spaces within the hull. Flooded compartments provide no buoyancy.',
      minItems: 1,
      maxItems: MOST_COMPARTMENTS,
    },
  ),
  flooding_points: rows(
    {
      x: coordinate('Station', 'Longitudinal opening position, positive forward of amidships.', 'x', 0),
      y: quantity('hull_coordinate', {
        title: 'Distance from the centreline',
        description: 'Transverse distance of the opening, applied to both sides.',
        symbol: 'y',
        minimum: 0,
        example: 4,
      }),
      z: coordinate('Height', 'Opening height above the baseline.', 'z', 12),
    },
    {
      title: 'Openings',
      description: 'Openings through which flooding occurs when they immerse.',
      minItems: 1,
      maxItems: MOST_COMPARTMENTS,
    },
  ),
}

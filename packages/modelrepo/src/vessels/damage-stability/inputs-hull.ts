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
      aft: coordinate('Aft bulkhead', 'Forward of amidships.', 'x_a', -10),
      forward: coordinate('Forward bulkhead', 'Forward of amidships.', 'x_f', 10),
      starboard: coordinate('Starboard side', 'To port of the centre line: negative to starboard.', 'y_s', -10),
      port: coordinate('Port side', 'To port of the centre line.', 'y_p', 10),
      bottom: coordinate('Bottom', 'Above the base line.', 'z_b', 0),
      top: coordinate('Top', 'Above the base line.', 'z_t', 10),
      permeability: quantity('fraction', {
        title: 'Permeability',
        description: 'Share of the space that the sea takes.',
        symbol: 'mu',
        minimum: 0,
        maximum: 1,
        default: 0.95,
      }),
      flooded: flag({ title: 'Flooded', description: 'Open to the sea.', default: false }),
    },
    {
      title: 'Compartments',
      description: 'Spaces within the hull; those that are flooded carry no more.',
      minItems: 1,
      maxItems: MOST_COMPARTMENTS,
    },
  ),
  flooding_points: rows(
    {
      x: coordinate('Station', 'Forward of amidships.', 'x', 0),
      y: quantity('hull_coordinate', {
        title: 'From the centre line',
        description: 'On both sides alike.',
        symbol: 'y',
        minimum: 0,
        example: 4,
      }),
      z: coordinate('Height', 'Above the base line.', 'z', 12),
    },
    {
      title: 'Openings',
      description: 'Through which the sea comes in when they go under.',
      minItems: 1,
      maxItems: MOST_COMPARTMENTS,
    },
  ),
}

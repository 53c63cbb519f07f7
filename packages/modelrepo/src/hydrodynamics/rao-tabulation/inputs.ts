/** The inputs of rao-tabulation: the table, where it is asked, the points of the vessel, and whose crest the phases are held against. */
import type { Interpolation } from '@keelson/physics/rao/motions.ts'
import {
  asNamed,
  choice,
  grouped,
  type Labelled,
  optional,
  type ParamsOf,
  quantityGrid,
  quantityList,
  quantityOr,
} from '@keelson/workflow'
import { queryParams, tableParams } from '../_shared/rao/fields.ts'

const MOST_POINTS = 100

export const ELSEWHERE = 'elsewhere'
const INTERPOLATIONS: Labelled<Interpolation> = {
  complex_linear: 'Real and imaginary parts',
  magnitude_phase: 'Amplitudes and phases',
}
const moved = { phase_origin: [ELSEWHERE] }

const points = {
  point: optional(
    quantityGrid('hull_coordinate', {
      title: 'Point',
      description: 'Point [x, y, z] forward, to port and up from the RAO origin, or a list of points.',
      columns: ['Forward', 'Port', 'Up'],
      single: true,
      minItems: 1,
      maxItems: MOST_POINTS,
    }),
  ),
}

const crest = {
  phase_origin: choice(
    { origin: 'RAO origin', [ELSEWHERE]: 'Another point' },
    {
      title: 'Phase origin',
      description:
        'Reference for additional phases. With another point of the sea surface, phases relative to the crest there are also reported.',
      default: 'origin',
    },
  ),
  phase_reference: optional(
    quantityList('hull_coordinate', {
      title: 'Alternative phase origin',
      description: 'Position [x, y] of the alternative phase origin, forward and to port of the RAO origin.',
      minItems: 2,
      maxItems: 2,
      usedWhen: moved,
      requiredWhen: moved,
    }),
  ),
  phase_convention: choice(
    { lead: 'Phase lead', lag: 'Phase lag' },
    {
      title: 'Phase sign convention',
      description:
        'Phase lead means that the maximum motion occurs before the crest reaches the origin. Phase lag means that it occurs afterwards. Used only with an alternative phase origin.',
      default: 'lead',
      usedWhen: moved,
      assumed: 'Phase lead. With phase lag the shift for an alternative phase origin has the opposite sign.',
    },
  ),
  water_depth: quantityOr(['infinite'], 'water_depth', {
    title: 'Water depth',
    description: 'Water depth for the wave number used to shift phases to the alternative origin.',
    symbol: 'd',
    above: 0,
    default: 'infinite',
    usedWhen: moved,
    assumed: 'Deep water. In water shallower than half a wavelength the waves are shorter.',
  }),
}

export const inputs = grouped({
  Table: {
    ...tableParams('in the selected rotation unit', {
      rotations: { input: 'rotation_unit' },
      sense: 'phase_convention',
    }),
    rotation_unit: choice(asNamed(['rad/m', 'deg/m']), {
      title: 'Rotation unit',
      description: 'Unit of roll, pitch and yaw in the table.',
      default: 'rad/m',
    }),
  },
  Query: {
    ...queryParams,
    interpolation: choice(INTERPOLATIONS, {
      title: 'Interpolation',
      description: 'Method used for point motions and charts. Results of both methods are reported.',
      default: 'complex_linear',
    }),
  },
  Points: points,
  Phases: crest,
})
export type Params = ParamsOf<typeof inputs>

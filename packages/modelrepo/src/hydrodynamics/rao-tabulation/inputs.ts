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
      description: 'Forward, to port and up from the origin of the RAO: [x, y, z], or a list of such points.',
      columns: ['Forward', 'Port', 'Up'],
      single: true,
      minItems: 1,
      maxItems: MOST_POINTS,
    }),
  ),
}

const crest = {
  phase_origin: choice(
    { origin: 'Origin of the RAO', [ELSEWHERE]: 'Another point' },
    {
      title: 'Crest of the phases',
      description: 'Another point of the sea surface: the phases are given also against the crest there.',
      default: 'origin',
    },
  ),
  phase_reference: optional(
    quantityList('hull_coordinate', {
      title: 'Point of the other crest',
      description: '[forward, to port] from the origin of the RAO.',
      minItems: 2,
      maxItems: 2,
      usedWhen: moved,
      requiredWhen: moved,
    }),
  ),
  phase_convention: choice(
    { lead: 'Phase lead', lag: 'Phase lag' },
    {
      title: 'Sign of the phases',
      description:
        'Lead: the motion is at its top before the crest is at the origin; lag: after it. Only a move of the crest asks for it.',
      default: 'lead',
      usedWhen: moved,
      assumed: 'phases lead: were they lags, the move of the crest would go the other way',
    },
  ),
  water_depth: quantityOr(['infinite'], 'water_depth', {
    title: 'Water depth',
    description: 'For the length of the waves between the two crests.',
    symbol: 'd',
    above: 0,
    default: 'infinite',
    usedWhen: moved,
    assumed: 'deep water: in water shallower than half a wavelength the waves are shorter',
  }),
}

export const inputs = grouped({
  Table: {
    ...tableParams('in the unit that is said beside'),
    rotation_unit: choice(asNamed(['rad/m', 'deg/m']), {
      title: 'Unit of the rotations',
      description: 'Of roll, pitch and yaw in the table.',
      default: 'rad/m',
    }),
  },
  Query: {
    ...queryParams,
    interpolation: choice(INTERPOLATIONS, {
      title: 'Interpolation',
      description:
        'Which of the two results moves the points and is drawn; both are given. Real and imaginary parts, or amplitudes and phases apart.',
      default: 'complex_linear',
    }),
  },
  Points: points,
  Phases: crest,
})
export type Params = ParamsOf<typeof inputs>

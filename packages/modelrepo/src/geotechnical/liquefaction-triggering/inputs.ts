/** The inputs: the earthquake, the stresses in the ground, one resistance of each layer, and what is asked of them. */
import { LARGEST_FACTOR } from '@keelson/physics/soil/liquefaction-demand.ts'
import { choice, flag, grouped, optional, type ParamsOf, quantity, quantityList } from '@keelson/workflow'
import { BY_BOULANGER_IDRISS, BY_YOUD, METHODS, YOUD } from './modes.ts'

const MOST_LAYERS = 2000
const FIELD_SPT = 'applies only to field blow counts'
const FIELD_CPT = 'applies only to field cone resistance'

const list = { minItems: 1, maxItems: MOST_LAYERS } as const

const earthquake = {
  method: choice(METHODS, {
    title: 'Procedure',
    description: 'Triggering procedure. Cone resistance requires Boulanger and Idriss.',
    default: YOUD,
  }),
  peak_ground_acceleration: quantity('peak_ground_acceleration', {
    title: 'Peak ground acceleration',
    description: 'Peak horizontal ground acceleration at the surface.',
    symbol: 'a_max',
    above: 0,
    usual: [0.05, 0.6],
    example: 0.15,
  }),
  magnitude: quantity('earthquake_magnitude', {
    title: 'Magnitude',
    description: 'Moment magnitude of the design earthquake.',
    symbol: 'M',
    minimum: 4,
    maximum: 9.5,
    usual: [5, 9],
    example: 6.5,
  }),
}

const ground = {
  depth: quantityList('soil_depth', {
    ...list,
    title: 'Depths',
    description: 'Sample depths below the ground surface in ascending order, one layer per sample.',
    symbol: 'z',
    above: 0,
  }),
  total_vertical_stress: quantityList('soil_stress', {
    along: 'depth',
    ...list,
    title: 'Total vertical stress',
    description:
      'Total vertical stress at each depth, not less than the effective stress. Offshore, exclude the weight of water above the seabed.',
    symbol: 'sigma_v',
    above: 0,
  }),
  effective_vertical_stress: quantityList('soil_stress', {
    along: 'depth',
    ...list,
    title: 'Effective vertical stress',
    description: 'Effective vertical stress at each depth before the earthquake.',
    symbol: 'sigma_e',
    above: 0,
    maximum: 2000,
  }),
  water_table_depth: optional(
    quantity('soil_depth', {
      title: 'Water table depth',
      description:
        'Water table depth during the earthquake. Layers above it cannot liquefy. Total and effective stress must be consistent with it. Default: the level implied by these stresses.',
      symbol: 'z_w',
      minimum: 0,
      example: 1,
      assumed: 'the level implied by total and effective stress',
      inert: 'applies only if a sample is above the water table',
    }),
  ),
}

const spt = {
  n1_60cs: optional(
    quantityList('blow_count', {
      along: 'depth',
      ...list,
      title: 'Clean-sand blow counts',
      description: 'Normalised SPT blow counts for 60 % energy and clean sand.',
      symbol: 'N_1cs',
      minimum: 0,
      overrides: [{ inputs: ['n1_60', 'spt_blow_count', 'fines_content'] }],
    }),
  ),
  n1_60: optional(
    quantityList('blow_count', {
      ...list,
      title: 'Normalised blow counts',
      description: 'Normalised SPT blow counts for 60 % energy. Fines content is required.',
      symbol: 'N_1',
      minimum: 0,
      overrides: [{ inputs: ['spt_blow_count'] }],
    }),
  ),
  spt_blow_count: optional(
    quantityList('blow_count', {
      along: 'depth',
      ...list,
      title: 'Field blow counts',
      description: 'Field SPT blow counts per 0.3 m. Fines content is required.',
      symbol: 'N_m',
      minimum: 0,
    }),
  ),
  energy_ratio: quantity('fraction', {
    title: 'Energy ratio',
    description: 'Hammer energy ratio of the field SPT.',
    symbol: 'ER',
    above: 0,
    usual: [0.45, 0.95],
    default: 0.6,
    assumed: 'The hammer energy ratio is 60 %.',
    inert: FIELD_SPT,
  }),
  borehole_factor: quantity('-', {
    title: 'Borehole factor',
    description: 'Borehole diameter correction: 1 up to 115 mm, 1.05 at 150 mm, 1.15 at 200 mm.',
    symbol: 'C_B',
    minimum: 1,
    usual: [1, 1.15],
    default: 1,
    assumed: 'The borehole diameter is 65 to 115 mm.',
    inert: FIELD_SPT,
  }),
  rod_length_factor: optional(
    quantityList('-', {
      along: 'depth',
      ...list,
      title: 'Rod length factor',
      description:
        'Rod length correction, one value for all layers or one per layer. Default: from the depth, assumed equal to the rod length.',
      symbol: 'C_R',
      minimum: 0.5,
      maximum: 1,
      usual: [0.75, 1],
      single: true,
    }),
  ),
  sampler_factor: quantity('-', {
    title: 'Sampler factor',
    description: 'Sampler correction: 1 for the standard sampler, 1.1 to 1.3 without liner.',
    symbol: 'C_S',
    minimum: 1,
    usual: [1, 1.3],
    default: 1,
    assumed: 'The standard sampler is used.',
    inert: FIELD_SPT,
  }),
  fines_content: optional(
    quantityList('fraction', {
      along: 'depth',
      ...list,
      title: 'Fines content',
      description:
        'Fraction by weight passing 75 µm in each layer. Required unless blow counts are for clean sand. With field cone resistance it replaces the estimated content.',
      symbol: 'FC',
      minimum: 0,
    }),
  ),
}

const cpt = {
  q_c1ncs: optional(
    quantityList('-', {
      along: 'depth',
      ...list,
      title: 'Clean-sand cone resistance',
      description: 'Normalised CPT cone resistance for clean sand.',
      symbol: 'q_1cs',
      above: 0,
      usual: [10, 300],
      overrides: [{ inputs: ['cone_resistance', 'sleeve_friction', 'fines_content'] }],
    }),
  ),
  cone_resistance: optional(
    quantityList('cone_resistance', {
      along: 'depth',
      ...list,
      title: 'Field cone resistance',
      description:
        'CPT cone resistance corrected for pore pressure behind the tip. Must exceed the total vertical stress.',
      symbol: 'q_t',
      above: 0,
      usual: [0.5, 40],
    }),
  ),
  sleeve_friction: optional(
    quantityList('soil_stress', {
      along: 'depth',
      ...list,
      title: 'Sleeve friction',
      description: 'Sleeve friction of the field CPT.',
      symbol: 'f_s',
      minimum: 0,
    }),
  ),
  fines_content_fitting_parameter: quantity('-', {
    title: 'Fines content fitting parameter',
    description: 'Site-specific correction of the fines content estimated from the soil behaviour type index.',
    symbol: 'C_FC',
    minimum: -1,
    maximum: 1,
    usual: [-0.3, 0.3],
    default: 0,
    usedWhen: BY_BOULANGER_IDRISS,
    inert: FIELD_CPT,
  }),
  ic_cutoff: quantity('-', {
    title: 'Maximum soil behaviour type index',
    description: 'Soil behaviour type index above which soil behaves as clay and is not assessed.',
    symbol: 'I_max',
    minimum: 2.4,
    maximum: 2.8,
    default: 2.6,
    usedWhen: BY_BOULANGER_IDRISS,
    inert: FIELD_CPT,
  }),
}

const criteria = {
  required_factor_of_safety: quantity('safety_factor', {
    title: 'Required factor of safety',
    description: 'Required factor of safety against liquefaction, usually 1.1 to 1.3.',
    symbol: 'FS_req',
    minimum: 1,
    maximum: LARGEST_FACTOR,
    usual: [1, 1.5],
    default: 1.2,
  }),
  overburden_correction: flag({
    title: 'Overburden factor',
    description: 'Option to reduce resistance at effective stresses above 100 kPa.',
    default: true,
    usedWhen: BY_YOUD,
  }),
  overburden_exponent_f: quantity('-', {
    title: 'Overburden exponent',
    description: 'Exponent f of the overburden factor: 0.6 in dense sand, 0.8 in loose sand.',
    symbol: 'f',
    minimum: 0.6,
    maximum: 0.8,
    default: 0.7,
    assumed: 'The sand is medium dense.',
    usedWhen: BY_YOUD,
    inert: 'applies only above 100 kPa',
  }),
}

export const inputs = grouped({
  Earthquake: earthquake,
  Ground: ground,
  'Blow counts': spt,
  'Cone resistance': cpt,
  Criteria: criteria,
})
export type Params = ParamsOf<typeof inputs>

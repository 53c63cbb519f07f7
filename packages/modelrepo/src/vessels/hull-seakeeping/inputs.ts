/** The inputs of hull seakeeping: the hull, her masses, the waves she meets and the sea. */

import { choice, type InputsOf, quantity, quantityList, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { wettedOffsets } from '../_shared/hull-offsets/inputs.ts'

const MOST = { minItems: 1, maxItems: 200, single: true } as const

const hull = {
  hull: choice(
    { box: 'Box', wigley_iii: 'Wigley III', offsets: 'Table of offsets' },
    {
      title: 'Hull form',
      description: 'Box, Wigley parabolic hull III (Delft tests), or a table of offsets.',
      default: 'box',
    },
  ),
  hull_length: quantity('hull_length', {
    title: 'Hull length',
    description: 'Length of the hull on the waterline.',
    symbol: 'L',
    above: 0,
    example: 150,
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Hull breadth',
    description:
      'Breadth on the waterline. For the closed form of an actual hull, enter breadth times block coefficient.',
    symbol: 'B',
    above: 0,
    example: 30,
  }),
  draft: quantity('draught', {
    title: 'Draught',
    description: 'Draught from the waterline to the keel.',
    symbol: 'T',
    above: 0,
    example: 8,
  }),
  offsets: wettedOffsets({}),
  displacement: quantity('ship_displacement', {
    title: 'Displacement',
    description: 'Displacement, entered instead of the box displacement.',
    symbol: 'M',
    above: 0,
    example: 24600,
  }),
  waterplane_area: quantity('hull_area', {
    title: 'Waterplane area',
    description:
      'Waterplane area, entered instead of the box waterplane area. The waterplane second moment is then unknown.',
    symbol: 'A_w',
    above: 0,
    example: 4050,
  }),
}

const masses = {
  transverse_gm: quantity('metacentric_height', {
    title: 'Transverse metacentric height',
    description:
      'Transverse metacentric height, entered instead of the value calculated from the hull form and centre of gravity.',
    symbol: 'GM',
    above: 0,
    example: 2,
    overrides: [{ inputs: ['kg'], with: ['longitudinal_gm'] }],
  }),
  longitudinal_gm: quantity('metacentric_height', {
    title: 'Longitudinal metacentric height',
    description:
      'Longitudinal metacentric height, entered instead of the value calculated from the hull form and centre of gravity.',
    symbol: 'GM_L',
    above: 0,
    example: 150,
  }),
  kg: quantity('height_above_datum', {
    title: 'Centre of gravity height',
    description:
      'Height of the centre of gravity above the keel. If this and the metacentric heights are omitted, roll and pitch periods are not calculated.',
    symbol: 'KG',
    example: 9.5,
    minimum: 0,
  }),
  pitch_gyradius: quantity('structure_dimension', {
    title: 'Pitch gyradius',
    description: 'Pitch radius of gyration excluding added inertia. Default: 0.25 of the length.',
    symbol: 'k_yy',
    example: 37.5,
    above: 0,
  }),
  roll_gyradius_including_added: quantity('structure_dimension', {
    title: 'Roll gyradius with added inertia',
    description: 'Roll radius of gyration including added inertia. Default: 0.40 of the breadth.',
    symbol: 'k_44',
    example: 12,
    above: 0,
  }),
  roll_gyradius: quantity('structure_dimension', {
    title: 'Roll gyradius',
    description:
      'Dry roll radius of gyration about the centre of gravity. If omitted, motions in six degrees of freedom are not calculated.',
    symbol: 'k_xx',
    example: 10.5,
    above: 0,
  }),
  yaw_gyradius: quantity('structure_dimension', {
    title: 'Yaw gyradius',
    description:
      'Dry yaw radius of gyration about the centre of gravity. If omitted, motions in six degrees of freedom are not calculated.',
    symbol: 'k_zz',
    example: 37.5,
    above: 0,
  }),
  heave_added_mass: quantity('ship_displacement', {
    title: 'Heave added mass',
    description: 'Added mass for the natural heave period. Default: equal to the displacement.',
    symbol: 'A_h',
    example: 25000,
    minimum: 0,
  }),
  damping_ratio: quantity('damping_ratio', {
    title: 'Roll damping ratio',
    description:
      'Roll damping as a fraction of critical damping. In strip theory this damping is added to the wave damping.',
    symbol: 'zeta',
    minimum: 0,
    maximum: 1,
    default: 0.05,
  }),
}

const waves = {
  method: choice(
    {
      closed_form_jmo: 'Closed form (Jensen et al., 2004)',
      strip_theory: 'Strip theory',
      hydrostatics_only: 'Hydrostatics and periods only',
    },
    {
      title: 'Method',
      description: 'Closed-form box motions, strip theory motions, or hydrostatics and natural periods only.',
      default: 'closed_form_jmo',
    },
  ),
  speed: quantity('ship_speed', {
    title: 'Speed',
    description: 'Ship speed through the water.',
    symbol: 'U',
    minimum: 0,
    default: 0,
  }),
  froude_number: quantity('-', {
    title: 'Froude number',
    description: 'Froude number, entered instead of the speed.',
    symbol: 'Fn',
    example: 0.2,
    minimum: 0,
    maximum: 2,
    overrides: [{ inputs: ['speed'] }],
  }),
  heading: quantityList('heading', {
    title: 'Heading',
    description: 'Wave heading: 180° head seas, 0° following seas, 90° waves travelling to port.',
    symbol: 'beta',
    minimum: 0,
    maximum: 360,
    default: [180],
    ...MOST,
  }),
  wave_frequency: quantityList('wave_angular_frequency', {
    title: 'Wave frequency',
    description: 'Angular frequency of the waves in a fixed frame.',
    symbol: 'omega_0',
    above: 0,
    ...MOST,
  }),
  wave_length_over_ship_length: quantityList('-', {
    title: 'Ratio of wavelength to hull length',
    description: 'Ratio of wavelength to hull length, entered instead of wave frequency.',
    symbol: 'l_L',
    above: 0,
    maximum: 1000,
    ...MOST,
    overrides: [{ inputs: ['wave_frequency'] }],
  }),
  position_from_midship: quantityList('hull_coordinate', {
    title: 'Point position',
    description:
      'Longitudinal position of the point at which vertical motion is calculated, positive forward of amidships.',
    symbol: 'x_P',
    minItems: 1,
    maxItems: 20,
    single: true,
  }),
}

const sea = {
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Significant wave height of the JONSWAP sea used for significant motions.',
    symbol: 'H_s',
    example: 4,
    above: 0,
  }),
  peak_period: quantity('wave_period', {
    title: 'Peak period',
    description: 'Peak period of the JONSWAP sea.',
    symbol: 'T_p',
    example: 10,
    above: 0,
  }),
  peak_enhancement_factor: quantity('peak_enhancement_factor', {
    title: 'Peak enhancement factor',
    description: 'Peak enhancement factor of the JONSWAP sea.',
    symbol: 'gamma',
    minimum: 1,
    maximum: 7,
    default: 3.3,
  }),
  water_density: field.waterDensity({ symbol: 'rho', default: 1025 }),
  gravity: field.gravity(),
}

const groups = { Hull: hull, Masses: masses, Waves: waves, 'Sea and water': sea }
type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { wave_frequency: frequencyField, wave_length_over_ship_length: lengthField } = waves
export const { way, composed } = waysOver('method', groups)

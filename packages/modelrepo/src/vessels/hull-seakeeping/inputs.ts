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
      description: "A box, Wigley's parabolic hull III of the Delft tests, or a table of offsets.",
      default: 'box',
    },
  ),
  hull_length: quantity('hull_length', {
    title: 'Length of the hull',
    description: 'In the waterline.',
    symbol: 'L',
    above: 0,
    example: 150,
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Breadth of the hull',
    description: 'In the closed form of a real hull: breadth times block coefficient.',
    symbol: 'B',
    above: 0,
    example: 30,
  }),
  draft: quantity('draught', {
    title: 'Draught',
    description: 'From the waterline to the keel.',
    symbol: 'T',
    above: 0,
    example: 8,
  }),
  offsets: wettedOffsets({}),
  displacement: quantity('ship_displacement', {
    title: 'Displacement',
    description: 'In place of that of the box.',
    symbol: 'M',
    above: 0,
    example: 24600,
  }),
  waterplane_area: quantity('hull_area', {
    title: 'Waterplane area',
    description: 'In place of that of the box; its inertia is then not known.',
    symbol: 'A_w',
    above: 0,
    example: 4050,
  }),
}

const masses = {
  transverse_gm: quantity('metacentric_height', {
    title: 'Transverse metacentric height',
    description: 'In place of that of the hull and the centre of gravity.',
    symbol: 'GM',
    above: 0,
    example: 2,
    overrides: [{ inputs: ['kg'], with: ['longitudinal_gm'] }],
  }),
  longitudinal_gm: quantity('metacentric_height', {
    title: 'Longitudinal metacentric height',
    description: 'In place of that of the hull and the centre of gravity.',
    symbol: 'GM_L',
    above: 0,
    example: 150,
  }),
  kg: quantity('height_above_datum', {
    title: 'Centre of gravity',
    description: 'Above the keel. Without it and without metacentric heights there are no periods of roll and pitch.',
    symbol: 'KG',
    example: 9.5,
    minimum: 0,
  }),
  pitch_gyradius: quantity('structure_dimension', {
    title: 'Gyradius of pitch',
    description: 'Without added inertia; a quarter of the length where it is not given.',
    symbol: 'k_yy',
    example: 37.5,
    above: 0,
  }),
  roll_gyradius_including_added: quantity('structure_dimension', {
    title: 'Gyradius of roll',
    description: 'With added inertia; 0.40 of the breadth where it is not given.',
    symbol: 'k_44',
    example: 12,
    above: 0,
  }),
  roll_gyradius: quantity('structure_dimension', {
    title: 'Gyradius of roll without added inertia',
    description: 'About the centre of gravity; without it there are no motions in six degrees of freedom.',
    symbol: 'k_xx',
    example: 10.5,
    above: 0,
  }),
  yaw_gyradius: quantity('structure_dimension', {
    title: 'Gyradius of yaw',
    description: 'Without added inertia, about the centre of gravity; needed as that of roll is.',
    symbol: 'k_zz',
    example: 37.5,
    above: 0,
  }),
  heave_added_mass: quantity('ship_displacement', {
    title: 'Added mass in heave',
    description: 'For the natural period of heave; as large as the displacement where it is not given.',
    symbol: 'A_h',
    example: 25000,
    minimum: 0,
  }),
  damping_ratio: quantity('damping_ratio', {
    title: 'Damping ratio of roll',
    description: 'Share of critical damping; in strip theory beside the damping by waves.',
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
      description: 'Motions of a box in closed form, or of the hull by strips; or still water and periods alone.',
      default: 'closed_form_jmo',
    },
  ),
  speed: quantity('ship_speed', {
    title: 'Speed',
    description: 'Through the water.',
    symbol: 'U',
    minimum: 0,
    default: 0,
  }),
  froude_number: quantity('-', {
    title: 'Froude number',
    description: 'In place of the speed.',
    symbol: 'Fn',
    example: 0.2,
    minimum: 0,
    maximum: 2,
    overrides: [{ inputs: ['speed'] }],
  }),
  heading: quantityList('heading', {
    title: 'Heading',
    description: '180 meets the waves, 0 runs with them, 90 has them run to port.',
    symbol: 'beta',
    minimum: 0,
    maximum: 360,
    default: [180],
    ...MOST,
  }),
  wave_frequency: quantityList('wave_angular_frequency', {
    title: 'Wave frequency',
    description: 'Of the waves themselves.',
    symbol: 'omega_0',
    above: 0,
    ...MOST,
  }),
  wave_length_over_ship_length: quantityList('-', {
    title: 'Wave length over length of the hull',
    description: 'In place of the wave frequency.',
    symbol: 'l_L',
    above: 0,
    maximum: 1000,
    ...MOST,
    overrides: [{ inputs: ['wave_frequency'] }],
  }),
  position_from_midship: quantityList('hull_coordinate', {
    title: 'Place of a point',
    description: 'Forward of amidships, for its vertical motion.',
    symbol: 'x_P',
    minItems: 1,
    maxItems: 20,
    single: true,
  }),
}

const sea = {
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Of a JONSWAP sea, in which motions are summed up.',
    symbol: 'H_s',
    example: 4,
    above: 0,
  }),
  peak_period: quantity('wave_period', {
    title: 'Peak period',
    description: 'Of that sea.',
    symbol: 'T_p',
    example: 10,
    above: 0,
  }),
  peak_enhancement_factor: quantity('peak_enhancement_factor', {
    title: 'Peak enhancement factor',
    description: 'Of that sea.',
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

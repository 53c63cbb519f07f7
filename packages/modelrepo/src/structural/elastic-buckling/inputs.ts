/** The inputs of elastic-buckling: what is given, the section, the member, its steel and load, or a plate. */

import type { EndCondition } from '@keelson/physics/column-buckling/ends.ts'
import { BUCKLING_CURVES } from '@keelson/standards/en-1993-1-1-2005/flexural-buckling.ts'
import { asNamed, choice, type InputsOf, type Labelled, quantity, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const COLUMN = 'column'
export const SLENDERNESS = 'slenderness'
export const CURVE_TABLE = 'curve_table'
export const PLATE = 'plate'

export const TUBE = 'tube'
export const SOLID_ROUND = 'solid_round'
export const GENERAL = 'general'

const SIMPLY_SUPPORTED = 'simply_supported'
export const CLAMPED = 'clamped_long_edges'
export const FREE_EDGE = 'one_long_edge_free'
export const SHEAR = 'shear'

const ENDS: Labelled<EndCondition> = {
  pinned_pinned: 'Pinned at both ends',
  fixed_free: 'Fixed base, free top',
  fixed_fixed: 'Fixed at both ends',
  fixed_pinned: 'Fixed base, pinned top',
  fixed_guided: 'Fixed base, guided top',
  pinned_guided: 'Pinned base, guided top',
}

const choices = {
  analysis: choice(
    {
      [COLUMN]: 'Column',
      [SLENDERNESS]: 'Strength at given slenderness',
      [CURVE_TABLE]: 'EN 1993-1-1 buckling curves',
      [PLATE]: 'Flat plate',
    },
    {
      title: 'Analysis',
      description:
        'Calculation type. A column is defined by its section and length; the other options require a slenderness or plate dimensions.',
      default: COLUMN,
    },
  ),
}

const section = {
  section_shape: choice(
    { [TUBE]: 'Tube', [SOLID_ROUND]: 'Solid round bar', [GENERAL]: 'General section' },
    {
      title: 'Section',
      description: 'Section type. A general section is defined by its area and second moment of area.',
      default: TUBE,
    },
  ),
  outer_diameter: quantity('structural_tube_diameter', {
    title: 'Outer diameter',
    description: 'Outer diameter of the tube or round bar.',
    symbol: 'D',
    above: 0,
    example: 323.9,
  }),
  wall_thickness: quantity('plate_thickness', {
    title: 'Wall thickness',
    description: 'Tube wall thickness. Must be less than half the outer diameter.',
    symbol: 't',
    above: 0,
    example: 12.7,
  }),
  cross_section_area: quantity('section_area', {
    title: 'Cross-sectional area',
    description: 'Gross area of a general section.',
    symbol: 'A',
    above: 0,
    example: 10600,
  }),
  second_moment_of_area: quantity('second_moment_of_area', {
    title: 'Second moment of area, minor axis',
    description: 'Second moment of area of a general section about its minor axis.',
    symbol: 'I',
    above: 0,
    example: 39.23e6,
  }),
  second_moment_of_area_major: quantity('second_moment_of_area', {
    title: 'Second moment of area, major axis',
    description:
      'Second moment of area about the major axis. Must not be less than the minor-axis value; if entered, both axes are checked.',
    symbol: 'I_major',
    above: 0,
    example: 112.6e6,
  }),
  extreme_fibre_distance: quantity('detail_dimension', {
    title: 'Extreme fibre distance',
    description:
      'Distance from the minor axis to the extreme fibre. Required for the maximum stress under an eccentric load.',
    symbol: 'c',
    above: 0,
    example: 120,
  }),
}

const member = {
  length: quantity('member_length', {
    title: 'Length',
    description: 'Member length between points of lateral restraint. For a sway column, the height from base to top.',
    symbol: 'L',
    above: 0,
    example: 9,
  }),
  end_condition: choice(ENDS, {
    title: 'End conditions',
    description: 'Base and top restraint: pinned, fixed, free or guided. A guided end may sway but does not rotate.',
    default: 'pinned_pinned',
    assumed:
      'Both ends are restrained against sway. The effective length of a column with a free or swaying end can be up to twice as long.',
  }),
  effective_length_factor: quantity('-', {
    title: 'Effective length factor',
    description:
      'Effective length factor K about the minor axis. Overrides the theoretical value for the end conditions.',
    symbol: 'K',
    above: 0,
    usual: [0.5, 2.5],
    example: 0.7,
    overrides: [{ inputs: ['end_condition'] }],
  }),
  effective_length_factor_major: quantity('-', {
    title: 'Effective length factor, major axis',
    description: 'Effective length factor K about the major axis. Default: minor-axis value.',
    symbol: 'K_major',
    above: 0,
    usual: [0.5, 2.5],
    example: 1,
  }),
  slenderness_ratio: quantity('-', {
    title: 'Slenderness ratio',
    description: 'Effective length divided by radius of gyration.',
    symbol: 'lambda_r',
    above: 0,
    usual: [10, 250],
    example: 80,
  }),
  non_dimensional_slenderness: quantity('-', {
    title: 'Non-dimensional slenderness',
    description: 'Non-dimensional slenderness at which the five curves are evaluated.',
    symbol: 'lambda',
    above: 0,
    usual: [0.05, 4],
    example: 1,
  }),
}

const material = {
  youngs_modulus: field.youngsModulus({ default: 210, minimum: 1 }),
  yield_strength: quantity('steel_yield_strength', {
    title: 'Yield strength',
    description: 'Steel yield strength for the relevant thickness and temperature.',
    symbol: 'f_y',
    above: 0,
    default: 235,
    assumed: 'S235, the lowest common grade.',
  }),
  buckling_curve: choice(asNamed(BUCKLING_CURVES), {
    title: 'Buckling curve',
    description:
      'Buckling curve of table 6.2. Hot-finished tubes use curve a (a0 for S460 and above). Cold-formed tubes and solid sections use curve c.',
    clause: 'EN 1993-1-1 table 6.2',
    default: 'd',
    assumed: 'Curve d, the lowest of the five buckling curves.',
  }),
  buckling_curve_major: choice(asNamed(BUCKLING_CURVES), {
    title: 'Buckling curve, major axis',
    description: 'Buckling curve for the major axis. Default: minor-axis curve.',
    clause: 'EN 1993-1-1 table 6.2',
  }),
  material_factor: quantity('resistance_factor', {
    title: 'Partial factor',
    description: 'Partial factor for instability, gamma_M1.',
    symbol: 'gamma_M1',
    clause: 'EN 1993-1-1 6.1',
    minimum: 1,
    default: 1,
    assumed:
      'EN 1993-1-1 recommended value for buildings. A national annex or offshore code may require a higher value.',
  }),
}

const load = {
  axial_compression: quantity('pipe_axial_force', {
    title: 'Axial compression',
    description: 'Design axial load, compression positive. Required for checks.',
    symbol: 'N_Ed',
    minimum: 0,
    example: 1500,
  }),
  eccentricity: quantity('detail_dimension', {
    title: 'Load eccentricity',
    description: 'Load eccentricity at both ends, on the same side, for the secant formula.',
    symbol: 'e',
    minimum: 0,
    default: 0,
    assumed: 'The load is concentric. An eccentric load causes bending from the onset of loading.',
  }),
}

const plate = {
  edge_condition: choice(
    {
      [SIMPLY_SUPPORTED]: 'Simply supported',
      [CLAMPED]: 'Clamped long edges',
      [FREE_EDGE]: 'One long edge free',
      [SHEAR]: 'Simply supported, in shear',
    },
    {
      title: 'Edge support and loading',
      description:
        'Plate edge condition. The plate is compressed along its length, or loaded in shear with all edges simply supported.',
      default: SIMPLY_SUPPORTED,
    },
  ),
  plate_width: quantity('plate_width', {
    title: 'Plate width',
    description: 'Length of the loaded edge. For shear, the length of the shorter edge.',
    symbol: 's',
    above: 0,
    example: 800,
  }),
  plate_length: quantity('plate_width', {
    title: 'Plate length',
    description: 'Plate length in the direction of compression. For shear, the length of the longer edge.',
    symbol: 'l',
    above: 0,
    example: 2400,
  }),
  plate_thickness: quantity('plate_thickness', {
    title: 'Plate thickness',
    description: 'Plate thickness. Must be small compared with the width.',
    symbol: 't',
    above: 0,
    example: 10,
  }),
  poisson_ratio: field.poissonRatio({}),
}

const groups = {
  'Analysis type': choices,
  Section: section,
  'Length and end conditions': member,
  'Steel and buckling curve': material,
  Load: load,
  Plate: plate,
}
type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('analysis', groups)

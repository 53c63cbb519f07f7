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
  fixed_free: 'Fixed at the foot, free at the head',
  fixed_fixed: 'Fixed at both ends',
  fixed_pinned: 'Fixed at the foot, pinned at the head',
  fixed_guided: 'Fixed at the foot, guided at the head',
  pinned_guided: 'Pinned at the foot, guided at the head',
}

const choices = {
  analysis: choice(
    {
      [COLUMN]: 'Column',
      [SLENDERNESS]: 'Strength at a slenderness',
      [CURVE_TABLE]: 'EN 1993-1-1 buckling curves',
      [PLATE]: 'Flat plate',
    },
    {
      title: 'Analysis',
      description:
        'A column by section and length; strengths at a slenderness; the five curves of EN 1993-1-1; or a flat plate.',
      default: COLUMN,
    },
  ),
}

const section = {
  section_shape: choice(
    { [TUBE]: 'Tube', [SOLID_ROUND]: 'Solid round bar', [GENERAL]: 'General section' },
    {
      title: 'Section',
      description: 'A tube, a solid round bar, or any section by its area and second moment.',
      default: TUBE,
    },
  ),
  outer_diameter: quantity('structural_tube_diameter', {
    title: 'Outer diameter',
    description: 'Of the tube or the bar.',
    symbol: 'D',
    above: 0,
    example: 323.9,
  }),
  wall_thickness: quantity('plate_thickness', {
    title: 'Wall thickness',
    description: 'Of the tube, below half the outer diameter.',
    symbol: 't',
    above: 0,
    example: 12.7,
  }),
  cross_section_area: quantity('section_area', {
    title: 'Area of the section',
    description: 'Of a general section.',
    symbol: 'A',
    above: 0,
    example: 10600,
  }),
  second_moment_of_area: quantity('second_moment_of_area', {
    title: 'Second moment of area, minor axis',
    description: 'Of a general section.',
    symbol: 'I',
    above: 0,
    example: 39.23e6,
  }),
  second_moment_of_area_major: quantity('second_moment_of_area', {
    title: 'Second moment of area, major axis',
    description: 'Not below that of the minor axis; where it is given, both axes are checked.',
    symbol: 'I_major',
    above: 0,
    example: 112.6e6,
  }),
  extreme_fibre_distance: quantity('detail_dimension', {
    title: 'Distance of the extreme fibre',
    description: 'From the minor axis, for the stress under an eccentric load; without it that is not formed.',
    symbol: 'c',
    above: 0,
    example: 120,
  }),
}

const member = {
  length: quantity('member_length', {
    title: 'Length',
    description: 'Between points that are held against sideways movement; of a swaying column from foot to head.',
    symbol: 'L',
    above: 0,
    example: 9,
  }),
  end_condition: choice(ENDS, {
    title: 'Ends',
    description: 'Foot and head: pinned, fixed, free, or guided, which may sway and does not turn.',
    default: 'pinned_pinned',
    assumed: 'Both ends are held against sway: a free or swaying end has up to twice the effective length.',
  }),
  effective_length_factor: quantity('-', {
    title: 'Effective length factor',
    description: 'K about the minor axis; it takes the place of the theoretical one of the ends.',
    symbol: 'K',
    above: 0,
    usual: [0.5, 2.5],
    example: 0.7,
    overrides: [{ inputs: ['end_condition'] }],
  }),
  effective_length_factor_major: quantity('-', {
    title: 'Effective length factor, major axis',
    description: 'Left out, that of the minor axis.',
    symbol: 'K_major',
    above: 0,
    usual: [0.5, 2.5],
    example: 1,
  }),
  slenderness_ratio: quantity('-', {
    title: 'Slenderness ratio',
    description: 'Effective length over radius of gyration.',
    symbol: 'lambda_r',
    above: 0,
    usual: [10, 250],
    example: 80,
  }),
  non_dimensional_slenderness: quantity('-', {
    title: 'Non-dimensional slenderness',
    description: 'At which the five curves are read.',
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
    description: 'Of the steel, at its thickness and temperature.',
    symbol: 'f_y',
    above: 0,
    default: 235,
    assumed: 'The lowest usual grade, S235.',
  }),
  buckling_curve: choice(asNamed(BUCKLING_CURVES), {
    title: 'Buckling curve',
    description: 'By table 6.2: hot-finished tube a, or a0 from S460; cold-formed tube c; solid sections c.',
    clause: 'EN 1993-1-1 table 6.2',
    default: 'd',
    assumed: 'The lowest of the five.',
  }),
  buckling_curve_major: choice(asNamed(BUCKLING_CURVES), {
    title: 'Buckling curve, major axis',
    description: 'Left out, that of the minor axis.',
    clause: 'EN 1993-1-1 table 6.2',
  }),
  material_factor: quantity('resistance_factor', {
    title: 'Partial factor',
    description: 'gamma_M1 for instability.',
    symbol: 'gamma_M1',
    clause: 'EN 1993-1-1 6.1',
    minimum: 1,
    default: 1,
    assumed: 'The value that EN 1993-1-1 recommends for buildings; a national annex or an offshore code may ask more.',
  }),
}

const load = {
  axial_compression: quantity('pipe_axial_force', {
    title: 'Axial compression',
    description: 'Design load, compression positive; without it no check is made.',
    symbol: 'N_Ed',
    minimum: 0,
    example: 1500,
  }),
  eccentricity: quantity('detail_dimension', {
    title: 'Eccentricity of the load',
    description: 'At both ends, on the same side, for the secant formula.',
    symbol: 'e',
    minimum: 0,
    default: 0,
    assumed: 'The load stands on the axis: an eccentric one bends the column from the start.',
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
      title: 'Edges and loading',
      description: 'Compressed along its length and held as named, or sheared with all edges simply supported.',
      default: SIMPLY_SUPPORTED,
    },
  ),
  plate_width: quantity('plate_width', {
    title: 'Plate width',
    description: 'The loaded edge; in shear the shorter one.',
    symbol: 's',
    above: 0,
    example: 800,
  }),
  plate_length: quantity('plate_width', {
    title: 'Plate length',
    description: 'In the direction of the compression; in shear the longer edge.',
    symbol: 'l',
    above: 0,
    example: 2400,
  }),
  plate_thickness: quantity('plate_thickness', {
    title: 'Plate thickness',
    description: 'Small beside the width.',
    symbol: 't',
    above: 0,
    example: 10,
  }),
  poisson_ratio: field.poissonRatio({}),
}

const groups = {
  'What is given': choices,
  Section: section,
  'Length and ends': member,
  'Steel and curve': material,
  Load: load,
  Plate: plate,
}
type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('analysis', groups)

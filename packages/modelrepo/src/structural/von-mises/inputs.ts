/** The inputs: a plane frame with its supports and loads, or a tube with its pressures and forces; and what it may bear. */

import { BASIC_ALLOWABLE, EXTREME_ALLOWABLE, SURVIVAL_ALLOWABLE } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import {
  choice,
  count,
  flag,
  type InputsOf,
  quantity,
  quantityGrid,
  quantityList,
  rows,
  waysOver,
} from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const FRAME = 'frame'
export const TUBE = 'tube'

/** Nodes, members and rows of loads of a run. */
const MOST = 5000
/** N or N m: more than any frame in the sea bears. */
const MOST_LOAD = 1e12

const analysis = {
  analysis: choice(
    { [FRAME]: 'Plane frame', [TUBE]: 'Tube' },
    { title: 'Analysis', description: 'Analysis type: plane frame or tube.', default: FRAME },
  ),
}

const shape = {
  node_coordinates: quantityGrid('hull_coordinate', {
    title: 'Nodes',
    description:
      'Node coordinates, one row [x, y] per node, numbered from 0. x is to the right, y upwards. The last node is the tip.',
    minItems: 2,
    maxItems: MOST,
  }),
  element_connectivity: quantityGrid('-', {
    title: 'Elements',
    description: 'Element end nodes, one row [start node, end node] per member, numbered from 0.',
    minimum: 0,
    minItems: 1,
    maxItems: MOST,
  }),
}

const section = {
  youngs_modulus: field.youngsModulus(),
  cross_section_area: quantity('section_area', {
    title: 'Cross-sectional area',
    description: 'Cross-sectional area of all members.',
    symbol: 'A',
    above: 0,
    example: 10_000,
  }),
  second_moment_of_area: quantity('second_moment_of_area', {
    title: 'Second moment of area',
    description: 'Second moment of area of all members, for in-plane bending.',
    symbol: 'I',
    above: 0,
    example: 1e7,
  }),
  section_half_depth: quantity('detail_dimension', {
    title: 'Section half depth',
    description:
      'Distance from the member axis to the outer fibre. If omitted, no bending stress is calculated, and no von Mises stress is reported for members in bending.',
    symbol: 'c',
    above: 0,
    usual: [5, 2000],
    example: 50,
  }),
}

const node = count({ title: 'Node', description: 'Node number, from 0.', minimum: 0, example: 0 })

const supports = {
  fixed_nodes: quantityList('-', {
    title: 'Fixed nodes',
    description: 'Numbers of the nodes fixed in x, y and rotation.',
    minimum: 0,
    minItems: 1,
    maxItems: MOST,
    requiredUnless: [{ inputs: ['supports'] }],
  }),
  supports: rows(
    {
      node,
      x: flag({ title: 'Fixed in x', description: 'Node fixed against displacement in x.' }),
      y: flag({ title: 'Fixed in y', description: 'Node fixed against displacement in y.' }),
      rotation: flag({ title: 'Fixed in rotation', description: 'Node fixed against rotation.' }),
    },
    {
      title: 'Supports',
      description:
        'Support conditions, one row per supported node with the fixed directions. Replaces the fixed nodes input.',
      minItems: 1,
      maxItems: MOST,
      overrides: [{ inputs: ['fixed_nodes'] }],
    },
  ),
}

const LOAD_DIRECTIONS = { x: 'Force in x', y: 'Force in y', moment: 'Moment' } as const

const loads = {
  nodal_loads: rows(
    {
      node,
      direction: choice(LOAD_DIRECTIONS, {
        title: 'Direction',
        description: 'Load direction: force in x, force in y or moment.',
      }),
      magnitude: quantity('-', {
        title: 'Magnitude',
        description: 'Signed load magnitude. Forces in N, moments in N·m, anticlockwise positive.',
        minimum: -MOST_LOAD,
        maximum: MOST_LOAD,
        example: -1000,
      }),
    },
    {
      title: 'Nodal loads',
      description: 'Nodal forces and moments. Loads on the same node are added.',
      maxItems: MOST,
      default: [],
    },
  ),
  member_loads: rows(
    {
      element: count({ title: 'Element', description: 'Element number, from 0.', minimum: 0, example: 0 }),
      w_x: quantity('force_per_length', {
        unit: 'N/m',
        title: 'Load in x',
        description: 'Uniform load in x per unit length of the member.',
        default: 0,
      }),
      w_y: quantity('force_per_length', {
        unit: 'N/m',
        title: 'Load in y',
        description: 'Uniform load in y per unit length of the member. Enter self-weight as negative.',
        default: 0,
      }),
    },
    {
      title: 'Member loads',
      description: 'Uniform loads over the full member length. Loads on the same member are added.',
      maxItems: MOST,
      default: [],
    },
  ),
}

const wall = {
  outer_diameter: quantity('structural_tube_diameter', {
    title: 'Outside diameter',
    description: 'Outside diameter of the tube.',
    symbol: 'D',
    above: 0,
    example: 273.1,
  }),
  wall_thickness: quantity('plate_thickness', {
    title: 'Wall thickness',
    description: 'Wall thickness net of allowances. Must be less than half the outside diameter.',
    symbol: 't',
    above: 0,
    example: 12.7,
  }),
}

const actions = {
  internal_pressure: field.internalPressure({
    description: 'Pressure inside the tube.',
    default: 0,
  }),
  external_pressure: field.externalPressure({
    description: 'Pressure outside the tube.',
    default: 0,
  }),
  true_wall_force: quantity('pipe_axial_force', {
    title: 'True wall force',
    description: 'Force in the tube wall, tension positive, including end-cap and pressure effects.',
    symbol: 'T_w',
    default: 0,
  }),
  effective_tension: quantity('pipe_axial_force', {
    title: 'Effective tension',
    description:
      'Effective tension as reported by riser programs. The true wall force is derived from it and the pressures.',
    symbol: 'T_eff',
    example: 900,
    overrides: [{ inputs: ['true_wall_force'] }],
  }),
  bending_moment: quantity('bending_moment', {
    title: 'Bending moment',
    description: 'Bending moment on the tube. The sign has no effect.',
    symbol: 'M',
    default: 0,
  }),
  torsion_moment: quantity('bending_moment', {
    title: 'Torsional moment',
    description: 'Torsional moment on the tube, of either sign.',
    symbol: 'T',
    default: 0,
  }),
}

const strength = {
  yield_strength: quantity('steel_yield_strength', {
    title: 'Yield strength',
    description: 'Yield strength. If omitted, no check is assessed.',
    symbol: 'f_y',
    above: 0,
    example: 448,
  }),
  allowable_factor: quantity('resistance_factor', {
    title: 'Allowable stress factor',
    description: `Allowable fraction of the yield strength. API RP 2RD (1998) allows two thirds (operating), ${EXTREME_ALLOWABLE.value} (extreme) and ${SURVIVAL_ALLOWABLE.value} (survival).`,
    symbol: 'C_f',
    above: 0,
    maximum: 1,
    usual: [0.5, 1],
    default: BASIC_ALLOWABLE.value,
    assumed: 'API RP 2RD (1998) operating case, which has the lowest factor.',
  }),
}

const groups = {
  Analysis: analysis,
  'Nodes and elements': shape,
  'Member section': section,
  Supports: supports,
  Loads: loads,
  'Tube section': wall,
  'Pressures and forces': actions,
  Strength: strength,
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('analysis', groups)

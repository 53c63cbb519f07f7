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
    { title: 'Analysis', description: 'What is analysed.', default: FRAME },
  ),
}

const shape = {
  node_coordinates: quantityGrid('hull_coordinate', {
    title: 'Nodes',
    description: 'A row [x, y] for each node, numbered from 0: x to the right, y upwards. The last node is the tip.',
    minItems: 2,
    maxItems: MOST,
  }),
  element_connectivity: quantityGrid('-', {
    title: 'Elements',
    description: 'A row [start node, end node] for each member, numbered from 0.',
    minimum: 0,
    minItems: 1,
    maxItems: MOST,
  }),
}

const section = {
  youngs_modulus: field.youngsModulus(),
  cross_section_area: quantity('section_area', {
    title: 'Cross-section area',
    description: 'Of all members.',
    symbol: 'A',
    above: 0,
    example: 10_000,
  }),
  second_moment_of_area: quantity('second_moment_of_area', {
    title: 'Second moment of area',
    description: 'Of all members, for bending in the plane of the frame.',
    symbol: 'I',
    above: 0,
    example: 1e7,
  }),
  section_half_depth: quantity('detail_dimension', {
    title: 'Half depth of the section',
    description:
      'Distance of the outer fibre from the axis. Without it no bending stress is formed, and no von Mises stress where a member carries a moment.',
    symbol: 'c',
    above: 0,
    usual: [5, 2000],
    example: 50,
  }),
}

const node = count({ title: 'Node', description: 'Its number, from 0.', minimum: 0, example: 0 })

const supports = {
  fixed_nodes: quantityList('-', {
    title: 'Fixed nodes',
    description: 'Numbers of the nodes that are held in x, y and rotation.',
    minimum: 0,
    minItems: 1,
    maxItems: MOST,
    requiredUnless: [{ inputs: ['supports'] }],
  }),
  supports: rows(
    {
      node,
      x: flag({ title: 'Held in x', description: 'The node does not move in x.' }),
      y: flag({ title: 'Held in y', description: 'The node does not move in y.' }),
      rotation: flag({ title: 'Held in rotation', description: 'The node does not turn.' }),
    },
    {
      title: 'Supports',
      description: 'A row for each supported node, held direction by direction; replaces the fixed nodes.',
      minItems: 1,
      maxItems: MOST,
      overrides: [{ inputs: ['fixed_nodes'] }],
    },
  ),
}

const LOAD_DIRECTIONS = { x: 'Force along x', y: 'Force along y', moment: 'Moment' } as const

const loads = {
  nodal_loads: rows(
    {
      node,
      direction: choice(LOAD_DIRECTIONS, { title: 'Direction', description: 'Force along x or y, or a moment.' }),
      magnitude: quantity('-', {
        title: 'Magnitude',
        description: 'Signed: a force in N, a moment in N*m, anticlockwise positive.',
        minimum: -MOST_LOAD,
        maximum: MOST_LOAD,
        example: -1000,
      }),
    },
    {
      title: 'Loads on nodes',
      description: 'Forces and moments; loads on one node are added.',
      maxItems: MOST,
      default: [],
    },
  ),
  member_loads: rows(
    {
      element: count({ title: 'Element', description: 'Its number, from 0.', minimum: 0, example: 0 }),
      w_x: quantity('force_per_length', {
        unit: 'N/m',
        title: 'Load in x',
        description: 'Per length of the member.',
        default: 0,
      }),
      w_y: quantity('force_per_length', {
        unit: 'N/m',
        title: 'Load in y',
        description: 'Per length of the member; own weight is negative.',
        default: 0,
      }),
    },
    {
      title: 'Loads on members',
      description: 'Uniform along the whole member; loads on one member are added.',
      maxItems: MOST,
      default: [],
    },
  ),
}

const wall = {
  outer_diameter: quantity('structural_tube_diameter', {
    title: 'Outside diameter',
    description: 'Of the tube.',
    symbol: 'D',
    above: 0,
    example: 273.1,
  }),
  wall_thickness: quantity('plate_thickness', {
    title: 'Wall thickness',
    description: 'Less than half the outside diameter, allowances taken off.',
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
    description: 'Force in the steel itself, tension positive: end caps and pressures are in it.',
    symbol: 'T_w',
    default: 0,
  }),
  effective_tension: quantity('pipe_axial_force', {
    title: 'Effective tension',
    description: 'As riser programs give it; the true wall force follows from it and from the pressures.',
    symbol: 'T_eff',
    example: 900,
    overrides: [{ inputs: ['true_wall_force'] }],
  }),
  bending_moment: quantity('bending_moment', {
    title: 'Bending moment',
    description: 'Its sign does not matter.',
    symbol: 'M',
    default: 0,
  }),
  torsion_moment: quantity('bending_moment', {
    title: 'Torsion moment',
    description: 'Signed.',
    symbol: 'T',
    default: 0,
  }),
}

const strength = {
  yield_strength: quantity('steel_yield_strength', {
    title: 'Yield strength',
    description: 'Without it nothing is checked.',
    symbol: 'f_y',
    above: 0,
    example: 448,
  }),
  allowable_factor: quantity('resistance_factor', {
    title: 'Allowable factor',
    description: `Share of the yield strength that the stress may be. API RP 2RD (1998): two thirds operating, ${EXTREME_ALLOWABLE.value} extreme, ${SURVIVAL_ALLOWABLE.value} survival.`,
    symbol: 'C_f',
    above: 0,
    maximum: 1,
    usual: [0.5, 1],
    default: BASIC_ALLOWABLE.value,
    assumed: 'the operating case of API RP 2RD (1998), the lowest of its shares',
  }),
}

const groups = {
  Analysis: analysis,
  'Nodes and elements': shape,
  'Section of the members': section,
  Supports: supports,
  Loads: loads,
  'Section of the tube': wall,
  'Pressures and forces': actions,
  Strength: strength,
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('analysis', groups)

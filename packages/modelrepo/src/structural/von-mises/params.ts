/** The inputs: a plane frame with its supports and loads, or a tube with its pressures and forces; and what it may bear. */

import { BASIC_ALLOWABLE, EXTREME_ALLOWABLE, SURVIVAL_ALLOWABLE } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import {
  choice,
  count,
  flag,
  grouped,
  optional,
  type ParamsOf,
  quantity,
  quantityGrid,
  quantityList,
  rows,
} from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { ANALYSES, FRAME, OF_FRAME, OF_TUBE } from './modes.ts'

/** Nodes, members and rows of loads of a run. */
export const MOST = 5000
/** N or N m: more than any frame in the sea bears. */
const MOST_LOAD = 1e12

const frame = { usedWhen: OF_FRAME, requiredWhen: OF_FRAME } as const
const tube = { usedWhen: OF_TUBE, requiredWhen: OF_TUBE } as const

const analysis = {
  analysis: choice(ANALYSES, { title: 'Analysis', description: 'What is analysed.', default: FRAME }),
}

const shape = {
  node_coordinates: optional(
    quantityGrid('hull_coordinate', {
      ...frame,
      title: 'Nodes',
      description: 'A row [x, y] for each node, numbered from 0: x to the right, y upwards. The last node is the tip.',
      minItems: 2,
      maxItems: MOST,
    }),
  ),
  element_connectivity: optional(
    quantityGrid('-', {
      ...frame,
      title: 'Elements',
      description: 'A row [start node, end node] for each member, numbered from 0.',
      minimum: 0,
      minItems: 1,
      maxItems: MOST,
    }),
  ),
}

const section = {
  youngs_modulus: field.youngsModulus({ usedWhen: OF_FRAME }),
  cross_section_area: optional(
    quantity('section_area', {
      ...frame,
      title: 'Cross-section area',
      description: 'Of all members.',
      symbol: 'A',
      above: 0,
      example: 10_000,
    }),
  ),
  second_moment_of_area: optional(
    quantity('second_moment_of_area', {
      ...frame,
      title: 'Second moment of area',
      description: 'Of all members, for bending in the plane of the frame.',
      symbol: 'I',
      above: 0,
      example: 1e7,
    }),
  ),
  section_half_depth: optional(
    quantity('detail_dimension', {
      title: 'Half depth of the section',
      description:
        'Distance of the outer fibre from the axis. Without it no bending stress is formed, and no von Mises stress where a member carries a moment.',
      symbol: 'c',
      above: 0,
      usual: [5, 2000],
      example: 50,
      usedWhen: OF_FRAME,
    }),
  ),
}

const node = count({ title: 'Node', description: 'Its number, from 0.', minimum: 0, example: 0 })

const supports = {
  fixed_nodes: optional(
    quantityList('-', {
      ...frame,
      title: 'Fixed nodes',
      description: 'Numbers of the nodes that are held in x, y and rotation.',
      minimum: 0,
      minItems: 1,
      maxItems: MOST,
      requiredUnless: [{ inputs: ['supports'] }],
    }),
  ),
  supports: optional(
    rows(
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
        usedWhen: OF_FRAME,
        overrides: [{ inputs: ['fixed_nodes'] }],
      },
    ),
  ),
}

export const LOAD_DIRECTIONS = ['x', 'y', 'moment'] as const

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
      usedWhen: OF_FRAME,
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
      usedWhen: OF_FRAME,
    },
  ),
}

const wall = {
  outer_diameter: optional(
    quantity('structural_tube_diameter', {
      ...tube,
      title: 'Outside diameter',
      description: 'Of the tube.',
      symbol: 'D',
      above: 0,
      example: 273.1,
    }),
  ),
  wall_thickness: optional(
    quantity('plate_thickness', {
      ...tube,
      title: 'Wall thickness',
      description: 'Less than half the outside diameter, allowances taken off.',
      symbol: 't',
      above: 0,
      example: 12.7,
    }),
  ),
}

const actions = {
  internal_pressure: field.internalPressure({
    description: 'Pressure inside the tube.',
    default: 0,
    usedWhen: OF_TUBE,
  }),
  external_pressure: field.externalPressure({
    description: 'Pressure outside the tube.',
    default: 0,
    usedWhen: OF_TUBE,
  }),
  true_wall_force: quantity('pipe_axial_force', {
    title: 'True wall force',
    description: 'Force in the steel itself, tension positive: end caps and pressures are in it.',
    symbol: 'T_w',
    default: 0,
    usedWhen: OF_TUBE,
  }),
  effective_tension: optional(
    quantity('pipe_axial_force', {
      title: 'Effective tension',
      description: 'As riser programs give it; the true wall force follows from it and from the pressures.',
      symbol: 'T_eff',
      example: 900,
      usedWhen: OF_TUBE,
      overrides: [{ inputs: ['true_wall_force'] }],
    }),
  ),
  bending_moment: quantity('bending_moment', {
    title: 'Bending moment',
    description: 'Its sign does not matter.',
    symbol: 'M',
    default: 0,
    usedWhen: OF_TUBE,
  }),
  torsion_moment: quantity('bending_moment', {
    title: 'Torsion moment',
    description: 'Signed.',
    symbol: 'T',
    default: 0,
    usedWhen: OF_TUBE,
  }),
}

const strength = {
  yield_strength: optional(
    quantity('steel_yield_strength', {
      title: 'Yield strength',
      description: 'Without it nothing is checked.',
      symbol: 'f_y',
      above: 0,
      example: 448,
    }),
  ),
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

export const inputs = grouped({
  Analysis: analysis,
  'Nodes and elements': shape,
  'Section of the members': section,
  Supports: supports,
  Loads: loads,
  'Section of the tube': wall,
  'Pressures and forces': actions,
  Strength: strength,
})
export type Params = ParamsOf<typeof inputs>

/** The row of a joint: chord and brace, how the brace load is carried, and the loads of both. */
import { SAFETY_FACTOR, SAFETY_FACTOR_EXTREME } from '@keelson/standards/api-rp-2a-wsd-2007/joints.ts'
import { asNamed, choice, optional, type ParamsOf, params, quantity } from '@keelson/workflow'
import { COMPRESSION, JOINT_TYPES, SENSES } from './modes.ts'

const share = (of: string) =>
  optional(
    quantity('fraction', {
      title: `Share of ${of} action`,
      description: `Share of the brace axial load carried by ${of} action (API RP 2A-WSD 4.2.4). The shares sum to 1 and replace the joint type.`,
      minimum: 0,
      maximum: 1,
    }),
  )

const classes = {
  joint_type: optional(
    choice(asNamed(JOINT_TYPES), {
      title: 'Joint type',
      description: 'Joint classification of the brace load. Y includes T. Required unless shares are entered.',
    }),
  ),
  k_fraction: share('K'),
  y_fraction: share('T or Y'),
  x_fraction: share('X'),
}

const diameter = (title: string, description: string, symbol: string, example: number) =>
  quantity('structural_tube_diameter', { title, description, symbol, above: 0, example })
const wall = (title: string, description: string, symbol: string, example: number) =>
  quantity('plate_thickness', { title, description, symbol, above: 0, example })
const strength = (title: string, symbol: string) =>
  quantity('steel_yield_strength', {
    title,
    description: 'Yield strength. Limited to 0.8 times the tensile strength if the latter is entered.',
    symbol,
    above: 0,
    example: 345,
  })
const tensile = (title: string, symbol: string) =>
  optional(
    quantity('steel_tensile_strength', {
      title,
      description: 'Tensile strength that limits the yield strength. If omitted, no limit is applied.',
      symbol,
      above: 0,
    }),
  )

const geometry = {
  chord_diameter: diameter('Chord diameter', 'Outside.', 'D', 1200),
  chord_thickness: wall(
    'Chord wall thickness',
    'Chord wall thickness at the joint. Use the can thickness if the joint has a can.',
    'T',
    45,
  ),
  can_length: optional(
    quantity('member_length', {
      title: 'Can length',
      description: 'Effective total can length for T, Y and X joints. If omitted, the chord wall is continuous.',
      symbol: 'L_c',
      above: 0,
    }),
  ),
  nominal_chord_thickness: optional(
    quantity('plate_thickness', {
      title: 'Nominal chord wall thickness',
      description: 'Nominal chord wall thickness outside the can. Required if the can length is entered.',
      symbol: 'T_n',
      above: 0,
    }),
  ),
  brace_diameter: diameter('Brace diameter', 'Brace outer diameter. Must not exceed the chord diameter.', 'd', 610),
  brace_thickness: wall('Brace wall thickness', 'Brace wall thickness at the joint.', 't_b', 20),
  brace_angle: quantity('inclination', {
    title: 'Brace angle',
    description: 'Angle between the brace and chord axes.',
    symbol: 'theta',
    above: 0,
    maximum: 90,
    usual: [30, 90],
    example: 45,
  }),
  gap: optional(
    quantity('detail_dimension', {
      title: 'Gap',
      description: 'Gap between brace toes along the chord, negative for an overlap. Required for K action.',
      symbol: 'g',
    }),
  ),
  chord_yield_strength: strength('Chord yield strength', 'F_yc'),
  brace_yield_strength: strength('Brace yield strength', 'F_yb'),
  chord_tensile_strength: tensile('Chord tensile strength', 'F_uc'),
  brace_tensile_strength: tensile('Brace tensile strength', 'F_ub'),
}

const moment = (title: string, description: string, symbol: string) =>
  quantity('bending_moment', { title, description, symbol, default: 0 })
const size = (title: string, symbol: string) =>
  quantity('bending_moment', { title, description: 'Magnitude of the brace moment.', symbol, minimum: 0, default: 0 })

const loads = {
  chord_axial_load: quantity('pipe_axial_force', {
    title: 'Chord axial load',
    description: 'Chord axial load, tension positive. Average of both sides of the joint.',
    symbol: 'P_c',
    default: 0,
  }),
  chord_in_plane_moment: moment(
    'Chord in-plane moment',
    'Chord in-plane moment, positive for compression at the brace footprint. Average of both sides of the joint.',
    'M_ipb',
  ),
  chord_out_of_plane_moment: moment(
    'Chord out-of-plane moment',
    'Chord out-of-plane moment, average of both sides of the joint.',
    'M_opb',
  ),
  brace_axial_load: quantity('pipe_axial_force', {
    title: 'Brace axial load',
    description: 'Magnitude of the brace axial load.',
    symbol: 'P',
    minimum: 0,
    default: 0,
  }),
  brace_axial_sense: choice(SENSES, {
    title: 'Brace axial load sense',
    description: 'Direction of the brace axial load: compression or tension.',
    default: COMPRESSION,
  }),
  brace_in_plane_moment: size('Brace in-plane moment', 'M_i'),
  brace_out_of_plane_moment: size('Brace out-of-plane moment', 'M_o'),
  safety_factor: quantity('safety_factor', {
    title: 'Safety factor',
    description: `Joint safety factor. Use ${SAFETY_FACTOR.value}, or ${SAFETY_FACTOR_EXTREME.value} with the one-third increase.`,
    symbol: 'FS',
    minimum: 1,
    default: SAFETY_FACTOR.value,
  }),
}

export const jointFields = { ...classes, ...geometry, ...loads }
const joint = params(jointFields)
export type Joint = ParamsOf<typeof joint>

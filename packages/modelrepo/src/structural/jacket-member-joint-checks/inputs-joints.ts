/** The row of a joint: chord and brace, how the brace load is carried, and the loads of both. */
import { SAFETY_FACTOR, SAFETY_FACTOR_EXTREME } from '@keelson/standards/api-rp-2a-wsd-2007/joints.ts'
import { asNamed, choice, optional, type ParamsOf, params, quantity } from '@keelson/workflow'
import { COMPRESSION, JOINT_TYPES, SENSES } from './modes.ts'

const share = (of: string) =>
  optional(
    quantity('fraction', {
      title: `Share carried as ${of}`,
      description: `Of the brace axial load, from the load paths of 4.2.4; the shares add up to 1 and replace the type of the joint.`,
      minimum: 0,
      maximum: 1,
    }),
  )

const classes = {
  joint_type: optional(
    choice(asNamed(JOINT_TYPES), {
      title: 'Type of joint',
      description: 'How the brace load is carried; Y is the same as T. Needed unless shares are given.',
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
    description: 'Held to 0.8 of the tensile strength, where that is given.',
    symbol,
    above: 0,
    example: 345,
  })
const tensile = (title: string, symbol: string) =>
  optional(
    quantity('steel_tensile_strength', {
      title,
      description: 'Without it the yield strength is taken as it is.',
      symbol,
      above: 0,
    }),
  )

const geometry = {
  chord_diameter: diameter('Chord diameter', 'Outside.', 'D', 1200),
  chord_thickness: wall('Chord wall', 'At the joint: that of the can, where there is one.', 'T', 45),
  can_length: optional(
    quantity('member_length', {
      title: 'Length of the can',
      description: 'Effective total length; of T, Y and X joints. Without it the chord wall runs on.',
      symbol: 'L_c',
      above: 0,
    }),
  ),
  nominal_chord_thickness: optional(
    quantity('plate_thickness', {
      title: 'Nominal chord wall',
      description: 'Outside the can; needed with its length.',
      symbol: 'T_n',
      above: 0,
    }),
  ),
  brace_diameter: diameter('Brace diameter', 'Outside; not above that of the chord.', 'd', 610),
  brace_thickness: wall('Brace wall', 'At the joint.', 't_b', 20),
  brace_angle: quantity('inclination', {
    title: 'Brace angle',
    description: 'Between the axes of brace and chord.',
    symbol: 'theta',
    above: 0,
    maximum: 90,
    usual: [30, 90],
    example: 45,
  }),
  gap: optional(
    quantity('detail_dimension', {
      title: 'Gap',
      description: 'Between the toes of the braces along the chord, negative where they overlap; needed for K action.',
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
  quantity('bending_moment', { title, description: 'Its size.', symbol, minimum: 0, default: 0 })

const loads = {
  chord_axial_load: quantity('pipe_axial_force', {
    title: 'Chord axial load',
    description: 'Tension positive; average of both sides of the joint.',
    symbol: 'P_c',
    default: 0,
  }),
  chord_in_plane_moment: moment(
    'Chord moment in plane',
    'Positive where it compresses the footprint of the brace; average of both sides of the joint.',
    'M_ipb',
  ),
  chord_out_of_plane_moment: moment('Chord moment out of plane', 'Average of both sides of the joint.', 'M_opb'),
  brace_axial_load: quantity('pipe_axial_force', {
    title: 'Brace axial load',
    description: 'Its size.',
    symbol: 'P',
    minimum: 0,
    default: 0,
  }),
  brace_axial_sense: choice(SENSES, {
    title: 'Sense of the brace axial load',
    description: 'Compression or tension.',
    default: COMPRESSION,
  }),
  brace_in_plane_moment: size('Brace moment in plane', 'M_i'),
  brace_out_of_plane_moment: size('Brace moment out of plane', 'M_o'),
  safety_factor: quantity('safety_factor', {
    title: 'Safety factor',
    description: `${SAFETY_FACTOR.value}, or ${SAFETY_FACTOR_EXTREME.value} where the allowable stresses are raised by a third.`,
    symbol: 'FS',
    minimum: 1,
    default: SAFETY_FACTOR.value,
  }),
}

export const jointFields = { ...classes, ...geometry, ...loads }
const joint = params(jointFields)
export type Joint = ParamsOf<typeof joint>
